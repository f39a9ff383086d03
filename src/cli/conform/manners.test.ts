// Tests of the help and the progress line of `parlance conform`, and of the options that change its messages to a bot.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { run } from '../testing/command.ts';
import { wrapProse } from './conform.ts';
import { progressOf } from './plan.ts';

test('the help wraps prose at a width, and leaves its examples unchanged', () => {
  const prose = `one two three four\n\n  $ an example that is longer than that\nfive`;
  expect(wrapProse(prose, 10)).toBe('one two\nthree four\n\n  $ an example that is longer than that\nfive');
  expect(wrapProse('unbreakableword next', 5)).toBe('unbreakableword\nnext');
});

test('no line of the help of conform is longer than 100 characters, except for examples', async () => {
  const { code, stdout } = await run('conform', '--help');
  expect(code).toBe(0);
  const prose = stdout.split('\n').filter((line) => !line.startsWith('  $ '));
  expect(prose.filter((line) => line.length > 100)).toEqual([]);
  expect(stdout).toContain('--update-baseline');
});

test('the progress line of conform shows the number of verdicts, and the running cases with their times', () => {
  const progress = progressOf('bot-provider');
  const { onCase, onResult } = progress.hooks;
  const now = performance.now();
  expect(progress.line(now, 200)).toBe('bot-provider: 0 verdicts in 0 s');
  for (const id of ['one', 'two', 'three', 'four', 'five']) onCase?.(id, 'begun');
  onCase?.('one', 'ended');
  onResult?.({} as never);
  expect(progress.line(now + 7000, 200)).toBe(
    'bot-provider: 1 verdicts in 7 s, waiting for two (7 s), three (7 s), four (7 s) and 1 more',
  );
  expect(progress.line(now + 7000, 40)).toHaveLength(40);
});

interface Heard {
  event?: string;
  client_id?: string;
  chat_id?: string;
  message?: { text?: string };
}

/**
 * Opens a bot that responds to each client message by posting INVITE_AGENT to the service. `heard` lists the client messages that the bot
 * received.
 */
async function bot(service: string) {
  const heard: { authorization: string | undefined; text: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const { event, client_id, chat_id, message } = parsed(await text(request)) ?? {};
    response.end('{}');
    if (event !== 'CLIENT_MESSAGE') return;
    heard.push({ authorization: request.headers.authorization, text: message?.text });
    const body = JSON.stringify({ event: 'INVITE_AGENT', id: crypto.randomUUID(), client_id, chat_id });
    const headers = {
      'content-type': 'application/json',
      authorization: request.headers.authorization ?? '',
    };
    await fetch(service, { method: 'POST', headers, body });
  });
  const port = await listening(server);
  return { heard, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

function parsed(body: string): Heard | undefined {
  try {
    return JSON.parse(body) as Heard;
  } catch {
    return undefined;
  }
}

test('the bot gets the Authorization header of --authorization and the text of --say', async () => {
  const probe = createServer();
  const port = await listening(probe);
  await new Promise((closed) => probe.close(closed));
  const { heard, url, close } = await bot(`http://127.0.0.1:${port}/webhooks/mine/t`);
  const given = ['--url', url, '--token', 't', '--provider-id', 'mine', '--listen', `127.0.0.1:${port}`];
  const words = [
    '--authorization',
    'Bearer s3cret',
    '--say',
    'prices please',
    '--only',
    'replies-in-the-chat',
  ];
  const { code, stdout } = await run('conform', 'bot-provider', ...given, ...words);
  close();
  expect(code, stdout).toBe(0);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard).toEqual(heard.map(() => ({ authorization: 'Bearer s3cret', text: 'prices please' })));
});
