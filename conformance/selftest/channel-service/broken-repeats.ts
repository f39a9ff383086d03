import type { Body, Chat } from '../independent/channel-service/model.ts';
import type { IndependentService } from '../independent/channel-service/service.ts';
import { type BrokenService, broken, endsAt, faults } from './broken-service.ts';

type Delivery = IndependentService['delivery'];

const isFile = ({ message }: Body): boolean => message.file !== undefined;
const isTyping = ({ message }: Body): boolean => /^type/.test(message.type);

/** What is right at the first attempt at a text, and wrong when it is repeated, or when something else is sent. */
export const brokenRepeaters: readonly BrokenService[] = [
  ...faults('CHN-OUT-01', {
    'puts the channel at the end of the address once more for each repeat': {
      delivery: {
        path: ({ customerEndpoint, id }, _, number) => `${customerEndpoint}${`/${id}`.repeat(number)}`,
      },
    },
    'repeats by PUT': { delivery: { method: (_, number) => (number === 1 ? 'POST' : 'PUT') } },
    'sends files to an address of their own': {
      delivery: {
        path: ({ customerEndpoint, id }, body) => `${customerEndpoint}/${id}${isFile(body) ? '/media' : ''}`,
      },
    },
  }),
  broken('CHN-OUT-06', 'says of notices of typing that they are text', {
    delivery: { contentType: (body) => (isTyping(body) ? 'text/plain' : 'application/json') },
  }),
  ...faults('CHN-OUT-16', {
    'gives each attempt at a file a new id': {
      delivery: { payload: (body, number) => (isFile(body) ? renamed(body, number) : body) },
    },
    'gives a text a new id when no answer came': ({ delivery }) => renameAfterSilence(delivery),
  }),
  broken('CHN-OUT-09', 'repeats files after one second', (s) =>
    hurry(s, (_, body) => (isFile(body) ? 1000 : s.delivery.intervalMs)),
  ),
  broken('CHN-OUT-09', 'repeats later texts of a chat after one second', (s) =>
    hurry(s, ({ transcript }) =>
      transcript.filter(({ from }) => from === 'agent').length > 1 ? 1000 : s.delivery.intervalMs,
    ),
  ),
  ...[400, 401, 403, 422, 429].map((code) =>
    broken(
      'CHN-OUT-08',
      `stops at ${code}`,
      endsAt(({ status }) => status === code),
    ),
  ),
  {
    ...broken('CHN-OUT-08', 'follows a redirect', byFetch),
    caughtBy: 'invalid-answer-302',
  },
  {
    ...broken('CHN-OUT-01', 'repeats without the body', repeatsNothing),
    caughtBy: 'files-and-places-are-repeated',
  },
  broken(
    'CHN-OUT-11',
    'stops at any answer with an error',
    endsAt(({ status, body }) => status === 200 && Object.hasOwn(Object(body), 'error'), 'refused'),
  ),
  broken('CHN-OUT-13', 'does not stop the clock for the error when a repeat is taken over', (s) => {
    const { deliver } = s;
    s.deliver = async (chat, body, entry) => {
      const clock = setTimeout(() => s.failed(chat, entry), 3 * s.delivery.intervalMs);
      await deliver.call(s, chat, body, entry);
      if (entry.delivery?.state === 'failed' || entry.delivery?.attempts.length === 1) clearTimeout(clock);
    };
  }),
  broken('CHN-OUT-13', 'tells of a failure in every chat of the channel', (s) => {
    const { failed } = s;
    s.failed = ({ channel }, entry) => {
      for (const chat of s.chats) if (chat.channel === channel) failed.call(s, chat, entry);
    };
  }),
  broken('CHN-OUT-14', 'shows what the integrator says once in a chat', (s) => {
    const { refused } = s;
    s.refused = (chat, error) => {
      if (!hasError(chat)) refused.call(s, chat, error);
    };
  }),
  broken('CHN-OUT-14', 'does not show what the integrator says of files', (s) => {
    const { refused } = s;
    s.refused = (chat, error) => {
      const last = chat.transcript.findLast(({ from }) => from === 'agent');
      if (last?.['file'] === undefined) refused.call(s, chat, error);
    };
  }),
];

export function repeatsNothing(s: IndependentService): void {
  byFetch(s, 'manual', (body, number) => (number === 1 ? JSON.stringify(body) : ''));
}

/** Posts by the platform's own client, which goes on to where an answer sends it. */
function byFetch(
  { delivery }: IndependentService,
  redirect: 'follow' | 'manual' = 'follow',
  write: (body: Body, number: number) => string = (body) => JSON.stringify(body),
): void {
  delivery.attempt = async (channel, body, nth) => {
    const number = nth ?? 1;
    const answer = await fetch(delivery.path(channel, body, number), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: write(body, number),
      redirect,
      signal: AbortSignal.timeout(delivery.timeoutMs),
    }).catch(() => undefined);
    return answer && { status: answer.status, body: await answer.json().catch(() => undefined) };
  };
}

function renamed(body: Body, number: number): Body {
  return { ...body, message: { ...body['message'], id: `a${number}` } };
}

function hasError({ transcript }: Chat): boolean {
  return transcript.some(({ type }) => type === 'error');
}

/** Gives a repeat another message.id where the attempt before it got no answer. */
function renameAfterSilence(delivery: Delivery): void {
  const { attempt } = delivery;
  const silent = new Set<unknown>();
  delivery.attempt = async (channel, body, nth) => {
    const number = nth ?? 1;
    const { recipient } = body;
    const sent = number > 1 && silent.has(recipient) ? renamed(body, number) : body;
    const attempted = await attempt.call(delivery, channel, sent, number);
    if (attempted === undefined) silent.add(recipient);
    return attempted;
  };
}

/** Waits for as long as a message's chat and body say. */
function hurry({ delivery }: IndependentService, intervalMs: (chat: Chat, body: Body) => number): void {
  const { run } = delivery;
  delivery.run = (chat, body, entry) => {
    const one = Object.create(delivery, { intervalMs: { value: intervalMs(chat, body) } });
    return run.call(one, chat, body, entry);
  };
}
