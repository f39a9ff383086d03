import type { Body, BotChat } from '../independent/bot-service/model.ts';
import type { IndependentBotService } from '../independent/bot-service/service.ts';
import { type BrokenBotService, broken, faults } from './broken.ts';

/** Services whose first request is right. */
export const brokenRepeats: readonly BrokenBotService[] = [
  ...['repeats-on-500', 'news-is-repeated'].map((caughtBy) =>
    repeating('BOT-OUT-02', caughtBy, 'leaves the token out of a repeat', (it) => {
      it.outgoing.address = ({ endpoint }) => endpoint;
    }),
  ),
  repeating('BOT-OUT-02', 'repeats-on-reset', 'appends the token once more for each repeat', (it) => {
    it.outgoing.address = ({ endpoint, token }) => `${endpoint}/${token}/${token}`;
  }),
  repeating('BOT-OUT-02', 'repeats-on-429', 'puts the token of a repeat into the query', (it) => {
    it.outgoing.address = ({ endpoint, token }) => `${endpoint}?token=${token}`;
  }),
  repeating('BOT-OUT-02', 'silent-provider', 'repeats as text', (it) => {
    it.outgoing.contentType = 'text/plain';
  }),
  ...faults('BOT-OUT-06', 'repeats-on-any-code-but-200', {
    'takes any 2xx for a success': { outgoing: { isSuccess: (status) => status >= 200 && status < 300 } },
  }),
  ...(['BOT-OUT-06', 'BOT-OUT-07'] as const).map((rule) =>
    broken(rule, 'repeats-on-any-code-but-200', 'follows a redirect', (it) => {
      it.outgoing.attempt = (bot, body) => {
        const signal = AbortSignal.timeout(it.outgoing.timeoutMs);
        const headers = { 'content-type': it.outgoing.contentType };
        return fetch(it.outgoing.address(bot), { method: 'POST', headers, body, signal }).then(
          ({ status }) => status,
          () => 0,
        );
      };
    }),
  ),
  finalAt(
    'repeats-on-any-code-but-200',
    'hands over at once what is unavailable',
    (status) => status === 503,
  ),
  finalAt(
    'news-is-repeated',
    'tells no news again that met silence',
    (status, event) => status === 0 && event['event'] !== 'CLIENT_MESSAGE',
  ),
  broken('BOT-OUT-05', 'stalling-provider', 'times the head of an answer only', {
    outgoing: { times: 'head' },
  }),
  broken('BOT-OUT-07', 'stalling-provider', 'times each wait for a piece of an answer', {
    outgoing: { times: 'wait' },
  }),
  broken('BOT-OUT-07', 'late-success-ends-the-repeating', 'hands over at the first failure', (it) => {
    const attempt = it.outgoing.attempt.bind(it.outgoing);
    it.outgoing.attempt = async (bot, body) => {
      const status = await attempt(bot, body);
      if (status !== 200) for (const chat of it.chats) if (chat.channel.bot === bot) it.transfer(chat);
      return status;
    };
  }),
  broken('BOT-OUT-01', 'slow-success-in-the-window', 'forwards nothing while the bot answers', (it) => {
    const forward = it.forward.bind(it);
    const busy = new Set<BotChat>();
    it.forward = async (chat, content) => {
      if (busy.has(chat)) return;
      busy.add(chat);
      await forward(chat, content).finally(() => busy.delete(chat));
    };
  }),
  broken('BOT-OUT-07', 'provider-that-is-not-there', 'takes silence for a success', {
    outgoing: { isSuccess: (status) => status === 200 || status === 0 },
  }),
  failed('file-that-fails', 'does not hand over a client whose file failed', (chat) =>
    Boolean(chat.transcript.at(-1)?.['file']),
  ),
  failed('one-of-two-clients-is-transferred', 'hands over one client of a channel', (chat, it) =>
    it.chats.some(({ channel, handledBy }) => channel === chat.channel && handledBy === 'agents'),
  ),
  broken('BOT-OUT-14', 'silent-provider', 'gives each attempt the time of day', {
    outgoing: {
      body: ({ message, ...event }) => ({
        ...event,
        ...(message && { message: { ...message, timestamp: Math.floor(Date.now() / 1000) } }),
      }),
    },
  }),
];

/** What is wrong from the second attempt of an event on. */
function repeating(
  rule: BrokenBotService['rule'],
  caughtBy: string,
  fault: string,
  change: (it: IndependentBotService) => void,
): BrokenBotService {
  return broken(rule, caughtBy, fault, (it) => {
    const { address, contentType } = it.outgoing;
    it.outgoing.body = (event, number) => {
      Object.assign(it.outgoing, { address, contentType });
      if (number > 1) change(it);
      return event;
    };
  });
}

/** Does nothing where the provider failed, for some of the clients. */
function failed(
  caughtBy: string,
  fault: string,
  isForgotten: (chat: BotChat, it: IndependentBotService) => boolean,
): BrokenBotService {
  return broken('BOT-OUT-07', caughtBy, fault, (it) => {
    const right = it.failed.bind(it);
    it.failed = (chat) => {
      if (!isForgotten(chat, it)) right(chat);
    };
  });
}

/** Ends the repeating at an answer, and takes it for a failure. */
function finalAt(
  caughtBy: string,
  fault: string,
  isFinal: (status: number, event: Body) => boolean,
): BrokenBotService {
  return broken('BOT-OUT-06', caughtBy, fault, ({ outgoing }) => {
    outgoing.tell = async (bot, event) => {
      for (let number = 1; number <= outgoing.requests; number += 1) {
        const status = await outgoing.attempt(bot, JSON.stringify(event));
        if (status === 200) return true;
        if (isFinal(status, event)) return false;
      }
      return false;
    };
  });
}
