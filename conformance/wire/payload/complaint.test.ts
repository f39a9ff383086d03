import { expect, test } from 'vitest';
import { validateUserMessage } from '../../../generated/channel/validators.js';
import { validateChatAcceptedReply, validateWebhookReply } from '../../../generated/developer/validators.js';
import { complaint, complaints, isOr } from './complaint.ts';
import { withoutNulls } from './nulls.ts';

const about = (validate: typeof validateWebhookReply | typeof validateUserMessage, value: unknown) => {
  expect(validate(value)).toBe(false);
  return complaint(value, validate.errors?.[0]);
};

test('a field that is not there is missing, and never undefined', () => {
  expect(isOr('message.type', undefined)).toBe('message.type is missing');
  expect(about(validateUserMessage, { message: { type: 'text', text: 'Hi' } })).toBe(
    'the body has no `sender`',
  );
});

test('the values that would do are named, and that case counts', () => {
  const said = complaint(
    { result: 'Ok' },
    {
      instancePath: '/result',
      schemaPath: '',
      keyword: 'enum',
      params: { allowedValues: ['OK', 'FAILURE'] },
      message: 'must be equal to one of the allowed values',
    },
  );
  expect(said).toBe(
    '/result is "Ok"; one of these belongs there: "OK", "FAILURE". Large and small letters count: write "OK"',
  );
});

test('a field that does not belong is named', () => {
  const error = {
    instancePath: '/agent',
    schemaPath: '',
    keyword: 'additionalProperties',
    params: { additionalProperty: 'mail' },
    message: 'must NOT have additional properties',
  };
  expect(complaint({ agent: { mail: 'a' } }, error)).toBe('/agent has `mail`, which does not belong there');
});

test('[] in the place of an object is told as what PHP writes', () => {
  const said = about(validateChatAcceptedReply, { result: 'OK', contact_info: [] });
  expect(said).toMatch(/^\/contact_info is \[\], an empty list, where an object belongs\. PHP writes/);
});

test('JSON that was encoded twice is told as that', () => {
  expect(about(validateWebhookReply, '{"result": "ok"}')).toMatch(/^the body is JSON encoded twice/);
});

test('null in the place of what must be there is told as null', () => {
  const { value } = withoutNulls({ sender: { id: null }, message: { type: 'text', text: 'Hi' } });
  expect(about(validateUserMessage, value)).toBe('/sender/id is null, which counts as absent');
});

test('of several wrong members up to three are told at once, and each once', () => {
  const errorOf = (value: unknown) =>
    validateChatAcceptedReply(value) ? undefined : validateChatAcceptedReply.errors?.[0];
  const value = { result: 'OK', contact_info: 'Mara', custom_data: {}, crm_link: 7, enable_assign: 'yes' };
  const said = complaints(value, errorOf).split('; ');
  expect(said).toHaveLength(3);
  expect(new Set(said.map((each) => each.split(' ')[0])).size).toBe(3);
  expect(complaints({ result: 7 }, errorOf)).toBe('/result is 7 and must be string');
  expect(complaints({ result: 'OK' }, errorOf)).toBe('');
});
