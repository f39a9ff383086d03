// `npm run chaos -- --week`: the traffic of a week, in some minutes.

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { AgentMessage } from '../../../generated/channel/types.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import type { CreatedChannel, DeskChat } from '../../../generated/reference/desk/types.ts';
import { type Starting, startServing } from '../../cli/testing/serving.ts';
import { openReceiver, type Receiver } from '../../reference/service/testing/receiver.ts';
import { createChannel, ok, said } from '../../reference/service/testing/site.ts';
import type { Engine } from './engines/engine.ts';
import { deskAt } from './service/channels.ts';
import type { Memory, Order } from './service/hooks.ts';
import { insist } from './service/requests.ts';

const days = 7;
/** The number of messages in a chat, of the customer and of the agent. */
const perChat = { customer: 8, agent: 2 };
const ofChat = perChat.customer + perChat.agent;
/** One chat of so many is left open, and closed as idle. */
const idle = 10;
/** The first characters of their customers' ids. */
const left = 'left open ';
const isIdle = ({ customer }: DeskChat) => String(customer.id).startsWith(left);
/** Groups of chats that are there at the same time, each on a channel of its own, and chats of a group. */
const lanes = 4;
const chatsAtOnce = 50;
const hourMs = 3_600_000;
/** From one day to the next: all that a day has brought is too old then. */
const stepMs = 26 * hourMs;
/** A day lasts for a round of upkeep at least, in milliseconds. */
const leastDayMs = 12_000;
/** How long upkeep may take to remove a day, in milliseconds. */
const settleMs = 300_000;
/** How much more memory and room there may be later than after the first day, and after the second. */
const tolerance = 1.2;
/** Events that are kept for followers, and rows that upkeep keeps to itself. */
const keptRows = 110_000;

export interface Day {
  said: number;
  seconds: number;
  memory: Memory;
  size: number;
}

export interface Week {
  engine: string;
  days: Day[];
  rows: Record<string, number>;
  /** The faults that were found. */
  wrong: string[];
}

/** Runs an engine through a week: chats are opened, answered and closed, the clock jumps, and retention removes old rows. */
export async function runWeek(
  engine: Engine,
  { messages, progress }: { messages: number; progress: (line: string) => void },
): Promise<Week> {
  const hooks = { module: new URL('./service/hooks.ts', import.meta.url), env: {} };
  const options = ['--close-idle', '1', '--keep-days', '1'];
  const serving: Starting[] = [];
  const wrong: string[] = [];
  await using frontEnd = await openReceiver<AgentMessage>(() => ok);
  try {
    const places: Place[] = [];
    for (let number = 0; number < engine.processes; number++) {
      const starting = startServing([...engine.place, ...options], { hooks });
      serving.push(starting);
      const { origin } = new URL(await starting.ready);
      places.push({
        desk: deskAt(origin),
        pool: new Pool(origin, { connections: 64 }),
      });
    }
    const week = await liveThrough(engine, { messages, progress, places, serving, frontEnd, wrong });
    await Promise.all(serving.map(stop));
    const rows = await engine.rows();
    const bound = messages / days + keptRows;
    for (const [table, count] of Object.entries(rows))
      if (count > bound) wrong.push(`${table} has ${count} rows at the end, more than ${Math.round(bound)}`);
    wrong.push(...((await engine.examine?.()) ?? []));
    return { engine: engine.name, days: week, rows, wrong };
  } finally {
    for (const { child } of serving) child.kill('SIGKILL');
  }
}

/** A process of the service, as callers reach it. */
interface Place {
  desk: DeskClient;
  pool: Pool;
}

interface WeekParts {
  messages: number;
  progress: (line: string) => void;
  places: Place[];
  serving: Starting[];
  frontEnd: Receiver<AgentMessage>;
  wrong: string[];
}

async function liveThrough(engine: Engine, parts: WeekParts): Promise<Day[]> {
  const { messages, progress, places, serving, frontEnd, wrong } = parts;
  const [{ desk }] = places as [Place];
  await insist(200, () => desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } }));
  const traffic = { said: 0, until: 0, chats: 0 };
  const channels = await Promise.all(Array.from({ length: lanes }, () => createChannel(desk, frontEnd.url)));
  const setClock = (clockMs: number) => {
    for (const { child } of serving) child.send({ clockMs } satisfies Order);
  };
  const talk = async (until: number) => {
    traffic.until = until;
    await Promise.all(channels.map((channel) => talkOn(channel, traffic, parts)));
  };
  const week: Day[] = [];
  for (let day = 0; day < days; day++) {
    const from = performance.now();
    const today = (share: number) => ((day + share) * messages) / days;
    await talk(today(1 / 2));
    setClock(day * stepMs - hourMs);
    await talk(today(3 / 4));
    setClock(day * stepMs);
    await talk(today(1));
    await sleep(Math.max(0, leastDayMs - (performance.now() - from)));
    const seconds = (performance.now() - from) / 1000;
    const memory = sum(await Promise.all(serving.map(memoryOf)));
    week.push({ said: traffic.said, seconds, memory, size: await engine.size() });
    progress(lineOf(week.length, week.at(-1)!));
    setClock((day + 1) * stepMs);
    if (!(await isNone(desk, { state: 'closed', limit: 100 }, isIdle)))
      wrong.push(`Chats of day ${day + 1} are kept though upkeep had ${settleMs / 1000} s`);
  }
  // Idle chats are closed one day later, and removed another day later.
  for (const [day, state] of [
    [days, 'open'],
    [days + 1, 'closed'],
  ] as const) {
    setClock(day * stepMs);
    if (!(await isNone(desk, { state, limit: 1 })))
      wrong.push(`Chats are ${state} though upkeep had ${settleMs / 1000} s`);
  }
  const received = Map.groupBy(frontEnd.caught, ({ body }) => body.recipient.id);
  const inOrder = Array.from({ length: perChat.agent }, (_, number) => String(number)).join();
  if (received.size !== traffic.chats)
    wrong.push(`Of ${traffic.chats} customers ${received.size} got an answer`);
  for (const [id, arrivals] of received)
    if (arrivals.map(said).join() !== inOrder)
      wrong.push(`${id} got ${arrivals.length} answers, or not in their order`);
  const [first, second] = week as [Day, Day];
  for (const [index, { memory, size }] of week.entries()) {
    const day = `after day ${index + 1}`;
    if (memory.live > tolerance * first.memory.live)
      wrong.push(`There is more memory in use ${day} than after the first`);
    if (memory.resident > tolerance * first.memory.resident)
      wrong.push(`There is more memory resident ${day} than after the first`);
    if (index > 1 && size > tolerance * second.size)
      wrong.push(`The store is larger ${day} than after the second`);
  }
  return week;
}

/** Opens and closes groups of chats on a channel until so many messages are said. */
async function talkOn(
  { channel_id, endpoint }: CreatedChannel,
  traffic: { said: number; until: number; chats: number },
  { places }: WeekParts,
): Promise<void> {
  const path = new URL(endpoint).pathname;
  while (traffic.said < traffic.until) {
    traffic.said += chatsAtOnce * ofChat;
    const { desk, pool } = places[traffic.chats % places.length]!;
    const ids = Array.from(
      { length: chatsAtOnce },
      (_, index) => `${index % idle ? '' : left}${traffic.chats++}`,
    );
    const say = async (id: string, words: string) => {
      const body = JSON.stringify({ sender: { id }, message: { type: 'text', text: words } });
      const headers = { 'content-type': 'application/json' };
      const { statusCode, body: response } = await pool.request({ method: 'POST', path, headers, body });
      if (statusCode !== 200)
        throw new Error(`A message was answered ${statusCode}: ${await response.text()}`);
      await response.dump();
    };
    await Promise.all(ids.map((id) => say(id, 'Is anybody there?')));
    const query = { channel_id, state: 'open' as const, limit: chatsAtOnce };
    const { chats } = (await insist(200, () => desk.listChats({ query }))).body;
    const byCustomer = new Map(chats.map(({ chat_id, customer }) => [customer.id, chat_id]));
    await Promise.all(
      ids.map(async (id) => {
        const to = { path: { chat_id: byCustomer.get(id)! } };
        await insist(200, () => desk.acceptChat({ ...to, body: { agent_id: 'ada' } }));
        for (let number = 0; number < perChat.agent; number++) {
          const message = { type: 'text' as const, text: String(number) };
          await insist(202, () => desk.writeMessage({ ...to, body: { agent_id: 'ada', message } }));
        }
        for (let number = 1; number < perChat.customer; number++) await say(id, `Number ${number}`);
        if (!id.startsWith(left))
          await insist(200, () => desk.closeChat({ ...to, body: { agent_id: 'ada' } }));
      }),
    );
  }
}

async function memoryOf({ child }: Starting): Promise<Memory> {
  const told = once(child, 'message');
  child.send({ asksMemory: true } satisfies Order);
  const [{ memory }] = (await told) as [{ memory: Memory }];
  return memory;
}

async function stop({ child }: Starting): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

function sum(all: Memory[]): Memory {
  return {
    resident: all.reduce((total, { resident }) => total + resident, 0),
    live: all.reduce((total, { live }) => total + live, 0),
  };
}

/** Waits until no chats are found, or only such as may be. */
async function isNone(
  desk: DeskClient,
  query: { state: 'open' | 'closed'; limit: number },
  mayBe: (chat: DeskChat) => boolean = () => false,
): Promise<boolean> {
  const end = performance.now() + settleMs;
  while (performance.now() < end) {
    const { chats } = (await insist(200, () => desk.listChats({ query }))).body;
    if (chats.every(mayBe)) return true;
    await sleep(500);
  }
  return false;
}

function lineOf(day: number, { said, seconds, memory, size }: Day): string {
  const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `day ${day}: ${said} messages, ${seconds.toFixed(0)} s, ${mb(memory.resident)} resident, ${mb(memory.live)} live, store ${mb(size)}`;
}
