import type { BotChat } from '../independent/bot-service/model.ts';
import { type BrokenBotService, broken } from './broken.ts';

/** Services that do right the first time: the first message, news, invitation and conversation. */
export const brokenLater: readonly BrokenBotService[] = [
  broken('BOT-OUT-04', 'bot-invites-again', 'names news by their chat and kind', {
    outgoing: {
      body: (event) =>
        event['event'] === 'CLIENT_MESSAGE'
          ? event
          : { ...event, id: `${event['event']}-${event['chat_id']}` },
    },
  }),
  broken('BOT-IN-02', 'bot-invites-again', 'ignores a second invitation of a chat', (it) => {
    it.invite = (chat) => {
      if (chat.invited) return;
      chat.invited = true;
      if (chat.channel.agents.some((id) => it.agents.get(id)?.['online'])) it.transfer(chat);
      else void it.tell(chat, 'AGENT_UNAVAILABLE');
    };
  }),
  broken(
    'BOT-OUT-07',
    'next-conversation-fails',
    'does not hand over a client who had a chat before',
    (it) => {
      const failed = it.failed.bind(it);
      it.failed = (chat) => {
        if (it.chats.every((each) => each === chat || !isOfClient(each, chat))) failed(chat);
      };
    },
  ),
  broken('BOT-OUT-07', 'one-of-two-clients-is-transferred', 'hands over all chats of the channel', (it) => {
    it.failed = ({ channel }) => {
      for (const chat of it.chats) if (chat.channel === channel) it.transfer(chat);
    };
  }),
  once('BOT-OUT-11', 'says once a client that nobody is there', 'AGENT_UNAVAILABLE'),
  once('BOT-OUT-10', 'says once a client that an agent joined', 'AGENT_JOINED'),
];

/** Tells each client one kind of news once. */
function once(rule: BrokenBotService['rule'], fault: string, name: string): BrokenBotService {
  return broken(rule, 'bot-invites-again', fault, (it) => {
    const clients = new Set<string>();
    const tell = it.tell.bind(it);
    it.tell = async (chat, event, more) => {
      const isAgain = event === name && clients.size === clients.add(clientOf(chat)).size;
      return isAgain || tell(chat, event, more);
    };
  });
}

function isOfClient(chat: BotChat, other: BotChat): boolean {
  return clientOf(chat) === clientOf(other);
}

function clientOf({ channel, senderId }: BotChat): string {
  return `${channel.id} ${senderId}`;
}
