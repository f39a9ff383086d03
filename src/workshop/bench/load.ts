// Load from this process on a target in another one.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Figures } from './finding.ts';

/** The addresses of a target that is ready to be measured. */
export interface Addresses {
  url: string;
  deskUrl?: string;
  deskToken?: string;
}

/** The resources that a process has used so far. */
export interface Usage {
  /** Processor time of all its threads, in milliseconds. */
  cpuMs: number;
  /** Memory that it holds now, in bytes. */
  memory: number;
  /** Bytes that it has caused to be written to disks so far; NaN where the system does not tell. */
  written: number;
}

export interface Target extends Addresses, AsyncDisposable {
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** Starts a target of `targets/` in a process of its own and waits for its addresses. */
export async function startTarget(name: string, ...args: string[]): Promise<Target> {
  const child = fork(new URL(`./targets/${name}.ts`, import.meta.url), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // As the command `parlance`, which keeps what Node has compiled.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
  });
  const told = async () => (await once(child, 'message'))[0] as unknown;
  const gone = once(child, 'exit');
  const stopped = gone.then(([code]) => {
    throw new Error(`The target ${name} stopped with status ${code} before it was ready`);
  });
  const addresses = (await Promise.race([told(), stopped])) as Addresses;
  stopped.catch(() => {});
  const usage = () => {
    const used = told();
    child.send('usage');
    return used as Promise<Usage>;
  };
  const stop = async () => {
    child.kill();
    await gone;
  };
  return { ...addresses, usage, stop, [Symbol.asyncDispose]: stop };
}

/** The figures of a load. */
export type Load = Required<Omit<Figures, 'written'>>;

/** A request of a load: its path below the target's address, and its body. */
export interface Post {
  path: string;
  body: string;
}

export interface LoadOptions {
  connections?: number;
  /** The number of requests a second; as many as are answered unless told. */
  offered?: number;
}

/** Makes these posts in turns over 64 connections for the given time, after a warm-up. */
export async function load(
  target: Target,
  posts: Post[],
  seconds: number,
  { connections = 64, offered }: LoadOptions = {},
): Promise<Load> {
  const rate = offered === undefined ? {} : { overallRate: offered };
  await shoot(target, posts, { connections, ...rate, duration: 2 });
  const before = await target.usage();
  const result = await shoot(target, posts, { connections, ...rate, duration: seconds });
  const after = await target.usage();
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuUs: ((after.cpuMs - before.cpuMs) * 1000) / result.requests.total,
  };
}

/** Makes posts by autocannon with these options. Throws where one is rejected or fails. */
export async function shoot(
  { url }: Target,
  posts: Post[],
  options: { connections: number; overallRate?: number; duration?: number; amount?: number },
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
    // An amount is over only when a sample is taken, each second unless told.
    ...(options.amount !== undefined && { sampleInt: 50 }),
    url,
    requests: requests.slice(0, 1),
    // Each connection has its share of the list.
    setupClient(client: autocannon.Client) {
      const from = share * (clients++ % connections);
      client.setRequests(requests.slice(from, from + share));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${url} answered ${result.non2xx} requests with another status than 2xx and failed ${result.errors}`,
    );
  return result;
}

/** The requests that a target `receiver` has got so far. */
export interface Heard {
  /** The number of different messages that came, and of those that came twice, three times and so on at least. */
  times: number[];
  /** From the first to the last. */
  perSecond: number;
}

/** When each message came, as often as it did, in milliseconds of the receiver's clock. */
export type Arrivals = number[][];

export async function heardBy({ url }: { url: string }): Promise<Heard> {
  return (await (await fetch(url)).json()) as Heard;
}

export async function arrivalsAt({ url }: { url: string }): Promise<Arrivals> {
  return (await (await fetch(`${url}/arrivals`)).json()) as Arrivals;
}
