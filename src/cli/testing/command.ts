import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { deskOf, deskToken } from '../../reference/service/testing/site.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The result of a finished command: its exit code and its output. */
interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Limits the number of parallel commands. More commands would delay each other and the test that responds to them. */
const pool = pLimit(3);

/** Runs `parlance` until the command ends. The command gets the environment variables of the moment when this function is called. */
export function run(...args: string[]): Promise<Ended> {
  const env = environment();
  return pool(async () => {
    const child = spawnCommand(args, env);
    child.stdin.end();
    const [[code], stdout, stderr] = await Promise.all([
      once(child, 'exit'),
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code: code as number | null, stdout, stderr };
  });
}

export type Started = ChildProcess & { stdout: Readable; stderr: Readable };

export function start(...args: string[]): Started & { stdin: Writable } {
  return spawnCommand(args, environment());
}

function spawnCommand(args: readonly string[], env: NodeJS.ProcessEnv): Started & { stdin: Writable } {
  return spawn(process.execPath, [main, ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
}

/** Starts `parlance` with a test's module loaded into its process. The module receives the messages of the test to the process. */
function startWith(module: URL, env: Record<string, string>, ...args: string[]): Started {
  return spawn(process.execPath, ['--import', module.href, main, ...args], {
    env: { ...environment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as Started;
}

function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...env } = process.env;
  return { ...env, NO_COLOR: '1' };
}

export interface Lines {
  said: string[];
  /** Resolves with the first matching line, printed before or after the call. Rejects if the output ends without a matching line. */
  until(isIt: (line: string) => boolean): Promise<string>;
}

export function linesOf(stream: Readable): Lines {
  const said: string[] = [];
  let isOver = false;
  const change = new EventEmitter().setMaxListeners(0);
  createInterface({ input: stream })
    .on('line', (line) => change.emit('line', said.push(line)))
    .on('close', () => {
      isOver = true;
      change.emit('line');
    });
  return {
    said,
    async until(isIt) {
      for (;;) {
        const line = said.find(isIt);
        if (line !== undefined) return line;
        if (isOver) throw new Error(`No line matches:\n${said.join('\n')}`);
        await once(change, 'line');
      }
    },
  };
}

interface ServeOptions {
  /** The address under which integrators reach the service, such as the address of a proxy. */
  publicUrl?: string;
  /** A module that is loaded before the command, and environment variables for this module. */
  hooks?: { module: URL; env: Record<string, string> };
}

/** A `parlance serve` process that may not be ready yet. */
interface Starting {
  child: Started;
  /** The log lines of the process so far. */
  said: string[];
  /** Resolves with the address of the desk. Rejects if the process ends before it is ready. */
  ready: Promise<string>;
}

export interface Serving extends Omit<Starting, 'ready'> {
  url: string;
  desk: DeskClient;
  deskUrl: string;
  /** Sends a signal to the process, and waits until the process has ended. After SIGSTOP and SIGCONT there is no wait. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts `parlance serve` with a desk. `store` has the options for the store: `--data FILE` or `--database-url URL`. */
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

export async function serve(store: readonly string[], options: ServeOptions = {}): Promise<Serving> {
  const { child, said, ready } = startServing(store, options);
  // The log contains the address at which the process listens, even if `publicUrl` is set.
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
