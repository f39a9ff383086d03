import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../../../generated/policies.ts';
import type { CreatedChannel } from '../../../../generated/reference/desk/types.ts';
import { bodyLimits } from '../../limits.ts';
import {
  createChannel,
  newestChat,
  type OpenService,
  openService,
  readChat,
  say,
  write,
} from '../testing/site.ts';

let service: OpenService;
let channel: CreatedChannel;
beforeAll(async () => {
  service = await openService();
  channel = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
});
afterAll(() => service[Symbol.asyncDispose]());

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });

describe('customers’ messages', () => {
  test.each([
    ['an identifier', { id: 'x'.repeat(bodyLimits.identifier + 1) }, /\/sender\/id/],
    [
      'an identifier of another script',
      { id: '客'.repeat(bodyLimits.identifier / 2) },
      /\/sender\/id .* bytes/,
    ],
    ['a name', { id: 'a', name: 'x'.repeat(bodyLimits.field + 1) }, /\/sender\/name/],
    [
      'a value of any field',
      { id: 'a', other: { more: 'x'.repeat(bodyLimits.field + 1) } },
      /\/sender\/other\/more/,
    ],
    ['the nesting', { id: 'a', other: deep(bodyLimits.depth) }, /too deep/],
    ['a list', { id: 'a', other: Array.from({ length: bodyLimits.values }, () => 1) }, /values/],
  ])('a message with %s beyond the limit is rejected', async (_, sender, why) => {
    const body = JSON.stringify({ sender, message: { type: 'text', text: 'Hi' } });
    const response = await fetch(channel.endpoint, { method: 'POST', body });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { error: { code: 'invalid_request', message: expect.stringMatching(why) } },
    ]);
  });

  test('a message at its limits is accepted, and a text of any length is cut', async () => {
    const sender = { id: 'x'.repeat(bodyLimits.identifier), name: 'x'.repeat(bodyLimits.field) };
    expect(await say(channel.endpoint, 'y'.repeat(500_000), sender)).toBe(200);
    const { chat, transcript } = await newestChat(service.desk, channel.channel_id);
    expect(chat.customer).toMatchObject(sender);
    expect(transcript[0]!.text).toHaveLength(limits.UserTextBody.truncate);
  });

  test.each(['x\ud800', 'x\udc00y', 'x\u0000'])(
    'an identifier that cannot be stored is rejected: %j',
    async (id) => {
      expect(await say(channel.endpoint, 'Hello', { id })).toBe(400);
    },
  );

  test('a message with a malformed identifier never reaches the chat of another customer', async () => {
    const good = Array.from({ length: 50 }, (_, index) => `bystander ${index}`);
    const kept = ['é', 'e\u0301', 'É', ' é', 'é ', '\ufb01', 'fi'];
    const bad = ['x\ud800', 'x\ud801'];
    const ids = [...good, ...bad, ...kept];
    const answers = await Promise.all(ids.map((id) => say(channel.endpoint, `from ${id}`, { id })));
    expect(answers).toEqual(ids.map((id) => (bad.includes(id) ? 400 : 200)));
    const listed = await service.desk.listChats({ query: { channel_id: channel.channel_id } });
    if (listed.status !== 200) throw new Error('no list');
    for (const { chat_id, customer } of listed.body.chats.filter(({ customer }) =>
      kept.includes(`${customer.id}`),
    )) {
      const { transcript } = await readChat(service.desk, chat_id);
      expect(transcript.map(({ text }) => text)).toEqual([`from ${customer.id}`]);
    }
  });

  test('a long number as identifier is stored with the same digits', async () => {
    const numbers = ['9007199254740993.0', '9007199254740992.0', '1e400', '5e999', '1e21', '9'.repeat(400)];
    for (const id of [...numbers, '"null"', '"Infinity"']) {
      const body = `{"sender":{"id":${id}},"message":{"type":"text","text":"from ${id.replaceAll('"', '')}"}}`;
      expect((await fetch(channel.endpoint, { method: 'POST', body })).status).toBe(200);
      const { chat, transcript } = await newestChat(service.desk, channel.channel_id);
      expect([chat.customer.id, transcript.map(({ text }) => text)]).toEqual([
        id.replaceAll('"', ''),
        [`from ${chat.customer.id}`],
      ]);
    }
  });
});

test('the stored size of a chat grows with its messages, and not with the customer’s data for each message', async () => {
  await using own = await openService();
  const { endpoint } = await createChannel(own.desk, 'http://127.0.0.1:9/chat');
  const sender = { id: 'a', name: 'n'.repeat(bodyLimits.field), invite: 'i'.repeat(bodyLimits.field) };
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 30 }, (_, count) => say(endpoint, `Message ${count}`, sender)));
  const { data } = own.composition;
  await own.close();
  expect(statSync(data).size).toBeLessThan(300 * 1000);
});

test('the desk returns a long transcript in pages', async () => {
  const own = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  await say(own.endpoint, 'first');
  const { chat } = await newestChat(service.desk, own.channel_id);
  for (let count = 0; count < 6; count++) await write(service.desk, chat.chat_id, `agent ${count}`);
  const path = { chat_id: chat.chat_id };
  const seen: string[] = [];
  let before: number | undefined;
  while (true) {
    const query = { limit: 3, ...(before !== undefined && { before }) };
    const read = await service.desk.getChat({ path, query });
    if (read.status !== 200) throw new Error(JSON.stringify(read));
    const { transcript } = read.body;
    if (transcript.length === 0) break;
    seen.unshift(...transcript.map(({ text }) => text!));
    before = transcript[0]!.entry_id;
    expect(transcript.filter(({ from }) => from === 'agent').every(({ delivery }) => delivery)).toBe(true);
  }
  expect(seen).toEqual(['first', ...Array.from({ length: 6 }, (_, count) => `agent ${count}`)]);
});
