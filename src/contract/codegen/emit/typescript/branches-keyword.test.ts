import { expect, test } from 'vitest';
import { validateProviderEvent } from '../../../../../generated/bot/validators.js';
import { validateUserMessage } from '../../../../../generated/channel/validators.js';
import type { Validator } from '../../../../../generated/operation.ts';

/** Returns the pointer and the message of each error that a validator finds in a value. */
function wrong<T>(validate: Validator<T>, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const sender = { id: 'customer-42' };

test('for a wrong field, only the errors of the branch that the discriminator names are reported', () => {
  const message = { type: 'photo', file: 'ftp://x', file_name: 'a.png', file_size: 1 };
  expect(wrong(validateUserMessage, { sender, message })).toEqual([
    expect.stringMatching(/^\/message\/file must match pattern/),
  ]);
});

test('for a missing field, only the errors of the branch that the discriminator names are reported', () => {
  const message = { type: 'location', latitude: 55 };
  expect(wrong(validateUserMessage, { sender, message })).toEqual([
    "/message must have required property 'longitude'",
  ]);
});

test('a missing discriminator is reported as a missing property', () => {
  expect(wrong(validateUserMessage, { sender, message: { text: 'Hello' } })).toEqual([
    "/message must have required property 'type'",
  ]);
  expect(wrong(validateUserMessage, { sender })).toEqual([" must have required property 'message'"]);
});

test('an unknown value of a discriminator is reported at its place, with the known values', () => {
  expect(wrong(validateUserMessage, { sender, message: { type: 'carousel' } })).toEqual([
    '/message/type must be equal to one of the allowed values',
  ]);
  expect(validateUserMessage.errors?.[0]?.params['allowedValues']).toEqual(
    expect.arrayContaining(['text', 'photo', 'location', 'typein', 'typeout']),
  );
});

test('a message that is not an object is reported as "must be object"', () => {
  expect(wrong(validateUserMessage, { sender, message: 'Hello' })).toEqual(['/message must be object']);
  expect(wrong(validateUserMessage, [])).toEqual([' must be object']);
});

test('the discriminator of a union within a union selects the branch, too', () => {
  const event = { event: 'BOT_MESSAGE', id: '1', client_id: '2', chat_id: '3' };
  const message = { type: 'BUTTONS', text: 'Which?', timestamp: 1 };
  expect(wrong(validateProviderEvent, { ...event, message })).toEqual([
    expect.stringMatching(/^\/message must have required property '(buttons|title)'$/),
  ]);
});

test('a valid value clears the errors of the value before it', () => {
  expect(wrong(validateUserMessage, {})).toHaveLength(1);
  expect(validateUserMessage({ sender, message: { type: 'text', text: 'Hello' } })).toBe(true);
  expect(validateUserMessage.errors ?? []).toEqual([]);
});
