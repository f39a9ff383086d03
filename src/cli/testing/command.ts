import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { deskOf, deskToken } from '../../reference/service/testing/site.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Limits the number of parallel commands. More commands would delay each other, and the test whose servers respond to them. */
const pool = pLimit(3);

/**
 * Runs `parlance` until the command ends. Resolves with its exit code and its output. The command gets the environment variables of the
 * moment when this function is called.
 */
export function run(...args: string[]) {
  const env = environment();
  return pool(async () => {
    const child = spawn(process.execPath, [main, ...args], { env });
    child.stdin.end();
    const [[code], stdout, stderr] = await Promise.all([
      once(child, 'exit') as Promise<[number | null]>,
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, stdout, stderr };
  });
}

export type Started = ChildProcess & { stdout: Readable; stderr: Readable };

export function start(...args: string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [main, ...args], { env: environment() });
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

/** A module that is loaded into a process before the command. The module receives the messages of the test to the process. */
interface Hooks {
  module: URL;
  env: Record<string, string>;
}

/**
 * Starts `parlance serve` with a desk. `store` has the options for the store: `--data FILE` or `--database-url URL`. `publicUrl` is the
 * address under which integrators reach the service, such as the address of a proxy. The returned `ready` resolves with the address of the
 * desk, and rejects if the process ends before it is ready. `said` has the lines of the log so far.
 */
export function startServing(store: readonly string[], publicUrl?: string, hooks?: Hooks) {
  const desk = ['--port', '0', '--desk', '--desk-token', deskToken, '--allow-loopback'];
  const args = ['serve', ...store, ...desk, ...(publicUrl === undefined ? [] : ['--public-url', publicUrl])];
  const child: Started = hooks
    ? (spawn(process.execPath, ['--import', hooks.module.href, main, ...args], {
        env: { ...environment(), ...hooks.env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      }) as Started)
    : start(...args);
  const { said, until } = linesOf(child.stdout);
  child.stderr.on('data', (part) => said.push(String(part)));
  const ready = until((line) => line.includes('"ready"')).then(
    (line) => (JSON.parse(line) as { desk: string }).desk,
  );
  return { child, said, ready };
}

export type Serving = Awaited<ReturnType<typeof serve>>;

/** Starts `parlance serve` as `startServing` does, and waits until it is ready. */
export async function serve(store: readonly string[], publicUrl?: string) {
  const { child, said, ready } = startServing(store, publicUrl);
  // The log contains the address at which the process listens, even if `publicUrl` is set.
  const deskUrl = await ready;
  return {
    child,
    said,
    deskUrl,
    url: new URL(deskUrl).origin,
    desk: deskOf({ deskUrl }),
    /** Sends a signal to the process, and waits until the process has ended. After SIGSTOP and SIGCONT there is no wait. */
    async end(signal: NodeJS.Signals): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      if (signal === 'SIGSTOP' || signal === 'SIGCONT') return;
      await once(child, 'exit');
    },
  };
}
