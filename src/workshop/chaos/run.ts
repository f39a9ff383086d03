import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Books, judgeDeliveries, readBooks } from './books/delivered.ts';
import { judgePanels, judgeSaid } from './books/said.ts';
import { type Closing, close } from './books/table.ts';
import type { Engine } from './engines/engine.ts';
import { goWrong, ofProcesses } from './faults/faults.ts';
import { instant, Ledger } from './ledger/ledger.ts';
import { Random } from './ledger/random.ts';
import { type Channel, deskAt, setUpAgents, setUpChannel } from './service/channels.ts';
import { Fleet } from './service/fleet.ts';
import { insist } from './service/requests.ts';
import { agents, owner, watcher } from './traffic/agents.ts';
import { customers, visitors } from './traffic/customers.ts';
import { botOf, openStandIns, type StandIns } from './traffic/stand-ins.ts';
import type { Traffic } from './traffic/traffic.ts';

export interface RunOptions {
  seed: number;
  kills: number;
  /** Ends the faults, however many there were. */
  maxMs: number;
  /** Between two faults on average. */
  pauseMs: number;
  /** How long everything may take to come to its end afterwards. */
  settleMs: number;
  /** Where logs and stores go. */
  folder: string;
  /** Receives a line about the progress every few seconds. */
  progress: (line: string) => void;
}

/** The share of requests that each channel's receivers answer badly. */
const badness = [0.05, 0.15, 0.3, 0.6];

/** Traffic with faults on one engine, and the closing count. */
export async function runChaos(engine: Engine, options: RunOptions): Promise<Closing> {
  const { seed, folder } = options;
  const started = instant();
  const ledger = new Ledger();
  const random = Random.named(seed, `faults of ${engine.name}`);
  await using fleet = await Fleet.open(engine, ledger, folder);
  await engine.prepare?.();
  const desk = deskAt(fleet.url);
  const stopping = new AbortController();
  const channels: Channel[] = [];
  const traffic: Traffic = { ledger, seed, url: fleet.url, desk, channels, signal: stopping.signal };
  await using standIns = await openStandIns({
    ledger,
    random: Random.named(seed, `stand-ins of ${engine.name}`),
    badness: (channel) => badness[channel % badness.length]!,
    botHeard: botOf(traffic),
  });
  await setUpAgents(desk);
  for (const number of badness.keys())
    channels.push(await setUpChannel(desk, number, standIns.addresses(number)));
  // The books are read even when a source of traffic breaks off.
  const busy = begin(traffic, standIns).map((one) =>
    one.catch((error: unknown) => ledger.blame('faults', `The traffic broke off: ${error}`)),
  );
  const timer = setInterval(() => options.progress(howFar(ledger, started)), 5000);
  try {
    await goWrong(
      { fleet, ledger, random },
      {
        faults: [...engine.faults, ...ofProcesses],
        kills: options.kills,
        until: instant() + options.maxMs,
        pauseMs: options.pauseMs,
      },
    );
    await engine.mend?.();
    stopping.abort();
    await Promise.all(busy);
    standIns.behave();
    await settle(desk, options.settleMs);
    // The processes restart, so that the store is judged and not their memory.
    await Promise.all(fleet.all.map((number) => fleet.end(number, 'SIGTERM')));
    for (const says of (await engine.examine?.()) ?? []) ledger.blame('wrong in the store', says);
    await Promise.all(fleet.all.map((number) => fleet.start(number)));
    await settle(desk, options.settleMs);
    const books = await readBooks(desk, channels);
    judge(ledger, books, channels);
    ledger.count('requests received', ledger.arrivals.length);
    ledger.count('failed commits', ((await engine.failedCommits?.()) ?? 0) + fleet.failedHere);
  } finally {
    clearInterval(timer);
    stopping.abort();
  }
  const closing = close(ledger, engine.name, seed, (instant() - started) / 1000);
  const { wrong, breaks, wrongClocks, newClocks, said, arrivals } = ledger;
  const spells = { breaks, wrongClocks, newClocks };
  const evidence = { closing, wrong: Object.fromEntries(wrong), ...spells, said, arrivals };
  await writeFile(join(folder, 'evidence.json'), JSON.stringify(evidence, null, 2));
  return closing;
}

/** Starts all customers, visitors and agents. Each goes on until the traffic ends. */
function begin(traffic: Traffic, standIns: StandIns): Promise<void>[] {
  return [
    ...traffic.channels.flatMap((channel) => [
      ...customers(traffic, channel, 20, 800),
      ...visitors(traffic, channel, 5, 800),
    ]),
    ...agents(traffic, 8, 500),
    owner(traffic, standIns, 10_000),
    watcher(traffic),
  ];
}

/** Waits until no delivery is pending. The books show deliveries that stay pending. */
async function settle(desk: ReturnType<typeof deskAt>, ms: number): Promise<void> {
  const end = instant() + ms;
  while (instant() < end) {
    const query = { state: 'pending' as const, limit: 1 };
    const { body } = await insist(200, () => desk.listDeliveries({ query }));
    if (body.deliveries.length === 0) return;
    await sleep(250);
  }
}

function judge(ledger: Ledger, books: Books, channels: readonly Channel[]): void {
  judgeSaid(ledger, books);
  judgeDeliveries(ledger, books);
  judgePanels(ledger, books);
  const removed = new Set(channels.filter(({ isRemoved }) => isRemoved).map(({ channel_id }) => channel_id));
  for (const { chat } of books.chats)
    if (chat.state === 'open' && removed.has(chat.channel_id))
      ledger.blame('chats left open', `Chat ${chat.chat_id} of a channel that was removed`);
}

function howFar({ done, said, arrivals, wrong }: Ledger, started: number): string {
  const seconds = Math.round((instant() - started) / 1000);
  const counts = ['kills', 'stops', 'restarts of PostgreSQL', 'clock jumps']
    .flatMap((name) => (done.has(name) ? [`${done.get(name)} ${name}`] : []))
    .join(', ');
  const bad = [...wrong].map(([name, all]) => `, ${all.length} ${name}`).join('');
  return `${seconds} s: ${counts || 'no kill yet'}; ${said.length} said, ${arrivals.length} requests received${bad}`;
}
