import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../generated/errors.ts';
import { type Lines, linesOf, run, start } from './testing/command.ts';

interface Seen {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  right: boolean;
  status: number;
  error?: string;
}

/** Starts `parlance watch` on a free port. */
async function watch(...args: string[]) {
  const child = start('watch', '--listen', '127.0.0.1:0', ...args);
  const gone = once(child, 'exit');
  const lines = linesOf(child.stdout);
  const isJson = args.includes('--json');
  const said = await (isJson ? linesOf(child.stderr) : lines).until((line) => line.includes('http://'));
  const [url = ''] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
  const post = async (path: string, body: unknown) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(url + path, { method: 'POST', body: sent });
    return { status: response.status, text: await response.text() };
  };
  return {
    url,
    lines,
    post,
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return gone;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function seen(lines: Lines, url: string): Promise<Seen> {
  return JSON.parse(await lines.until((line) => (JSON.parse(line) as Seen).url === url)) as Seen;
}

const userMessage = { sender: { id: 'visitor' }, message: { type: 'text', text: 'Hello' } };
const botMessage = { event: 'BOT_MESSAGE', id: '1', chat_id: '7', message: { type: 'TEXT', text: 'Hi' } };
const codeOf = (text: string) => (JSON.parse(text) as { error: { code: string } }).error.code;

describe.concurrent('parlance watch', () => {
  test('watch prints each request as valid or invalid, and responds as the contract says', async () => {
    await using watched = await watch();
    const { post, lines } = watched;
    expect(await post('/any/good', userMessage)).toEqual({ status: 200, text: '{}' });
    await lines.until((line) => line.startsWith('✓') && line.endsWith('POST /any/good → 200'));
    await lines.until((line) => line === '      "text": "Hello"');
    expect(lines.said.filter((line) => line.startsWith('✗'))).toEqual([]);

    const bad = await post('/any/bad', { sender: {}, message: { type: 'text', text: 'Hello' } });
    expect([bad.status, codeOf(bad.text)]).toEqual([400, 'invalid_request']);
    await lines.until((line) => line.startsWith('✗') && line.endsWith('POST /any/bad → 400'));
    await lines.until((line) => line.startsWith('  /sender'));
  });

  test('watch marks a request that breaks a rule as invalid even if a service would accept it, and names the rule', async () => {
    await using watched = await watch();
    const { post, lines } = watched;
    const photo = { ...userMessage, sender: { id: 7, photo: ' ' } };
    expect(await post('/any/photo', photo)).toEqual({ status: 200, text: '{}' });
    await lines.until((line) => line.startsWith('✗') && line.endsWith('POST /any/photo → 200'));
    await lines.until((line) => /^ {2}CHN-RCV-12 \(section 2\.1\): \/sender\/photo is " "/.test(line));
  });

  test('watch responds to chat front ends and bot providers as the service does', async () => {
    await using watched = await watch('--json');
    const { url, post, lines } = watched;
    const status = await fetch(`${url}/any/shop/status`);
    expect([status.status, await status.text()]).toEqual([200, '1']);
    const [good, twice, unknown, nowhere] = await Promise.all([
      post('/webhooks/provider/token-1', botMessage),
      post('/webhooks/provider/token-2', `{"id":"0",${JSON.stringify(botMessage).slice(1)}`),
      post('/webhooks/provider/token-3', { ...botMessage, event: 'NONSENSE' }),
      post('/somewhere', userMessage),
    ]);
    expect(good).toEqual({ status: 200, text: '{}' });
    expect([twice.status, codeOf(twice.text)]).toEqual([400, 'invalid_request']);
    expect(unknown.status).toBe(405);
    expect(errorCodes).toHaveProperty(codeOf(unknown.text));
    expect(nowhere.status).toBe(404);
    expect((await fetch(`${url}/webhooks/provider/token-4`)).status).toBe(405);

    const first = await seen(lines, '/webhooks/provider/token-1');
    expect(first).toMatchObject({ method: 'POST', right: true, status: 200 });
    expect(JSON.parse(first.body)).toEqual(botMessage);
    expect(first).not.toHaveProperty('error');
    expect(await seen(lines, '/webhooks/provider/token-2')).toMatchObject({
      right: false,
      status: 400,
      error: expect.stringContaining('"id"'),
    });
    expect(await seen(lines, '/webhooks/provider/token-3')).toMatchObject({ right: false, status: 405 });
    expect(await seen(lines, '/somewhere')).toMatchObject({ right: false, status: 404 });
  });

  test('watch --offline reports that no agent is available', async () => {
    await using watched = await watch('--offline');
    expect(await (await fetch(`${watched.url}/any/shop/status`)).text()).toBe('0');
  });

  test('watch --answer responds with the given status, and still marks requests as valid or invalid', async () => {
    await using watched = await watch('--json', '--answer', '503');
    const { post, lines } = watched;
    expect(await post('/any/good', userMessage)).toEqual({ status: 503, text: '' });
    expect(await post('/any/bad', {})).toEqual({ status: 503, text: '' });
    expect(await seen(lines, '/any/good')).toMatchObject({ right: true, status: 503 });
    expect(await seen(lines, '/any/bad')).toMatchObject({
      right: false,
      status: 503,
      error: expect.any(String),
    });
  });

  test('watch prints a body unchanged if the body is not JSON or is nested very deeply', async () => {
    await using watched = await watch();
    const deep = `{"a":${'['.repeat(500)}${']'.repeat(500)}}`;
    await watched.post('/any/deep', deep);
    await watched.lines.until((line) => line === `  ${deep}`);
    expect((await watched.post('/any/shop', 'sender=1')).status).toBe(400);
    await watched.lines.until((line) => line === '  sender=1');
    await watched.lines.until((line) => /^ {2}The body is not JSON/.test(line));
  });

  test('watch escapes control characters in its text and in its JSON output', async () => {
    const text = 'a\u001b[31mb\u009b31mc\u202ed\u007fe';
    const message = { ...userMessage, message: { type: 'text', text } };
    await using watched = await watch();
    const raw = JSON.stringify(message);
    await watched.post('/any/raw', raw);
    const shown = await watched.lines.until((line) => line.includes('"text": '));
    expect(shown).toContain('"a\\u001b[31mb\\u009b31mc\\u202ed\\u007fe"');
    await using asJson = await watch('--json');
    await asJson.post('/any/raw', raw);
    const line = await asJson.lines.until((each) => each.includes('/any/raw'));
    expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
    expect(JSON.parse((JSON.parse(line) as Seen).body)).toEqual(message);
  });

  test('watch prints requests to addresses where nothing is served', async () => {
    await using watched = await watch('--json');
    await Promise.all(['/', '/any/shop/status'].map((path) => watched.post(path, userMessage)));
    for (const [url, status] of [
      ['/', 404],
      ['/any/shop/status', 405],
    ] as const)
      expect(await seen(watched.lines, url)).toMatchObject({ status, body: JSON.stringify(userMessage) });
  });

  test.each([
    ['encoded twice', JSON.stringify(JSON.stringify(botMessage)), /JSON encoded twice/],
    ['an empty PHP array', '[]', /empty array/],
  ])('watch prints the error for a body that is %s', async (_, body, says) => {
    await using watched = await watch();
    expect((await watched.post('/webhooks/provider/token', body)).status).toBe(400);
    await watched.lines.until((line) => says.test(line));
  });

  test('watch continues after a request that is not HTTP, and exits with 0 at SIGINT', async () => {
    await using watched = await watch();
    const socket = connect(Number(new URL(watched.url).port), '127.0.0.1').end('nonsense\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
    expect((await watched.post('/any/shop', userMessage)).status).toBe(200);
    expect(await watched.stop('SIGINT')).toEqual([0, null]);
  });

  test('if the port is in use, the error of watch names the option --listen', async () => {
    await using watched = await watch();
    const listen = `127.0.0.1:${new URL(watched.url).port}`;
    const { code, stderr } = await run('watch', '--listen', listen);
    expect(code).toBe(1);
    expect(stderr).toMatch(/is in use.*--listen/);
  });

  test.each([
    ['--listen', 'everywhere'],
    ['--listen', '127.0.0.1:70000'],
    ['--answer', '99'],
    ['--answer', 'no'],
  ])('watch rejects the option %s %s', async (option, value) => {
    const { code, stdout } = await run('watch', option, value);
    expect([code, stdout]).toEqual([2, '']);
  });

  test('watch --forward-to forwards the requests of both directions, and judges each request and its response', async () => {
    await using other = await startParty();
    await using watched = await watch(
      ...['--forward-to', other.url, '--forward-to', `channel-integrator=${other.url}/chat`],
    );
    const { post, lines } = watched;
    expect(await post('/any/shop', userMessage)).toEqual({ status: 200, text: '{"taken":true}' });
    expect(other.came.at(-1)).toEqual({ url: '/any/shop', body: JSON.stringify(userMessage) });
    await lines.until((line) => line.startsWith('✓') && line.endsWith('POST /any/shop → 200'));

    const invalid = { sender: {}, message: { type: 'text', text: 'Hello' } };
    expect((await post('/any/lax', invalid)).status).toBe(200);
    await lines.until((line) => line.startsWith('✗') && line.endsWith('POST /any/lax → 200'));
    await lines.until((line) => line === '  Response 200: the invalid request was accepted.');

    const agentMessage = { recipient: { id: 'visitor' }, message: { type: 'text', text: 'Yes', id: '1' } };
    expect(await post('/channel-integrator/shop', agentMessage)).toEqual({
      status: 200,
      text: '{"taken":true}',
    });
    expect(other.came.at(-1)?.url).toBe('/chat/shop');
    await lines.until((line) => line.startsWith('  Response 200: '));
    await lines.until((line) => line === '  Response 200: The body does not have the agreed form.');
  });

  test('watch --forward-to prints the reason if the other party gives no response', async () => {
    await using watched = await watch('--forward-to', 'http://127.0.0.1:9');
    expect((await watched.post('/any/shop', userMessage)).status).toBe(502);
    await watched.lines.until((line) => line.startsWith('  The other side gave no response: '));
  });

  test('watch --forward-to rejects a party to which it cannot forward requests', async () => {
    const { code, stderr } = await run('watch', '--forward-to', 'desk=http://127.0.0.1:9');
    expect([code, stderr]).toEqual([2, expect.stringContaining('Write PARTY=URL with one of')]);
  });
});

/** Starts a party that responds to every request with 200, and with a body that only some operations allow. */
async function startParty() {
  const came: { url: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    came.push({ url: request.url!, body: await text(request) });
    response.setHeader('content-type', 'application/json').end('{"taken":true}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    came,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
