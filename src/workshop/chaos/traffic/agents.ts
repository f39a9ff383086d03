import { setTimeout as sleep } from 'node:timers/promises';
import { createDeskClient } from '../../../../generated/reference/desk/client.ts';
import type { DeskChat, WrittenContent } from '../../../../generated/reference/desk/types.ts';
import { deskToken } from '../../../reference/service/testing/site.ts';
import type { Random } from '../ledger/random.ts';
import { ask, type Channel, agents as names, setUpChannel } from '../service/requests.ts';
import { sayAsCustomer } from './customers.ts';
import { keepDoing, speak, type Traffic } from './traffic.ts';

/** The number of customers of a channel that will be removed. */
const crowd = 60;

/** Starts a site owner, who creates channels and removes each of them while customers write to it. */
export function owner(traffic: Traffic, standIns: string, pauseMs: number): Promise<void> {
  let number = 99;
  return keepDoing(traffic, 'owner', pauseMs, async (random) => {
    const { desk, channels, ledger } = traffic;
    number += 1;
    const channel = await setUpChannel(desk, number, standIns);
    channels.push(channel);
    await all(traffic, channel, random);
    const writing = all(traffic, channel, random);
    while ((await ask(ledger, () => desk.removeChannel({ path: channel }))).is !== 'not possible')
      await sleep(random.between(50, 500));
    channel.isRemoved = true;
    ledger.done['channels removed']++;
    await writing;
  });
}

async function all(traffic: Traffic, channel: Channel, random: Random): Promise<void> {
  const write = async (_: unknown, index: number) => {
    await sleep(random.between(0, 1000));
    await sayAsCustomer(traffic, channel, { id: `customer ${index}` }, random, 'text', true);
  };
  await Promise.all(Array.from({ length: crowd }, write));
}

/** Follows the desk's event stream, and resumes it after a break. It records a violation if an event is missing or repeated. */
export async function watcher({ ledger, url, signal }: Traffic): Promise<void> {
  const headers = { authorization: `Bearer ${deskToken}` };
  const desk = createDeskClient({ baseUrl: `${url}/desk`, headers });
  let last: number | undefined;
  while (!signal.aborted) {
    try {
      const after = last === undefined ? {} : { headers: { 'last-event-id': String(last) } };
      const stream = await desk.streamEvents(after, { signal });
      if (stream.status !== 200) throw new Error('It is not there now.');
      for await (const { data } of stream.events) {
        const { event_id, event, chat, entry } = data;
        if (last !== undefined && event_id !== last + 1)
          ledger.blame('events missed or twice', `After event ${last} came ${event_id}.`);
        last = event_id;
        ledger.done['events seen']++;
        if (event === 'chat_opened' && chat)
          ledger.numbered('chat', chat.chat_id, `${chat.channel_id} ${chat.customer.id} ${chat.opened_at}`);
        if (event === 'entry_added' && entry)
          ledger.numbered('entry', entry.entry_id, `${entry.chat_id} ${entry.text}`);
      }
    } catch {
      await sleep(300);
    }
  }
}

/** Starts agents at the desk. Each agent repeatedly reads the chats of a channel and acts in one of them. */
export function agents(traffic: Traffic, count: number, pauseMs: number): Promise<void>[] {
  return Array.from({ length: count }, (_, index) => {
    const agent_id = names[index % names.length]!;
    return keepDoing(traffic, `agent ${index}`, pauseMs, async (random) => {
      const { ledger, desk, channels } = traffic;
      const { channel_id } = random.pick(channels);
      const query = { channel_id, state: 'open' as const, limit: 30 };
      const listed = await ask(ledger, () => desk.listChats({ query }));
      if (listed.is !== 'taken') return;
      const { chats } = listed.body as { chats: DeskChat[] };
      for (const chat of chats) sighted(traffic, chat);
      if (chats.length > 0) await act(traffic, agent_id, `agent ${index}`, random.pick(chats), random);
    });
  });
}

/** Records the ids of a chat and of its visitor, to find ids that were assigned twice. */
function sighted(
  { ledger }: Traffic,
  { chat_id, channel_id, customer, visitor_number, opened_at }: DeskChat,
) {
  const whose = `${channel_id} ${customer.id}`;
  ledger.numbered('chat', chat_id, `${whose} ${opened_at}`);
  if (visitor_number !== undefined) ledger.numbered('visitor of', visitor_number, whose);
}

async function act(
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
    const words = { by: 'agent' as const, writer: `${writer} in ${chat_id}`, whose };
    return speak(traffic, random, words, { isKnown: false }, (token) => {
      const message = contentOf(token, random);
      return ask(ledger, () => desk.writeMessage({ path, body: { ...body, message } }));
    });
  };
  const did = (request: () => Promise<{ status: number; body?: unknown }>) => async () => {
    await ask(ledger, request);
  };
  const deed = random.weighted([
    [8, write],
    [6, did(() => desk.acceptChat({ path, body }))],
    [2, did(() => desk.setTyping({ path, body: { ...body, typing: random.chance(0.5) } }))],
    [2, did(() => desk.assignChat({ path, body }))],
    [2, did(() => desk.closeChat({ path, body }))],
    [1, did(() => desk.setVisitor({ path, body: { description: `Seen by ${agent_id}` } }))],
    [1, did(() => desk.startCall({ path, body: { ...body, type: 'outgoing', phone: '+49301' } }))],
    [1, did(() => desk.requestAgent({ path }))],
  ]);
  await deed();
}

function contentOf(token: string, random: Random): WrittenContent {
  if (random.chance(0.8)) return { type: 'text', text: `Answer ${token}` };
  const file = 'https://files.example/1.pdf';
  return { type: 'document', file, file_name: 'a.pdf', text: token } as WrittenContent;
}
