import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProvider } from '../../docs/examples/demo/bot.ts';
import { startReceiver } from '../../docs/examples/demo/crm.ts';
import { startFrontend } from '../../docs/examples/demo/frontend.ts';
import type { ChatList } from '../../generated/reference/desk/types.ts';
import { add, generateForTools } from '../contract/codegen/generate.ts';
import { readModel } from '../contract/codegen/model/read.ts';
import {
  createChannel,
  type DeskFollower,
  followDesk,
  type OpenService,
  openService,
  say,
} from '../reference/service/testing/site.ts';

const root = join(import.meta.dirname, '../..');
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
/** A folder with the content of the package's folder `generated`: the bundled documents, and the Arazzo flows for other tools. */
const generated = mkdtempSync(join(tmpdir(), 'flows-'));
let service: OpenService;
let events: DeskFollower;
beforeAll(async () => {
  for (const folder of ['openapi', 'reference'])
    symlinkSync(join(root, 'generated', folder), join(generated, folder));
  add(generated, await generateForTools(await readModel(join(root, 'specs'))));
  service = await openService();
  events = await followDesk(service.desk);
});
afterAll(async () => {
  await events[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
  rmSync(generated, { recursive: true });
});

test('the tests of this file run every flow of the package', () => {
  const names = readdirSync(join(generated, 'arazzo'));
  expect(names.toSorted()).toEqual([
    'accept-and-assign.json',
    'bot-hand-over.json',
    'delivery-fails.json',
    'try-a-bot.json',
    'try-a-crm.json',
  ]);
});

describe.concurrent('the flows in Redocly’s tool Respect, with the reference and the example programs', () => {
  test('the flow of a bot passes: the bot hands over the chat and gets the agent events', async () => {
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

  test('the flow of a CRM passes: the CRM gets the chat events, and the card of the CRM is shown and assigned', async () => {
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

  test('the flow of a failing delivery passes if the delivery fails, and fails if the delivery succeeds', async () => {
    await using running = new AsyncDisposableStack();
    const { path, setting } = await openChannel('http://127.0.0.1:9/nobody');
    await comesTrue('delivery-fails', setting);
    // The second run of the flow writes a new message.
    const told = respect(generated, ['delivery-fails'], setting);
    await events.until(({ event, chat }) => event === 'chat_closed' && chat?.channel_id === path.channel_id);
    expect((await told).code).toBe(0);
    const frontend = await openFrontend(running);
    await service.desk.changeChannel({ path, body: { customer_endpoint: frontend.endpoint } });
    const { code, said } = await respect(generated, ['delivery-fails'], setting);
    expect(code, said).toBe(1);
    expect(said).toMatch(/✗ .*step delivery-is-given-up/);
  });

  test('a flow does not change the chat of another customer', async () => {
    const { path, setting } = await openChannel('http://127.0.0.1:9/nobody');
    let count = 0;
    const strangers = setInterval(
      () => void say(setting.endpoint, 'Me first', { id: `stranger ${++count}` }),
      50,
    );
    await respect(generated, ['accept-and-assign'], setting).finally(() => clearInterval(strangers));
    const { body } = await service.desk.listChats({ query: path });
    const others = (body as ChatList).chats.filter(({ customer }) =>
      String(customer.id).startsWith('stranger'),
    );
    expect(others).not.toEqual([]);
    for (const chat of others) expect(chat).not.toHaveProperty('agent_id');
  });

  test('flows can test a bot and a CRM without a service', async () => {
    await using running = new AsyncDisposableStack();
    const [bot, crm] = [lines(), lines()];
    const provider = await startProvider('token-of-the-bot', bot.show);
    running.defer(() => provider.close());
    const receiver = await startReceiver(crm.show);
    running.defer(() => receiver.close());
    const servers = { bot: provider.botEndpoint, developer: receiver.url.replace(/\/hooks$/, '') };
    const inputs = { token: 'token-of-the-bot', chat_id: '7' };
    const { code, said } = await respect(generated, ['try-a-bot', 'try-a-crm'], { servers, inputs });
    expect(code, said).toBe(0);
    expect(bot.shown).toContainEqual(expect.stringMatching(/^chat 7 is over/));
    expect(crm.shown).toContainEqual(expect.stringContaining('ended after'));
  });

  test('a flow fails if the response to one of its steps is wrong', async () => {
    const { setting } = await openChannel('http://127.0.0.1:9/nobody');
    const inputs = { ...setting.inputs, desk_token: 'not-the-token' };
    const { code, said } = await respect(generated, ['accept-and-assign'], { ...setting, inputs });
    expect(code, said).toBe(1);
    expect(said).toMatch(/✗ .*step find-chat/);
  });
});

async function comesTrue(flow: string, setting: Setting): Promise<void> {
  const { code, said } = await respect(generated, [flow], setting);
  expect(code, said).toBe(0);
}

/** Opens the example front end. The front end closes when `running` is disposed. */
async function openFrontend(running: AsyncDisposableStack): Promise<{ endpoint: string; shown: string[] }> {
  const { shown, show } = lines();
  const frontend = await startFrontend(show);
  running.defer(() => frontend.close());
  return { endpoint: frontend.customerEndpoint, shown };
}

/** Collects the lines that an example program prints. `until` resolves with the first matching line, printed before or after the call. */
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

/** Creates a channel. Returns the channel with the server addresses and the inputs that every flow needs. */
async function openChannel(customerEndpoint: string) {
  const { channel_id, randomString, endpoint } = await createChannel(service.desk, customerEndpoint);
  const setting = {
    servers: { channel: service.url, desk: service.deskUrl },
    inputs: {
      random_string: randomString,
      channel_public_id: channel_id,
      desk_token: service.composition.deskToken!,
      agent_id: 'ada',
      customer_id: `customer of ${channel_id}`,
    },
    endpoint,
  };
  return { path: { channel_id }, setting };
}

/** The inputs of a flow, and the server address for each API description that the flow uses. */
interface Setting {
  servers: Readonly<Record<string, string>>;
  inputs: Readonly<Record<string, string>>;
}

/** Runs flows of the folder `generated` with Redocly's tool Respect. Resolves with the exit code and the output of Respect. */
function respect(
  generated: string,
  flows: readonly string[],
  { servers, inputs }: Setting,
): Promise<{ code: number; said: string }> {
  const pairs = (option: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).flatMap(([name, value]) => [option, `${name}=${value}`]);
  const args = [
    redocly,
    'respect',
    ...flows.map((flow) => join(generated, `arazzo/${flow}.json`)),
    // Respect rejects fields that an `allOf` adds beside a union, so schema errors are only warnings here.
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
