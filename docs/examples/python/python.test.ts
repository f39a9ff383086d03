// The Python examples, run by the suite. Where there is no python3 they are not, which the test's name then says.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort, has, host, start, stopAll, wrong } from '../testing/programs.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const python = has('python3');
afterAll(stopAll);

/** Starts an example, which is given its port first; gives the port. */
async function served(file: string, ...args: string[]): Promise<number> {
  const port = await freePort();
  await start(port, ['python3', `${here}${file}`, String(port), ...args]);
  return port;
}

async function frontend(): Promise<string[]> {
  const listen = { host, port: await freePort() };
  const port = await served('frontend.py', `http://${host}:${listen.port}/random/shop-app`);
  return wrong('channel-integrator', { url: `http://${host}:${port}/chat`, channelId: 'shop-app', listen });
}

async function bot(): Promise<string[]> {
  const listen = { host, port: await freePort() };
  const [providerId, token] = ['my-bot', 'token-of-the-bot'];
  const port = await served('bot.py', `http://${host}:${listen.port}`, providerId, token);
  return wrong('bot-provider', { url: `http://${host}:${port}/bot`, token, providerId, listen });
}

async function crm(): Promise<string[]> {
  const port = await served('crm.py');
  return wrong('webhook-receiver', { url: `http://${host}:${port}/hooks` });
}

async function service(): Promise<string[]> {
  const port = await served('service.py', 'desk-token');
  return wrong('channel-service', { desk: `http://${host}:${port}/desk`, deskToken: 'desk-token' });
}

/** The same service, whose desk is a command that the suite starts and ends. */
async function desk_command(): Promise<string[]> {
  const deskCommand = `python3 '${here}desk_command.py' ${await freePort()}`;
  // What the service does is seen by the test above; here it is whether a command can have it do so.
  return wrong('channel-service', { deskCommand, only: ['agent-text', 'CHN-OUT-14', 'CHN-IN-05'] });
}

const examples = { frontend, bot, crm, service, desk_command };

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
  ['desk_command.py', 80],
  ['service.py', 250],
])('%s is shorter than %d lines', async (name, most) => {
  const text = await readFile(`${here}${name}`, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThan(most);
});
