import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '../../../generated/policies.ts';
import { createDeskClient, type DeskClient } from '../../../generated/reference/desk/client.ts';
import type { DeskChat, WrittenContent } from '../../../generated/reference/desk/types.ts';
import { createVisitorClient, type VisitorClient } from '../../../generated/reference/visitor/client.ts';
import { repeatMs } from '../../reference/limits.ts';
import { deskToken } from '../../reference/service/testing/site.ts';
import { numberChat } from './books.ts';
import { instant, type Ledger, Random, type SentMessage } from './ledger.ts';
import {
  type Channel,
  agents as names,
  type Outcome,
  outcomeOf,
  patientFetch,
  post,
  setUpChannel,
} from './service.ts';

/** The objects and settings of a run that all sources of traffic share. */
export interface Traffic {
  ledger: Ledger;
  seed: number;
  url: string;
  desk: DeskClient;
  channels: Channel[];
  signal: AbortSignal;
}

/** Calls `act` repeatedly, with random pauses, until the traffic ends. */
async function repeatAtRandom(
  { seed, signal }: Traffic,
  name: string,
  pauseMs: number,
  act: (random: Random) => Promise<unknown>,
): Promise<void> {
  const random = new Random(seed, name);
  while (!signal.aborted) {
    await sleep(random.between(0, 2 * pauseMs), undefined, { signal }).catch(() => {});
    if (!signal.aborted) await act(random);
  }
}

/** The fields of a message that are known before the message is sent. */
type Author = Pick<SentMessage, 'by' | 'writer' | 'whose'>;

/**
 * Sends a message and records its outcome. If the outcome is unknown and the message has an id, sends the message again. The retries end
 * after half the time in which the service recognises a retry, or earlier by chance.
 */
export async function sendMessage(
  { ledger, signal }: Traffic,
  random: Random,
  author: Author,
  { isKnown }: { isKnown: boolean },
  request: (token: string) => Promise<Outcome>,
): Promise<void> {
  const at = instant();
  const message: SentMessage = {
    ...author,
    token: ledger.token(),
    fate: 'unknown',
    posts: 0,
    firstAt: at,
    lastAt: at,
  };
  ledger.messages.push(message);
  let mayHaveHappened = false;
  while (true) {
    message.posts++;
    const outcome = await request(message.token);
    message.lastAt = instant();
    if (outcome.is === 'accepted') {
      message.fate = 'accepted';
      const { entry_id } = Object(outcome.body) as { entry_id?: number };
      if (entry_id !== undefined) message.entry_id = entry_id;
      return;
    }
    mayHaveHappened ||= outcome.is === 'unknown';
    const isLate = instant() - at > repeatMs / 2;
    const isOver = outcome.is === 'rejected' || signal.aborted || isLate || random.chance(0.1);
    if (isOver || (outcome.is === 'unknown' && !isKnown)) {
      message.fate = mayHaveHappened ? 'unknown' : 'rejected';
      return;
    }
    await sleep(random.between(50, 600));
  }
}

interface Visitor {
  client: VisitorClient;
  number: number;
}

const page = { url: 'https://shop.example.com/chairs', title: 'Chairs' };

/** Starts visitors who write and act through the widget of a channel. */
export function startVisitors(traffic: Traffic, channel: Channel): Promise<void>[] {
  return Array.from({ length: 5 }, (_, index) => {
    const name = `visitor ${channel.number} ${index}`;
    let visitor: Visitor | undefined;
    return repeatAtRandom(traffic, name, 800, async (random) => {
      visitor ??= await beginVisit(traffic, channel);
      if (visitor) await actAsVisitor(traffic, channel, name, visitor, random);
    });
  });
}

async function beginVisit({ ledger, url }: Traffic, { channel_id }: Channel): Promise<Visitor | undefined> {
  const at = (token?: string) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return createVisitorClient({ baseUrl: `${url}/visitor`, headers, fetch: patientFetch });
  };
  const path = { widget_id: channel_id };
  const begun = await outcomeOf(ledger, () => at().beginSession({ path, body: { page } }));
  if (begun.is !== 'accepted') return undefined;
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
    const author = { by: 'visitor' as const, writer, whose: { channel_id, visitor_number: number } };
    return sendMessage(traffic, random, author, { isKnown: true }, (token) => {
      const body = { message_id: `id of ${token}`, text: `Hello ${token}` };
      return outcomeOf(ledger, () => client.sendVisitorMessage({ path, body }));
    });
  };
  const leave = () => {
    const message_id = ledger.token().padEnd(8);
    return client.leaveOfflineMessage({ path, body: { message_id, form } });
  };
  const did = (request: () => Promise<{ status: number }>) => () => outcomeOf(ledger, request);
  const action = random.weighted<() => Promise<unknown>>([
    [10, say],
    [2, did(() => client.setVisitorTyping({ path, body: { typing: random.chance(0.5) } }))],
    [1, did(() => client.rateChat({ path, body: { rate: random.pick(['positive', 'negative', null]) } }))],
    [1, did(() => client.setVisitorContact({ path, body: { name: `Name ${number}`, phone } }))],
    [1, did(() => client.setVisitorCustomData({ path, body: { fields } }))],
    [1, did(() => client.moveToPage({ path, body: { page: { ...page, title: 'Tables' } } }))],
    [1, did(() => client.requestCall({ path, body: { phone } }))],
    [1, did(leave)],
  ]);
  await action();
}

/** Customer ids that a program with a wrong comparison could confuse with each other. */
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

/** Customer ids that the service must reject. Requests with such an id must not affect other customers. */
const badIds = ['x\ud800', 'x\ud801', 'y\u0000z'];

/** Starts customers who write to a channel through its address. */
export function startCustomers(traffic: Traffic, channel: Channel): Promise<void>[] {
  return [...ids, ...[1, 2, 3, 4, 5].map((index) => `customer ${index}`)].map((id, index) => {
    const name = `customer ${channel.number} ${index}`;
    return repeatAtRandom(traffic, name, 800, (random) => actAsCustomer(traffic, channel, id, random));
  });
}

async function actAsCustomer(
  traffic: Traffic,
  channel: Channel,
  id: string | number,
  random: Random,
): Promise<void> {
  const { ledger } = traffic;
  const sender = { id, ...(random.chance(0.1) && { name: `Name ${random.between(0, 1000)}` }) };
  const send = (from: object, message: object) => post(ledger, channel.endpoint, { sender: from, message });
  const badly = async () => {
    const bad = badIds.map((each) => send({ id: each }, { type: 'text', text: 'bad' }));
    for (const answer of await Promise.all(bad))
      if (answer.is === 'accepted') ledger.report('faults', 'An invalid customer id was accepted.');
  };
  const say = (kind: Content) => () =>
    sayAsCustomer(traffic, channel, sender, random, kind, random.chance(0.8));
  const action = random.weighted<() => Promise<unknown>>([
    [12, say('text')],
    [3, say('long text')],
    [3, say('media')],
    [4, () => send(sender, { type: random.chance(0.5) ? 'typein' : 'typeout' })],
    [1, badly],
  ]);
  await action();
}

type Content = 'text' | 'long text' | 'media';

/** Sends a message of a customer. With `isKnown`, the message has an id, so a retry of the request is safe. */
async function sayAsCustomer(
  traffic: Traffic,
  { number, channel_id, endpoint }: Channel,
  sender: { id: string | number },
  random: Random,
  kind: Content,
  isKnown: boolean,
): Promise<void> {
  const customer_id = String(sender.id);
  const writer = `customer ${number} ${customer_id}`;
  const author = { by: 'customer' as const, writer, whose: { channel_id, customer_id } };
  await sendMessage(traffic, random, author, { isKnown }, (token) => {
    const message = { ...customerMessage(kind, token), ...(isKnown && { id: `id of ${token}` }) };
    return post(traffic.ledger, endpoint, { sender, message });
  });
}

function customerMessage(kind: Content, token: string): object {
  if (kind === 'text') return { type: 'text', text: `Hello ${token}` };
  // The token is at the start of the text, because the service cuts off the end of a long text.
  if (kind === 'long text')
    return { type: 'text', text: `${token} ${'😀'.repeat(limits.UserTextBody.truncate)}` };
  return { type: 'photo', file: 'https://files.example/1.png', text: token };
}

/** The number of customers who write to a channel that will be removed. */
const crowd = 60;

/** Starts a site owner, who creates channels and removes each channel while customers write to it. */
export function manageChannels(traffic: Traffic, standIns: string): Promise<void> {
  let number = 99;
  return repeatAtRandom(traffic, 'owner', 10_000, async (random) => {
    const { desk, channels, ledger } = traffic;
    number += 1;
    const channel = await setUpChannel(desk, number, standIns);
    channels.push(channel);
    await everybodyWrites(traffic, channel, random);
    const writing = everybodyWrites(traffic, channel, random);
    while ((await outcomeOf(ledger, () => desk.removeChannel({ path: channel }))).is !== 'rejected')
      await sleep(random.between(50, 500));
    channel.isRemoved = true;
    ledger.done['channels removed']++;
    await writing;
  });
}

async function everybodyWrites(traffic: Traffic, channel: Channel, random: Random): Promise<void> {
  const write = async (_: unknown, index: number) => {
    await sleep(random.between(0, 1000));
    await sayAsCustomer(traffic, channel, { id: `customer ${index}` }, random, 'text', true);
  };
  await Promise.all(Array.from({ length: crowd }, write));
}

/** Follows the event stream of the desk, and resumes the stream after a break. Records a violation if an event is missing or repeated. */
export async function followEvents({ ledger, url, signal }: Traffic): Promise<void> {
  const headers = { authorization: `Bearer ${deskToken}` };
  const desk = createDeskClient({ baseUrl: `${url}/desk`, headers });
  let last: number | undefined;
  while (!signal.aborted) {
    try {
      const after = last === undefined ? {} : { headers: { 'last-event-id': String(last) } };
      const stream = await desk.streamEvents(after, { signal });
      if (stream.status !== 200) throw new Error('The event stream is not available.');
      for await (const { data } of stream.events) {
        const { event_id, event, chat, entry } = data;
        if (last !== undefined && event_id !== last + 1)
          ledger.report('events missed or twice', `After event ${last} came ${event_id}.`);
        last = event_id;
        ledger.done['events seen']++;
        if (event === 'chat_opened' && chat) numberChat(ledger, chat);
        if (event === 'entry_added' && entry)
          ledger.numbered('entry', entry.entry_id, `${entry.chat_id} ${entry.text}`);
      }
    } catch {
      await sleep(300);
    }
  }
}

/** Starts agents at the desk. Each agent repeatedly lists the chats of a channel and acts in one of these chats. */
export function startAgents(traffic: Traffic): Promise<void>[] {
  return Array.from({ length: 8 }, (_, index) => {
    const agent_id = names[index % names.length]!;
    return repeatAtRandom(traffic, `agent ${index}`, 500, async (random) => {
      const { ledger, desk, channels } = traffic;
      const { channel_id } = random.pick(channels);
      const query = { channel_id, state: 'open' as const, limit: 30 };
      const listed = await outcomeOf(ledger, () => desk.listChats({ query }));
      if (listed.is !== 'accepted') return;
      const { chats } = listed.body as { chats: DeskChat[] };
      if (chats.length > 0) await actAsAgent(traffic, agent_id, `agent ${index}`, random.pick(chats), random);
    });
  });
}

async function actAsAgent(
  traffic: Traffic,
  agent_id: string,
  writer: string,
  chat: DeskChat,
  random: Random,
): Promise<void> {
  const { ledger, desk } = traffic;
  const { chat_id, channel_id, customer } = chat;
  const path = { chat_id };
  const body = { agent_id };
  const write = () => {
    const whose = { channel_id, chat_id, customer_id: String(customer.id) };
    const author = { by: 'agent' as const, writer: `${writer} in ${chat_id}`, whose };
    return sendMessage(traffic, random, author, { isKnown: false }, (token) => {
      const message = agentMessage(token, random);
      return outcomeOf(ledger, () => desk.writeMessage({ path, body: { ...body, message } }));
    });
  };
  const did = (request: () => Promise<{ status: number }>) => () => outcomeOf(ledger, request);
  const action = random.weighted<() => Promise<unknown>>([
    [8, write],
    [6, did(() => desk.acceptChat({ path, body }))],
    [2, did(() => desk.setTyping({ path, body: { ...body, typing: random.chance(0.5) } }))],
    [2, did(() => desk.assignChat({ path, body }))],
    [2, did(() => desk.closeChat({ path, body }))],
    [1, did(() => desk.setVisitor({ path, body: { description: `Seen by ${agent_id}` } }))],
    [1, did(() => desk.startCall({ path, body: { ...body, type: 'outgoing', phone: '+49301' } }))],
    [1, did(() => desk.requestAgent({ path }))],
  ]);
  await action();
}

function agentMessage(token: string, random: Random): WrittenContent {
  if (random.chance(0.8)) return { type: 'text', text: `Answer ${token}` };
  const file = 'https://files.example/1.pdf';
  return { type: 'document', file, file_name: 'a.pdf', text: token } as WrittenContent;
}
