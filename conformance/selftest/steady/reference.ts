import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TargetOptions } from '../../run/options.ts';
import type { Result } from '../../run/verdicts.ts';
import { runTarget, type Target } from '../../targets/index.ts';

const deskToken = 'steady';

/** The reference in a process of its own, and runs against it; behind the front that it is given the address of, if any. */
export async function openReference(front?: string): Promise<{
  port: number;
  run(target: string, more?: Pick<TargetOptions, 'concurrency'>): Promise<Result[]>;
  close(): Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-steady-'));
  const main = join(import.meta.dirname, '../../../src/cli/main.ts');
  const behind = front === undefined ? [] : ['--public-url', front];
  const options = ['--port', '0', '--desk', '--desk-token', deskToken, '--allow-loopback', ...behind];
  const child = spawn(process.execPath, [main, 'serve', ...options, '--data', join(folder, 'store.sqlite')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('exit', (code) => reject(new Error(`The reference left with ${code} before it was ready.`)));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { msg, desk } = JSON.parse(line) as { msg?: string; desk?: string };
    if (msg === 'ready' && desk) resolve(desk);
  });
  const own = new URL(await promise);
  const desk = front === undefined ? own.href : `${front}${own.pathname}`;
  return {
    port: Number(own.port),
    run: (target, more) => runTarget(target as Target, { desk, deskToken, ...more }),
    async close() {
      child.kill('SIGTERM');
      await new Promise((ended) => (child.exitCode === null ? child.once('exit', ended) : ended(undefined)));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
