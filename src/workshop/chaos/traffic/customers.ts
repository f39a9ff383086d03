import { limits } from '../../../../generated/policies.ts';
import { createVisitorClient, type VisitorClient } from '../../../../generated/reference/visitor/client.ts';
import type { Random } from '../ledger/random.ts';
import { ask, type Channel, patientFetch, post } from '../service/requests.ts';
import { keepDoing, speak, type Traffic } from './traffic.ts';

/** A visitor of a widget who has a session. */
interface Visitor {
  client: VisitorClient;
  number: number;
}

const page = { url: 'https://shop.example.com/chairs', title: 'Chairs' };

/** Starts visitors who write and act through the widget of a channel. */
export function visitors(
  traffic: Traffic,
  channel: Channel,
  count: number,
  pauseMs: number,
): Promise<void>[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `visitor ${channel.number} ${index}`;
    let visitor: Visitor | undefined;
    return keepDoing(traffic, name, pauseMs, async (random) => {
      if (channel.isRemoved) return;
      visitor ??= await arrive(traffic, channel);
      if (visitor) await actAsVisitor(traffic, channel, name, visitor, random);
    });
  });
}

async function arrive({ ledger, url }: Traffic, { channel_id }: Channel): Promise<Visitor | undefined> {
  const at = (token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return createVisitorClient({ baseUrl: `${url}/visitor`, headers, fetch: patientFetch });
  };
  const path = { widget_id: channel_id };
  const begun = await ask(ledger, () => at().beginSession({ path, body: { page } }));
  if (begun.is !== 'taken') return undefined;
  const { token, visitor_number } = begun.body as { token: string; visitor_number: number };
  ledger.numbered('visitor', visitor_number, token);
  return { client: at(token), number: visitor_number };
}

async function actAsVisitor(
  traffic: Traffic,
  { channel_id }: Channel,
  writer: string,
  { client, number }: Visitor,
  random: Random,
): Promise<void> {
  const { ledger } = traffic;
  const path = { widget_id: channel_id };
  const phone = `+49301234${number}`;
  const form = { name: 'A', phone, email: 'a@example.com', message: 'Call me' };
  const fields = [{ content: `of visitor ${number}` }];
  const say = () => {
    const words = { by: 'visitor' as const, writer, whose: { channel_id, visitor_number: number } };
    return speak(traffic, random, words, { isKnown: true }, (token) => {
      const body = { message_id: `id of ${token}`, text: `Hello ${token}` };
      return ask(ledger, () => client.sendVisitorMessage({ path, body }));
    });
  };
  const leave = () => {
    const message_id = ledger.token().padEnd(8);
    return client.leaveOfflineMessage({ path, body: { message_id, form } });
  };
  const did = (request: () => Promise<{ status: number }>) => async () => {
    await ask(ledger, request);
  };
  const deed = random.weighted([
    [10, say],
    [2, did(() => client.setVisitorTyping({ path, body: { typing: random.chance(0.5) } }))],
    [1, did(() => client.rateChat({ path, body: { rate: random.pick(['positive', 'negative', null]) } }))],
    [1, did(() => client.setVisitorContact({ path, body: { name: `Name ${number}`, phone } }))],
    [1, did(() => client.setVisitorCustomData({ path, body: { fields } }))],
    [1, did(() => client.moveToPage({ path, body: { page: { ...page, title: 'Tables' } } }))],
    [1, did(() => client.requestCall({ path, body: { phone } }))],
    [1, did(leave)],
  ]);
  await deed();
}

/** Customer ids that a careless program could confuse with each other. */
const ids: (string | number)[] = [
  1,
  '01',
  '1.0',
  'é',
  'e\u0301',
  'É',
  ' 1',
  'ﬁ',
  'fi',
  '__proto__',
  'a b/c?d',
  '😀',
  'x\ny',
  "o'hara",
  9007199254740991,
];

/** Customer ids that the service must reject. Requests with them must not affect other customers. */
const badIds = ['x\ud800', 'x\ud801', 'y\u0000z'];

/** Starts customers who write through the channel API. */
export function customers(
  traffic: Traffic,
  channel: Channel,
  count: number,
  pauseMs: number,
): Promise<void>[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index < ids.length ? ids[index]! : `customer ${index}`;
    const name = `customer ${channel.number} ${index}`;
    return keepDoing(traffic, name, pauseMs, (random) => actAsCustomer(traffic, channel, id, random));
  });
}

async function actAsCustomer(
  traffic: Traffic,
  channel: Channel,
  id: string | number,
  random: Random,
): Promise<void> {
  const { ledger } = traffic;
  if (channel.isRemoved) return;
  const sender = { id, ...(random.chance(0.1) && { name: `Name ${random.between(0, 1000)}` }) };
  const send = (from: object, message: object) => post(ledger, channel.endpoint, { sender: from, message });
  const badly = async () => {
    const bad = badIds.map((each) => send({ id: each }, { type: 'text', text: 'bad' }));
    for (const answer of await Promise.all(bad))
      if (answer.is === 'taken') ledger.blame('faults', 'An id that cannot be kept was taken.');
  };
  const say = (kind: Content) => () =>
    sayAsCustomer(traffic, channel, sender, random, kind, random.chance(0.8));
  const deed = random.weighted<() => Promise<unknown>>([
    [12, say('text')],
    [3, say('long text')],
    [3, say('media')],
    [4, () => send(sender, { type: random.chance(0.5) ? 'typein' : 'typeout' })],
    [1, badly],
  ]);
  await deed();
}

type Content = 'text' | 'long text' | 'media';

/** Sends a message of a customer. With `isKnown` the message has an id, so that it can be sent again safely. */
export async function sayAsCustomer(
  traffic: Traffic,
  { number, channel_id, endpoint }: Channel,
  sender: { id: string | number },
  random: Random,
  kind: Content,
  isKnown: boolean,
): Promise<void> {
  const customer_id = String(sender.id);
  const writer = `customer ${number} ${customer_id}`;
  const words = { by: 'customer' as const, writer, whose: { channel_id, customer_id } };
  await speak(traffic, random, words, { isKnown }, (token) => {
    const message = { ...contentOf(kind, token), ...(isKnown && { id: `id of ${token}` }) };
    return post(traffic.ledger, endpoint, { sender, message });
  });
}

function contentOf(kind: Content, token: string): object {
  if (kind === 'text') return { type: 'text', text: `Hello ${token}` };
  // The token is at the start, because the service cuts off the end of a long text.
  if (kind === 'long text')
    return { type: 'text', text: `${token} ${'😀'.repeat(limits.UserTextBody.truncate)}` };
  return { type: 'photo', file: 'https://files.example/1.png', text: token };
}
