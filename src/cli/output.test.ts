// Tests of failures in the command's environment: a closed pipe, a full disk, an unusable address or folder.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-output-'));
const store = join(folder, 'store.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

const parlance = `'${process.execPath}' '${join(import.meta.dirname, 'main.ts')}'`;

/** Runs a command line in bash. Resolves with the exit code and the standard error of bash. */
async function shell(line: string): Promise<{ code: number; stderr: string }> {
  const child = spawn('bash', ['-o', 'pipefail', '-c', line], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code, stderr };
}

test('a closed output pipe ends the command without an error', async () => {
  expect(await shell(`${parlance} rules | head -1`)).toEqual({ code: 0, stderr: '' });
});

test('on a full disk, the command reports the lost output and exits with 1', async () => {
  const { code, stderr } = await shell(`${parlance} rules > /dev/full`);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^The output was lost: .*ENOSPC.*\n$/)]);
});

describe('if no server can listen on an address, the error names the options for another address', () => {
  test.each([
    ['--listen', ['watch', '--listen', 'no-such-host.invalid:0']],
    ['--host and --port', ['mock', '--only', 'channel-service', '--host', 'no-such-host.invalid']],
    [
      '--host and --port',
      ['serve', '--host', 'no-such-host.invalid', '--log-level', 'silent', '--data', store],
    ],
  ])('the error names %s: parlance %j', async (options, args) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^No server can listen on no-such-host\.invalid:\d+ \(\w+\)\. .*\n$/);
    expect(stderr).toContain(`with ${options}`);
  });
});

test('start rejects a data folder that cannot be created', async () => {
  const { code, stderr } = await run('start', '--data', '/dev/null/parlance');
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The folder of the store cannot be created: .*--data\.\n$/),
  ]);
});

test('trigger suggests the name of a misspelt event, and prints the reason for an unreachable endpoint', async () => {
  expect((await run('trigger', 'agent_mesage')).stderr).toContain('Did you mean agent_message?');
  const { code, stdout } = await run('trigger', 'chat_accepted', '--to', 'http://no-such-host.invalid');
  expect([code, stdout]).toEqual([
    3,
    expect.stringMatching(/cannot be reached: getaddrinfo \w+ no-such-host/),
  ]);
});
