import { expect, test } from 'vitest';
import { validateAgentMessageReply, validateUserMessage } from '../../../../generated/channel/validators.js';
import {
  validateChatAcceptedReply,
  validateVisitorChatMessage,
  validateWebhookReply,
} from '../../../../generated/developer/validators.js';
import { asSentence, bodyFault, faultOf, faultsOf, fieldIs } from '../../../../generated/faults.ts';
import type { Validator } from '../../../../generated/operation.ts';
import { withoutNulls } from '../../judgement/accepted-faults.ts';

const about = (validate: typeof validateWebhookReply | typeof validateUserMessage, value: unknown) => {
  expect(validate(value)).toBe(false);
  return faultOf(value, validate.errors?.[0]);
};

test('the fault of an absent field says "missing" or "has no", not "undefined"', () => {
  expect(fieldIs('message.type', undefined)).toBe('message.type is missing');
  expect(about(validateUserMessage, { message: { type: 'text', text: 'Hi' } })).toBe(
    'the body has no `sender`',
  );
});

test('the fault of a value outside an enum names the allowed values, and the correct case', () => {
  const said = faultOf(
    { result: 'Ok' },
    {
      instancePath: '/result',
      schemaPath: '',
      keyword: 'enum',
      params: { allowedValues: ['OK', 'FAILURE'] },
      message: 'must be equal to one of the allowed values',
    },
  );
  expect(said).toBe('/result is "Ok", expected one of "OK", "FAILURE". Case matters: write "OK"');
});

test('the fault of a forbidden field names the field', () => {
  const error = {
    instancePath: '/agent',
    schemaPath: '',
    keyword: 'additionalProperties',
    params: { additionalProperty: 'mail' },
    message: 'must NOT have additional properties',
  };
  expect(faultOf({ agent: { mail: 'a' } }, error)).toBe('/agent has `mail`, which is not allowed there');
});

test("[] where an object is expected is recognized as PHP's empty array, and the fault advises to leave the field out", () => {
  const said = about(validateChatAcceptedReply, { result: 'OK', contact_info: [] });
  expect(said).toBe(
    '/contact_info is [], an empty array, where an object is expected. Leave the field out if it is empty: PHP writes an empty array so',
  );
});

test('a body that is JSON encoded twice is recognized', () => {
  expect(about(validateWebhookReply, '{"result": "ok"}')).toMatch(/^the body is JSON encoded twice/);
});

test('the fault of a null in a required field says "null"', () => {
  const { value } = withoutNulls({ sender: { id: null }, message: { type: 'text', text: 'Hi' } });
  expect(about(validateUserMessage, value)).toBe('/sender/id is null, which counts as absent');
});

const allAbout = (validate: Validator<unknown>, value: unknown) =>
  faultsOf(value, validate(value) ? [] : validate.errors).split('; ');

test.each(['{"a": "ü', '{"a": 1', '{"a":', '['])(
  'the fault of a body that ends early states its length in bytes: %s',
  (text) => {
    expect(bodyFault('The body', text)).toBe(
      `The body ends inside its JSON, after ${Buffer.byteLength(text)} bytes. Content-Length counts bytes, not characters.`,
    );
  },
);

test('the fault of a value that is nested too deep for JSON.stringify has a description of the value', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(about(validateUserMessage, { sender: { id: deep }, message: { type: 'text', text: 'Hi' } })).toMatch(
    /^\/sender\/id is a value that is nested too deep to be shown/,
  );
});

test('faultsOf lists all faults, and each place only once', () => {
  const value = { result: 'OK', contact_info: 'Mara', custom_data: {}, crm_link: 7, enable_assign: 'yes' };
  expect(allAbout(validateChatAcceptedReply, value)).toEqual([
    expect.stringMatching(/^\/custom_data is/),
    expect.stringMatching(/^\/contact_info is a string where an object is expected/),
    '/enable_assign is "yes" but must be boolean',
    '/crm_link is 7 but must be string',
  ]);
  expect(allAbout(validateUserMessage, { message: { type: 'photo', file: 7, file_size: '7' } })).toEqual([
    'the body has no `sender`',
    '/message has no `file_name`',
    '/message/file is 7 but must be string',
    '/message/file_size is "7" but must be integer',
  ]);
  expect(allAbout(validateChatAcceptedReply, { result: 'OK' })).toEqual(['']);
});

test('the fault of a value with the wrong type names the allowed values, if there are any', () => {
  expect(allAbout(validateUserMessage, { sender: { id: 1 }, message: { type: 7 } })).toEqual([
    expect.stringMatching(/^\/message\/type is 7, expected one of "text", "video"/),
  ]);
});

test('a pattern is shown without the classes of letters in both cases', () => {
  const message = { type: 'photo', file: 'x.png', file_name: 'x', file_size: 1 };
  expect(allAbout(validateUserMessage, { sender: { id: 1 }, message })).toEqual([
    expect.stringMatching(/^\/message\/file is "x\.png" but must match pattern "\^https\?:\/\//),
  ]);
});

test('the fault of a union names the types of all branches, or is that of the branch that was probably meant', () => {
  const either = validateAgentMessageReply;
  expect(allAbout(either, {})).toEqual(['the body has no `result`']);
  expect(allAbout(either, { error: { code: 1 } })).toEqual(['/error has no `message`']);
  const error = { schemaPath: '', instancePath: '/id', message: '' };
  const types = ['string', 'integer'].map((type) => ({ ...error, keyword: 'type', params: { type } }));
  expect(faultsOf({ id: null }, [...types, { ...error, keyword: 'anyOf', params: {} }])).toBe(
    '/id is null but must be string or integer',
  );
});

test('the fault of a forbidden member names the member', () => {
  const message = { timestamp: 1, type: 'visitor', message: 'Hi', agent_id: '7' };
  expect(allAbout(validateVisitorChatMessage, message)).toEqual([
    '/agent_id is "7", which is not allowed there',
  ]);
});

test('faultsOf lists only a few faults for a list with a million invalid elements', () => {
  const custom_data = Array(1_000_000).fill(7);
  expect(allAbout(validateChatAcceptedReply, { result: 'OK', custom_data }).length).toBeLessThan(20);
  expect(validateChatAcceptedReply.errors!.length).toBeLessThan(100);
});

test('a validator is a Standard Schema', async () => {
  const { validate } = validateUserMessage['~standard'];
  const message = { sender: { id: 1 }, message: { type: 'text', text: 'Hi' } };
  expect(validate(message)).toEqual({ value: message });
  expect(validate({ sender: { id: 1 }, message: { type: 'text', text: 7 } })).toEqual({
    issues: [{ path: ['message', 'text'], message: '/message/text is 7 but must be string' }],
  });
});

test('a long value is quoted only in part', () => {
  expect(fieldIs('/text', 'x'.repeat(5000))).toMatch(/^\/text is "x+ … \(5002 characters\)$/);
  expect(fieldIs('/text', 'x'.repeat(5000)).length).toBeLessThan(400);
});

test('asSentence adds a capital letter and a full stop', () => {
  expect(asSentence('the body has no `sender`')).toBe('The body has no `sender`.');
});
