import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { exchange } from './exchange.ts';
import { type Answer, type CaughtRequest, hang, ok, reply, reset, StandIn } from './stand-in.ts';
import { header } from './wire-message.ts';

const open: StandIn[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((standIn) => standIn.close()));
});

async function standIn(answer: Answer): Promise<StandIn> {
  const opened = await new StandIn(() => answer).open();
  open.push(opened);
  return opened;
}

const post = (standIn: StandIn, more: Partial<Parameters<typeof exchange>[0]> = {}) =>
  exchange({ url: `${standIn.url}/hook/a?b=c`, method: 'POST', timeoutMs: 400, body: '{"a": "ü"}', ...more });

test('a stand-in records the start line, header fields, framing and times of a request', async () => {
  const it = await standIn(ok);
  const { status, text } = await post(it, { headers: { 'X-Own-Case': 'kept' } });
  expect([status, text]).toEqual([200, '{"result":"ok"}']);
  const [request] = it.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/hook/a?b=c', framing: 'length', json: { a: 'ü' } });
  expect(request?.headers).toContainEqual(['X-Own-Case', 'kept']);
  expect(request!.lastByteAt).toBeGreaterThanOrEqual(request!.firstByteAt);
});

test('a stand-in keeps two header fields whose names differ only in case', async () => {
  const it = await standIn(ok);
  await post(it, { headers: { Authorization: 'one', authorization: 'two' } });
  const sent = it.requests[0]!.headers.filter(([name]) => name.toLowerCase() === 'authorization');
  expect(sent.map(([, value]) => value)).toEqual(['one', 'two']);
});

test('a stand-in joins the chunks of a body, even if a character is split between two chunks', async () => {
  const it = await standIn(ok);
  const bytes = Buffer.from('{"a": "ü"}');
  const cut = bytes.indexOf('ü') + 1;
  await post(it, { chunks: [bytes.subarray(0, cut), bytes.subarray(cut)] });
  expect(it.requests[0]).toMatchObject({ framing: 'chunked', json: { a: 'ü' } });
  expect(header(it.requests[0]!, 'content-length')).toBeUndefined();
});

test('a stand-in records two requests on one connection separately', async () => {
  const it = await standIn(hang);
  const socket = connect(it.port, it.host);
  const one = 'POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}';
  socket.write(`${one}${one}`);
  await it.until((all) => all[1], 1000);
  socket.destroy();
  expect(it.requests.map(({ path, json }) => [path, json])).toEqual([
    ['/x', {}],
    ['/x', {}],
  ]);
});

test('a stand-in sends 100 Continue to a client that waits for this response', async () => {
  const it = await standIn(ok);
  const socket = connect(it.port, it.host);
  socket.write('POST /x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n');
  const told = await new Promise<string>((seen) => socket.once('data', (bytes) => seen(bytes.toString())));
  socket.destroy();
  expect(told).toMatch(/^HTTP\/1.1 100 /);
});

test.each([
  ['never responds', hang, /no complete response within 400 ms/],
  ['resets the connection', reset, /ECONNRESET/],
  ['closes the connection', { kind: 'close' } as const, /closed without a complete response/],
  [
    'sends its response byte by byte',
    { kind: 'trickle', status: 200, body: 'slowly', lastByteAfterMs: 5000 } as const,
    /no complete response/,
  ],
])('a stand-in that %s gives no complete response', async (_, answer, failure) => {
  const it = await standIn(answer);
  expect((await post(it)).failure).toMatch(failure);
  expect(it.requests).toHaveLength(1);
});

test('a stand-in sends a late response after the given delay', async () => {
  const it = await standIn(reply(200, 'late', 120));
  const { sentAt, endedAt, text } = await post(it);
  expect(text).toBe('late');
  expect(endedAt - sentAt).toBeGreaterThanOrEqual(115);
});

test('a closed stand-in refuses connections', async () => {
  const it = await standIn(ok);
  await it.close();
  expect((await post(it)).failure).toMatch(/ECONNREFUSED/);
});

test('a stand-in passes the earlier requests to its script without copying them', () => {
  const seen: number[] = [];
  const standIn = new StandIn((_, earlier) => {
    expect(earlier).toBe(standIn.requests);
    seen.push(earlier.length);
    return ok;
  });
  for (let left = 3; left > 0; left -= 1)
    standIn.take({ method: 'POST', body: Buffer.from('{}') } as CaughtRequest);
  expect(seen).toEqual([0, 1, 2]);
});
