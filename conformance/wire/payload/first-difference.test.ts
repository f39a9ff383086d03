import { expect, test } from 'vitest';
import { firstDifference } from './messages.ts';

test.each([
  [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, undefined],
  [{ message: { id: 'm1' } }, { message: { id: 'm2' } }, '/message/id was "m1", then "m2"'],
  [{ a: 1 }, { a: 1, sent_at: 'now' }, '/sent_at was absent, then "now"'],
  [{ a: [1, 2] }, { a: [1] }, '/a/1 was 2, then absent'],
  [{ a: {} }, { a: [] }, '/a was {}, then []'],
  [{ a: 1 }, undefined, 'the body was {"a":1}, then absent'],
])('the first difference between %j and %j: %s', (first, repeat, said) => {
  expect(firstDifference(first, repeat)).toBe(said);
});
