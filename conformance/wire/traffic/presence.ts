import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { perRun } from './patience.ts';

/** The longest time in which a supervisor restarts a program, in milliseconds. */
const backWithinMs = 3000;
const everyMs = 200;

/** The reason why a program counts as gone. `since` is the instant of its end or first refusal, by `performance.now()`. */
export interface Gone {
  since: number;
  why: string;
}

export const refusal = 'ECONNREFUSED';

/** The callbacks of the servers that a run watches, by host. The signal says that one of these programs is gone. */
const watchedByRun = perRun(() => ({
  byHost: new Map<string, (since: number) => void>(),
  ended: new AbortController(),
}));

/** Ends the run because a program that the suite has started has ended. */
export function noteEnd(why: string): void {
  watchedByRun().ended.abort({ since: performance.now(), why } satisfies Gone);
}

export function noteFailure(url: string, error: unknown): void {
  if (!isRefused(error)) return;
  const since = performance.now();
  watchedByRun().byHost.get(new URL(url).host)?.(since);
}

export interface Presence {
  /** Aborts with a `Gone` if a server refuses connections for longer than a restart takes, or the desk command ends. */
  gone: AbortSignal;
  settled(): Promise<unknown>;
}

export function watchOver(urls: readonly string[]): Presence & { stop(): void } {
  const { byHost, ended } = watchedByRun();
  const watching = new AbortController();
  const asked = new Map<string, Promise<void>>();
  const ask = async (url: string, host: string, since: number) => {
    const last = performance.now() + backWithinMs;
    let isBack = false;
    while (!isBack && performance.now() < last && !watching.signal.aborted) {
      await pause(everyMs);
      isBack = await isListening(url);
    }
    asked.delete(host);
    if (isBack || watching.signal.aborted) return;
    const why = `${host} refuses connections: the program there has ended. Its own output may say why`;
    ended.abort({ since, why } satisfies Gone);
  };
  for (const url of urls) {
    const { host } = new URL(url);
    byHost.set(host, (since) => {
      if (!asked.has(host)) asked.set(host, ask(url, host, since));
    });
  }
  return {
    gone: ended.signal,
    settled: () => Promise.all(asked.values()),
    stop() {
      watching.abort();
      byHost.clear();
    },
  };
}

/** Resolves with false if the server refuses a connection. Any other failure may come from a busy server. */
async function isListening(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || (protocol === 'https:' ? 443 : 80)) });
  const connected = once(socket, 'connect', { signal: AbortSignal.timeout(everyMs) });
  const isRefusing = await connected.then(() => false, isRefused);
  socket.destroy();
  return !isRefusing;
}

function isRefused(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === refusal || (cause !== undefined && isRefused(cause));
}
