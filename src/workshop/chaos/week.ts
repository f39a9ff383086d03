// `npm run workshop -- chaos --week`: the traffic of a week, in some minutes.
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { AgentMessage } from '../../../generated/channel/types.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import type { CreatedChannel, DeskChat } from '../../../generated/reference/desk/types.ts';
import { openReceiver } from '../../reference/service/testing/receiver.ts';
import { createChannel, ok, said } from '../../reference/service/testing/site.ts';
import type { Engine } from './engines/engine.ts';
import { Ledger } from './ledger/ledger.ts';
import { deskAt } from './service/channels.ts';
import { Fleet } from './service/fleet.ts';
import { insist } from './service/requests.ts';

const days = 7;
/** The number of messages in a chat, of the customer and of the agent. */
const perChat = { customer: 8, agent: 2 };
/** One chat of so many is left open, and closed as idle. */
const idle = 10;
/** The first characters of their customers' ids. */
const left = 'left open ';
/** Groups of chats that are there at the same time, each on a channel of its own, and chats of a group. */
const lanes = 4;
const chatsAtOnce = 50;
const hourMs = 3_600_000;
/** From one day to the next: all that a day has brought is too old then. */
const stepMs = 26 * hourMs;
/** A day lasts for a round of upkeep at least, in milliseconds. */
const leastDayMs = 12_000;
/** The longest time in which upkeep removes a day, in milliseconds. */
const settleMs = 300_000;
/** The factor by which memory may exceed that of the first day, and room that of the second. */
const tolerance = 1.2;
/** Events that are kept for followers, and rows that upkeep keeps to itself. */
const keptRows = 110_000;

interface WeekOptions {
  messages: number;
  /** Where logs and stores go. */
  folder: string;
  /** Receives a line after each day. */
  progress?: (line: string) => void;
}

/**
 * Runs an engine through a week: chats are opened, answered and closed, the clock jumps, and retention removes old rows. Gives what
 * was found.
 */
export async function runWeek(engine: Engine, { messages, folder, progress }: WeekOptions): Promise<Ledger> {
  const ledger = new Ledger();
  await using frontEnd = await openReceiver<AgentMessage>(() => ok);
  await using fleet = await Fleet.open(engine, ledger, folder, ['--close-idle', '1', '--keep-days', '1']);
  // Each process is asked directly: the proxy would take more time than they do.
  const places = fleet.urls.map((url) => ({ desk: deskAt(url), pool: new Pool(url, { connections: 64 }) }));
  const [{ desk }] = places as [Place];
  await insist(200, () => desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } }));
  const channels: CreatedChannel[] = [];
  while (channels.length < lanes) channels.push(await createChannel(desk, frontEnd.url));
  const traffic: Traffic = { ledger, places, chats: 0, said: 0 };
  /** Lets all channels talk until this share of a day is over. */
  const talk = (day: number, share: number) =>
    Promise.all(channels.map((channel) => talkOn(channel, traffic, ((day + share) * messages) / days)));
  const isGone = async (state: 'open' | 'closed', limit: number, says: string, mayBe = isNone) => {
    if (!(await settled(desk, { state, limit }, mayBe)))
      ledger.blame('kept too long', `${says} though upkeep had ${settleMs / 1000} s`);
  };
  const week: Day[] = [];
  for (let day = 0; day < days; day++) {
    const from = performance.now();
    await talk(day, 1 / 2);
    fleet.setClock(day * stepMs - hourMs);
    await talk(day, 3 / 4);
    fleet.setClock(day * stepMs);
    await talk(day, 1);
    await sleep(Math.max(0, leastDayMs - (performance.now() - from)));
    const state = { ...(await fleet.memory()), store: await engine.size() };
    week.push(state);
    const megabytes = Object.entries(state).map(([name, bytes]) => `${name} ${(bytes / 1e6).toFixed(1)} MB`);
    progress?.(`day ${day + 1}: ${traffic.said} messages, ${megabytes.join(', ')}`);
    fleet.setClock((day + 1) * stepMs);
    await isGone('closed', 100, `Chats of day ${day + 1} are kept`, isIdle);
  }
  // Idle chats are closed one day later, and removed another day later.
  fleet.setClock(days * stepMs);
  await isGone('open', 1, 'Chats are open');
  fleet.setClock((days + 1) * stepMs);
  await isGone('closed', 1, 'Chats are closed');
  const received = Map.groupBy(frontEnd.caught, ({ body }) => body.recipient.id);
  const inOrder = Array.from({ length: perChat.agent }, (_, number) => String(number)).join();
  if (received.size !== traffic.chats)
    ledger.blame('lost', `Of ${traffic.chats} customers ${received.size} got an answer`);
  for (const [id, arrivals] of received)
    if (arrivals.map(said).join() !== inOrder)
      ledger.blame('out of order', `${id} got ${arrivals.length} answers, or not in their order`);
  judgeGrowth(ledger, week);
  await Promise.all(fleet.all.map((number) => fleet.end(number, 'SIGTERM')));
  const bound = messages / days + keptRows;
  const rows = await engine.rows();
  progress?.(`rows at the end ${JSON.stringify(rows)}`);
  for (const [table, count] of Object.entries(rows))
    if (count > bound) ledger.blame('kept too long', `${table} has ${count} rows, more than ${bound}`);
  for (const says of (await engine.examine?.()) ?? []) ledger.blame('wrong in the store', says);
  return ledger;
}

/** A process of the service, as callers reach it. */
interface Place {
  desk: DeskClient;
  pool: Pool;
}

interface Traffic {
  ledger: Ledger;
  places: Place[];
  chats: number;
  said: number;
}

/** The state at the end of a day, in bytes: memory of the processes, and room of the store. */
interface Day {
  resident: number;
  live: number;
  store: number;
}

function judgeGrowth(ledger: Ledger, week: Day[]): void {
  for (const [index, day] of week.entries())
    for (const measure of ['resident', 'live', 'store'] as const) {
      // The store has its size once retention has removed a day.
      const first = week[measure === 'store' ? 1 : 0]!;
      if (index > 0 && day[measure] > tolerance * first[measure])
        ledger.blame('more memory or room', `${measure} after day ${index + 1}: ${day[measure]} bytes`);
    }
}

/** Opens and closes groups of chats on a channel until so many messages are said. */
async function talkOn(
  { channel_id, endpoint }: CreatedChannel,
  traffic: Traffic,
  until: number,
): Promise<void> {
  const path = new URL(endpoint).pathname;
  while (traffic.said < until) {
    traffic.said += chatsAtOnce * (perChat.customer + perChat.agent);
    const { desk, pool } = traffic.places[traffic.chats % traffic.places.length]!;
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
      traffic.ledger.done.acknowledged++;
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
          traffic.ledger.done.acknowledged++;
        }
        for (let number = 1; number < perChat.customer; number++) await say(id, `Number ${number}`);
        if (!id.startsWith(left))
          await insist(200, () => desk.closeChat({ ...to, body: { agent_id: 'ada' } }));
      }),
    );
  }
}

const isNone = (_: DeskChat) => false;
const isIdle = ({ customer }: DeskChat) => String(customer.id).startsWith(left);

/** Waits until no chats are found, or only such as may be. */
async function settled(
  desk: DeskClient,
  query: { state: 'open' | 'closed'; limit: number },
  mayBe: (chat: DeskChat) => boolean,
): Promise<boolean> {
  const end = performance.now() + settleMs;
  while (performance.now() < end) {
    const { chats } = (await insist(200, () => desk.listChats({ query }))).body;
    if (chats.every(mayBe)) return true;
    await sleep(500);
  }
  return false;
}
