import { once } from 'node:events';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { deskOf, deskToken } from '../../reference/service/testing/site.ts';
import { linesOf, type Started, start, startWith } from './command.ts';

export interface ServeOptions {
  /** The public address of the service, such as the address of a proxy in front of it. */
  publicUrl?: string;
  /** A module that is loaded into the process, and environment variables for this module. */
  hooks?: { module: URL; env: Record<string, string> };
}

/** A `parlance serve` that was started and may not be ready yet. */
export interface Starting {
  child: Started;
  /** The lines of the log so far. */
  said: string[];
  /** Resolves with the address of the desk. Rejects if the process ends before it is ready. */
  ready: Promise<string>;
}

/** A `parlance serve` that is ready. */
export interface Serving extends Omit<Starting, 'ready'> {
  url: string;
  desk: DeskClient;
  deskUrl: string;
  /** Sends a signal to the process, and waits until the process has ended. It does not wait after SIGSTOP and SIGCONT. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts `parlance serve` with a desk. `store` has the options for its store: `--data FILE` or `--database-url URL`. */
export function startServing(store: readonly string[], { publicUrl, hooks }: ServeOptions = {}): Starting {
  const desk = ['--port', '0', '--desk', '--desk-token', deskToken, '--allow-loopback'];
  const args = ['serve', ...store, ...desk, ...(publicUrl === undefined ? [] : ['--public-url', publicUrl])];
  const child = hooks ? startWith(hooks.module, hooks.env, ...args) : start(...args);
  const { said, until } = linesOf(child.stdout);
  child.stderr.on('data', (part) => said.push(String(part)));
  const ready = until((line) => line.includes('"ready"')).then(
    (line) => (JSON.parse(line) as { desk: string }).desk,
  );
  return { child, said, ready };
}

/** Starts `parlance serve` and waits until it is ready. */
export async function serve(store: readonly string[], options: ServeOptions = {}): Promise<Serving> {
  const { child, said, ready } = startServing(store, options);
  // The log contains the address of the process itself, even with `publicUrl`.
  const deskUrl = await ready;
  return {
    child,
    said,
    deskUrl,
    url: new URL(deskUrl).origin,
    desk: deskOf({ deskUrl }),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      if (signal === 'SIGSTOP' || signal === 'SIGCONT') return;
      await once(child, 'exit');
    },
  };
}
