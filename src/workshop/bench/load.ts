// Load from this process on a target in another one.
import { type ChildProcess, fork } from 'node:child_process';
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
  const child = forked(name, args);
  const addresses = await new Promise<Addresses>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Addresses));
    child.once('exit', (code) =>
      reject(new Error(`The target ${name} stopped with status ${code} before it was ready`)),
    );
  });
  const usage = () =>
    new Promise<Usage>((resolve) => {
      child.once('message', (message) => resolve(message as Usage));
      child.send('usage');
    });
  return { ...addresses, usage, ...ending(child) };
}

function forked(name: string, args: readonly string[]): ChildProcess {
  return fork(new URL(`./targets/${name}.ts`, import.meta.url), args, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // As the command `parlance`, which keeps what Node has compiled.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
  });
}

function ending(child: ChildProcess): Pick<Target, 'stop' | typeof Symbol.asyncDispose> {
  const stop = async () => {
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill();
    await gone;
  };
  return { stop, [Symbol.asyncDispose]: stop };
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
  { url, usage }: Target,
  posts: Post[],
  seconds: number,
  { connections = 64, offered }: LoadOptions = {},
): Promise<Load> {
  const rate = offered === undefined ? {} : { overallRate: offered };
  await autocannon({ ...optionsOfLoad(url, posts, connections), ...rate, duration: 2 });
  const before = await usage();
  const result = await autocannon({ ...optionsOfLoad(url, posts, connections), ...rate, duration: seconds });
  const after = await usage();
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${url} answered ${result.non2xx} requests with another status than 2xx and failed ${result.errors}`,
    );
  }
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuUs: before && after ? ((after.cpuMs - before.cpuMs) * 1000) / result.requests.total : Number.NaN,
  };
}

export function optionsOfLoad(url: string, posts: Post[], connections: number) {
  const requests = posts.map((post) => ({
    ...post,
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
  }));
  const share = Math.floor(requests.length / connections);
  let clients = 0;
  return {
    url,
    connections,
    requests: requests.slice(0, 1),
    // Each connection has its share of the list.
    setupClient(client: autocannon.Client) {
      const from = share * (clients++ % connections);
      client.setRequests(requests.slice(from, from + share));
    },
  };
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
