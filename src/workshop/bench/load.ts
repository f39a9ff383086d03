// Starts the programs to be measured, called targets, in their own processes. Sends requests to a target, and measures it.

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import pLimit from 'p-limit';
import { Pool } from 'undici';
import { examples } from '../../../generated/channel/examples.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { createChannel, deskOf, must, say, write } from '../../reference/service/testing/site.ts';

export interface Addresses {
  url: string;
  deskUrl?: string;
}

export interface Usage {
  /** The processor time of all threads of the process so far, in milliseconds. */
  cpuMs: number;
  memory: number;
  /** The number of bytes that the process has written to disks so far. NaN if the system does not report the number. */
  written: number;
}

export interface Target extends Addresses, AsyncDisposable {
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts a target in its own process. Resolves with the addresses of the target once the target is ready. */
export async function startTarget(name: string, ...args: string[]): Promise<Target> {
  const child = fork(new URL('./targets.ts', import.meta.url), [name, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Node stores the compiled code of the target for its next start, as the command `parlance` also does.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
  });
  const nextMessage = async () => (await once(child, 'message'))[0] as unknown;
  const exited = once(child, 'exit');
  const stopped = exited.then(([code]) => {
    throw new Error(`The target ${name} stopped with status ${code} before it was ready`);
  });
  const addresses = (await Promise.race([nextMessage(), stopped])) as Addresses;
  stopped.catch(() => {});
  const usage = () => {
    const used = nextMessage();
    child.send('usage');
    return used as Promise<Usage>;
  };
  const stop = async () => {
    child.kill();
    await exited;
  };
  return { ...addresses, usage, stop, [Symbol.asyncDispose]: stop };
}

export type Load = Record<Exclude<Figure, 'written'>, number>;

/** A POST request of a load: the path below the address of the target, and the body. */
export interface Post {
  path: string;
  body: string;
}

export interface LoadOptions {
  connections?: number;
  /** The number of requests per second, sent at evenly spaced times. By default each connection sends as fast as it gets responses. */
  offered?: number;
}

/** Sends the given requests in turn for some seconds, after a warm-up of 2 seconds. The default is 64 connections. */
export async function load(
  target: Target,
  posts: Post[],
  seconds: number,
  { connections = 64, offered }: LoadOptions = {},
): Promise<Load> {
  const run = (duration: number) =>
    offered === undefined
      ? closedLoop(target, posts, { connections, duration })
      : openLoop(target, posts, { connections, duration, offered });
  await run(2);
  const before = await target.usage();
  const { total, ...figures } = await run(seconds);
  const after = await target.usage();
  return { ...figures, cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / total };
}

type Called = Omit<Load, 'cpuUs'> & { total: number };

/** Sends requests over a number of connections. Each connection sends its next request after the response to the previous one. */
async function closedLoop(
  target: Target,
  posts: Post[],
  options: { connections: number; duration: number },
): Promise<Called> {
  const { requests, latency } = await runAutocannon(target, posts, options);
  return { perSecond: requests.average, p50Ms: latency.p50, p99Ms: latency.p99, total: requests.total };
}

/**
 * Sends requests at evenly spaced times, even while earlier responses are missing. The latency of a request counts from its scheduled time,
 * so it includes the wait for a free connection.
 */
async function openLoop(
  { url }: Target,
  posts: Post[],
  { connections, duration, offered }: { connections: number; duration: number; offered: number },
): Promise<Called> {
  const pool = new Pool(url, { connections });
  const headers = { 'content-type': 'application/json' };
  const total = Math.round(duration * offered);
  const begin = performance.now();
  const instantOf = (index: number) => begin + (index * 1000) / offered;
  const call = async (index: number): Promise<number> => {
    const { statusCode, body } = await pool.request({
      ...posts[index % posts.length]!,
      method: 'POST',
      headers,
    });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
    return performance.now() - instantOf(index);
  };
  const calls: Promise<number>[] = [];
  while (calls.length < total) {
    const waitMs = instantOf(calls.length) - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    else calls.push(call(calls.length));
  }
  const latencies = await Promise.all(calls);
  const tookMs = performance.now() - begin;
  await pool.close();
  const [p50Ms, p99Ms] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
  return { perSecond: (total / tookMs) * 1000, p50Ms, p99Ms, total };
}

/** Sends requests with the load generator autocannon. Throws if a request is rejected or fails. */
export async function runAutocannon(
  { url }: Target,
  posts: Post[],
  options: { connections: number; duration?: number; amount?: number },
): Promise<autocannon.Result> {
  const { connections } = options;
  const requests = posts.map((post) => ({
    ...post,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
  }));
  const share = Math.floor(requests.length / connections);
  let clients = 0;
  const result = await autocannon({
    ...options,
    // With a fixed number of requests, autocannon ends only when it takes a sample. The default is one sample per second.
    ...(options.amount !== undefined && { sampleInt: 50 }),
    url,
    requests: requests.slice(0, 1),
    // Each connection sends its own share of the list of requests.
    setupClient(client: autocannon.Client) {
      const from = share * (clients++ % connections);
      client.setRequests(requests.slice(from, from + share));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${url} answered ${result.non2xx} requests with a status other than 2xx, and failed requests: ${result.errors}`,
    );
  return result;
}

/** The messages that the target `receiver` or `bot` has received so far. */
export interface Received {
  /** The number of different messages that arrived at least once (first item), at least twice (second item), and so on. */
  times: number[];
  /** The number of messages per second between the first and the last arrival. The target `bot` does not report this number. */
  perSecond?: number;
}

/** For each message, the times of all its arrivals, in milliseconds of the receiver's clock. */
export type Arrivals = number[][];

/** The maximum time to wait for deliveries, in milliseconds. */
const patienceMs = 120_000;

/** Waits until a receiver has received `count` different messages, each of them at least `times` times. */
export async function receivedBy({ url }: Addresses, count: number, times = 1): Promise<Received> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const received = (await (await fetch(url)).json()) as Received;
    const known = received.times[times - 1] ?? 0;
    if (known >= count) return received;
    if (performance.now() > end) throw new Error(`${url} received ${known} of ${count} messages`);
    await sleep(20);
  }
}

export async function arrivalsAt({ url }: { url: string }): Promise<Arrivals> {
  return (await (await fetch(`${url}/arrivals`)).json()) as Arrivals;
}

/** One line of the result: a measure and its value. If the measure has an aim, `met` is true for a value that reaches the aim. */
export interface Finding {
  measure: string;
  value: number;
  unit: string;
  aim?: string;
  met?: boolean;
  /** The smallest and the largest value of several repetitions. */
  spread?: readonly [least: number, greatest: number];
}

/** The value of one measurement, or the median and the spread of several repetitions. */
type Value = number | Pick<Finding, 'value' | 'spread'>;

/** Compares a value with an aim: at most the bound (`≤`), or at least the bound (`≥`). */
export function compared(
  measure: string,
  found: Value,
  unit: string,
  sign: '≤' | '≥',
  bound: number,
): Finding {
  const own = typeof found === 'number' ? { value: found } : found;
  const met = sign === '≤' ? own.value <= bound : own.value >= bound;
  return { measure, ...own, unit, aim: `${sign} ${bound}`, met };
}

/**
 * The figures of one measurement, each with the end of its name and its unit. Processor time and bytes are those of the target for one
 * request. A value that the system does not report is NaN.
 */
const figureNames = {
  perSecond: ['', '/s'],
  p50Ms: [', p50', 'ms'],
  p99Ms: [', p99', 'ms'],
  cpuUs: [', processor time of one', 'µs'],
  written: [', bytes written for one', 'bytes'],
} as const;

export type Figure = keyof typeof figureNames;

export function findingsOf(measured: string, figures: Partial<Record<Figure, number>>): Finding[] {
  return Object.entries(figures).map(([figure, value]) => {
    const [name, unit] = figureNames[figure as Figure];
    return { measure: measured + name, value, unit };
  });
}

/** The results of all repetitions of a measurement, and the median of each value. */
export interface Turns<Measured> {
  median: Measured;
  turns: readonly Measured[];
}

/** Repeats several measurements in turn, equally often, so noise of the machine affects all of them. */
export async function repeatInTurn<Name extends string, Measured extends Record<string, number>>(
  rounds: number,
  measures: Record<Name, () => Promise<Measured>>,
): Promise<Record<Name, Turns<Measured>>> {
  const found: [name: string, measured: Measured][] = [];
  for (let round = 0; round < rounds; round++)
    for (const name in measures) found.push([name, await measures[name]()]);
  const turns = [...Map.groupBy(found, ([name]) => name)].map(([name, own]) => {
    const all = own.map(([, measured]) => measured);
    return [name, { median: medians(all), turns: all }];
  });
  return Object.fromEntries(turns) as Record<Name, Turns<Measured>>;
}

/** Returns the ratio of a value between two measurements that were repeated in turn: the median and the spread of the ratios. */
export function ratioOf<Measured extends Record<string, number>>(
  above: Turns<Measured>,
  below: Turns<Measured>,
  figure: keyof Measured,
): { value: number; spread: readonly [number, number] } {
  const ratios = above.turns.map((turn, index) => turn[figure]! / below.turns[index]![figure]!);
  return { value: quantile(ratios, 0.5), spread: [Math.min(...ratios), Math.max(...ratios)] };
}

/** Returns a quantile of the values: the value that the given share of all values does not exceed. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
}

function medians<Measured extends Record<string, number>>(all: readonly Measured[]): Measured {
  const middle = (name: string) =>
    quantile(
      all.map((each) => each[name]!),
      0.5,
    );
  return Object.fromEntries(Object.keys(all[0]!).map((name) => [name, middle(name)])) as Measured;
}

const channels = 10;
const customersOfEach = 100;
const nowhere = 'http://127.0.0.1:9/none';

/** The response of a front end that accepts a message. Receivers other than front ends ignore its content. */
export const accepted = JSON.stringify(examples.AgentMessageAccepted.ok);

const message = Object.values(examples.UserTextMessage)[0]!;

/** Returns one customer message for each customer. The customers are distributed over the channels. */
export function messages(paths: string[]): Post[] {
  return Array.from({ length: channels * customersOfEach }, (_, index) => ({
    path: paths[index % paths.length]!,
    body: JSON.stringify({ ...message, sender: { ...message.sender, id: `customer-${index}` } }),
  }));
}

/** The customer messages for a target that has no channels. */
export const messagesWithoutChannels = messages(
  Array.from({ length: channels }, (_, index) => `/random/shop-${index}`),
);

/** Creates channels at a reference, each with a bot if `bot_endpoint` is given. Resolves with the paths of their addresses. */
export async function openChannels(target: Addresses, bot_endpoint?: string): Promise<string[]> {
  const desk = await deskWithAgent(target);
  const paths: string[] = [];
  while (paths.length < channels) {
    const { channel_id, endpoint } = await createChannel(desk, nowhere);
    if (bot_endpoint !== undefined)
      await desk.connectBot({ path: { channel_id }, body: { bot_endpoint, token: 'bench' } });
    paths.push(new URL(endpoint).pathname);
  }
  return paths;
}

async function deskWithAgent({ deskUrl }: Addresses): Promise<DeskClient> {
  const desk = deskOf({ deskUrl: deskUrl! });
  must(await desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } }), 200);
  return desk;
}

/**
 * Creates a channel with `chats` customers. Writes `messages` messages of an agent to these customers in turn. Each message is a delivery
 * to `address`. The messages are written `apartMs` milliseconds apart, or as fast as the desk accepts them if `apartMs` is 0.
 */
export async function writeMessages(
  reference: Addresses,
  address: string,
  { chats, messages, apartMs = 0 }: { chats: number; messages: number; apartMs?: number },
): Promise<void> {
  const desk = await deskWithAgent(reference);
  const { endpoint } = await createChannel(desk, address);
  await pLimit(64).map(Array(chats).keys(), async (index) => {
    const status = await say(endpoint, 'Hello', { id: `c${index}` });
    if (status !== 200) throw new Error(`${endpoint} answered ${status}`);
  });
  await pLimit(apartMs === 0 ? 64 : 1).map(Array(messages).keys(), async (index) => {
    await write(desk, (index % chats) + 1, 'Hello');
    if (apartMs > 0) await sleep(apartMs);
  });
}
