// The Python examples, run by the suite. Where there is no python3 they are not, which the test's name then says.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { conform, type Target, type TargetOptions } from '../../../conformance/index.ts';

const host = '127.0.0.1';
const here = fileURLToPath(new URL('.', import.meta.url));
const python = spawnSync('python3', ['--version']).status === 0;
const running: ChildProcess[] = [];
afterAll(() => {
  for (const program of running) program.kill();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, host);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts an example and waits for the line in which it says where it listens. */
async function start(file: string, ...args: (string | number)[]): Promise<void> {
  const program = spawn('python3', [`${here}${file}`, ...args.map(String)]);
  running.push(program);
  let said = '';
  program.stderr.on('data', (piece) => {
    said += piece;
  });
  await new Promise<void>((resolve, reject) => {
    program.stdout.once('data', () => resolve());
    program.once('exit', () => reject(new Error(`${file} ended: ${said}`)));
  });
  program.stdout.resume();
}

/** What a run found wrong; what a busy machine left undecided is neither right nor wrong. */
async function wrong(target: Target, options: TargetOptions): Promise<string[]> {
  const { results } = await conform(target, options);
  expect(results.filter(({ status }) => status === 'passed').length).toBeGreaterThan(4);
  return results
    .filter(({ status, unmet }) => unmet || ['failed', 'warned', 'error'].includes(status))
    .map(({ rules, case: id, observed }) => `${rules} in ${id}: ${observed}`);
}

async function frontend(): Promise<string[]> {
  const [port, listen] = [await freePort(), await freePort()];
  await start('frontend.py', port, `http://${host}:${listen}/random/shop-app`);
  const url = `http://${host}:${port}/chat`;
  return wrong('channel-integrator', { url, channelId: 'shop-app', listen: { host, port: listen } });
}

async function bot(): Promise<string[]> {
  const [port, listen] = [await freePort(), await freePort()];
  const [providerId, token] = ['my-bot', 'token-of-the-bot'];
  await start('bot.py', port, `http://${host}:${listen}`, providerId, token);
  const url = `http://${host}:${port}/bot`;
  return wrong('bot-provider', { url, token, providerId, listen: { host, port: listen } });
}

async function crm(): Promise<string[]> {
  const port = await freePort();
  await start('crm.py', port);
  return wrong('webhook-receiver', { url: `http://${host}:${port}/hooks` });
}

async function service(): Promise<string[]> {
  const port = await freePort();
  await start('service.py', port, 'desk-token');
  return wrong('channel-service', { desk: `http://${host}:${port}/desk`, deskToken: 'desk-token' });
}

const examples = { frontend, bot, crm, service };

if (python)
  describe.concurrent('an example in Python', () => {
    test.each(Object.entries(examples))('%s.py conforms', { timeout: 240_000 }, async (_, run) => {
      expect(await run()).toEqual([]);
    });
  });
else test('python3 is not installed: its examples were not run', () => expect(python).toBe(false));

test.each([
  ['frontend.py', 80],
  ['bot.py', 80],
  ['crm.py', 80],
  ['service.py', 250],
])('%s is shorter than %d lines', async (name, most) => {
  const text = await readFile(`${here}${name}`, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThan(most);
});
