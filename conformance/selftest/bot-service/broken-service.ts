import { policies } from '../../../generated/policies.ts';
import { type BrokenBotService, broken, faults } from './broken.ts';
import { brokenBotIntake } from './broken-intake.ts';
import { brokenLater } from './broken-later.ts';
import { brokenRepeats } from './broken-repeats.ts';
import { brokenByChat, brokenValues } from './broken-values.ts';

/** At least one for each MUST and SHOULD of the service side. */
export const brokenBotServices: readonly BrokenBotService[] = [
  ...brokenBotIntake,
  ...brokenByChat,
  ...brokenValues,
  ...brokenRepeats,
  ...brokenLater,
  broken('BOT-OUT-01', 'bot-gets-it-first', 'lets the agents have every chat', { isForwarded: () => false }),
  broken('BOT-OUT-01', 'bot-gets-it-first', 'forwards the first message only', {
    isForwarded: ({ transcript }) => transcript.length === 1,
  }),
  broken('BOT-OUT-01', 'bot-gets-it-first', 'asks the agents beside the bot', (it) => {
    const opened = it.opened.bind(it);
    it.opened = (channel, sender) => Object.assign(opened(channel, sender), { handledBy: 'agents' });
    it.isForwarded = () => true;
  }),
  broken('BOT-OUT-01', 'next-conversation-goes-to-the-bot', 'lets the bot have the first chat only', (it) => {
    it.isForwarded = (chat) =>
      it.chats.find(({ channel, senderId }) => channel === chat.channel && senderId === chat.senderId) ===
      chat;
  }),
  ...faults('BOT-OUT-02', 'event-on-the-wire', {
    'leaves the token out of the address': { outgoing: { address: ({ endpoint }) => endpoint } },
    'sends JSON as text': { outgoing: { contentType: 'text/plain' } },
  }),
  ...['bot-invites-an-agent', 'bot-invites-nobody', 'chat-is-closed'].map((caughtBy) =>
    broken('BOT-OUT-02', caughtBy, 'sends the token with messages only', (it) => {
      const attempt = it.outgoing.attempt.bind(it.outgoing);
      it.outgoing.attempt = (bot, body) =>
        attempt(body.includes('CLIENT_MESSAGE') ? bot : { ...bot, token: '' }, body);
    }),
  ),
  ...faults('BOT-OUT-04', 'ids-name-one-thing', {
    'takes the sender’s id for the chat’s': { chatId: ({ senderId }) => senderId },
  }),
  broken('BOT-OUT-04', 'next-conversation-goes-to-the-bot', 'has one chat_id for all chats of a client', {
    chatId: ({ channel, senderId }) => `${channel.id}-${senderId}`,
  }),
  broken('BOT-OUT-04', 'next-conversation-goes-to-the-bot', 'names a client anew in each conversation', {
    clientId: ({ number }) => `client-${number}`,
  }),
  broken('BOT-OUT-05', 'silent-provider', 'waits five seconds', { outgoing: { timeoutMs: 5000 } }),
  broken('BOT-OUT-05', 'silent-provider', 'gives up after one second', { outgoing: { timeoutMs: 1000 } }),
  broken('BOT-OUT-05', 'slow-success-in-the-window', 'gives up after one second', {
    outgoing: { timeoutMs: 1000 },
  }),
  broken('BOT-OUT-06', 'repeats-on-500', 'never repeats', { outgoing: { requests: 1 } }),
  broken('BOT-OUT-06', 'repeats-on-429', 'repeats three times', { outgoing: { requests: 4 } }),
  broken('BOT-OUT-06', 'repeats-on-429', 'takes 429 for an answer', {
    outgoing: { isSuccess: (status) => status === 200 || status === 429 },
  }),
  broken('BOT-OUT-06', 'silent-provider', 'repeats once', { outgoing: { requests: 2 } }),
  broken('BOT-OUT-06', 'news-is-repeated', 'repeats messages only', (it) => {
    const tell = it.outgoing.tell.bind(it.outgoing);
    it.outgoing.tell = async (bot, event) =>
      event['event'] === 'CLIENT_MESSAGE'
        ? tell(bot, event)
        : it.outgoing.isSuccess(await it.outgoing.attempt(bot, JSON.stringify(event)));
  }),
  broken('BOT-OUT-07', 'silent-provider', 'does not hand the client over', { failed: () => {} }),
  broken('BOT-OUT-07', 'silent-provider', 'waits three more seconds before it transfers', (it) => {
    it.failed = (chat) => void setTimeout(() => it.transfer(chat), policies.sendBotEvent.timeoutMs);
  }),
  broken('BOT-OUT-07', 'repeats-on-500', 'does not hand the client over', { failed: () => {} }),
  broken('BOT-OUT-08', 'success-ends-the-repeating', 'repeats whatever the answer', {
    outgoing: { isSuccess: () => false },
  }),
  broken('BOT-OUT-08', 'success-ends-the-repeating', 'sends it again four seconds later', (it) => {
    const tell = it.outgoing.tell.bind(it.outgoing);
    it.outgoing.tell = (bot, event) => {
      setTimeout(() => void it.outgoing.attempt(bot, JSON.stringify(event)), 4000).unref();
      return tell(bot, event);
    };
  }),
  broken('BOT-OUT-08', 'late-success-ends-the-repeating', 'goes on after a success', (it) => {
    let last = 0;
    it.outgoing.isSuccess = (status) => {
      const right = last !== 500;
      last = status;
      return right && status === 200;
    };
  }),
  broken('BOT-OUT-10', 'bot-invites-an-agent', 'tells of an agent before one joins', (it) => {
    const invite = it.invite.bind(it);
    it.invite = (chat) => {
      invite(chat);
      void it.tell(chat, 'AGENT_JOINED');
    };
  }),
  broken('BOT-OUT-11', 'bot-invites-an-agent', 'says that nobody is there, whoever is', (it) => {
    it.invite = (chat) => {
      it.transfer(chat);
      void it.tell(chat, 'AGENT_UNAVAILABLE');
    };
  }),
  broken('BOT-OUT-12', 'chat-is-closed', 'sends CHAT_CLOSED only while the bot has the chat', (it) => {
    const closed = it.closed.bind(it);
    it.closed = (chat) => void (chat.handledBy === 'bot' && closed(chat));
  }),
  broken('BOT-OUT-13', 'client-asks-for-an-agent', 'tells of agents whom the bot invited only', (it) => {
    const accepted = it.accepted.bind(it);
    it.accepted = (chat) => void (chat.invited && accepted(chat));
  }),
  broken('BOT-OUT-14', 'repeats-on-500', 'gives a repeat another id', {
    outgoing: { body: (event, number) => ({ ...event, id: `${event['id']}-${number}` }) },
  }),
  broken('BOT-OUT-14', 'news-is-repeated', 'gives a repeat of news another id', {
    outgoing: {
      body: (event, number) =>
        event['event'] === 'CLIENT_MESSAGE' ? event : { ...event, id: `${event['id']}-${number}` },
    },
  }),
  broken('BOT-OUT-14', 'repeats-on-reset', 'counts its attempts in the body', {
    outgoing: { body: (event, number) => ({ ...event, attempt: number }) },
  }),
  broken('BOT-OUT-16', 'plain-http-is-refused', 'takes any address', { isSafe: () => true }),
];
