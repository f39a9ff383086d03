import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson, parseUniqueJson, UnreadableBody } from './body.ts';

/** JSON without integers that a number cannot hold. */
const plainJson = fc.json().filter((text) => !/\d{16}/.test(text));
const read = (text: string) => parseJson(Buffer.from(text));

describe('a body', () => {
  test('is read as any JSON parser reads it', () => {
    fc.assert(
      fc.property(plainJson, (text) => {
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    ['{"id": 9007199254740991}', { id: 9007199254740991 }],
    ['{"id": 9007199254740993}', { id: '9007199254740993' }],
    ['{"id": -12345678901234567890}', { id: '-12345678901234567890' }],
    ['{"id": "9007199254740993", "n": 1.0000000000000001}', { id: '9007199254740993', n: 1 }],
    ['{"text": "call 12345678901234567890"}', { text: 'call 12345678901234567890' }],
  ])('keeps the digits of integers: %s', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  test.each(['', '{', '{}{}', "{'a':1}", 'NaN', '\ufeff{}', '[1,]'])(
    'that is no JSON is refused: %j',
    (text) => {
      expect(() => read(text)).toThrow(UnreadableBody);
    },
  );

  test.each([[[0xff]], [[0x22, 0xc3, 0x28, 0x22]], [[0x22, 0xed, 0xa0, 0x80, 0x22]]])(
    'that is not UTF-8 is refused: %j',
    (bytes) => expect(() => parseJson(Buffer.from(bytes))).toThrow(/not UTF-8/),
  );
});

describe('a key', () => {
  const readUnique = (text: string) => parseUniqueJson(Buffer.from(text));

  test('that stands once in each object is no repeat, whatever the values are', () => {
    fc.assert(
      fc.property(plainJson, (text) => {
        expect(readUnique(text)).toEqual(JSON.parse(text));
      }),
    );
    const nested = '{"a": {"a": [{"a": "a"}, {"a": "\\"a\\": 1, {"}]}, "b": "a"}';
    expect(readUnique(nested)).toEqual(JSON.parse(nested));
  });

  test.each([
    '{"a":1,"a":1}',
    '{"x":[{"a":1 , "a" :2}]}',
    '{"a":1,"\\u0061":2}',
    '{"a":{"b":1},"c":2,"a":3}',
  ])('that stands twice in one object is refused by name: %s', (text) =>
    expect(() => readUnique(text)).toThrow(/The key .+ stands twice/),
  );
});
