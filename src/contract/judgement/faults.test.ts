import { expect, test } from 'vitest';
import { validateUserMessage } from '../../../generated/channel/validators.js';
import { validateChatAcceptedReply, validateWebhookReply } from '../../../generated/developer/validators.js';
import { asSentence, faultOf, faultsOf, fieldIs } from './faults.ts';
import { withoutNulls } from './nulls.ts';

const about = (validate: typeof validateWebhookReply | typeof validateUserMessage, value: unknown) => {
  expect(validate(value)).toBe(false);
  return faultOf(value, validate.errors?.[0]);
};

test('an absent field is called missing, not undefined', () => {
  expect(fieldIs('message.type', undefined)).toBe('message.type is missing');
  expect(about(validateUserMessage, { message: { type: 'text', text: 'Hi' } })).toBe(
    'the body has no `sender`',
  );
});

test('an enum names its values, and the right case', () => {
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

test('a forbidden field is named', () => {
  const error = {
    instancePath: '/agent',
    schemaPath: '',
    keyword: 'additionalProperties',
    params: { additionalProperty: 'mail' },
    message: 'must NOT have additional properties',
  };
  expect(faultOf({ agent: { mail: 'a' } }, error)).toBe('/agent has `mail`, which is not allowed there');
});

test('[] in place of an object is recognized as an empty array of PHP', () => {
  const said = about(validateChatAcceptedReply, { result: 'OK', contact_info: [] });
  expect(said).toMatch(/^\/contact_info is \[\], an empty array, where an object is expected\. PHP writes/);
});

test('JSON that was encoded twice is recognized', () => {
  expect(about(validateWebhookReply, '{"result": "ok"}')).toMatch(/^the body is JSON encoded twice/);
});

test('null in a required field is called null', () => {
  const { value } = withoutNulls({ sender: { id: null }, message: { type: 'text', text: 'Hi' } });
  expect(about(validateUserMessage, value)).toBe('/sender/id is null, which counts as absent');
});

test('at most three faults are named at once, one of each member', () => {
  const errorOf = (value: unknown) =>
    validateChatAcceptedReply(value) ? undefined : validateChatAcceptedReply.errors?.[0];
  const value = { result: 'OK', contact_info: 'Mara', custom_data: {}, crm_link: 7, enable_assign: 'yes' };
  const said = faultsOf(value, errorOf).split('; ');
  expect(said).toHaveLength(3);
  expect(new Set(said.map((each) => each.split(' ')[0])).size).toBe(3);
  expect(faultsOf({ result: 7 }, errorOf)).toBe('/result is 7 but must be string');
  expect(faultsOf({ result: 'OK' }, errorOf)).toBe('');
});

test('a long value is quoted in part', () => {
  expect(fieldIs('/text', 'x'.repeat(5000))).toMatch(/^\/text is "x+ … \(5002 characters\)$/);
  expect(fieldIs('/text', 'x'.repeat(5000)).length).toBeLessThan(400);
});

test('a fault becomes a sentence', () => {
  expect(asSentence('the body has no `sender`')).toBe('The body has no `sender`.');
});
