import { expect, test } from 'vitest';
import { addressWith } from './addresses.ts';

test.each([
  ['http://a.example/bot', 'http://a.example/bot/t%2F1'],
  ['http://a.example/bot/?v=2', 'http://a.example/bot/t%2F1?v=2'],
  ['http://a.example/{token}/bot/', 'http://a.example/t%2F1/bot/'],
  ['http://a.example/%7Btoken%7D/{other}', 'http://a.example/t%2F1/{other}'],
  ['http://a.example/bot?to=b?c=d', 'http://a.example/bot/t%2F1?to=b?c=d'],
  ['http://a.example/bot-{token}?v=2', 'http://a.example/bot-t%2F1?v=2'],
])('addressWith replaces the placeholder in %s by the token, or appends the token', (url, expected) => {
  expect(addressWith(url, 'token', 't/1')).toBe(expected);
});
