import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openRun } from './run.ts';

let home: string;
let accounts: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parlance-home-'));
  accounts = join(home, 'passwd');
  mkdirSync(join(home, '.config/old'), { recursive: true });
  writeFileSync(accounts, 'root:x:0:0::/root:/bin/sh\n');
  onTestFinished(() => rmSync(home, { recursive: true }));
});

test('the end of a run removes the temporary folder, and reports nothing if the tests left nothing else', async () => {
  const run = openRun(home, [accounts]);
  writeFileSync(join(run.env.TMPDIR, 'forgotten'), '');
  expect(await run.end()).toEqual([]);
  expect(existsSync(run.env.TMPDIR)).toBe(false);
});

test('the end of a run reports files in the home folder and accounts that the tests left', async () => {
  const run = openRun(home, [accounts]);
  mkdirSync(join(home, '.config/astro'));
  writeFileSync(join(home, '.rc'), '');
  appendFileSync(accounts, 'postgres:x:101:104::/var/lib/postgresql:/bin/bash\n');
  expect(await run.end()).toEqual([
    `A file was left: ${join(home, '.rc')}`,
    `A file was left: ${join(home, '.config/astro')}`,
    'An account was left: postgres',
  ]);
});

test.runIf(existsSync('/proc/self/environ'))(
  'the end of a run reports and ends a process that the tests left',
  async () => {
    const run = openRun(home, [accounts]);
    const left = spawn('sleep', ['600'], { env: { ...process.env, ...run.env } });
    const ended = once(left, 'exit');
    expect(await run.end(100)).toEqual([
      `The process ${left.pid} was left running, and is ended now: sleep 600`,
    ]);
    expect(await ended).toEqual([null, 'SIGKILL']);
  },
);
