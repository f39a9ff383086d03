import { policies } from '../../../generated/policies.ts';
import { type Change, type Faults, wrap } from '../bend.ts';
import type { Body } from '../independent/party.ts';
import type { BotOutgoing } from './exchange.ts';
import type { IndependentBotService } from './independent.ts';

const isMessage = (event: Body): boolean => event['event'] === 'CLIENT_MESSAGE';

const byFetch: Change<IndependentBotService> = ({ outgoing }) => {
  outgoing.attempt = (bot, body, number) => {
    const headers = { 'content-type': outgoing.contentType(number) };
    const signal = AbortSignal.timeout(outgoing.timeoutMs);
    return fetch(outgoing.address(bot, number), { method: 'POST', headers, body, signal }).then(
      ({ status }) => status,
      () => 0,
    );
  };
};

export const authorizing = (isSent: (number: number) => boolean): Change<IndependentBotService> => ({
  outgoing: {
    attempt: wrap((attempt, { authorization, ...bot }, body, number) =>
      attempt({ ...bot, ...(authorization && isSent(number) && { authorization }) }, body, number),
    ),
  },
});

const tokenWithMessages: Change<IndependentBotService> = {
  outgoing: {
    attempt: wrap((attempt, bot, body, number) =>
      attempt(body.includes('CLIENT_MESSAGE') ? bot : { ...bot, token: '' }, body, number),
    ),
  },
};

const tokenAtFirst: Change<IndependentBotService> = {
  outgoing: {
    address: ({ endpoint, token }, number) => (number > 1 ? endpoint : `${endpoint}/${token}`),
  },
};

/** Changes how the events of a chat or a client are sent, from the second one on. */
const later =
  (id: 'chat_id' | 'client_id', changed: Partial<BotOutgoing>): Change<IndependentBotService> =>
  (it) => {
    const { tell } = it.outgoing;
    const seen = new Set<unknown>();
    const other = Object.assign(Object.create(it.outgoing), changed);
    it.outgoing.tell = (bot, event) => {
      const isLater = seen.size === seen.add(event[id]).size;
      return tell.call(isLater ? other : it.outgoing, bot, event);
    };
  };

export const brokenOutgoing: Faults<IndependentBotService> = {
  'BOT-OUT-02 event-on-the-wire: omits the token in the address': {
    outgoing: { address: ({ endpoint }) => endpoint },
  },
  'BOT-OUT-02 refuses-a-wrong-token: sends the first token of a provider on all its channels': (it) => ({
    outgoing: {
      address: ({ endpoint, providerId }) =>
        `${endpoint}/${it.channels.find(({ bot }) => bot?.providerId === providerId)?.bot?.token}`,
    },
  }),
  'BOT-OUT-02 event-on-the-wire: sends JSON as text/plain': { outgoing: { contentType: () => 'text/plain' } },
  ...Object.fromEntries(
    (['bot-invites-an-agent', 'bot-invites-nobody', 'chat-is-closed'] as const).map(
      (by) => [`BOT-OUT-02 ${by}: sends the token with messages only`, tokenWithMessages] as const,
    ),
  ),
  'BOT-OUT-02 repeats-on-500: omits the token in a retry': tokenAtFirst,
  'BOT-OUT-02 news-is-repeated: omits the token in a retry': tokenAtFirst,
  'BOT-OUT-02 silent-provider: sends retries as text/plain': {
    outgoing: { contentType: (number) => (number > 1 ? 'text/plain' : 'application/json') },
  },
  'BOT-OUT-05 silent-provider: waits two seconds too long': {
    outgoing: { timeoutMs: policies.sendBotEvent.timeoutMs + 2000 },
  },
  'BOT-OUT-05 silent-provider: gives up after one second': { outgoing: { timeoutMs: 1000 } },
  'BOT-OUT-05 slow-success-in-the-window: gives up after one second': { outgoing: { timeoutMs: 1000 } },
  'BOT-OUT-05 stalling-provider: limits only the time to the head of a response': {
    outgoing: { times: 'head' },
  },
  'BOT-OUT-07 stalling-provider: limits only the time between two pieces of a response': {
    outgoing: { times: 'wait' },
  },
  'BOT-OUT-06 repeats-on-500: never retries': { outgoing: { requests: 1 } },
  'BOT-OUT-06 silent-provider: retries once': { outgoing: { requests: 2 } },
  'BOT-OUT-06 repeats-on-429: retries three times': { outgoing: { requests: 4 } },
  'BOT-OUT-06 repeats-on-any-code-but-200: treats any 2xx as a success': {
    outgoing: { isSuccess: (status) => status >= 200 && status < 300 },
  },
  'BOT-OUT-06 repeats-on-any-code-but-200: hands over at once after a 503': {
    outgoing: { isFinal: (status) => status === 503 },
  },
  'BOT-OUT-06 repeats-on-any-code-but-200: follows a redirect': byFetch,
  'BOT-OUT-06 second-message-fails: treats any 2xx as a success at a later message of a chat': later(
    'chat_id',
    { isSuccess: (status) => status >= 200 && status < 300 },
  ),
  'BOT-OUT-05 second-message-fails: gives up a later message of a chat after one second': later('chat_id', {
    timeoutMs: 1000,
  }),
  'BOT-OUT-05 next-conversation-fails: gives up later messages of a client after one second': later(
    'client_id',
    { timeoutMs: 1000 },
  ),
  'BOT-OUT-07 repeats-on-any-code-but-200: follows a redirect': byFetch,
  'BOT-OUT-06 news-is-repeated: retries only messages': {
    outgoing: { isFinal: (_, event) => !isMessage(event) },
  },
  'BOT-OUT-07 provider-that-is-not-there: treats no response as a success': {
    outgoing: { isSuccess: (status) => [200, 0].includes(status) },
  },
  'BOT-OUT-08 success-ends-the-repeating: retries after a success': {
    outgoing: { isSuccess: () => false },
  },
  'BOT-OUT-08 late-success-ends-the-repeating: retries after a late success': ({ outgoing }) => {
    let last = 0;
    outgoing.isSuccess = (status) => {
      const right = last !== 500;
      last = status;
      return right && status === 200;
    };
  },
  'BOT-OUT-14 repeats-on-500: gives a retry another id': {
    outgoing: { body: (event, number) => ({ ...event, id: `${event['id']}-${number}` }) },
  },
  'BOT-OUT-14 authorization-is-compared: sends no Authorization with a retry': authorizing(
    (number) => number === 1,
  ),
  'BOT-OUT-14 news-is-repeated: gives a retry of other events another id': {
    outgoing: {
      body: (event, number) => (isMessage(event) ? event : { ...event, id: `${event['id']}-${number}` }),
    },
  },
  'BOT-OUT-14 repeats-on-reset: adds the number of the attempt to client_id': {
    outgoing: { body: (event, number) => ({ ...event, client_id: `${event['client_id']}-${number}` }) },
  },
  'BOT-OUT-14 silent-provider: gives each attempt the current timestamp': {
    outgoing: {
      body: ({ message, ...event }) => ({
        ...event,
        ...(message && { message: { ...message, timestamp: Math.floor(Date.now() / 1000) } }),
      }),
    },
  },
  'BOT-OUT-14 late-success-ends-the-repeating: retries with the latest text of a chat': (it) => ({
    outgoing: {
      body: ({ message, ...event }, number) => {
        const chat = it.chats.find((each) => it.chatId(each) === event['chat_id']);
        const text = number > 1 ? chat?.transcript.at(-1)?.['text'] : message?.text;
        return { ...event, ...(message && { message: { ...message, text } }) };
      },
    },
  }),
  'BOT-OUT-16 plain-http-is-refused: accepts any address': { isSafe: () => true },
};
