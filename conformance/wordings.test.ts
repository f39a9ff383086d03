// Checks the exact wording of findings that people must act on.
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { answerHints } from '../src/contract/judgement/answer-hints.ts';
import type { Result } from './run/verdicts.ts';
import { nothingCame, withoutId } from './targets/bot-provider/cases/replies.ts';
import { BotProviderContext, refused } from './targets/bot-provider/context.ts';
import { runTarget, type Target } from './targets/index.ts';
import { type Exchange, inShort } from './wire/http/exchange.ts';
import { freePort } from './wire/http/stand-in.ts';

const open: { close(): unknown }[] = [];
afterAll(async () => {
  for (const each of open) await each.close();
});

/** Runs one case against an endpoint that answers everything with this body. Returns the finding. */
async function findingAt(
  target: Target,
  only: string,
  body: string,
): Promise<Result['observed'] | undefined> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const results = await runTarget(target, { url, only: [only] });
  return results.find(({ status }) => status === 'failed')?.observed;
}

const twice = 'The body of the answer is JSON encoded twice: a string that holds JSON. Encode it once.';
const php =
  'is [], an empty array, where an object is expected. PHP writes an empty array so; write (object) [] there';

describe('describes a fault of a response', () => {
  test.each([
    [
      '200',
      'a text: 200. The body of the answer is a number where an object is expected. Send a JSON object. The body: 200',
    ],
    ['"{\\"result\\": \\"ok\\"}"', `a text: 200. ${twice} The body: "{\\"result\\": \\"ok\\"}"`],
    [
      '{"result": "OK"}',
      'a text: 200. /result is "OK", expected "ok". Case matters: write "ok". The body: {"result": "OK"}',
    ],
    ['[]', `a text: 200. The body of the answer ${php}. The body: []`],
    ['', 'a text: 200. The body of the answer is empty. Send a JSON object.'],
  ])('to an agent’s text: %s', async (body, says) => {
    expect(await findingAt('channel-integrator', 'takes-a-text', body)).toBe(says);
  });

  test.each([
    [
      '"{\\"result\\": \\"OK\\"}"',
      `chat_accepted with all fields: 200. ${twice} The body: "{\\"result\\": \\"OK\\"}"`,
    ],
    [
      '{"result": "OK", "contact_info": []}',
      'chat_accepted with all fields: 200. /contact_info is [], an empty array, where an object is expected. Leave the field out if it is empty: PHP writes an empty array so. The body: {"result": "OK", "contact_info": []}',
    ],
  ])('to chat_accepted: %s', async (body, says) => {
    expect(await findingAt('webhook-receiver', 'chat-accepted-is-answered', body)).toBe(says);
  });

  test('to another event: shows an unknown result, and the allowed ones', async () => {
    expect(await findingAt('webhook-receiver', 'events-are-answered-by-a-result', '{"result": "Okay"}')).toBe(
      'chat_assigned with all fields: 200. /result is "Okay", expected one of OK, FAILURE. The body: {"result": "Okay"}',
    );
  });
});

describe('a finding describes a response by its status first', () => {
  const page =
    '<!doctype html>\n<html lang=en>\n<title>404 Not Found</title>\n<p>The requested URL /bot/x was not found';
  test.each([
    [page, '404 with an HTML page (Not Found)'],
    ['<pre>Cannot POST /bot/x</pre>', '404 with an HTML page (Cannot POST /bot/x)'],
    [
      '<br />\n<b>Warning</b>:  Undefined array key "a" in y.php\n{"result":"ok"}',
      '404 with an HTML page (Warning:  Undefined array key "a" in y.php {"result":"ok"})',
    ],
    ['{\n  "a": 1\n}', '404 with the body { "a": 1 }'],
    ['', '404 with an empty body'],
  ])('%j', (text, says) => {
    expect(inShort({ status: 404, text })).toBe(says);
  });
});

test('an address that redirects is reported once, with the --url to enter', async () => {
  const server = createServer(({ url: path }, response) => {
    response.writeHead(301, { location: `${path}/` }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(runTarget('bot-provider', { url, token: 'tok-1' })).rejects.toThrow(
    `${url}/tok-1 answers 301 to /tok-1/, which is not followed. If that is the endpoint, enter --url '${url}/{token}/'.`,
  );
});

test('withoutId reports an event without an id, or with an id that is not a string', () => {
  expect(withoutId(undefined)).toBe('your event has no `id`');
  expect(withoutId(7)).toBe('the id of your event is 7, not a string');
});

test('an event in a response gets a hint with the address to which it must be posted', () => {
  const text = JSON.stringify({ event: 'BOT_MESSAGE', message: { type: 'TEXT', text: 'Hi' } });
  expect(answerHints({ status: 200, text }, { party: 'bot-provider', responses: {} })).toEqual([
    'The body of the answer looks like a BOT_MESSAGE, and nobody reads it there. Post it to …/webhooks/{provider_id}/{token}.',
  ]);
});

describe('explains to a bot provider where to post its events', () => {
  const posted = { status: 200, text: '' } as Exchange;
  const listening = async () => {
    const port = await freePort();
    const listen = { host: '127.0.0.1', port };
    const context = new BotProviderContext({
      url: 'http://bot.example',
      token: 't',
      providerId: 'mine',
      listen,
    });
    await context.open();
    open.push(context);
    return { context, port, address: `http://127.0.0.1:${port}/webhooks/mine/t` };
  };

  test('if nothing came', async () => {
    const { context, address } = await listening();
    expect(nothingCame(context, context.chat(), posted)).toBe(
      `the bot has sent nothing at all: no request came to the suite. Check that the bot posts its events to ${address}; if it takes longer, say how long by --patience`,
    );
  });

  test('if the response has the event in its body', async () => {
    const { context } = await listening();
    const text = '{"event":"BOT_MESSAGE"}';
    expect(nothingCame(context, context.chat(), { ...posted, text })).toBe('no request came to the suite');
  });

  test('if no request has a JSON body', async () => {
    const { context, address } = await listening();
    await fetch(address, { method: 'POST', body: new URLSearchParams({ event: 'BOT_MESSAGE' }) });
    expect(nothingCame(context, context.chat(), posted)).toBe(
      `1 request came to ${address}, none of them has a JSON body`,
    );
  });

  test('if only an event about another chat came', async () => {
    const { context, address } = await listening();
    await fetch(address, { method: 'POST', body: JSON.stringify({ event: 'BOT_MESSAGE', chat_id: '1' }) });
    const chat = context.chat();
    expect(nothingCame(context, chat, posted)).toBe(
      `1 request came to ${address}, none of them has the chat_id ${chat.chatId}: an event came for chat_id "1", which is no chat of this run. Copy chat_id from the message that is answered`,
    );
  });

  test('if a reply to another text of the run came', async () => {
    const { context, address } = await listening();
    const event = { event: 'BOT_MESSAGE', chat_id: context.chat().chatId };
    await fetch(address, { method: 'POST', body: JSON.stringify(event) });
    expect(nothingCame(context, context.chat(), posted)).toMatch(
      /^only events for other chats came \(1\)\. The bot answered this one 200 with an empty body\. .*--say; .*--patience$/,
    );
  });

  test('if all events came for one chat', async () => {
    const { context, address } = await listening();
    const event = { event: 'BOT_MESSAGE', chat_id: context.chat().chatId };
    for (const id of ['1', '2'])
      await fetch(address, { method: 'POST', body: JSON.stringify({ ...event, id }) });
    expect(nothingCame(context, context.chat(), posted)).toMatch(
      new RegExp(`^all 2 events that came have the chat_id "${event.chat_id}"\\. Copy chat_id`),
    );
  });

  test('nothingCame names --patience if the text of --say got no reply', async () => {
    const { context, address } = await listening();
    context.options.say = 'hello';
    const event = { event: 'BOT_MESSAGE', chat_id: context.chat().chatId };
    await fetch(address, { method: 'POST', body: JSON.stringify(event) });
    expect(nothingCame(context, context.chat(), posted)).toMatch(
      /Those are the words of --say; .*--patience$/,
    );
  });

  test('does not count the chat_id of a malformed event of the suite', async () => {
    const { context, address } = await listening();
    const [right, wrong] = [context.chat(), context.oddChat()];
    await context.post({ ...wrong.event('CLIENT_MESSAGE'), chat_id: { id: 7 } });
    for (const chat_id of [right.chatId, { id: 7 }, undefined])
      await fetch(address, { method: 'POST', body: JSON.stringify({ event: 'BOT_MESSAGE', chat_id }) });
    expect(nothingCame(context, context.chat(), posted)).toMatch(/^only events for other chats came \(1\)/);
  });

  test('names the address without TLS if a request came over TLS', async () => {
    const { context, port, address } = await listening();
    const socket = connect(port, '127.0.0.1', () => socket.write('\u0016\u0003\u0001\u0002\u0000'));
    await new Promise((closed) => socket.on('error', closed).on('close', closed));
    expect(nothingCame(context, context.chat(), posted)).toBe(
      `connections came that are not HTTP. Check that the bot posts its events to ${address}, without TLS`,
    );
  });
});

describe('a bot that rejects a valid message', () => {
  const settings = { url: 'http://bot.example/bot', token: 'my-token' };
  const error = (code: string) => JSON.stringify({ error: { code, message: '' } });
  const why = (status: number, text: string, more = {}) =>
    refused({ status, text } as Exchange, { ...settings, ...more });

  test.each([
    [401, error('unauthorized_client'), {}, /is given its value by --authorization\.$/],
    [403, error('unauthorized_client'), { authorization: 'a' }, /Compare --authorization/],
    [
      401,
      error('invalid_client'),
      {},
      /appends the --token to --url: compare both with what the bot knows\.$/,
    ],
    [404, error('invalid_request'), { url: 'http://bot.example/bot/my-token/' }, /leave it out there\.$/],
    [
      404,
      '{"message":"Not start message"}',
      { say: 'Hello' },
      /^The bot refuses “Hello”: 404 with the body {"message":"Not start message"}\. If it answers certain words only, name them by --say\. .*compare both/,
    ],
    [401, '', {}, /--token.*--authorization/],
  ])('by %d %s', (status, text, more, says) => {
    expect(why(status, text, more)).toMatch(says);
  });

  test('gets no advice if the token and the Authorization header are not the reason', () => {
    expect([why(200, ''), why(400, error('invalid_request')), why(500, '')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
