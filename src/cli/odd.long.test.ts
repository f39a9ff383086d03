// Sends unusual JSON values to the commands that receive or send HTTP. No command may respond with 5xx, stop responding, print a stack trace or exit.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawn, messagesIn, type Odd, overHttp, trace, tryOdd } from '../workshop/testing/odd.ts';
import { patience } from '../workshop/testing/patience.ts';
import { linesOf, run, start } from './testing/command.ts';

/** Starts a command that serves HTTP, sends unusual messages to the command, and ends it. Checks each response and the output. */
async function expectCalm(
  args: readonly string[],
  messages: ReturnType<typeof messagesIn>,
  pathOf: (odd: Odd) => string,
): Promise<void> {
  const child = start(...args);
  const { said, until } = linesOf(child.stdout);
  const errors: string[] = [];
  child.stderr.on('data', (part: Buffer) => errors.push(part.toString()));
  const address = /http:\/\/127\.0\.0\.1:\d+/;
  const url = address.exec(await until((line) => address.test(line)))![0];
  const faults = await tryOdd(
    `parlance ${args[0]} ${args[2]}`,
    messages,
    (odd) => overHttp(`${url}${pathOf(odd)}`, odd),
    { runs: 60 },
  );
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(faults.slice(0, 10)).toEqual([]);
  expect([...said, ...errors].filter((line) => trace.test(line)).slice(0, 3)).toEqual([]);
}

const [channel, bot, developer] = ['channel', 'bot', 'developer'].map((name) =>
  messagesIn(`openapi/${name}`),
) as [ReturnType<typeof messagesIn>, ReturnType<typeof messagesIn>, ReturnType<typeof messagesIn>];
const served = [...channel, ...bot].filter(({ path }) => path.startsWith('/'));
const filled = ({ path }: Odd) => path.replaceAll(/\{\w+\}/g, 'x');

test('watch responds to unusual requests and keeps running', () =>
  expectCalm(['watch', '--listen', '127.0.0.1:0'], served, filled));

test.each([
  ['channel-service', channel.filter(({ operationId }) => operationId === 'sendUserMessage'), '/x/y'],
  ['channel-integrator', channel.filter(({ operationId }) => operationId === 'receiveAgentMessage'), '/x'],
  ['bot-service', bot.filter(({ operationId }) => operationId === 'sendProviderEvent'), '/webhooks/x/y'],
  ['bot-provider', bot.filter(({ operationId }) => operationId !== 'sendProviderEvent'), '/x'],
  ['webhook-receiver', developer, '/'],
])('mock responds to unusual requests to a %s and keeps running', (party, messages, path) =>
  expectCalm(['mock', '--only', party, '--port', '0'], messages, () => path),
);

test('trigger judges unusual responses and ends normally', { timeout: patience(600_000) }, async () => {
  const answers = [...drawn(messagesIn('openapi/developer', 'answer'), 60)];
  let next = 0;
  const server = createServer((request, response) => {
    request.resume();
    const { text } = answers[next++ % answers.length]!;
    response.writeHead(200, { 'content-type': 'application/json' }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const folder = mkdtempSync(join(tmpdir(), 'parlance-odd-'));
  const file = join(folder, 'saved.jsonl');
  const events = ['agent_message', 'chat_accepted', 'chat_finished', 'CLIENT_MESSAGE', 'call_event'];
  const lines = answers.map((_, index) => JSON.stringify({ event: events[index % events.length], body: {} }));
  writeFileSync(file, lines.join('\n'));
  const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { code, stdout, stderr } = await run('trigger', '--from', file, '--to', to);
  server.close();
  rmSync(folder, { recursive: true });
  console.log(`parlance trigger: ${next} odd answers`);
  expect([code, next, stderr]).toEqual([1, answers.length, '']);
  expect(stdout).not.toMatch(trace);
});
