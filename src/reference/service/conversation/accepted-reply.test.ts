import { describe, expect, test } from 'vitest';
import { readAcceptedReply, withEffects } from './webhooks.ts';

const shownOf = (parts: object) => readAcceptedReply({ result: 'OK', ...parts });

test('shows a valid response completely, without notes', () => {
  const parts = {
    enable_assign: true,
    custom_data: [{ title: 'Status', content: 'Gold', key: 'Level', link: 'HTTPS://crm.example/gold' }],
    contact_info: { name: 'Mara', phone: '1' },
    crm_link: 'https://crm.example/7',
  };
  expect(shownOf(parts)).toEqual({ shown: parts, notes: [] });
  expect(shownOf({})).toEqual({ shown: {}, notes: [] });
});

test('null counts as absent in every part', () => {
  const nothing = { enable_assign: null, custom_data: null, contact_info: null, crm_link: null, page: null };
  expect(shownOf(nothing)).toEqual({ shown: {}, notes: [] });
  expect(
    shownOf({ custom_data: [{ content: 'a', link: null }], contact_info: { name: 'M', email: null } }),
  ).toEqual({
    shown: { custom_data: [{ content: 'a' }], contact_info: { name: 'M' } },
    notes: [],
  });
});

test('ignores names that every object has', () => {
  for (const name of ['__defineGetter__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(shownOf(JSON.parse(`{"${name}": "custom_data"}`))).toEqual({ shown: {}, notes: [] });
  expect(shownOf({ custom_data: [{ content: 'a' }] }).shown).toEqual({ custom_data: [{ content: 'a' }] });
});

describe('a link', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    ' javascript:alert(1)',
    '//crm.example',
    'https:x',
    '',
  ])('is never %j', (link) => {
    const { shown, notes } = shownOf({ custom_data: [{ content: 'x', link }], crm_link: link });
    expect(shown).toEqual({ custom_data: [{ content: 'x' }] });
    expect(notes).toEqual([
      expect.stringMatching(/^\/custom_data\/0\/link is left out/),
      expect.stringMatching(/^\/crm_link is left out/),
    ]);
  });
});

test.each<[string, object, object, RegExp]>([
  ['custom_data', { custom_data: 'Order 7' }, {}, /custom_data is left out: it must be a list/],
  ['contact_info', { contact_info: 'Mara' }, {}, /contact_info is left out: it must be an object/],
  [
    'a phone',
    { contact_info: { name: 'M', phone: 7 } },
    { contact_info: { name: 'M' } },
    /contact_info\/phone/,
  ],
  ['enable_assign', { enable_assign: 1 }, {}, /enable_assign is left out/],
  ['page', { page: 'https://shop.example' }, {}, /page is left out: it must be an object/],
  ['page', { page: { url: 'javascript:alert(1)' } }, {}, /page\/url is left out/],
  [
    'a page without an address',
    { page: { title: 'Order 7' }, enable_assign: true },
    { enable_assign: true },
    /page is left out: it has no url/,
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
])('omits and notes %s that cannot be used', (_, parts, shown, says) => {
  expect(shownOf(parts)).toEqual({ shown, notes: [expect.stringMatching(says)] });
});

test('omits unknown fields', () => {
  expect(shownOf({ colour: 'red', constructor: 1, custom_data: [{ content: 'x', size: 7 }] })).toMatchObject({
    shown: { custom_data: [{ content: 'x' }] },
    notes: [],
  });
});

test.each([
  ['/contact_info is [], an empty array.', { contact_info: [] }, '/contact_info is left out.'],
  ['/page has no `url`.', { page: { title: 'x' } }, '/page is left out.'],
  ['/contact_info has no `name`.', { contact_info: { phone: '1' } }, 'Its other fields are shown.'],
  ['The body has no `result`.', { result: undefined }, 'Nothing of it is shown. Write OK.'],
])('a fault and its effect are one note: %s', (fault, parts, effect) => {
  const { notes } = shownOf({ crm_link: 'x', ...parts });
  const others = notes.filter((note) => note.startsWith('/crm_link'));
  expect(withEffects([fault], notes)).toEqual([`${fault} ${effect}`, ...others]);
});

test('has no notes on a response that is not an object', () => {
  for (const body of [undefined, null, [], 'OK', 7]) expect(readAcceptedReply(body)).toEqual({ notes: [] });
});
