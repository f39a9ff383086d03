import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { parseJson, parseUniqueJson, UnreadableBody } from './body.ts';

/** JSON texts whose numbers JavaScript can represent exactly. */
const plainJson = fc.json().filter((text) => !/\d{16}|\de\+/.test(text));
const read = (text: string) => parseJson(Buffer.from(text));

describe('a body for parseJson', () => {
  test('a body with exact numbers has the same value as by JSON.parse', () => {
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
    [
      '{"id": "9007199254740993", "n": 1.0000000000000001}',
      { id: '9007199254740993', n: 1 + Number.EPSILON },
    ],
    ['{"text": "call 12345678901234567890"}', { text: 'call 12345678901234567890' }],
    [`{"id": ${'9'.repeat(400)}}`, { id: '9'.repeat(400) }],
    ['{"id": [9007199254740993.0,9007199254740992.0]}', { id: ['9007199254740993.0', '9007199254740992.0'] }],
    ['{"id":900719925474099.25e1}', { id: '900719925474099.25e1' }],
    ['{"id":1e21,"other": 1E2}', { id: '1e21', other: 100 }],
    ['[1e400,\n-5E+999]', ['1e400', '-5E+999']],
    ['{"text":"\\"1e400, 1e400\\\\","id":1e400}', { text: '"1e400, 1e400\\', id: '1e400' }],
    ['{"latitude":52.374030000000005,"small":1e-400}', { latitude: 52.374030000000005, small: 5e-324 }],
  ])('a number that is too large becomes a string of its digits: %s', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  test.each([
    '1.0000000000000001',
    '0.99999999999999999',
    '-0.99999999999999999',
    '1e-400',
    '-1e-400',
    `0.${'0'.repeat(400)}1`,
    `1.${'0'.repeat(400)}1`,
    `1${'0'.repeat(400)}1e-401`,
    '10000000000000001e-16',
    '999999999999999.99',
    '1125899906842625.0001',
    '2251799813685247.0001',
    '2251799813685249.1',
    '4503599627370497.25',
    '9007199254740990.6',
  ])('a fraction never becomes an integer: %s', (written) => {
    const [value] = read(`[${written}]`) as [unknown];
    expect(Number.isInteger(value)).toBe(false);
    expect(Math.abs(Number(value) - Number(written))).toBeLessThanOrEqual(0.5);
  });

  test.each([
    ['1.0000000000000000', 1],
    ['-0.0000000000000000', -0],
    ['100000000000000000e-17', 1],
    ['1200000000000000e-14', 12],
    ['0.00000000000000012e+17', 12],
    [`1${'0'.repeat(400)}e-400`, 1],
    [`0.${'0'.repeat(399)}7e400`, 7],
    ['0e-400', 0],
    ['0.0e400', 0],
    ['9007199254740991.0', Number.MAX_SAFE_INTEGER],
  ])('an integer may have any notation: %s', (written, value) => {
    expect(read(`[${written}]`)).toEqual([value]);
  });

  test('a number of four million digits is parsed', () => {
    const zeros = '0'.repeat(4_000_000);
    expect(read(`{"id":1.${zeros}1,"other":1.${zeros}}`)).toEqual({ id: 1 + Number.EPSILON, other: 1 });
  });

  test('JSON.parse gets no reviver, even if the body has large numbers', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const list = (count: number) => `[${'1,'.repeat(count)}1234567890123456789]`;
    expect(read(list(3))).toEqual([1, 1, 1, '1234567890123456789']);
    expect(parse.mock.calls.filter((call) => call.length > 1)).toEqual([]);
    parse.mockRestore();
  });

  test('a long string of escapes beside a large number is parsed', () => {
    const text = '\n'.repeat(8_000_000);
    expect(read(`{"id":1e400,"text":${JSON.stringify(text)}}`)).toEqual({ id: '1e400', text });
  });

  test.each(['', '{', '{}{}', "{'a':1}", 'NaN', '\ufeff{}', '[1,]'])(
    'a body that is not JSON is rejected: %j',
    (text) => {
      expect(() => read(text)).toThrow(UnreadableBody);
    },
  );

  test.each([[[0xff]], [[0x22, 0xc3, 0x28, 0x22]], [[0x22, 0xed, 0xa0, 0x80, 0x22]]])(
    'a body that is not UTF-8 is rejected: %j',
    (bytes) => expect(() => parseJson(Buffer.from(bytes))).toThrow(/not UTF-8/),
  );
});

describe('a body for parseUniqueJson', () => {
  const readUnique = (text: string) => parseUniqueJson(Buffer.from(text));

  test('a body with unique keys is accepted, whatever its values are', () => {
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
  ])('a body with a repeated key is rejected by an error that names the key: %s', (text) =>
    expect(() => readUnique(text)).toThrow(/The key .+ stands twice/),
  );
});
