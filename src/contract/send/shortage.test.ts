import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type AttemptResult, isShortage } from './send.ts';

/** A program that sends a request to its own server: first while no file descriptor is free, then with free ones. */
const program = `
  const { closeSync, openSync } = await import('node:fs');
  const { createServer } = await import('node:http');
  const { createSender } = await import(${JSON.stringify(new URL('./send.ts', import.meta.url).href)});
  const server = createServer((_, response) => response.end());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const sender = createSender({ allowLoopback: true, validators: {} });
  const policy = { success: { status: 200 }, timeoutMs: 3000 };
  const send = (host) => sender.send({ url: 'http://' + host + ':' + server.address().port, body: '{}' }, policy);
  const opened = [];
  try { for (;;) opened.push(openSync('/dev/null')); } catch {}
  const results = [await send('127.0.0.1'), await send('localhost'), await send('shop.example')];
  opened.map(closeSync);
  results.push(await send('127.0.0.1'));
  console.log(JSON.stringify(results));
  process.exit();
`;

test('a machine without a free file descriptor sends no request, neither to an address nor to a host name', async () => {
  const script = `ulimit -n 128 && exec "$0" --input-type=module -e "$1"`;
  const { stdout } = await promisify(execFile)('sh', ['-c', script, process.execPath, program]);
  const results = JSON.parse(stdout) as AttemptResult[];
  expect(results.map(({ outcome, isShortage: ours = false }) => [outcome, ours])).toEqual([
    ...Array.from({ length: 3 }, () => ['unreachable', true]),
    ['delivered', false],
  ]);
});

test.each([
  ['no port left', { code: 'EADDRNOTAVAIL', address: '192.0.2.7' }, true],
  ['no IPv6 on this machine', { code: 'EADDRNOTAVAIL', address: '2001:db8::1' }, false],
  ['no memory left', { code: 'ENOMEM' }, true],
  ['a closed port', { code: 'ECONNREFUSED', address: '192.0.2.7' }, false],
  ['every address without a file', { errors: [{ code: 'EMFILE' }, { code: 'EMFILE' }] }, true],
  ['one address that refuses', { errors: [{ code: 'ECONNREFUSED' }, { code: 'EMFILE' }] }, false],
])(
  'isShortage is true only if this machine lacks a file descriptor, a port or memory: %s',
  (_, error, expected) => {
    expect(isShortage(error)).toBe(expected);
  },
);
