import { expect, test } from 'vitest';
import { validateProviderEvent } from '../../../../../generated/bot/validators.js';
import { validateUserMessage } from '../../../../../generated/channel/validators.js';
import type { Validator } from '../../../../../generated/operation.ts';

/** Returns a line for each error of a value. */
function wrong<T>(validate: Validator<T>, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const sender = { id: 'customer-42' };

test('a wrong field is reported only for the branch that the discriminator names', () => {
  const message = { type: 'photo', file: 'ftp://x', file_name: 'a.png', file_size: 1 };
  expect(wrong(validateUserMessage, { sender, message })).toEqual([
    expect.stringMatching(/^\/message\/file must match pattern/),
  ]);
});

test('a missing field is reported only for the branch that the discriminator names', () => {
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

test('a discriminator with an unknown value is reported at its place, with the known values', () => {
  expect(wrong(validateUserMessage, { sender, message: { type: 'carousel' } })).toEqual([
    '/message/type must be equal to one of the allowed values',
  ]);
  expect(validateUserMessage.errors?.[0]?.params['allowedValues']).toEqual(
    expect.arrayContaining(['text', 'photo', 'location', 'typein', 'typeout']),
  );
});

test('a value that is not an object is reported as "must be object"', () => {
  expect(wrong(validateUserMessage, { sender, message: 'Hello' })).toEqual(['/message must be object']);
  expect(wrong(validateUserMessage, [])).toEqual([' must be object']);
});

test('a union within a union uses its discriminator too', () => {
  const event = { event: 'BOT_MESSAGE', id: '1', client_id: '2', chat_id: '3' };
  const message = { type: 'BUTTONS', text: 'Which?', timestamp: 1 };
  expect(wrong(validateProviderEvent, { ...event, message })).toEqual([
    expect.stringMatching(/^\/message must have required property '(buttons|title)'$/),
  ]);
});

test('a successful call clears the errors of the previous call', () => {
  expect(wrong(validateUserMessage, {})).toHaveLength(1);
  expect(validateUserMessage({ sender, message: { type: 'text', text: 'Hello' } })).toBe(true);
  expect(validateUserMessage.errors ?? []).toEqual([]);
});
