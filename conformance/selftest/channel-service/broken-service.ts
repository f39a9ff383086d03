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

/** At least one for each MUST of what a service takes in. */
export const brokenReceivers: readonly BrokenService[] = [
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
  broken('CHN-IN-10', 'names a customer without a name Guest', { nameless: () => 'Guest' }),
  broken('CHN-IN-12', 'shows any picture', { isPicture: (photo) => photo !== undefined }),
  broken('CHN-IN-14', 'refuses unknown fields', (s) => {
    const { object } = s.checks;
    s.checks.object = (body) =>
      object(body) ?? (Object.keys(body as object).length > 2 ? 'unknown field' : undefined);
  }),
  broken('CHN-IN-17', 'does not cut', { cut: (text) => text }),
  broken('CHN-IN-17', 'counts bytes', { cut: (text) => Buffer.from(text).subarray(0, 1000).toString() }),
  broken('CHN-IN-19', 'shows typing as messages', (s) => {
    s.notice = (channel, sender, message) =>
      void s.add(s.chatOf(channel, sender), { from: 'customer', type: 'text', text: message['type'] });
  }),
  broken('CHN-IN-20', 'checks the other fields of a notice', {
    checks: {
      notice: ({ text }) =>
        text === undefined || typeof text === 'string' ? undefined : 'text is no string',
    },
  }),
  broken('CHN-IN-28', 'answers 404 to other methods', {
    methodMissing: (response) => response.writeHead(404).end(),
  }),
  broken('CHN-IN-31', 'shows message.id', (s) => {
    const { content } = s;
    s.content = (message) => ({ ...content.call(s, message), title: message['id'] });
  }),
  broken('CHN-IN-32', 'answers 403 to a wrong random string', (s) => {
    s.unknown = ({ url }, response) => {
      const isKnown = s.channels.some(({ id }) => url?.split('/')[2] === id);
      response.writeHead(isKnown ? 403 : 404).end();
    };
  }),
];
