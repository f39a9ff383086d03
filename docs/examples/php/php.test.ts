// The PHP examples, run by the suite. Where there is no php they are not, which the test's name then says.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort, has, host, start, stopAll, wrong } from '../testing/programs.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const php = has('php');
const memory = mkdtempSync(join(tmpdir(), 'parlance-php-'));
afterAll(() => {
  stopAll();
  rmSync(memory, { recursive: true, force: true });
});

/** Serves an example by PHP's own server; gives its port. */
async function served(file: string, env: Record<string, string> = {}): Promise<number> {
  const port = await freePort();
  await start(port, ['php', '-S', `${host}:${port}`, `${here}${file}`], { MEMORY: memory, ...env });
  return port;
}

async function frontend(): Promise<string[]> {
  const listen = { host, port: await freePort() };
  const port = await served('frontend.php', { ENDPOINT: `http://${host}:${listen.port}/random/shop-app` });
  return wrong('channel-integrator', { url: `http://${host}:${port}/chat`, channelId: 'shop-app', listen });
}

async function bot(): Promise<string[]> {
  const listen = { host, port: await freePort() };
  const [providerId, token] = ['my-bot', 'token-of-the-bot'];
  const SERVICE = `http://${host}:${listen.port}`;
  const port = await served('bot.php', { SERVICE, PROVIDER_ID: providerId, TOKEN: token });
  return wrong('bot-provider', { url: `http://${host}:${port}/bot`, token, providerId, listen });
}

async function crm(): Promise<string[]> {
  const port = await served('crm.php');
  return wrong('webhook-receiver', { url: `http://${host}:${port}/hooks` });
}

if (php)
  describe.concurrent('an example in PHP', () => {
    test.each(Object.entries({ frontend, bot, crm }))(
      '%s.php conforms',
      { timeout: 120_000 },
      async (_, run) => {
        expect(await run()).toEqual([]);
      },
    );
  });
else test('php is not installed: its examples were not run', () => expect(php).toBe(false));

test.each(['frontend.php', 'bot.php', 'crm.php'])('%s is shorter than 80 lines', async (name) => {
  const text = await readFile(`${here}${name}`, 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThan(80);
});
