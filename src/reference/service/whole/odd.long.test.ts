// Tests unusual ("odd") JSON values at every interface of the service: in each field of each request, and in each field of the responses
// to the service's own requests.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { validateErrorBody } from '../../../../generated/bot/validators.js';
import { type Back, drawn, messagesIn, type Odd, overHttp, tryOdd } from '../../../workshop/testing/odd.ts';
import { patience } from '../../../workshop/testing/patience.ts';
import {
  createChannel,
  must,
  newestChat,
  type OpenService,
  openService,
  say,
  write,
} from '../testing/site.ts';
import { arrive, openWidget } from '../testing/visitor.ts';

/** The errors that the service has logged. */
const errors: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });

let service: OpenService;
vi.setConfig({ testTimeout: patience(120_000 + 100 * Number(process.env['ODD_RUNS'] ?? 0)) });
beforeAll(async () => {
  service = await openService({ log });
});
afterAll(() => service[Symbol.asyncDispose]());

async function connected(customerEndpoint: string, bot_endpoint: string) {
  const { channel_id, endpoint } = await createChannel(service.desk, customerEndpoint);
  const body = { bot_endpoint, token: 'token' };
  const bot = must(await service.desk.connectBot({ path: { channel_id }, body }), 200).body.endpoint;
  await say(endpoint, 'Hello');
  const { chat_id } = (await newestChat(service.desk, channel_id)).chat;
  return { channel_id, endpoint, bot, chat_id };
}

const nowhere = 'http://127.0.0.1:9/chat';

/** Sends odd requests to an interface. Checks that each response follows the contract, and that no error is logged. */
async function expectValidResponses(file: string, send: (odd: Odd) => Promise<Back>): Promise<void> {
  const served = messagesIn(file).filter(({ path }) => path.startsWith('/'));
  const faults = await tryOdd(`service, ${file}`, served, async (odd) => {
    const back = await send(odd);
    if (back.status >= 400 && !validateErrorBody(JSON.parse(back.text))) throw new Error(back.text);
    return back;
  });
  expect(faults.slice(0, 10)).toEqual([]);
  expect(errors.splice(0).slice(0, 3)).toEqual([]);
}

test('the responses of the channel API to odd messages of customers follow the contract', async () => {
  const { endpoint } = await connected(nowhere, nowhere);
  await expectValidResponses('openapi/channel', (odd) => overHttp(endpoint, odd));
});

test('the responses of the bot API to odd events of bot providers follow the contract', async () => {
  const { bot, chat_id } = await connected(nowhere, nowhere);
  await expectValidResponses('openapi/bot', (odd) => {
    const text = odd.text.replace(/("chat_id":)"[^"]*"/, `$1"${chat_id}"`);
    return overHttp(bot, { ...odd, text });
  });
});

test('the responses of the desk to odd requests follow the contract', async () => {
  const { channel_id, chat_id } = await connected(nowhere, nowhere);
  const known = { agent_id: 'ada', channel_id, chat_id, call_id: 1, number: 1 };
  const others = ['0', '-1', 'x', '%00', '1e9', '9007199254740993', '__proto__', 'constructor', '%7B%7D'];
  let next = 0;
  await expectValidResponses('reference/openapi/desk', (odd) => {
    // Every tenth request also has an odd value in its path.
    next += 1;
    const other = next % 10 === 0 ? others[(next / 10) % others.length] : undefined;
    const path = odd.path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: keyof typeof known) => other ?? `${known[name]}`,
    );
    return overHttp(`${service.deskUrl}${path}`, odd, { authorization: `Bearer ${service.deskToken}` });
  });
});

test('the responses of the widget’s API to odd requests of visitors follow the contract', async () => {
  const widget_id = await openWidget(service);
  const { token } = await arrive(service, widget_id);
  const url = `${service.url}/visitor`;
  await expectValidResponses('reference/openapi/visitor', (odd) =>
    overHttp(`${url}${odd.path.replace('{widget_id}', widget_id)}`, odd, {
      authorization: `Bearer ${token}`,
    }),
  );
});

test('odd responses of integrators to the service’s requests count as the integrators’ faults', async () => {
  const odd = (party: string) => [...drawn(messagesIn(`openapi/${party}`, 'answer'), 20)];
  const answers = { chat: odd('channel-integrator'), hooks: odd('webhook-receiver') };
  const given = { chat: 0, hooks: 0 };
  const server = createServer((request, response) => {
    const kind = request.url!.startsWith('/chat') ? 'chat' : 'hooks';
    const { text } = answers[kind][given[kind]++ % answers[kind].length]!;
    request.resume().once('end', () => response.end(text));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { channel_id, endpoint } = await createChannel(service.desk, `${url}/chat`);
  must(await service.desk.setWebhook({ path: { channel_id }, body: { url: `${url}/hooks` } }), 204);
  const count = Math.max(answers.chat.length, answers.hooks.length);
  for (let customer = 0; customer < count; customer++) {
    await say(endpoint, 'Hello', { id: `odd-${customer}` });
    const { chat_id } = (await newestChat(service.desk, channel_id)).chat;
    must(await service.desk.acceptChat({ path: { chat_id }, body: { agent_id: 'ada' } }), 200);
    await write(service.desk, chat_id, 'Hello');
  }
  await expect.poll(() => Math.min(given.chat, given.hooks)).toBeGreaterThanOrEqual(count);
  console.log(`service, answers: ${given.chat} of front ends, ${given.hooks} of webhook receivers`);
  expect((await fetch(`${service.url}/health`)).status).toBe(200);
  expect(must(await service.desk.listChats({ query: { channel_id } }), 200).body.chats).toHaveLength(count);
  expect(errors.splice(0)).toEqual([]);
  server.closeAllConnections();
  server.close();
});
