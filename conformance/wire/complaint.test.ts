import { expect, test } from 'vitest';
import { validateUserMessage } from '../../generated/channel/validators.js';
import { validateChatAcceptedReply, validateWebhookReply } from '../../generated/developer/validators.js';
import { complaint, isOr } from './complaint.ts';

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
