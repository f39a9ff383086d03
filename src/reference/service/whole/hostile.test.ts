import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples as bot } from '../../../../generated/bot/examples.ts';
import { validateErrorBody } from '../../../../generated/bot/validators.js';
import { examples as channel } from '../../../../generated/channel/examples.ts';
import { examples as desk } from '../../../../generated/reference/desk/examples.ts';
import { deskOperations } from '../../../../generated/reference/desk/operations.ts';
import { createChannel, newestChat, type OpenService, openService, say } from '../testing/site.ts';

let service: OpenService;
let addresses: Record<'channel' | 'bot', string>;
let chat_id: number;
beforeAll(async () => {
  service = await openService();
  const created = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  const body = { bot_endpoint: 'http://127.0.0.1:9/bot', token: 'token' };
  const connected = await service.desk.connectBot({ path: { channel_id: created.channel_id }, body });
  if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
  await say(created.endpoint, 'Hello');
  chat_id = (await newestChat(service.desk, created.channel_id)).chat.chat_id;
  addresses = { channel: created.endpoint, bot: connected.body.endpoint };
});
afterAll(() => service[Symbol.asyncDispose]());

test.each(['a\r\nX-Other: b', 'a\0b', '€'])(
  'the desk rejects the Authorization value %j for a bot, which no header field can have',
  async (authorization) => {
    const { channel_id } = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
    const body = { bot_endpoint: 'http://127.0.0.1:9/bot', token: 'token', authorization };
    const answer = await service.desk.connectBot({ path: { channel_id }, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringMatching(/^\/authorization holds/) } },
    });
  },
);

/** Sends a body, and expects an answer that is no fault of the service, with the error body of the contract. */
async function expectCalm(
  method: string,
  url: string,
  body: string | Uint8Array,
  headers = {},
): Promise<void> {
  const response = await fetch(url, { method, body: body as string, headers });
  const text = await response.text();
  expect(response.status, `${method} ${url} with ${body} was answered ${text}`).toBeLessThan(500);
  if (response.status >= 400) expect(validateErrorBody(JSON.parse(text)), text).toBe(true);
}

/** Values that programs stumble over. */
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, '', '\u0000', '\ud800', '__proto__', 1e308, -0, [], {}, 'x'.repeat(5000), [
    [[[]]],
  ]),
);

/** A payload with one or two of its values, at any depth, replaced by something odd or left out. */
function damaged(payloads: object): fc.Arbitrary<string> {
  const all = Object.values(payloads).flatMap((stories) => Object.values(stories as object));
  return fc
    .tuple(
      fc.constantFrom(...all),
      fc.array(fc.tuple(fc.nat(), odd, fc.boolean()), { minLength: 1, maxLength: 2 }),
    )
    .map(([payload, changes]) => {
      let copy: unknown = structuredClone(payload);
      for (const [pick, oddValue, leaveOut] of changes) {
        // A second change may reach into the first one's value, which is drawn again for other payloads.
        const value = structuredClone(oddValue);
        const places = placesIn(copy);
        const place = places[pick % (places.length + 1)];
        if (!place) copy = value;
        else if (leaveOut) delete place.holder[place.key];
        else place.holder[place.key] = value;
      }
      return JSON.stringify(copy) ?? '';
    });
}

function placesIn(value: unknown): { holder: Record<string, unknown>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

test('damaged messages of customers are rejected by the contract', async () => {
  const { UserMessage } = channel;
  await fc.assert(
    fc.asyncProperty(damaged({ UserMessage }), (body) => expectCalm('POST', addresses.channel, body)),
    { numRuns: 400 },
  );
});

test('damaged events of bot providers are rejected by the contract', async () => {
  const { BotMessageEvent, InviteAgentEvent } = bot;
  const aimed = (body: string) => body.replace(/("chat_id":)"[^"]*"/, `$1"${chat_id}"`);
  await fc.assert(
    fc.asyncProperty(damaged({ BotMessageEvent, InviteAgentEvent }), (body) =>
      expectCalm('POST', addresses.bot, aimed(body)),
    ),
    { numRuns: 400 },
  );
});

test('bodies that are not JSON are rejected by the contract', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), fc.constantFrom('channel', 'bot'), (bytes, to) =>
      expectCalm('POST', addresses[to as 'channel'], bytes),
    ),
    { numRuns: 200 },
  );
  await expectCalm('POST', addresses.channel, '['.repeat(200_000));
  await expectCalm('POST', addresses.bot, `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
});

test('damaged requests to the desk are rejected by the contract', async () => {
  const headers = { authorization: `Bearer ${service.deskToken}` };
  const operations = deskOperations.filter((operation) => 'body' in operation);
  const texts = fc.constantFrom(
    String(chat_id),
    '1',
    '0',
    '-1',
    '999999',
    'x',
    '%00',
    '1e9',
    '9007199254740993',
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...operations), texts, damaged(desk), ({ method, path }, text, body) =>
      expectCalm(method, `${service.deskUrl}${path.replace(/\{\w+\}/, text)}`, body, headers),
    ),
    { numRuns: 600 },
  );
});
