import { describe, expect, test } from 'vitest';
import { validateBotMessageEvent } from '../../../../generated/bot/validators.js';
import { examples as channelExamples } from '../../../../generated/channel/examples.ts';
import { validateAgentMessageReply, validateUserMessage } from '../../../../generated/channel/validators.js';
import {
  validateCall,
  validateChatAcceptedReply,
  validateFinishedChat,
} from '../../../../generated/developer/validators.js';
import type { Validator } from '../../../../generated/operation.ts';
import { validateVisitorReport } from '../../../../generated/reference/desk/validators.js';
import { fits } from './fits.ts';

const sender = { id: 1 };
const photo = { type: 'photo', file: 'https://a.example/1', file_name: '1', file_size: 1 };

describe('a null in an optional field', () => {
  test.each<[string, Validator<unknown>, unknown, unknown]>([
    [
      'of a customer',
      validateUserMessage,
      { sender: { id: 1, phone: null, email: null }, message: { type: 'text', text: 'Hi', id: null } },
      { sender, message: { type: 'text', text: 'Hi' } },
    ],
    [
      'of a file',
      validateUserMessage,
      { sender, message: { ...photo, thumb: null, duration: null } },
      { sender, message: photo },
    ],
    [
      'of a bot',
      validateBotMessageEvent,
      { event: 'BOT_MESSAGE', id: 'e', chat_id: '7', message: { type: 'TEXT', text: 'Hi', timestamp: null } },
      { event: 'BOT_MESSAGE', id: 'e', chat_id: '7', message: { type: 'TEXT', text: 'Hi' } },
    ],
    [
      'of an element of a list',
      validateChatAcceptedReply,
      {
        result: 'OK',
        contact_info: null,
        custom_data: [
          { content: 'a', link: null },
          { content: 'b', key: null },
        ],
      },
      { result: 'OK', custom_data: [{ content: 'a' }, { content: 'b' }] },
    ],
    [
      'that the kind of the message forbids',
      validateCall,
      { type: 'callback', phone: '1', status: 'start', reason: null, record_url: null },
      { type: 'callback', phone: '1', status: 'start' },
    ],
    [
      'of one of two possible responses',
      validateAgentMessageReply,
      { result: 'ok', error: null },
      { result: 'ok', error: null },
    ],
  ])('a null in a field %s counts as absent', (_, validate, given, read) => {
    expect(fits(validate, given)).toBe(true);
    expect(given).toEqual(read);
  });

  test('a null that the contract allows stays', () => {
    const chat = { messages: [], rate: null, blacklisted: false };
    expect(fits(validateFinishedChat, chat)).toBe(true);
    const report = { rate: null, name: null };
    expect(fits(validateVisitorReport, report)).toBe(true);
    expect([chat.rate, report]).toEqual([null, { rate: null }]);
  });
});

describe('values with a null that are invalid', () => {
  test.each<[string, Validator<unknown>, unknown]>([
    ['a null in a required field', validateUserMessage, { sender, message: { type: 'text', text: null } }],
    [
      'a null as the id',
      validateUserMessage,
      { sender: { id: null }, message: { type: 'text', text: 'Hi' } },
    ],
    ['a null as the type', validateUserMessage, { sender, message: { type: null, text: 'Hi' } }],
    ['a null as an element of a list', validateChatAcceptedReply, { result: 'OK', custom_data: [null] }],
    ['a null as the whole value', validateUserMessage, null],
    [
      'a null beside another fault',
      validateUserMessage,
      { sender: { id: 1, name: null }, message: { type: 'text' } },
    ],
  ])('fits returns false for %s', (_, validate, value) => {
    expect(fits(validate, value)).toBe(false);
    expect(validate.errors).not.toEqual([]);
  });
});

test('fits changes no valid value, even if an unknown field is null', () => {
  for (const example of Object.values(channelExamples.UserMessage)) {
    const copy = structuredClone(example);
    expect(fits(validateUserMessage, copy)).toBe(true);
    expect(copy).toEqual(example);
  }
  const unknown = { sender: { id: 1, shoe_size: null }, message: { type: 'text', text: 'Hi' } };
  expect(fits(validateUserMessage, unknown)).toBe(true);
  expect(unknown.sender).toHaveProperty('shoe_size', null);
});
