import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProvider } from '../../docs/examples/bot-provider/provider.ts';
import { startFrontend } from '../../docs/examples/channel-frontend/frontend.ts';
import { startReceiver } from '../../docs/examples/webhook-receiver/receiver.ts';
import { generateForTools } from '../contract/codegen/generate.ts';
import { readModel } from '../contract/codegen/read/model.ts';
import { add } from '../contract/codegen/write.ts';
import { createChannel, type OpenService, openService } from '../reference/service/testing/site.ts';

const root = join(import.meta.dirname, '../..');
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
/** As the package has it: the bundles, and the flows that are built for tools. */
const generated = mkdtempSync(join(tmpdir(), 'flows-'));
let service: OpenService;
beforeAll(async () => {
  for (const folder of ['openapi', 'reference'])
    symlinkSync(join(root, 'generated', folder), join(generated, folder));
  add(generated, await generateForTools(await readModel(join(root, 'specs'))));
  service = await openService();
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  rmSync(generated, { recursive: true });
});

test('every flow is run', () => {
  const names = readdirSync(join(generated, 'arazzo'));
  expect(names.toSorted()).toEqual(['accept-and-assign.json', 'bot-hand-over.json', 'delivery-fails.json']);
});

// A flow waits until a delivery is given up, and respect begins slowly on a busy machine.
describe.concurrent('by respect, with the examples beside the reference', { timeout: 90_000 }, () => {
  test('the bot hands the chat over, and is told', async () => {
    await using running = new AsyncDisposableStack();
    const [frontend, bot] = [await openFrontend(running), lines()];
    const provider = await startProvider('token-of-the-bot', bot.show);
    running.defer(() => provider.close());
    const { path, setting } = await openChannel(frontend.endpoint);
    const connected = await service.desk.connectBot({
      path,
      body: { bot_endpoint: provider.botEndpoint, token: 'token-of-the-bot' },
    });
    if (connected.status !== 200) throw new Error(`the bot was not connected: ${connected.status}`);
    provider.connect(connected.body.endpoint);
    await comesTrue('bot-hand-over', setting);
    await bot.until(/^chat \d+ is over/);
    expect(bot.shown).toEqual([
      expect.stringMatching(/^a client writes/),
      expect.stringMatching(/^a client writes/),
      expect.stringMatching(/^an agent has chat/),
      expect.stringMatching(/^chat \d+ is over/),
    ]);
    expect(frontend.shown).toContainEqual(expect.stringContaining('It arrives tomorrow.'));
  });

  test('the CRM hears of the chat, and its card is shown and assigned', async () => {
    await using running = new AsyncDisposableStack();
    const [frontend, crm] = [await openFrontend(running), lines()];
    const receiver = await startReceiver(crm.show);
    running.defer(() => receiver.close());
    const { path, setting } = await openChannel(frontend.endpoint);
    expect((await service.desk.setWebhook({ path, body: { url: receiver.url } })).status).toBe(204);
    await comesTrue('accept-and-assign', setting);
    await crm.until(/ended after/);
    expect(crm.shown).toEqual([
      expect.stringContaining('took chat'),
      expect.stringContaining('belongs to'),
      expect.stringContaining('ended after'),
    ]);
  });

  test('a delivery fails, and the agent sees it', async () => {
    const { setting } = await openChannel('http://127.0.0.1:9/nobody');
    await comesTrue('delivery-fails', setting);
  });

  test('a flow that does not come true fails', async () => {
    const { setting } = await openChannel('http://127.0.0.1:9/nobody');
    const inputs = { ...setting.inputs, desk_token: 'not-the-token' };
    const { code, said } = await respect(generated, 'accept-and-assign', { ...setting, inputs });
    expect(code, said).toBe(1);
    expect(said).toMatch(/✗ .*step find-chat/);
  });
});

async function comesTrue(flow: string, setting: Setting): Promise<void> {
  const { code, said } = await respect(generated, flow, setting);
  expect(code, said).toBe(0);
}

/** The example front end, which closes with what else is running. */
async function openFrontend(running: AsyncDisposableStack): Promise<{ endpoint: string; shown: string[] }> {
  const { shown, show } = lines();
  const frontend = await startFrontend(show);
  running.defer(() => frontend.close());
  return { endpoint: frontend.customerEndpoint, shown };
}

/** What an example shows, line by line. */
function lines() {
  const shown: string[] = [];
  const waiting = new Set<() => void>();
  return {
    shown,
    show(line: string): void {
      shown.push(line);
      for (const look of waiting) look();
    },
    until: (line: RegExp) =>
      new Promise<void>((resolve) => {
        const look = () => shown.some((one) => line.test(one)) && resolve();
        waiting.add(look);
        look();
      }),
  };
}

/** A channel, with what every flow has to know of it. */
async function openChannel(customerEndpoint: string) {
  const { channel_id, randomString } = await createChannel(service.desk, customerEndpoint);
  const setting: Setting = {
    servers: { channel: service.url, desk: service.deskUrl },
    inputs: {
      random_string: randomString,
      channel_public_id: channel_id,
      desk_token: service.composition.deskToken!,
      agent_id: 'ada',
    },
  };
  return { path: { channel_id }, setting };
}

/** Where each document of a flow is served, and the flow's inputs. */
interface Setting {
  servers: Readonly<Record<string, string>>;
  inputs: Readonly<Record<string, string>>;
}

/** Runs a flow by Redocly's respect; gives its exit code and all that it says. `generated` is a folder as the package has it. */
function respect(
  generated: string,
  flow: string,
  { servers, inputs }: Setting,
): Promise<{ code: number; said: string }> {
  const pairs = (option: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).flatMap(([name, value]) => [option, `${name}=${value}`]);
  const args = [
    redocly,
    'respect',
    join(generated, `arazzo/${flow}.json`),
    // Respect closes each branch of a union, so that it rejects the fields that an `allOf` adds beside it.
    '--severity',
    'SCHEMA_CHECK=warn',
    ...pairs('--server', servers),
    ...pairs('--input', inputs),
  ];
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env, maxBuffer: 2 ** 26 }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: `${out}${err}` }),
    );
  });
}
