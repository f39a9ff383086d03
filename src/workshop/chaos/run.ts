import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { type Books, judgeDeliveries, judgeMessages, judgePanels, readBooks } from './books.ts';
import { causeFaults, type Engine } from './faults.ts';
import { instant, Ledger, Random } from './ledger.ts';
import { type Channel, deskAt, openFleet, repeatUntil, setUpAgents, setUpChannel } from './service.ts';
import { openStandIns } from './stand-ins.ts';
import {
  followEvents,
  manageChannels,
  startAgents,
  startCustomers,
  startVisitors,
  type Traffic,
} from './traffic.ts';

interface RunOptions {
  seed: number;
  kills: number;
  /** The maximum time during which the run causes faults, in milliseconds. */
  maxMs: number;
  /** The average pause between two faults, in milliseconds. */
  pauseMs: number;
  folder: string;
  /** Called every few seconds with a line about the progress of the run. */
  progress?: (line: string) => void;
}

const channelsAtOnce = 4;
/** The longest wait for pending deliveries after the last fault, in milliseconds. */
const settleMs = 120_000;

/** Runs traffic with faults on one kind of store, and checks the chats and deliveries. Resolves with the observations and violations. */
export async function runChaos(engine: Engine, options: RunOptions): Promise<Ledger> {
  const { seed, folder, progress } = options;
  const ledger = new Ledger();
  await using fleet = await openFleet(engine, ledger, folder);
  const { url } = fleet;
  const desk = deskAt(url);
  const stopping = new AbortController();
  const channels: Channel[] = [];
  const traffic: Traffic = { ledger, seed, url, desk, channels, signal: stopping.signal };
  await using standIns = await openStandIns(traffic);
  await setUpAgents(desk);
  while (channels.length < channelsAtOnce)
    channels.push(await setUpChannel(desk, channels.length, standIns.url));
  // If a source of traffic fails, the ledger records the failure, and the run still checks the chats and deliveries.
  const busy = startTraffic(traffic, standIns.url).map((one) =>
    one.catch((error: unknown) => ledger.report('faults', `The traffic ended with an error: ${error}`)),
  );
  const timer = setInterval(() => progress?.(progressLine(ledger)), 5000);
  try {
    const parts = { fleet, ledger, random: new Random(seed, `faults of ${engine.name}`) };
    await causeFaults(parts, engine.faults, { ...options, until: instant() + options.maxMs });
    stopping.abort();
    await Promise.all(busy);
    standIns.behave();
    await settle(desk);
    // The processes are restarted, so the checks read the data from the store, not from memory.
    await Promise.all(fleet.all.map((number) => fleet.end(number, 'SIGTERM')));
    for (const details of (await engine.examine?.()) ?? []) ledger.report('wrong in the store', details);
    await Promise.all(fleet.all.map((number) => fleet.start(number)));
    await settle(desk);
    judge(ledger, await readBooks(desk, channels), channels);
    ledger.done['requests received'] = ledger.arrivals.length;
    ledger.done['failed commits'] += (await engine.failedCommits?.()) ?? 0;
  } finally {
    clearInterval(timer);
    stopping.abort();
  }
  await writeFile(join(folder, 'evidence.json'), JSON.stringify(ledger, null, 2));
  return ledger;
}

/** Starts all sources of traffic: customers, visitors, agents and the site owner. Each source ends when the traffic ends. */
function startTraffic(traffic: Traffic, standIns: string): Promise<void>[] {
  return [
    ...traffic.channels.flatMap((channel) => [
      ...startCustomers(traffic, channel),
      ...startVisitors(traffic, channel),
    ]),
    ...startAgents(traffic),
    manageChannels(traffic, standIns),
    followEvents(traffic),
  ];
}

/** Waits until no delivery is pending, at most for `settleMs`. The later checks report a delivery that is still pending. */
async function settle(desk: DeskClient): Promise<void> {
  const end = instant() + settleMs;
  while (instant() < end) {
    const query = { state: 'pending' as const, limit: 1 };
    const { body } = await repeatUntil(200, () => desk.listDeliveries({ query }));
    if (body.deliveries.length === 0) return;
    await sleep(250);
  }
}

function judge(ledger: Ledger, books: Books, channels: readonly Channel[]): void {
  judgeMessages(ledger, books);
  judgeDeliveries(ledger, books);
  judgePanels(ledger, books);
  const removed = new Set(channels.filter(({ isRemoved }) => isRemoved).map(({ channel_id }) => channel_id));
  for (const { chat } of books.chats)
    if (chat.state === 'open' && removed.has(chat.channel_id))
      ledger.report('chats left open', `Chat ${chat.chat_id} of a channel that was removed`);
}

function progressLine({ done, messages, arrivals, wrong }: Ledger): string {
  const bad = Object.entries(wrong).map(([name, all]) => `, ${all.length} ${name}`);
  return `${done.kills} kills; ${messages.length} messages, ${arrivals.length} requests received${bad.join('')}`;
}
