import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { linesOf, start } from '../testing/command.ts';
import { openLog } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the log counts the lines that it drops, and writes the count once the stream accepts lines again', async () => {
  const taken: { msg: string; lost?: number }[] = [];
  let isFull = false;
  const stream = new PassThrough();
  const write = (line: string, ended: (error?: Error) => void) => {
    if (!isFull) taken.push(JSON.parse(line));
    const error = isFull ? new Error('ENOSPC') : undefined;
    queueMicrotask(() => ended(error));
    if (error) stream.emit('error', error);
    return true;
  };
  const log = openLog('info', Object.assign(stream, { write }) as unknown as WriteStream);
  log.info('before');
  isFull = true;
  for (const _ of [1, 2, 3]) log.info('lost');
  await new Promise(setImmediate);
  isFull = false;
  log.info('after');
  await vi.waitFor(() => expect(taken).toHaveLength(3));
  expect(taken.map(({ msg }) => msg)).toEqual(['before', 'after', 'lines of the log were lost']);
  expect(taken[2]).toMatchObject({ lost: 3 });
});

test('after the reader of its log has ended, a service continues to run, and later stops normally', async () => {
  const service = start('serve', '--port', '0', '--data', join(folder, 'reader.sqlite'));
  const lines = linesOf(service.stdout);
  await lines.until((line) => line.includes('"ready"'));
  service.stdout.destroy();
  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
});

test.runIf(existsSync('/dev/full'))(
  'a service continues to respond while the disk of its log is full',
  async () => {
    const full = openSync('/dev/full', 'w');
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const args = [main, 'serve', '--desk', '--port', '0', '--data', join(folder, 'full.sqlite')];
    const service = spawn(process.execPath, args, { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    const console = await linesOf(service.stderr!).until((line) => line.startsWith('Console: '));
    const { status } = await fetch(console.replace(/^Console: (.*)#.*$/, '$1'));
    expect(status).toBe(200);
    service.kill('SIGTERM');
    expect(await once(service, 'exit')).toEqual([0, null]);
  },
);
