import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createChannel,
  type DeskFollower,
  followDesk,
  newestChat,
  type OpenService,
  openService,
  readChat,
  write,
} from '../../src/reference/service/testing/site.ts';
import { type Provider, startProvider } from './demo/bot.ts';
import { type Receiver, startReceiver } from './demo/crm.ts';
import { type Frontend, startFrontend } from './demo/frontend.ts';

/** Collects the lines that an example program prints. */
function screen() {
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  return {
    lines,
    show(line: string) {
      lines.push(line);
      for (const look of waiting) look();
    },
    /** Resolves with the first line that contains the words, printed before or after the call. */
    until: (words: string) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const line = lines.find((one) => one.includes(words));
          if (line === undefined) return;
          waiting.delete(look);
          resolve(line);
        };
        waiting.add(look);
        look();
      }),
  };
}

const token = 'token-of-the-bot';
const [customer, bot, crm] = [screen(), screen(), screen()];
let service: OpenService;
let events: DeskFollower;
let frontend: Frontend;
let provider: Provider;
let receiver: Receiver;
let channel_id: string;

beforeAll(async () => {
  service = await openService();
  events = await followDesk(service.desk);
  [frontend, provider, receiver] = await Promise.all([
    startFrontend(customer.show),
    startProvider(token, bot.show),
    startReceiver(crm.show),
  ]);
  const channel = await createChannel(service.desk, frontend.customerEndpoint);
  channel_id = channel.channel_id;
  const body = { bot_endpoint: provider.botEndpoint, token, name: 'Robin' };
  const connected = await service.desk.connectBot({ path: { channel_id }, body });
  if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
  await service.desk.setWebhook({ path: { channel_id }, body: { url: receiver.url } });
  frontend.connect(channel.endpoint);
  provider.connect(connected.body.endpoint);
});
afterAll(async () => {
  await events[Symbol.asyncDispose]();
  await Promise.all([frontend.close(), provider.close(), receiver.close()]);
  await service[Symbol.asyncDispose]();
});

/** Posts a message as the customer, like the curl command that `npm start` prints. */
async function customerSays(text: string): Promise<string> {
  const response = await fetch(frontend.sayUrl, { method: 'POST', body: text });
  return `${response.status} ${await response.text()}`;
}

test('the bot replies and hands over the chat, an agent replies, and the CRM sends data about the customer', async () => {
  expect(await customerSays('Is the blue one in stock?')).toBe('200 said\n');
  await bot.until('Is the blue one in stock?');
  await customer.until('Yes, the blue chair is in stock: three are left.');
  await customerSays('Do you sell tables?');
  expect(await customer.until('I am a bot')).toContain('"Do you sell tables?"');
  const { chat } = await newestChat(service.desk, channel_id);
  expect(chat.handled_by).toBe('bot');
  const path = { chat_id: chat.chat_id };

  await customerSays('I want to talk to an agent');
  await events.until(({ event, reason }) => event === 'chat_transferred' && reason === 'bot_invited_agent');
  expect(crm.lines).toEqual([]);
  await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
  await bot.until('an agent has chat');
  expect(await crm.until('took chat')).toMatch(/\(A visitor\): Ada took chat/);
  const told = await events.until(({ chat }) => chat?.panel !== undefined);
  expect(told.chat!.panel).toMatchObject([
    { kind: 'assign_button' },
    { kind: 'custom_field', title: 'Customer', key: 'Card', content: 'no. 1' },
    { kind: 'custom_field', key: 'Orders', content: '1' },
    { kind: 'crm_button', link: `${new URL(receiver.url).origin}/cards/1` },
  ]);

  await write(service.desk, chat.chat_id, 'I keep one for you.');
  await customer.until('I keep one for you.');
  await customerSays('Thank you, agent');
  await service.desk.assignChat({ path, body: { agent_id: 'ada' } });
  await crm.until(`belongs to ${new URL(receiver.url).origin}/cards/1`);
  await service.desk.closeChat({ path, body: { agent_id: 'ada' } });
  await crm.until('ended after 5 messages');
  await bot.until('is over');
  const card = await fetch(`${new URL(receiver.url).origin}/cards/1`);
  expect([card.status, await card.text()]).toEqual([
    200,
    expect.stringContaining('<li>Ada took chat 1</li>'),
  ]);
  expect((await fetch(`${new URL(receiver.url).origin}/cards/9`)).status).toBe(404);

  const { transcript } = await readChat(service.desk, chat.chat_id);
  expect(transcript.filter(({ from }) => from !== 'system').map(({ from }) => from)).toEqual([
    'customer',
    'bot',
    'customer',
    'bot',
    'customer',
    'bot',
    'agent',
    'customer',
  ]);
  expect(customer.lines).toHaveLength(4);
  expect(bot.lines.join()).not.toContain('Thank you');
  expect(bot.lines.join()).not.toContain('did not arrive');
});

test('the bot tells the customer if no agent is available', async () => {
  await service.desk.putAgent({ path: { agent_id: 'ada' }, body: { online: false } });
  await customerSays('Give me a person');
  await bot.until('no agent is there');
  await customer.until('Nobody is there right now');
  expect((await newestChat(service.desk, channel_id)).chat.handled_by).toBe('bot');
  await service.desk.putAgent({ path: { agent_id: 'ada' }, body: { online: true } });
});

test('the CRM records offline messages, calls and changes on the visitor’s card', async () => {
  await service.desk.submitOfflineForm({
    path: { channel_id },
    body: { message: 'Call me back', name: 'Kim' },
  });
  await crm.until('(Kim): left a message: Call me back');
  const { chat } = await newestChat(service.desk, channel_id);
  const path = { chat_id: chat.chat_id };
  await service.desk.startCall({
    path,
    body: { type: 'callback', phone: '+4930901820', agent_id: 'ada' },
  });
  await crm.until('callback call, start');
  await service.desk.acceptChat({ path, body: { agent_id: 'ada' } });
  await service.desk.setVisitor({ path, body: { email: 'visitor@example.com' } });
  await crm.until('contact data changed');
});

test('the front end responds with 503 if it is not connected to a channel', async () => {
  const alone = await startFrontend(() => {});
  const response = await fetch(alone.sayUrl, { method: 'POST', body: 'Hello' });
  expect(response.status).toBe(503);
  await alone.close();
});

test.each(['demo/bot.ts', 'demo/frontend.ts', 'demo/crm.ts'])(
  'the program %s is shorter than 80 lines',
  async (name) => {
    const text = await readFile(new URL(name, import.meta.url), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThan(80);
  },
);
