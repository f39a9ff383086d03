// Tests the caller's address for requests through a trusted proxy and through a proxy that is not trusted.
import { expect, test } from 'vitest';
import { createVisitorClient } from '../../../../generated/reference/visitor/client.ts';
import { newestChat, type OpenService, openService } from '../testing/site.ts';
import { openWidget, visit, visitorOf } from '../testing/visitor.ts';

/**
 * Sends a request like a proxy on this machine, with `caller` as the header X-Forwarded-For. If the caller itself sent such a header, its
 * values come first in `caller`.
 */
function askFor(caller: string, address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { ...init, headers: { ...init.headers, 'x-forwarded-for': caller } });
}

/** Sends one request for each of the callers at the same time. Returns their statuses. */
async function statuses(callers: string[], address: string, init?: RequestInit): Promise<number[]> {
  const answers = await Promise.all(callers.map((caller) => askFor(caller, address, init)));
  return answers.map(({ status }) => status);
}

const many = Array.from({ length: 30 }, (_, each) => `192.0.2.${each}`);
const one = many.map(() => '192.0.2.7');

/** Begins a visitor's session through the proxy. Returns the address of the visitor that the agent sees. */
async function addressOfVisitor(service: OpenService, caller: string): Promise<string | undefined> {
  const path = { widget_id: await openWidget(service) };
  const headers = { 'x-forwarded-for': caller };
  const baseUrl = `${service.url}/visitor`;
  const begun = await createVisitorClient({ baseUrl, headers }).beginSession({ path, body: visit });
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
  const client = visitorOf(service.url, begun.body.token);
  await client.sendVisitorMessage({ path, body: { message_id: 'message-1', text: 'Hello' } });
  return (await newestChat(service.desk, path.widget_id)).chat.session?.ip_addr;
}

test('with a trusted proxy, the visitor’s address is the one that the proxy adds, and not one that the visitor sends', async () => {
  await using service = await openService({ trustProxy: ['127.0.0.1', '192.0.2.0/28'] });
  expect(await addressOfVisitor(service, '198.51.100.7')).toBe('198.51.100.7');
  expect(await addressOfVisitor(service, '203.0.113.1, 198.51.100.7')).toBe('198.51.100.7');
  expect(await addressOfVisitor(service, '198.51.100.7, 192.0.2.3')).toBe('198.51.100.7');
});

test.each([
  ['no proxy', undefined],
  ['another proxy', ['192.0.2.1']],
])(
  'when %s is trusted, the address of the connection counts as the caller’s address',
  async (_, trustProxy) => {
    await using service = await openService({ ...(trustProxy && { trustProxy }) });
    expect(await addressOfVisitor(service, '198.51.100.7')).toBe('127.0.0.1');
  },
);

test.each([
  ['each caller', ['127.0.0.1'], false],
  ['the proxy', [], true],
])('the rate limit counts requests of %s', async (_, trustProxy, refused) => {
  await using service = await openService({ trustProxy, requestsPerSecond: 3 });
  const address = `${service.url}/visitor/${await openWidget(service)}/availability`;
  const spread = await statuses(many, address);
  expect(spread.includes(429)).toBe(refused);
  expect(await statuses(one, address)).toContain(429);
});

test.each([
  ['each caller', ['127.0.0.1'], false],
  ['the proxy', [], true],
])('the desk counts wrong tokens of %s', async (_, trustProxy, refused) => {
  await using service = await openService({ trustProxy, deskRemote: true });
  const wrong = { headers: { authorization: 'Bearer wrong' } };
  const spread = await statuses(many, `${service.deskUrl}/chats`, wrong);
  expect(spread.includes(429)).toBe(refused);
  expect(await statuses(one, `${service.deskUrl}/chats`, wrong)).toContain(429);
});

test('a local desk rejects callers behind a trusted proxy', async () => {
  await using service = await openService({ trustProxy: ['127.0.0.1'] });
  for (const caller of ['198.51.100.7', '127.0.0.1', '198.51.100.7, 127.0.0.1'])
    expect((await askFor(caller, `${service.deskUrl}/chats`)).status).toBe(403);
});
