import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { linesOf, run, start } from './testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-options-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

test.each([
  [['--desk-token', 'x'], /--desk-token.*needs the desk\. Add --desk/],
  [['--desk', '--desk-token', '0739'], /^The token of the desk has only 4 characters.*Use at least 20/],
  [['--visitors-per-minute', '0'], /--visitors-per-minute.*whole number from 1/],
  [['--desk-remote'], /--desk-remote.*needs the desk\. Add --desk/],
  [['--data', 'x', '--database-url', 'postgres://x/y'], /--database-url.*cannot be used with.*--data/],
  [['--trust-proxy', 'proxy.example.com'], /--trust-proxy.*127\.0\.0\.1,10\.0\.0\.0\/8/],
  [['--trust-proxy', '127.0.0.1,10.0.0.0/33'], /--trust-proxy.*ranges/],
  [['--trust-proxy', '0.0.0.0/0'], /--trust-proxy.*every caller/],
  [['--database-url', 'postgres://parlance:a/b@database/parlance'], /%2F.*PGPASSWORD/],
])('serve rejects options that are invalid or have no effect: %j', async (args, says) => {
  const data = args.includes('--data') ? [] : ['--data', join(folder, 'none.sqlite')];
  const conflicts = args.includes('--database-url') ? args : [...args, ...data];
  expect(await run('serve', '--port', '0', ...conflicts)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(says),
  });
});

test('serve rejects a short PARLANCE_DESK_TOKEN like a short --desk-token', async () => {
  vi.stubEnv('PARLANCE_DESK_TOKEN', 'secret');
  expect(await run('serve', '--desk', '--port', '0', '--data', join(folder, 'none.sqlite'))).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^The token of the desk has only 6 characters/),
  });
});

test.each([
  ['PARLANCE_DATABASE_URL', 'secret', /begins with postgres:\/\//],
  ['PARLANCE_DATABASE_URL', '', /begins with postgres:\/\//],
  ['PARLANCE_PUBLIC_URL', 'secret', /begins with http/],
  ['PARLANCE_TRUST_PROXY', 'secret', /addresses or ranges/],
])(
  'serve rejects an invalid value of the variable %s, as it does for the option: %j',
  async (name, value, says) => {
    vi.stubEnv(name, value);
    const { code, stderr } = await run('serve', '--port', '0', '--data', join(folder, 'none.sqlite'));
    expect([code, stderr]).toEqual([2, expect.stringContaining(name)]);
    expect(stderr).toMatch(says);
    expect(stderr).not.toContain('secret');
  },
);

/** Starts `parlance serve` and ends the service once it is ready. Resolves with the whole log of the service. */
async function logOf(...args: string[]): Promise<{ level: number; msg: string; url?: string }[]> {
  const child = start('serve', '--port', '0', '--data', join(folder, 'store.sqlite'), ...args);
  const ended = once(child, 'exit');
  const lines = linesOf(child.stdout);
  await lines.until((line) => line.includes('"ready"'));
  child.kill('SIGTERM');
  await ended;
  return lines.said.map((line) => JSON.parse(line));
}

const warning = { level: 40, msg: expect.stringMatching(/only this machine.*--public-url/) };

test('a service on all interfaces warns that its addresses work only on this machine, unless --public-url is set', async () => {
  expect(await logOf('--host', '0.0.0.0')).toContainEqual(expect.objectContaining(warning));
  expect(await logOf()).not.toContainEqual(expect.objectContaining(warning));
  // Without --desk, the service does not check the token, because the variable may be set for other commands.
  vi.stubEnv('PARLANCE_DESK_TOKEN', 'x');
  vi.stubEnv('PARLANCE_PUBLIC_URL', 'https://chat.example.com/');
  const told = await logOf('--host', '0.0.0.0');
  expect(told.filter(({ level }) => level > 30)).toEqual([]);
  expect(told).toContainEqual(expect.objectContaining({ msg: 'ready', url: 'https://chat.example.com' }));
});

test.each([
  ['the option', ['--trust-proxy', '127.0.0.1, 192.0.2.0/24'], '', '198.51.100.7'],
  ['the variable', [], '127.0.0.1', '198.51.100.7'],
  ['the option before the variable', ['--trust-proxy', '192.0.2.1'], '127.0.0.1', '127.0.0.1'],
])(
  'the service trusts the X-Forwarded-For header of a proxy that %s names',
  async (_, args, variable, seen) => {
    if (variable !== '') vi.stubEnv('PARLANCE_TRUST_PROXY', variable);
    vi.stubEnv('PARLANCE_DESK_TOKEN', 'token-of-the-desk-of-a-test');
    const store = ['--port', '0', '--data', join(folder, 'proxied.sqlite')];
    const child = start('serve', ...store, '--desk', '--desk-remote', ...args);
    const ended = once(child, 'exit');
    const lines = linesOf(child.stdout);
    const { desk } = JSON.parse(await lines.until((line) => line.includes('"ready"')));
    const headers = { authorization: 'Bearer wrong', 'x-forwarded-for': '198.51.100.7' };
    await fetch(`${desk}/chats`, { headers });
    expect(JSON.parse(await lines.until((line) => line.includes('wrong token')))).toMatchObject({
      address: seen,
    });
    child.kill('SIGTERM');
    await ended;
  },
);
