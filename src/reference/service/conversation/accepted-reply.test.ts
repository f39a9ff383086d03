import { describe, expect, test } from 'vitest';
import { readAcceptedReply } from './webhooks.ts';

const shownOf = (parts: object) => readAcceptedReply({ result: 'OK', ...parts });

test('all parts of a valid response to `chat_accepted` are shown, without notes', () => {
  const parts = {
    enable_assign: true,
    custom_data: [{ title: 'Status', content: 'Gold', key: 'Level', link: 'HTTPS://crm.example/gold' }],
    contact_info: { name: 'Mara', phone: '1' },
    crm_link: 'https://crm.example/7',
  };
  expect(shownOf(parts)).toEqual({ shown: parts, effects: [], notes: [] });
  expect(shownOf({})).toEqual({ shown: {}, effects: [], notes: [] });
});

test('null in any part of a response counts as an absent part', () => {
  const nothing = { enable_assign: null, custom_data: null, contact_info: null, crm_link: null, page: null };
  expect(shownOf(nothing)).toEqual({ shown: {}, effects: [], notes: [] });
  expect(
    shownOf({ custom_data: [{ content: 'a', link: null }], contact_info: { name: 'M', email: null } }),
  ).toEqual({
    shown: { custom_data: [{ content: 'a' }], contact_info: { name: 'M' } },
    effects: [],
    notes: [],
  });
});

test('fields of a response with names such as `constructor` are ignored', () => {
  for (const name of ['__defineGetter__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(shownOf(JSON.parse(`{"${name}": "custom_data"}`))).toEqual({ shown: {}, effects: [], notes: [] });
  expect(shownOf({ custom_data: [{ content: 'a' }] }).shown).toEqual({ custom_data: [{ content: 'a' }] });
});

describe('a link in a response', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    ' javascript:alert(1)',
    '//crm.example',
    'https:x',
    '',
  ])('the link %j is left out, with a note', (link) => {
    const { shown, notes } = shownOf({ custom_data: [{ content: 'x', link }], crm_link: link });
    expect(shown).toEqual({ custom_data: [{ content: 'x' }] });
    expect(notes).toEqual([
      expect.stringMatching(/^\/custom_data\/0\/link is left out/),
      expect.stringMatching(/^\/crm_link is left out/),
    ]);
  });
});

test.each<[string, object, object, RegExp]>([
  ['custom_data', { custom_data: 'Order 7' }, {}, /custom_data is left out/],
  ['contact_info', { contact_info: 'Mara' }, {}, /contact_info is left out/],
  [
    'a phone',
    { contact_info: { name: 'M', phone: 7 } },
    { contact_info: { name: 'M' } },
    /contact_info\/phone/,
  ],
  ['enable_assign', { enable_assign: 1 }, {}, /enable_assign is left out/],
  ['page', { page: 'https://shop.example' }, {}, /page is left out/],
  [
    'a page without an address',
    { page: { title: 'Order 7' }, enable_assign: true },
    { enable_assign: true },
    /page is left out/,
  ],
  [
    'a field of a wrong type',
    { custom_data: [{ content: 'Silver' }, { title: 7, content: 'Gold' }] },
    { custom_data: [{ content: 'Silver' }, { content: 'Gold' }] },
    /custom_data\/1\/title/,
  ],
  [
    'the title of a page',
    { page: { url: 'https://shop.example', title: 7 } },
    { page: { url: 'https://shop.example' } },
    /page\/title is left out/,
  ],
  ['the name of a contact', { contact_info: { phone: '1' } }, { contact_info: { phone: '1' } }, /shown/],
])('%s with an invalid value is left out of a response, with a note', (_, parts, shown, says) => {
  expect(shownOf(parts)).toEqual({ shown, effects: [expect.stringMatching(says)], notes: [] });
});

test('unknown fields of a response are left out, without a note', () => {
  expect(shownOf({ colour: 'red', constructor: 1, custom_data: [{ content: 'x', size: 7 }] })).toMatchObject({
    shown: { custom_data: [{ content: 'x' }] },
    notes: [],
  });
});

test('the note on a response without a result says that nothing of it is shown', () => {
  const effects = [expect.stringContaining('Nothing of it is shown')];
  expect(shownOf({ crm_link: 'https://crm.example', result: 7 })).toEqual({ effects, notes: [] });
});

test('a page whose address is not a web address is left out of a response, with a note', () => {
  const { shown, notes } = shownOf({ page: { url: 'javascript:alert(1)' } });
  expect(shown).toEqual({});
  expect(notes).toEqual([expect.stringMatching(/^\/page\/url is left out/)]);
});

test('there are no notes on a response that is not an object', () => {
  for (const body of [undefined, null, [], 'OK', 7])
    expect(readAcceptedReply(body)).toEqual({ effects: [], notes: [] });
});
