import { describe, expect, test } from 'vitest';
import { botProviderOperations } from '../../../generated/bot/operations.ts';
import { channelIntegratorOperations } from '../../../generated/channel/operations.ts';
import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
import { bodyFault } from '../../../generated/faults.ts';
import type { Operation } from '../../../generated/operation.ts';
import { answerHints } from './answer-hints.ts';

const [agentMessage] = channelIntegratorOperations;
const [clientMessage] = botProviderOperations;
const accepted = webhookReceiverOperations.find(({ operationId }) => operationId === 'receiveChatAccepted')!;
const call = webhookReceiverOperations.find(({ operationId }) => operationId === 'receiveCallEvent')!;
const bot = { event: 'BOT_MESSAGE', id: '1', chat_id: '7', message: { type: 'TEXT', text: 'Hi' } };

const answered = (text: string, operation: Pick<Operation, 'responses' | 'party'> = accepted, status = 200) =>
  answerHints({ status, text }, operation);
const ofBot = (body: unknown, status = 200) =>
  answerHints({ status, text: JSON.stringify(body) }, clientMessage);

describe('a response whose body the service reads', () => {
  test.each([
    ['', /empty/],
    [' \n', /empty/],
    [JSON.stringify(JSON.stringify({ result: 'OK' })), /encoded twice/],
    ['[]', /\[\], an empty array.*PHP/],
    ['[{"result":"OK"}]', /is an array/],
    ['<!doctype html><p>Hello', /markup/],
    ['\ufeff{"result":"OK"}', /byte order mark/],
    ['<br />Warning: x in y.php on line 3{"result":"OK"}', /in front of its JSON/],
    ['OK', /not JSON/],
    ["{'result': 'OK'}", /not JSON: Expected property name .* position 1/],
    ['200', /is a number where an object is expected/],
    ['true', /is true where an object is expected/],
    ['"ok"', /is a string where an object is expected/],
    ['null', /is null where an object is expected/],
  ])('a faulty body gets a hint that names the fault: %j', (text, says) => {
    expect(answered(text)).toEqual([expect.stringMatching(says)]);
    expect(answered(text, agentMessage)).toEqual([expect.stringMatching(says)]);
  });

  test.each(['{"result":"OK"}', '{"result":"FAILURE"}', '{"result":"OK","custom_data":[]}'])(
    'a correct body gets no hint: %s',
    (text) => expect(answered(text)).toEqual([]),
  );

  test('the hint names each faulty field, and the correct case of a result whose case matters', () => {
    expect(answered('{"result":"OK"}', agentMessage)).toEqual([
      '/result is "OK", expected "ok". Case matters: write "ok".',
    ]);
    expect(answered('{"result":"later"}', agentMessage)).toEqual(['/result is "later", expected "ok".']);
  });
});

test('a response whose body was not read gets no hint about it', () => {
  expect(answerHints({ status: 200 }, accepted)).toEqual([]);
});

test('a response whose body the service ignores gets no hint', () => {
  expect(['', '[]', '<p>', 'OK'].flatMap((text) => answered(text, call))).toEqual([]);
  expect(['', '[]', '{}', '"ok"'].flatMap((text) => answered(text, clientMessage))).toEqual([]);
});

describe('the status of a response', () => {
  test('404 with a body that is not JSON gets a hint that the address is probably wrong', () => {
    expect(answered('', accepted, 404)).toEqual([
      expect.stringMatching(/404 has no body.*nothing is served/),
    ]);
    expect(answered('<h1>Not found', accepted, 404)).toEqual([expect.stringMatching(/404 is not JSON/)]);
    expect(answered('{"error":{"code":"not_found","message":"x"}}', accepted, 404)).toEqual([]);
    expect(answerHints({ status: 404, text: '' }, { responses: {} })).toEqual([]);
  });

  test('3xx gets a hint that the service does not follow redirects', () => {
    expect(answered('', accepted, 301)).toEqual([expect.stringContaining('301 is a redirect')]);
    expect(answerHints({ status: 301, text: '', location: '/hooks/' }, accepted)).toEqual([
      'The answer 301 is a redirect to /hooks/, which is not followed. Enter that address.',
    ]);
    const toToken = { status: 301, text: '', location: '/bot/a-token/' };
    expect(answerHints(toToken, clientMessage).join()).not.toContain('a-token');
  });
});

describe('an error response that requires fields which the contract does not have', () => {
  const sent = JSON.stringify({ event: 'CLIENT_MESSAGE', chat_id: '7', message: {} });
  test.each<[string, unknown]>([
    [
      'of FastAPI',
      {
        detail: ['site_id', 'sender', 'client_id'].map((name) => ({
          loc: ['body', name],
          msg: 'field required',
          input: { secret: 'required' },
        })),
      },
    ],
    ['of Django', { site_id: ['This field is required.'], sender: ['This field is required.'] }],
    [
      'of Laravel',
      { message: 'site_id is required', errors: { site_id: ['missing'], sender: ['required'] } },
    ],
    ['of Zod', { issues: [{ path: ['body', 'site_id'] }, { path: ['body', 'sender'] }] }],
  ])('the hint names these fields: %s', (_, body) => {
    const says = 'The answer names site_id, sender, which are no fields of the contract.';
    const text = JSON.stringify(body);
    expect(answerHints({ status: 422, text }, clientMessage)).toEqual([says]);
    expect(answerHints({ status: 422, text, sent }, { responses: {} })).toEqual([says]);
  });

  test('an error about a field of the contract, and any other error, gets no hint', () => {
    const of = (body: unknown) => answerHints({ status: 422, text: JSON.stringify(body) }, clientMessage);
    expect(of({ detail: [{ loc: ['body', 'chat_id'], msg: 'field required' }] })).toEqual([]);
    expect(of({ error: { code: 'invalid_request', message: 'A token is required' } })).toEqual([]);
    expect(of({ detail: [{ loc: ['body', 28], msg: 'Expecting value' }] })).toEqual([]);
  });
});

test('a success status other than 200 gets a hint that retries repeat the request, except at a webhook receiver', () => {
  const hint = expect.stringMatching(/was processed in spite of that.*200 in place of 201/);
  expect(answered('{"result":"ok"}', agentMessage, 201)).toEqual([hint]);
  expect(ofBot({}, 201)).toEqual([hint]);
  expect(answered('{"result":"OK"}', accepted, 201)).toEqual([]);
  expect(answered('{"result":"ok"}', agentMessage, 200)).toEqual([]);
});

describe('a response whose body has an event that should be posted to the service', () => {
  test.each<[string, unknown]>([
    ['an event', bot],
    ['a list of events', [bot, bot]],
    ['an event, encoded twice', JSON.stringify(bot)],
    ['an event in small letters', { ...bot, event: 'bot_message' }],
  ])('the hint names the address to which the event must be posted: %s', (_, body) => {
    expect(ofBot(body)).toEqual([
      'The body of the answer looks like a BOT_MESSAGE, and nobody reads it there. Post it to …/webhooks/{provider_id}/{token}.',
    ]);
  });

  test.each<[string, unknown]>([
    ['a message', bot.message],
    ['the message of an event', { message: bot.message }],
  ])('the hint names the possible events if the body has only the message of an event: %s', (_, body) => {
    expect(ofBot(body)).toEqual([expect.stringMatching(/BOT_MESSAGE or INVITE_AGENT .*Post it/)]);
  });

  test.each<unknown>([
    {},
    { result: 'ok' },
    { message: 'received' },
    { event: 'CLIENT_MESSAGE' },
    'ok',
    null,
  ])('another body gets no such hint: %j', (body) => expect(ofBot(body)).toEqual([]));

  test('an error response gets no such hint', () => expect(ofBot(bot, 500)).toEqual([]));
});

test('the sentence about a faulty body begins with the given subject', () => {
  expect(bodyFault('The body', '"{}"')).toBe(
    'The body is JSON encoded twice: a string that holds JSON. Encode it once.',
  );
  expect(bodyFault('The body', '{}')).toBeUndefined();
});
