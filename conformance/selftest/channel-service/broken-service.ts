import { type Change, type Faulty, faultOf, faultsOf } from '../bend.ts';
import type { Body } from '../independent/channel-service/model.ts';
import type { IndependentService } from '../independent/channel-service/service.ts';

export type BrokenService = Faulty<IndependentService>;

/** The independent service with one fault. */
export const broken = faultOf<IndependentService>();
export const faults = faultsOf<IndependentService>();

type Delivery = IndependentService['delivery'];

/** Takes some outcomes of an attempt for an end of the delivery. */
export const endsAt =
  (
    isEnd: (attempted: NonNullable<Parameters<Delivery['judge']>[0]>) => unknown,
    verdict: ReturnType<Delivery['judge']> = 'taken',
  ): Change<IndependentService> =>
  ({ delivery }) => {
    const { judge } = delivery;
    delivery.judge = (attempted) => (attempted && isEnd(attempted) ? verdict : judge(attempted));
  };

/** Sends chunks, or none, by what is sent. */
export const chunked =
  (isChunked: (wanted: boolean, body: Body, number: number) => boolean): Change<IndependentService> =>
  ({ delivery }) => {
    const { attempt } = delivery;
    delivery.attempt = (channel, body, number = 1) =>
      attempt.call(delivery, { ...channel, chunked: isChunked(channel.chunked, body, number) }, body, number);
  };

/** Changes what a service keeps and shows of a customer's message. */
export function bendContent(s: IndependentService, change: (content: Body) => Body): void {
  const { content } = s;
  s.content = (message) => {
    const good = content.call(s, message);
    return { ...good, ...change(good) };
  };
}

/** At least one for each MUST of what a service takes in. */
export const brokenReceivers: readonly BrokenService[] = [
  broken('CHN-IN-01', 'gives the status as an object', (s) => {
    const { statusBody } = s;
    s.statusBody = (channel) => `{"status": ${statusBody.call(s, channel)}}`;
  }),
  broken('CHN-IN-02', 'is always available', { isAvailable: () => true }),
  broken('CHN-IN-02', 'asks for all agents, not for one', (s) => {
    s.isAvailable = ({ agents, removed }) => !removed && agents.every((id) => s.agents.get(id)?.online);
  }),
  broken('CHN-IN-02', 'counts agents who are not assigned', (s) => {
    s.isAvailable = ({ removed }) => !removed && [...s.agents.values()].some(({ online }) => online);
  }),
  broken('CHN-IN-02', 'stays available after removal', (s) => {
    s.isAvailable = ({ agents }) => agents.some((id) => s.agents.get(id)?.online);
  }),
  broken('CHN-IN-03', 'answers 0 for a channel that never was', {
    unknown: ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 404).end('0'),
  }),
  broken('CHN-IN-04', 'answers 202', { accepted: (response) => response.writeHead(202).end() }),
  broken('CHN-IN-05', 'takes posts for a channel that never was', {
    unknown: ({ method }, response) => response.writeHead(method === 'POST' ? 200 : 404).end(),
  }),
  broken('CHN-IN-06', 'does not look at the random string', (s) => {
    s.find = (_, id) => s.channels.find((channel) => channel.id === id);
  }),
  broken('CHN-IN-06', 'takes the random string of any channel', (s) => {
    s.find = (random, id) => {
      const known = s.channels.some((channel) => channel.random === random);
      return s.channels.find((channel) => known && channel.id === id);
    };
  }),
  broken('CHN-IN-06', 'breaks down over a wrong random string', {
    unknown: (_, response) => response.writeHead(500).end(),
  }),
  broken('CHN-IN-07', 'refuses integer ids', {
    checks: {
      sender: (sender) => (typeof sender?.['id'] === 'string' && sender['id'] ? undefined : 'no id'),
    },
  }),
  broken('CHN-IN-08', 'passes on messages without a sender', { checks: { sender: () => undefined } }),
  broken('CHN-IN-10', 'names a customer without a name Guest', { nameless: () => 'Guest' }),
  broken('CHN-IN-11', 'keeps the first name it heard', (s) => {
    const { update } = s;
    s.update = (chat, sender) => {
      if (chat.transcript.length === 0 || chat.customer['name'] === 'Anonymous') update.call(s, chat, sender);
    };
  }),
  broken('CHN-IN-12', 'shows any picture', { isPicture: (photo) => photo !== undefined }),
  broken('CHN-IN-13', 'drops the invitation', (s) => {
    const { update } = s;
    s.update = (chat, { invite: _, ...sender }) => update.call(s, chat, sender);
  }),
  broken('CHN-IN-14', 'refuses unknown fields', (s) => {
    const { object } = s.checks;
    s.checks.object = (body) =>
      object(body) ?? (Object.keys(body as object).length > 2 ? 'unknown field' : undefined);
  }),
  broken('CHN-IN-15', 'takes a message without a type for a text', (s) => {
    const { message } = s.checks;
    s.checks.message = (given) => (given?.['type'] === undefined ? undefined : message.call(s.checks, given));
    s.take = () => undefined;
  }),
  broken('CHN-IN-16', 'takes a text without words', { checks: { text: () => undefined } }),
  broken('CHN-IN-17', 'refuses a long text', {
    checks: {
      text: ({ text }) => (typeof text === 'string' && text.length <= 1000 ? undefined : 'too long'),
    },
  }),
  broken('CHN-IN-17', 'does not cut', { cut: (text) => text }),
  broken('CHN-IN-17', 'cuts one character early', { cut: (text) => text.slice(0, 999) }),
  broken('CHN-IN-17', 'counts bytes', { cut: (text) => Buffer.from(text).subarray(0, 1000).toString() }),
  broken('CHN-IN-19', 'shows typing as messages', (s) => {
    s.notice = (channel, sender, message) =>
      void s.add(s.chatOf(channel, sender), { from: 'customer', type: 'text', text: message['type'] });
  }),
  broken('CHN-IN-19', 'does not show typing', { notice: () => undefined }),
  broken('CHN-IN-19', 'never stops showing typing', (s) => {
    const { notice } = s;
    s.notice = (channel, sender, message) => notice.call(s, channel, sender, { ...message, type: 'typein' });
  }),
  broken('CHN-IN-20', 'checks the other fields of a notice', {
    checks: {
      notice: ({ text }) =>
        text === undefined || typeof text === 'string' ? undefined : 'text is no string',
    },
  }),
  broken('CHN-IN-21', 'refuses stickers', (s) => {
    const { file } = s.checks;
    s.checks.file = (message) =>
      message['type'] === 'sticker' ? 'no stickers' : file.call(s.checks, message);
  }),
  broken('CHN-IN-22', 'does not ask for a file name', {
    checks: { required: ({ file, file_size }) => file !== undefined && file_size !== undefined },
  }),
  broken('CHN-IN-22', 'does not ask for a size', {
    checks: { required: ({ file, file_name }) => file !== undefined && file_name !== undefined },
  }),
  broken('CHN-IN-23', 'takes zero for a missing coordinate', {
    checks: { place: ({ latitude, longitude }) => (latitude && longitude ? undefined : 'no coordinates') },
  }),
  broken('CHN-IN-23', 'does not ask for a longitude', {
    checks: { place: ({ latitude }) => (latitude === undefined ? 'no latitude' : undefined) },
  }),
  broken('CHN-IN-24', 'takes any address', { checks: { address: (value) => typeof value === 'string' } }),
  ...faults('CHN-IN-25', {
    'takes fractions': { checks: { count: (value) => typeof value === 'number' && value > 0 } },
    'takes zero': { checks: { count: (value) => Number.isInteger(value) && (value as number) >= 0 } },
    'takes numbers in strings': {
      checks: { count: (value) => Number.isInteger(Number(value)) && Number(value) > 0 },
    },
    'takes coordinates in strings': {
      checks: { coordinate: (value) => Number.isFinite(Number(value)) && value !== undefined },
    },
  }),
  broken('CHN-IN-27', 'takes an array', (s) => {
    const { check } = s.checks;
    s.checks.check = (body) => (Array.isArray(body) ? undefined : check.call(s.checks, body));
    s.take = () => undefined;
  }),
  broken('CHN-IN-28', 'answers 404 to other methods', {
    methodMissing: (response) => response.writeHead(404).end(),
  }),
  broken('CHN-IN-31', 'shows message.id', (s) => {
    const { content } = s;
    s.content = (message) => ({ ...content.call(s, message), title: message['id'] });
  }),
  broken('CHN-IN-31', 'asks for message.id', {
    checks: { text: ({ id, text }) => (id !== undefined && typeof text === 'string' ? undefined : 'no id') },
  }),
  broken('CHN-IN-32', 'answers 403 to a wrong random string', (s) => {
    s.unknown = ({ url }, response) => {
      const isKnown = s.channels.some(({ id }) => url?.split('/')[2] === id);
      response.writeHead(isKnown ? 403 : 404).end();
    };
  }),
];
