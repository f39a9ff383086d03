import { type Change, type Faults, wrap } from '../bend.ts';
import type { BotChat, IndependentBotService } from './independent.ts';

const forgets =
  (isForgotten: (chat: BotChat, it: IndependentBotService) => boolean): Change<IndependentBotService> =>
  (it) => ({ gaveUp: wrap((gaveUp, chat) => void (isForgotten(chat, it) || gaveUp(chat))) });

const tellsOnce =
  (news: string, ownerOf: (chat: BotChat) => unknown): Change<IndependentBotService> =>
  () => {
    const owners = new Set();
    return {
      tell: wrap(async (tell, chat, event, more) => {
        const isAgain = event === news && owners.size === owners.add(ownerOf(chat)).size;
        return isAgain || tell(chat, event, more);
      }),
    };
  };

const clientOf = ({ channel, senderId }: BotChat): string => `${channel.id} ${senderId}`;

/** True if the client of a chat had an earlier chat on this channel. */
const isReturning = (chat: BotChat, { chats }: IndependentBotService): boolean =>
  chats.find((each) => clientOf(each) === clientOf(chat)) !== chat;

/** Services with one fault each in assigning chats, or in the events about that. Many faults show only in a second event or chat. */
export const brokenChats: Faults<IndependentBotService> = {
  'BOT-OUT-01 bot-gets-it-first: gives every chat to the agents': { isForwarded: () => false },
  'BOT-OUT-01 bot-gets-it-first: forwards the first message only': {
    isForwarded: ({ transcript }) => transcript.length === 1,
  },
  'BOT-OUT-01 repeats-on-500: gives a channel to the agents after a failure': (it) => ({
    isForwarded: wrap(
      (isForwarded, chat) =>
        isForwarded(chat) &&
        it.chats.every((each) => each.channel !== chat.channel || each.handledBy === 'bot'),
    ),
  }),
  'BOT-OUT-01 next-conversation-goes-to-the-bot: gives only the first chat of a client to the bot': (it) => {
    it.isForwarded = (chat) => !isReturning(chat, it);
  },
  'BOT-OUT-01 slow-success-in-the-window: forwards only the newest waiting text': {
    forward: wrap(async (forward, chat, content) => {
      await chat.events;
      if (chat.transcript.at(-1)?.['text'] === content['text']) await forward(chat, content);
    }),
  },
  'BOT-OUT-01 ids-name-one-thing: forwards no text that equals the previous one': {
    isForwarded: ({ transcript, handledBy }) =>
      handledBy === 'bot' && transcript.at(-1)?.['text'] !== transcript.at(-2)?.['text'],
  },
  'BOT-OUT-03 bot-text-reaches-the-client: sends the bot its own messages': (it) => ({
    spoken: wrap((spoken, chat, message) => {
      spoken(chat, message);
      void it.forward(chat, { type: 'TEXT', text: message['text'] ?? '' });
    }),
  }),
  'BOT-OUT-04 next-conversation-goes-to-the-bot: gives a client a new id in each chat': {
    clientId: ({ number }) => `client-${number}`,
  },
  'BOT-OUT-04 traffic-of-the-run: sends events with the client_id of the first client': (it) => ({
    clientId: wrap((clientId, chat) => {
      const first = it.chats.find(({ channel }) => channel === chat.channel) ?? chat;
      return clientId(chat.handledBy === 'agents' ? first : chat);
    }),
  }),
  'BOT-OUT-04 bot-invites-again: derives the ids of events from chat and name': {
    outgoing: {
      body: (event) =>
        event['event'] === 'CLIENT_MESSAGE'
          ? event
          : { ...event, id: `${event['event']}-${event['chat_id']}` },
    },
  },
  'BOT-OUT-07 silent-provider: does not hand the client over': { gaveUp: () => {} },
  'BOT-OUT-07 second-message-fails: does not hand over a client whose bot has replied': forgets(
    ({ transcript }) => transcript.some(({ from }) => from === 'bot'),
  ),
  'BOT-OUT-07 late-success-ends-the-repeating: hands over at the first failure': (it) => ({
    outgoing: {
      attempt: wrap(async (attempt, bot, ...given) => {
        const status = await attempt(bot, ...given);
        if (status !== 200) for (const chat of it.chats) if (chat.channel.bot === bot) it.transfer(chat);
        return status;
      }),
    },
  }),
  'BOT-OUT-07 file-that-fails: does not hand over a client whose file failed': forgets(({ transcript }) =>
    Boolean(transcript.at(-1)?.['file']),
  ),
  'BOT-OUT-07 next-conversation-fails: does not hand over a client who had a chat before':
    forgets(isReturning),
  'BOT-OUT-07 one-of-two-clients-is-transferred: hands over one client of a channel': forgets(
    ({ channel }, { chats }) => chats.some((each) => each.channel === channel && each.handledBy === 'agents'),
  ),
  'BOT-OUT-07 one-of-two-clients-is-transferred: hands over the newest chat of a channel': (it) => ({
    gaveUp: wrap((gaveUp, chat) =>
      gaveUp(it.chats.findLast(({ channel }) => channel === chat.channel) ?? chat),
    ),
  }),
  'BOT-OUT-10 bot-invites-again: sends AGENT_JOINED once for each client': tellsOnce(
    'AGENT_JOINED',
    clientOf,
  ),
  'BOT-OUT-10 two-clients-of-a-channel: sends AGENT_JOINED once for each channel': tellsOnce(
    'AGENT_JOINED',
    ({ channel }) => channel,
  ),
  'BOT-OUT-12 chat-is-closed: sends CHAT_CLOSED only while the bot has the chat': {
    finish: wrap((finish, chat) => void (chat.handledBy === 'bot' && finish(chat))),
  },
  'BOT-OUT-12 one-of-two-clients-is-transferred: sends only messages to a bot that has failed': () => {
    const failed = new Set<unknown>();
    return {
      gaveUp: wrap((gaveUp, chat) => {
        failed.add(chat.channel);
        gaveUp(chat);
      }),
      tell: wrap(async (tell, chat, event, more) => {
        const isKept = event !== 'CLIENT_MESSAGE' && failed.has(chat.channel);
        return isKept || tell(chat, event, more);
      }),
    };
  },
  'BOT-IN-01 next-conversation-goes-to-the-bot: delivers the bot’s messages in the first chat of a client only':
    (it) => ({
      spoken: wrap((spoken, chat, message) => void (isReturning(chat, it) || spoken(chat, message))),
    }),
  'BOT-OUT-06 next-conversation-fails: retries no message of a client who had a chat before': (it) => ({
    tell: wrap((tell, chat, event, more) => {
      it.outgoing.isFinal = (_, { chat_id }) => isReturning(chat, it) && chat_id === it.chatId(chat);
      return tell(chat, event, more);
    }),
  }),
  'BOT-OUT-04 next-conversation-goes-to-the-bot: sends CHAT_CLOSED with the first chat of a client': (
    it,
  ) => ({
    outgoing: {
      body: wrap((body, event, number) => {
        const isClose = event['event'] === 'CHAT_CLOSED';
        const first = it.chats.find((chat) => it.clientId(chat) === event['client_id']);
        return body(isClose && first ? { ...event, chat_id: it.chatId(first) } : event, number);
      }),
    },
  }),
  'BOT-OUT-12 next-conversation-goes-to-the-bot: sends CHAT_CLOSED once for each client': tellsOnce(
    'CHAT_CLOSED',
    clientOf,
  ),
  'BOT-OUT-11 bot-invites-nobody: sends AGENT_JOINED as well': (it) => ({
    invite: wrap((invite, chat) => {
      invite(chat);
      if (!it.isAvailable(chat.channel)) void it.tell(chat, 'AGENT_JOINED');
    }),
  }),
  'BOT-OUT-11 bot-invites-an-agent: sends AGENT_UNAVAILABLE while agents are online': (it) => {
    it.invite = (chat) => {
      it.transfer(chat);
      void it.tell(chat, 'AGENT_UNAVAILABLE');
    };
  },
  'BOT-OUT-13 client-asks-for-an-agent: sends AGENT_JOINED only after an invitation': {
    taken: wrap((taken, chat) => void (chat.invited && taken(chat))),
  },
};
