// Builds and checks the Go examples. This is a long test because a build takes too long for `npm test`.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../conformance/wire/http/stand-in.ts';
import { deskToken, openService } from '../../../src/reference/service/testing/site.ts';
import { isInstalled } from '../../../src/workshop/testing/programs.ts';
import { environment } from '../../testing/samples/running.ts';
import { host, start, stopAll, wrong } from '../testing/programs.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parlance-go-'));
afterAll(() => {
  stopAll();
  rmSync(folder, { recursive: true, force: true });
});

if (!isInstalled('go')) test.skip('the Go examples were not run, because go is not installed');
else
  describe('the Go examples', () => {
    test('the chat front end passes the suite', async () => {
      const [port, listen] = [await freePort(), await freePort()];
      await run('frontend', port, `http://${host}:${listen}/random/shop-app`);
      const url = `http://${host}:${port}/chat`;
      const options = { url, channelId: 'shop-app', listen: { host, port: listen } };
      expect(await wrong('channel-integrator', options)).toEqual([]);
    });

    test('the bot passes the suite', async () => {
      const [port, listen] = [await freePort(), await freePort()];
      await run('bot', port, `http://${host}:${listen}`, 'my-bot', 'my-token');
      const url = `http://${host}:${port}/bot`;
      const options = { url, token: 'my-token', providerId: 'my-bot', listen: { host, port: listen } };
      expect(await wrong('bot-provider', options)).toEqual([]);
    });

    test('the desk adapter drives a service that passes the suite', async () => {
      await using service = await openService();
      const program = build('adapter');
      const deskCommand = `${program} ${service.deskUrl} ${deskToken}`;
      expect(await wrong('channel-service', { deskCommand })).toEqual([]);
    });

    test('the CRM starter passes the suite', async () => {
      const port = await freePort();
      await run('crm', port);
      expect(await wrong('webhook-receiver', { url: `http://${host}:${port}/hooks` })).toEqual([]);
    });
  });

/** Builds a starter in a folder like that of a user, with the Go module beside the starter. */
function build(name: string): string {
  const starters = join(folder, 'starters');
  if (!existsSync(starters)) {
    cpSync(here, starters, { recursive: true });
    cpSync(join(here, '../../../generated/go'), join(starters, 'parlance'), { recursive: true });
  }
  const program = join(folder, name);
  const env = { ...environment, GOCACHE: join(folder, 'cache'), GOPROXY: 'off' };
  for (const command of [['vet'], ['build', '-o', program]])
    execFileSync('go', [...command, `${name}.go`], { cwd: starters, env });
  return program;
}

async function run(name: string, port: number, ...args: string[]): Promise<void> {
  await start(port, [build(name), String(port), ...args]);
}
