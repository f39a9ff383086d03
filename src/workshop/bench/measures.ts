import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { policies } from '../../../generated/policies.ts';
import { startServer } from '../../reference/service/store/engines/postgres/testing/server.ts';
import {
  type Arrivals,
  arrivalsAt,
  compared,
  type Figure,
  type Finding,
  findingsOf,
  load,
  messages,
  messagesWithoutChannels,
  openChannels,
  type Post,
  quantile,
  ratioOf,
  receivedBy,
  repeatInTurn,
  runAutocannon,
  startTarget,
  type Target,
  writeMessages,
} from './load.ts';

const rounds = 3;

/** Measures the rate at which the reference accepts and stores customers' messages. The comparison is a route that does nothing. */
export async function measureAccepting({ seconds }: { seconds: number }): Promise<Finding[]> {
  await using bare = await startTarget('bare-fastify');
  await using reference = await startTarget('reference');
  const posts = messages(await openChannels(reference));
  const taken = await repeatInTurn(rounds, {
    bare: () => load(bare, messagesWithoutChannels, seconds),
    own: () => load(reference, posts, seconds),
  });
  return [
    ...findingsOf('bare Fastify route', taken.bare.median),
    ...findingsOf('reference, stored durably', taken.own.median),
    compared('reference / bare Fastify', ratioOf(taken.own, taken.bare, 'perSecond'), '×', '≥', 0.6),
    compared(
      'bare Fastify / reference, processor time',
      ratioOf(taken.bare, taken.own, 'cpuUs'),
      '×',
      '≥',
      0.6,
    ),
  ];
}

/** The fixed rates at which the latency is measured, in messages per second. A third rate is half of the target's maximum rate. */
const rates = [500, 2000];

/**
 * Measures the latency at fixed rates, of the reference and of typical servers with a transaction for each request. The latency of a
 * request counts from its scheduled time.
 */
export async function measureLatency({ seconds }: { seconds: number }): Promise<Finding[]> {
  await using server = await startServer({ sync: true });
  const targets: Record<string, () => Promise<Target>> = {
    'bare Fastify route': () => startTarget('bare-fastify'),
    'Fastify, node:sqlite, a commit for each request': () => startTarget('stored'),
    'reference on SQLite': () => startTarget('reference'),
    'Fastify, pg, a transaction for each request': async () => startTarget('stored', await server.database()),
    'reference on PostgreSQL': async () => startTarget('reference', '--database', await server.database()),
  };
  const findings: Finding[] = [];
  for (const [name, start] of Object.entries(targets)) {
    await using target = await start();
    const posts =
      target.deskUrl === undefined ? messagesWithoutChannels : messages(await openChannels(target));
    const full = await load(target, posts, seconds);
    findings.push(...findingsOf(`${name}, full load`, full));
    for (const offered of [...rates, Math.round(full.perSecond / 2)]) {
      const { at } = await repeatInTurn(rounds, { at: () => load(target, posts, seconds, { offered }) });
      const { p50Ms, p99Ms, cpuUs } = at.median;
      findings.push(...findingsOf(`${name}, ${offered.toLocaleString('en')}/s`, { p50Ms, p99Ms, cpuUs }));
    }
  }
  return findings;
}

const perSecond = 10_000;
const warmUp = 4000;
const connections = 64;

type HandedOver = Record<Exclude<Figure, 'p50Ms'>, number>;

/**
 * Measures the cost of forwarding customers' messages to a bot. The reference stores each message and each attempt. The program
 * `forwarder`, for comparison, stores nothing. The time runs from the first request until the bot has received the last message.
 */
export async function measureHandedOver({ seconds }: { seconds: number }): Promise<Finding[]> {
  const count = perSecond * seconds;
  await using bot = await startTarget('bot');
  const { bare, own } = await repeatInTurn(rounds, {
    bare: async () => {
      await using forwarder = await startTarget('forwarder', bot.url);
      return await measureForwarding(forwarder, bot, messagesWithoutChannels, count);
    },
    own: async () => {
      await using reference = await startTarget('reference');
      const paths = await openChannels(reference, bot.url);
      return await measureForwarding(reference, bot, messages(paths), count);
    },
  });
  return [
    ...findingsOf('bare forwarder', bare.median),
    ...findingsOf('reference, accepted and passed to a bot', own.median),
    compared('reference, bytes written for a message', own.median.written, 'bytes', '≤', 6000),
    compared('reference, p99', own.median.p99Ms, 'ms', '≤', 15),
    compared(
      'reference / bare forwarder, messages a second',
      ratioOf(own, bare, 'perSecond'),
      '×',
      '≥',
      0.45,
    ),
    compared('bare forwarder / reference, processor time', ratioOf(bare, own, 'cpuUs'), '×', '≥', 0.45),
  ];
}

async function measureForwarding(
  target: Target,
  bot: Target,
  posts: Post[],
  count: number,
): Promise<HandedOver> {
  const [before = 0] = (await receivedBy(bot, 0)).times;
  await runAutocannon(target, posts, { connections, amount: warmUp });
  await receivedBy(bot, before + warmUp);
  const idle = await target.usage();
  const begin = performance.now();
  const result = await runAutocannon(target, posts, { connections, amount: count });
  await receivedBy(bot, before + warmUp + count);
  const tookMs = performance.now() - begin;
  const after = await target.usage();
  return {
    perSecond: (count / tookMs) * 1000,
    p99Ms: result.latency.p99,
    cpuUs: ((after.cpuMs - idle.cpuMs) * 1000) / count,
    written: (after.written - idle.written) / count,
  };
}

const { intervalMs, attempts } = policies.sendAgentMessage;
const pending = 100_000;
const chats = 1000;

/** Measures a process that starts with 100,000 pending deliveries: the time of the start, its memory, and the accuracy of retries. */
export async function measurePending(): Promise<Finding[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parlance-bench-'));
  const data = join(folder.path, 'bench.sqlite');
  await using endpoint = await startTarget('receiver', '500');
  const filled = await startTarget('reference', '--hold', '--data', data);
  await writeMessages(filled, endpoint.url, { chats, messages: pending });
  await filled.stop();

  const from = performance.now();
  const reference = await startTarget('reference', '--data', data);
  const startMs = performance.now() - from;
  const { cpuMs } = await reference.usage();
  // Waits until all retries of the first two deliveries of each chat have been made.
  await sleep(intervalMs * attempts * 2);
  const { memory } = await reference.usage();
  await reference.stop();
  const gaps = gapErrorsOf(await arrivalsAt(endpoint));
  const state = `${pending.toLocaleString('en')} pending in ${chats.toLocaleString('en')} lanes`;
  return [
    compared(`start with ${state}, the process itself included`, startMs, 'ms', '≤', 2000),
    { measure: 'processor time of this start', value: cpuMs, unit: 'ms' },
    gapFinding(state, gaps, 25),
    compared(`memory, ${state}`, memory / 1e6, 'MB', '≤', 400),
  ];
}

function gapFinding(state: string, gaps: number[], bound: number): Finding {
  const measure = `gap error p99, ${state}, ${gaps.length} gaps`;
  return compared(measure, quantile(gaps, 0.99), 'ms', '≤', bound);
}

/** Measures the difference between the retry gaps and the contract's interval, with few and with many pending deliveries. */
export async function measureRepeats(): Promise<Finding[]> {
  const [idle] = await gapErrors({ chats: 50, messages: 50, apartMs: 80 }, 1);
  const [meanwhile, later] = await gapErrors({ chats: 1_000, messages: 10_000 }, 2);
  return [
    gapFinding('idle', idle!, 20),
    gapFinding('while the desk takes 10,000 messages at full load', meanwhile!, 25),
    gapFinding('10,000 pending in 1,000 lanes', later!, 20),
  ];
}

/**
 * Measures the gaps between the reference's attempts at an endpoint that always fails. All deliveries are pending at the same time. Only
 * the first delivery of each chat is attempted, and the others wait for its end. Resolves with lists of the gaps' errors in milliseconds:
 * the first list for the first deliveries of all chats, the second list for the second deliveries, and so on. The desk still accepts
 * messages during the attempts of the first deliveries.
 */
async function gapErrors(
  load: { chats: number; messages: number; apartMs?: number },
  ofEach: number,
): Promise<number[][]> {
  await using endpoint = await startTarget('receiver', '500');
  await using reference = await startTarget('reference');
  await writeMessages(reference, endpoint.url, load);
  const { chats } = load;
  await receivedBy(endpoint, chats * ofEach, attempts);
  const arrivals = await arrivalsAt(endpoint);
  return Array.from({ length: ofEach }, (_, index) =>
    gapErrorsOf(arrivals.slice(index * chats, (index + 1) * chats)),
  );
}

/** Returns the absolute difference between each gap between arrivals and the interval of the policy, in milliseconds. */
function gapErrorsOf(arrivals: Arrivals): number[] {
  return arrivals.flatMap((instants) =>
    instants.slice(1).map((instant, index) => Math.abs(instant - instants[index]! - intervalMs)),
  );
}
