import type { Body, BotChat } from '../independent/bot-service/model.ts';
import type { IndependentBotService } from '../independent/bot-service/service.ts';
import { type BrokenBotService, broken } from './broken.ts';

/** Services that do right the first time: the first message, news, invitation and conversation. */
export const brokenLater: readonly BrokenBotService[] = [
  told('BOT-OUT-03', 'event-on-the-wire', 'cuts what is not the first text', (chat, message) =>
    isFirst(chat) ? message : { ...message, text: message['text'].slice(0, 160) },
  ),
  told('BOT-OUT-17', 'event-on-the-wire', 'gives milliseconds from the second message on', (chat, message) =>
    isFirst(chat) ? message : { ...message, timestamp: Date.now() },
  ),
  told('BOT-OUT-17', 'event-on-the-wire', 'gives each message the instant of its chat', (chat, message) => ({
    ...message,
    timestamp: Math.floor(Date.parse(chat.openedAt) / 1000),
  })),
  told('BOT-OUT-17', 'files-of-a-client', 'gives milliseconds for files', (chat, message) =>
    chat.transcript.at(-1)?.['file'] ? { ...message, timestamp: Date.now() } : message,
  ),
  broken('BOT-OUT-04', 'chat-is-closed', 'names news by their chat', {
    outgoing: {
      body: (event) =>
        event['event'] === 'CLIENT_MESSAGE' ? event : { ...event, id: `news-${event['chat_id']}` },
    },
  }),
  broken('BOT-OUT-04', 'chat-is-closed', 'gives news the id of what came before', (it) => {
    const last = new Map<string, string>();
    it.outgoing.body = (event) => {
      const id =
        event['event'] === 'CLIENT_MESSAGE' ? event['id'] : (last.get(event['chat_id']) ?? event['id']);
      last.set(event['chat_id'], id);
      return { ...event, id };
    };
  }),
  broken('BOT-OUT-04', 'bot-invites-again', 'names news by their chat and kind', {
    outgoing: {
      body: (event) =>
        event['event'] === 'CLIENT_MESSAGE'
          ? event
          : { ...event, id: `${event['event']}-${event['chat_id']}` },
    },
  }),
  broken('BOT-IN-02', 'bot-invites-again', 'hears one invitation of a chat', (it) => {
    it.invite = (chat) => {
      if (chat.invited) return;
      chat.invited = true;
      if (chat.channel.agents.some((id) => it.agents.get(id)?.['online'])) it.transfer(chat);
      else void it.tell(chat, 'AGENT_UNAVAILABLE');
    };
  }),
  broken('BOT-OUT-07', 'next-conversation-fails', 'leaves clients alone who were here before', (it) => {
    const failed = it.failed.bind(it);
    it.failed = (chat) => {
      if (it.chats.every((each) => each === chat || !isOfClient(each, chat))) failed(chat);
    };
  }),
  broken('BOT-OUT-07', 'one-of-two-clients-is-transferred', 'hands over all chats of the channel', (it) => {
    it.failed = ({ channel }) => {
      for (const chat of it.chats) if (chat.channel === channel) it.transfer(chat);
    };
  }),
  once('BOT-OUT-11', 'says once a chat that nobody is there', 'AGENT_UNAVAILABLE', ({ number }) => number),
  once('BOT-OUT-11', 'says once a client that nobody is there', 'AGENT_UNAVAILABLE', clientOf),
  once('BOT-OUT-10', 'says once a client that an agent joined', 'AGENT_JOINED', clientOf),
  broken('BOT-OUT-10', 'bot-invites-again', 'says nothing of an agent who comes later', (it) => {
    const absent = new Set<BotChat>();
    telling(it, (chat, event) => {
      if (event === 'AGENT_UNAVAILABLE') absent.add(chat);
      return event !== 'AGENT_JOINED' || !absent.has(chat);
    });
  }),
];

/** Forwards a client’s message otherwise. */
function told(
  rule: BrokenBotService['rule'],
  caughtBy: string,
  fault: string,
  change: (chat: BotChat, message: Body) => Body,
): BrokenBotService {
  return broken(rule, caughtBy, fault, (it) => {
    const tell = it.tell.bind(it);
    it.tell = (chat, event, more: Body | undefined) =>
      tell(chat, event, more?.['message'] ? { message: change(chat, more['message']) } : more);
  });
}

/** Tells one kind of news once for each thing. */
function once(
  rule: BrokenBotService['rule'],
  fault: string,
  name: string,
  thingOf: (chat: BotChat) => unknown,
): BrokenBotService {
  return broken(rule, 'bot-invites-again', fault, (it) => {
    const things = new Set<unknown>();
    telling(it, (chat, event) => {
      if (event !== name) return true;
      const isNew = !things.has(thingOf(chat));
      things.add(thingOf(chat));
      return isNew;
    });
  });
}

/** Tells what it tells, as far as `isTold`. */
function telling(it: IndependentBotService, isTold: (chat: BotChat, event: string) => boolean): void {
  const tell = it.tell.bind(it);
  it.tell = (chat, event, more) => (isTold(chat, event) ? tell(chat, event, more) : Promise.resolve(true));
}

function isFirst({ transcript }: BotChat): boolean {
  return transcript.filter(({ from }) => from === 'customer').length === 1;
}

function isOfClient(chat: BotChat, other: BotChat): boolean {
  return clientOf(chat) === clientOf(other);
}

function clientOf({ channel, senderId }: BotChat): string {
  return `${channel.id} ${senderId}`;
}
