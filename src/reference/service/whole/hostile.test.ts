import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { validateErrorBody } from '../../../../generated/bot/validators.js';
import { createChannel, type OpenService, openService, say } from '../testing/site.ts';

let service: OpenService;
let addresses: Record<'channel' | 'bot', string>;
beforeAll(async () => {
  service = await openService();
  const created = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
  const body = { bot_endpoint: 'http://127.0.0.1:9/bot', token: 'token' };
  const connected = await service.desk.connectBot({ path: { channel_id: created.channel_id }, body });
  if (connected.status !== 200) throw new Error(JSON.stringify(connected.body));
  await say(created.endpoint, 'Hello');
  addresses = { channel: created.endpoint, bot: connected.body.endpoint };
});
afterAll(() => service[Symbol.asyncDispose]());

test.each(['a\r\nX-Other: b', 'a\0b', '€'])(
  'the desk rejects the Authorization value %j for a bot, which is not allowed in a header field',
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

/** Sends a body. Checks that the status of the response is below 500, and that an error has the body that the contract defines. */
async function expectValidResponse(
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

test('a body that is not JSON gets an error that the contract defines', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 100 }), fc.constantFrom('channel', 'bot'), (bytes, to) =>
      expectValidResponse('POST', addresses[to as 'channel'], bytes),
    ),
    { numRuns: 200 },
  );
  await expectValidResponse('POST', addresses.channel, '['.repeat(200_000));
  await expectValidResponse('POST', addresses.bot, `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
});
