import { type Change, type Faults, type Replacements, wrap } from '../bend.ts';
import { type Chat, Delivery, type Entry } from '../independent/delivery.ts';
import type { Body } from '../independent/party.ts';
import type { IndependentService } from '../independent/service.ts';

const agentsMessages = ({ transcript }: Chat) => transcript.filter(({ from }) => from === 'agent');

const endsAt = (code: number): Change<IndependentService> => ({
  delivery: {
    judge: wrap((judge, attempted) => (attempted?.status === code ? 'taken' : judge(attempted))),
  },
});

/** Returns a change of a service: `isChunked` returns true if an attempt is sent with chunked encoding. */
const chunked = (isChunked: (wanted: boolean, number: number) => boolean): Change<IndependentService> => ({
  delivery: {
    attempt: wrap((attempt, channel, body, number = 1) =>
      attempt({ ...channel, chunked: isChunked(channel.chunked, number) }, body, number),
    ),
  },
});

/** Returns a change of the delivery of those messages for which `isMeant` returns true. */
const where =
  (
    isMeant: (body: Body, chat: Chat, s: IndependentService) => boolean,
    settings: Partial<Delivery>,
  ): Change<IndependentService> =>
  (s) => {
    const { run } = s.delivery;
    const other = Object.assign(Object.create(s.delivery), settings);
    s.delivery.run = (chat, body, entry) =>
      run.call(isMeant(body, chat, s) ? other : s.delivery, chat, body, entry);
  };

const loses =
  (isLost: (chat: Chat, entry: Entry, s: IndependentService) => boolean): Change<IndependentService> =>
  (s) => ({
    deliver: wrap(async (deliver, chat, body, entry) => {
      if (!isLost(chat, entry, s)) await deliver(chat, body, entry);
    }),
  });

const hasFailed = ({ transcript }: Chat) => transcript.some(({ delivery }) => delivery?.state === 'failed');

const isNext = ({ channel, senderId }: Chat, { chats }: IndependentService) =>
  chats.filter((each) => each.channel === channel && each.senderId === senderId).length > 1;

/** Returns a change of a service: it shows an error about a message that is in `state` after a time. */
const failing =
  (afterMs: number, state: 'pending' | 'delivered'): Change<IndependentService> =>
  (s) => ({
    deliver: wrap((deliver, chat, body, entry) => {
      const fail = () => entry.delivery?.state === state && s.failed(chat, entry);
      setTimeout(fail, afterMs).unref();
      return deliver(chat, body, entry);
    }),
  });

const repeating = (change: (body: Body, number: number) => Body): Replacements<IndependentService> => ({
  delivery: {
    payload: (body, number) =>
      number === 1 ? body : { ...body, message: { ...body['message'], ...change(body, number) } },
  },
});

/** Returns a change of a service: it does not show the error about a failed message if `isHidden`. */
const hiding =
  (
    isHidden: (chat: Chat, agent: Body | undefined, s: IndependentService) => boolean,
  ): Change<IndependentService> =>
  (s) => ({
    failed: wrap((failed, chat, entry) => {
      if (!isHidden(chat, s.agents.get(String(entry['agent_id'])), s)) failed(chat, entry);
    }),
  });

export const brokenDelivery: Faults<IndependentService> = {
  'CHN-OUT-01: sends PUT': { delivery: { method: 'PUT' } },
  'CHN-OUT-01: sends JSON as text/plain': { delivery: { contentType: () => 'text/plain' } },
  'CHN-OUT-01: omits the channel identifier': {
    delivery: { path: ({ customerEndpoint }) => customerEndpoint },
  },
  'CHN-OUT-01: loses the second text of a chat': loses(
    (chat, entry) => agentsMessages(chat).indexOf(entry) === 1,
  ),
  'CHN-OUT-01: sends nothing in a chat after a failure': loses(hasFailed),
  'CHN-OUT-01 agent-text: sends a text with the same words only once': loses(
    (chat, entry) => agentsMessages(chat).filter(({ text }) => text === entry['text']).length > 1,
  ),
  'CHN-OUT-01 text-after-a-failure: sends nothing on a channel after two failures': loses(
    ({ channel }, _, { chats }) =>
      chats.filter((each) => each.channel === channel && hasFailed(each)).length > 1,
  ),
  'CHN-OUT-01 files-and-places-are-repeated: retries without the body': repeatsNothing,
  'CHN-OUT-03 traffic-of-the-run: sends to the first customer of a channel after a failure': (s) => ({
    recipient: wrap((recipient, chat) => {
      const chats = s.chats.filter(({ channel }) => channel === chat.channel);
      return recipient(chats.some(hasFailed) ? chats[0]! : chat);
    }),
  }),
  'CHN-OUT-06: sends typing notices as text/plain': {
    delivery: {
      contentType: ({ message }) => (/^type/.test(message.type) ? 'text/plain' : 'application/json'),
    },
  },
  'CHN-OUT-06 agent-types: sends no typing notice after a text': {
    typing: wrap((typing, chat, ...given) => {
      if (agentsMessages(chat).length === 0) typing(chat, ...given);
    }),
  },
  'CHN-OUT-07: never sends chunks': chunked(() => false),
  'CHN-OUT-07: always sends chunks': chunked(() => true),
  'CHN-OUT-07: sends chunks at the first attempt only': chunked((wanted, number) => wanted && number === 1),
  'CHN-OUT-08: makes five attempts': { delivery: { attempts: 5 } },
  'CHN-OUT-08: makes two attempts': { delivery: { attempts: 2 } },
  'CHN-OUT-08: does not retry locations': where(({ message }) => message.type === 'location', {
    attempts: 1,
  }),
  ...Object.fromEntries(
    [201, 204, 302, 400, 401, 403, 404, 410, 422, 429].map(
      (code) => [`CHN-OUT-08: stops at ${code}`, endsAt(code)] as const,
    ),
  ),
  'CHN-OUT-08 invalid-answer-302: follows a redirect': followsRedirects,
  'CHN-OUT-08 second-text-is-repeated: treats no response to a later text as a success': where(
    (_, chat) => agentsMessages(chat).length > 1,
    { judge: (attempted) => (attempted ? new Delivery().judge(attempted) : 'taken') },
  ),
  'CHN-OUT-08 repeats-on-503-with-ok: makes one attempt in the next chat of a customer': where(
    (_, chat, s) => isNext(chat, s),
    { attempts: 1 },
  ),
  'CHN-OUT-08 repeats-on-404: makes two attempts on a channel with chunks': where(
    (_, { channel }) => channel.chunked,
    {
      attempts: 2,
    },
  ),
  'CHN-OUT-09: waits two seconds': { delivery: { intervalMs: 2000 } },
  'CHN-OUT-09: waits four seconds': { delivery: { intervalMs: 4000 } },
  'CHN-OUT-12: waits for a response without a time limit': { delivery: { timeoutMs: 0 } },
  'CHN-OUT-12: gives up on the first refused connection': {
    delivery: { judge: wrap((judge, attempted) => (attempted === undefined ? 'taken' : judge(attempted))) },
  },
  'CHN-OUT-13: shows no error when it gives up': { failed: () => undefined },
  'CHN-OUT-13: shows the error at the first failure': failing(1000, 'pending'),
  'CHN-OUT-13 traffic-of-the-run: shows an error ten seconds after a success': failing(12_000, 'delivered'),
  'CHN-OUT-13: shows the error at the last attempt, before its timeout': {
    delivery: { timeoutMs: 500, giveUpMs: 0 },
  },
  'CHN-OUT-13 text-after-a-failure: shows no error to an agent without a picture': hiding(
    (_, agent) => agent?.photo === undefined,
  ),
  'CHN-OUT-13 repeats-on-503-with-ok: shows no error in the next chat of a customer': hiding((chat, _, s) =>
    isNext(chat, s),
  ),
  'CHN-OUT-13 repeats-on-404: shows no error on a channel with chunks': hiding(
    ({ channel }) => channel.chunked,
  ),
  'CHN-OUT-13: sends no error event': {
    publish: wrap((publish, event, chat, entry) => {
      const isError = event === 'delivery_failed' || entry?.type === 'error';
      if (!isError && entry?.delivery?.state !== 'failed') publish(event, chat, entry);
    }),
  },
  'CHN-OUT-14: does not show the error message for a file': {
    refused: wrap((refused, chat, error) => {
      if (agentsMessages(chat).at(-1)?.['file'] === undefined) refused(chat, error);
    }),
  },
  'CHN-OUT-16: gives each attempt a new id': repeating((_, number) => ({ id: `a${number}` })),
  'CHN-OUT-16 traffic-of-the-run: retries with the latest text to the customer': ({ chats }) =>
    repeating(({ recipient, message: { text } }) => {
      const chat = chats.findLast(({ senderId }) => String(senderId) === recipient.id)!;
      return text ? { text: agentsMessages(chat).findLast((each) => each['text'])?.['text'] } : {};
    }),
  'CHN-OUT-17: accepts plain http for any host': { isSafe: () => true },
  'CHN-OUT-19 two-agents-write: sends files in the name of the first agent': ({ agents }) => ({
    envelope: wrap((envelope, chat, agent, message) => {
      const [{ name }] = message['file'] ? [...agents.values()] : [agent];
      return envelope(chat, { ...agent, name }, message);
    }),
  }),
  'CHN-OUT-19 traffic-of-the-run: sends the picture of the first agent': ({ agents }) => ({
    envelope: wrap((envelope, chat, agent, message) => {
      const pictured = [...agents.values()].find(({ photo }) => photo) ?? agent;
      return envelope(chat, { ...pictured, name: agent.name }, message);
    }),
  }),
  'CHN-OUT-20: makes four attempts': { delivery: { attempts: 4 } },
  'CHN-OUT-20 closed-port: shows the error of a closed port at the last attempt': {
    delivery: { giveUpMs: 0 },
  },
};

export function repeatsNothing({ delivery }: IndependentService): void {
  delivery.payload = (body, number) => (number === 1 ? body : (undefined as unknown as Body));
}

function followsRedirects({ delivery }: IndependentService): void {
  delivery.attempt = async (channel, body) => {
    const response = await fetch(delivery.path(channel), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(delivery.timeoutMs),
    }).catch(() => undefined);
    return response && { status: response.status, body: await response.json().catch(() => undefined) };
  };
}
