import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openReceiver } from '../reference/service/testing/receiver.ts';
import { linesOf, run, start } from './testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-capture-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = { sender: { id: 7 }, message: { type: 'text', text: 'Hello\u001b[2J' } };
const fromBot = { event: 'BOT_MESSAGE', id: '1', chat_id: '7', message: { type: 'TEXT', text: 'Hi' } };

test.runIf(existsSync('/dev/full'))(
  'watch --save responds to a request even if the request cannot be saved',
  async () => {
    const watch = start('watch', '--listen', '127.0.0.1:0', '--json', '--save', '/dev/full');
    const said = linesOf(watch.stderr);
    const [url = ''] = /http:\/\/[\d.]+:\d+/.exec(await said.until((line) => line.includes('http://'))) ?? [];
    const response = await fetch(`${url}/r4ndom/shop`, { method: 'POST', body: JSON.stringify(text) });
    expect([response.status, await response.json()]).toEqual([200, {}]);
    await said.until((line) => line.startsWith('A request is not saved in /dev/full: ENOSPC'));
    watch.kill('SIGTERM');
  },
);

test('watch --save removes secrets from the saved requests, and trigger --from sends these requests again', async () => {
  const file = join(folder, 'caught.jsonl');
  const watch = start('watch', '--listen', '127.0.0.1:0', '--save', file);
  const said = linesOf(watch.stdout);
  const [url = ''] = /http:\/\/[\d.]+:\d+/.exec(await said.until((line) => line.includes('http://'))) ?? [];
  const post = (path: string, body: unknown) =>
    fetch(url + path, {
      method: 'POST',
      headers: { authorization: 'Bearer s3cret' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  await post('/r4ndom/shop%20app', text);
  await post('/r4ndom/shop%20app', 'no JSON');
  await post('/webhooks/my-bot/t0ken', fromBot);
  await post('/elsewhere', {});
  expect(statSync(file).mode & 0o777).toBe(0o600);
  watch.kill('SIGTERM');
  expect(said.said.join('')).not.toContain('\u001b');

  const kept = readFileSync(file, 'utf8');
  expect(kept).not.toMatch(/r4ndom|t0ken|s3cret/);
  expect(
    kept
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toMatchObject([
    {
      operation: 'sendUserMessage',
      parameters: { channel_public_id: 'shop app' },
      right: true,
      body: text,
    },
    { operation: 'sendUserMessage', right: false, text: 'no JSON' },
    { operation: 'sendProviderEvent', parameters: { provider_id: 'my-bot' }, right: true, body: fromBot },
  ]);

  writeFileSync(
    file,
    kept
      .split('\n')
      .filter((line) => line.includes('Hello'))
      .join('\n'),
  );
  await using service = await openReceiver<unknown>((_, before) => (before === 0 ? {} : 500));
  const args = ['trigger', '--from', file, '--to', `${service.url}/other/shop`];
  const [taken, refused] = [await run(...args), await run(...args)];
  expect([taken.code, taken.stdout]).toEqual([0, expect.stringContaining('1 sent, 1 answered correctly')]);
  expect([refused.code, refused.stdout]).toEqual([
    1,
    expect.stringContaining('valid, but it was not accepted'),
  ]);
  expect(service.caught[0]).toMatchObject({ path: '/other/shop', body: text });
});

test('trigger --from sends events to the paths of the contract again, and signs developer webhooks', async () => {
  const file = join(folder, 'events.jsonl');
  writeFileSync(
    file,
    `{"event": "CLIENT_MESSAGE", "body": {"a": 1}}\n\n{"event": "chat_accepted", "body": {}}\n`,
  );
  await using endpoint = await openReceiver<unknown>(() => ({}));
  const { code, stdout } = await run(
    'trigger',
    '--from',
    file,
    '--to',
    endpoint.url,
    '--token',
    't',
    '--signing-secret',
    Buffer.alloc(32, 'receiver').toString('base64'),
    '--json',
  );
  expect(endpoint.caught.map(({ path }) => path)).toEqual(['/t', '/']);
  const isSigned = endpoint.caught.map(({ headers }) => 'webhook-signature' in headers);
  expect(isSigned).toEqual([false, true]);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { right: boolean }).right),
  ).toEqual([true, false]);
  expect(code).toBe(1);
});

test.each([
  ['a line that is not JSON', 'nonsense', ['--to', 'http://127.0.0.1:9'], /line 1: not a captured request/],
  ['an unknown event', '{"event": "no_such"}', ['--to', 'http://127.0.0.1:9'], /No event is called no_such/],
  ['a missing address', '', [], /--from needs --to/],
])('trigger --from rejects %s', async (_, content, args, says) => {
  const file = join(folder, 'wrong.jsonl');
  writeFileSync(file, content);
  const { code, stderr } = await run('trigger', '--from', file, ...args);
  expect([code, stderr]).toEqual([2, expect.stringMatching(says)]);
});

test.runIf(existsSync('/dev/zero'))('trigger --from rejects a file with an endless line', async () => {
  const { code, stderr } = await run('trigger', '--from', '/dev/zero', '--to', 'http://127.0.0.1:9');
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/cannot be read: a line is longer than \d+ characters/),
  ]);
});

test('watch --save rejects a file that cannot be written, before watch opens its port', async () => {
  const { code, stderr } = await run('watch', '--save', join(folder, 'no/such/folder'));
  expect([code, stderr]).toEqual([2, expect.stringContaining('cannot be saved')]);
});
