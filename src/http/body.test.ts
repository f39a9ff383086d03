import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson, parseUniqueJson, UnreadableBody } from './body.ts';

const bytes = (text: string) => Buffer.from(text);
const unique = (text: string) => parseUniqueJson(bytes(text));

describe('a body in which an object names a key twice is refused, and the key is told', () => {
  test.each([
    ['at the top', '{"id":1,"id":2}', '"id"'],
    ['with the same value', '{"id":1,"id":1}', '"id"'],
    ['with others between', '{"id":1,"a":{"b":[]},"id":2}', '"id"'],
    ['inside an object', '{"message":{"text":"a","type":"TEXT","text":"b"}}', '"text"'],
    ['inside an object of an array', '{"buttons":[{"text":"a"},{"text":"b","text":"c"}]}', '"text"'],
    ['inside an array of arrays', '[[[{"x":1,"x":2}]]]', '"x"'],
    ['after an object that has it too', '{"a":{"k":1},"k":2,"k":3}', '"k"'],
    ['spread over lines', '{\n  "id" : 1,\r\n\t"id"\n:\n2}', '"id"'],
    ['once written with an escape', String.raw`{"chat_id":1,"chat_\u0069d":2}`, String.raw`"chat_\u0069d"`],
    ['both written with escapes', String.raw`{"\u0069d":1,"\u0069\u0064":2}`, String.raw`"\u0069\u0064"`],
    ['with a quote in it', String.raw`{"a\"b":1,"a\"b":2}`, String.raw`"a\"b"`],
    ['with a backslash at its end', String.raw`{"a\\":1,"a\\":2}`, String.raw`"a\\"`],
    ['which is empty', '{"":1,"":2}', '""'],
    ['which objects inherit', '{"__proto__":1,"__proto__":2}', '"__proto__"'],
  ])('%s', (_, text, key) => {
    expect(() => unique(text)).toThrow(UnreadableBody);
    expect(() => unique(text)).toThrow(`The key ${key} stands twice`);
  });
});

describe('a body in which no object names a key twice is read', () => {
  test.each([
    ['keys that differ in case', '{"id":1,"ID":2}'],
    ['keys that differ in one space', '{"id":1,"id ":2}'],
    ['the same key in two objects', '{"a":{"id":1},"b":{"id":2},"id":3}'],
    ['the same key in two objects of an array', '[{"text":"a"},{"text":"b"}]'],
    ['the same key above and below', '{"a":{"a":{"a":1}}}'],
    ['texts that look like keys', String.raw`{"a":"\"id\":1,\"id\":2","b":"{\"id\":1"}`],
    ['texts that look like brackets', '{"a":"}{][","b":{"c":"{","d":"}"},"e":1}'],
    ['values that equal keys', '{"a":"a","b":["a","a","b"]}'],
    ['texts that end with backslashes', String.raw`{"a":"\\","b":"\\\"","c":1}`],
    ['keys that objects inherit', '{"constructor":1,"toString":2,"hasOwnProperty":3}'],
    ['no object at all', '[1,"a","a",null,true]'],
    ['a text alone', '"a"'],
  ])('%s', (_, text) => {
    expect(unique(text)).toEqual(JSON.parse(text));
  });

  test('whatever it is', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        expect(unique(text)).toEqual(parseJson(bytes(text)));
      }),
    );
  });
});

test('a key that is put into a body a second time is found, wherever and however it is written', () => {
  const key = fc.string({ unit: 'binary', maxLength: 6 });
  fc.assert(
    fc.property(key, fc.jsonValue(), fc.jsonValue(), fc.boolean(), (name, one, other, isEscaped) => {
      const plain = JSON.stringify(name);
      const written = isEscaped ? escapedAll(name) : plain;
      const pair = `{${plain}:${JSON.stringify(one)},${written}:${JSON.stringify(other)}}`;
      expect(() => unique(`{"around":[${JSON.stringify(one)},${pair}]}`)).toThrow('stands twice');
    }),
  );
});

test('a long body is searched in little time', () => {
  const long = 'x'.repeat(900_000);
  const keys = Array.from({ length: 50_000 }, (_, index) => `"k${index}":{}`).join();
  const begun = performance.now();
  for (const text of [`{"a":"${long}"}`, `{"a":${' '.repeat(900_000)}1}`, `{${keys}}`, `{"${long}":1}`])
    expect(() => unique(text)).not.toThrow();
  expect(() => unique('['.repeat(400_000) + ']'.repeat(400_000))).not.toThrow(RangeError);
  expect(performance.now() - begun).toBeLessThan(3000);
});

describe.each([
  ['parseJson', parseJson],
  ['parseUniqueJson', parseUniqueJson],
])('%s', (_, parse) => {
  test.each([
    ['12345678901234567890', '12345678901234567890'],
    ['-98765432109876543210', '-98765432109876543210'],
    ['9007199254740993', '9007199254740993'],
  ])('gives the integer %s as its digits', (written, read) => {
    expect(parse(bytes(`{"sender":{"id":${written}},"all":[${written}]}`))).toEqual({
      sender: { id: read },
      all: [read],
    });
  });

  test.each(['0', '7', '-7', '9007199254740991', '1234567890123456', '1.5', '1e3', '0.1234567890123456789'])(
    'gives the number %s as a number',
    (written) => {
      expect(parse(bytes(`{"id":${written}}`))).toEqual({ id: Number(written) });
    },
  );

  test('leaves digits in texts alone', () => {
    const text = '{"id":"12345678901234567890","12345678901234567890":"1"}';
    expect(parse(bytes(text))).toEqual(JSON.parse(text));
  });

  test.each([
    ['a byte that no character begins with', Buffer.from([0x22, 0xff, 0x22])],
    ['half a character', Buffer.from([0x22, 0xc3, 0x22])],
    ['a character written too long', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
    ['a surrogate', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['UTF-16', Buffer.from('{"a":"ë"}', 'utf16le').subarray(0, -1)],
    ['Latin-1', Buffer.from('{"a":"ë"}', 'latin1')],
  ])('refuses %s', (_, body) => {
    expect(() => parse(body)).toThrow(UnreadableBody);
  });

  test.each(['', ' ', '{', '{"a":1,}', '{a:1}', "{'a':1}", 'undefined', '{"a":1}{"b":2}', '"a', '01'])(
    'refuses %j, which is no JSON',
    (text) => {
      expect(() => parse(bytes(text))).toThrow(UnreadableBody);
    },
  );

  test('keeps a key that objects inherit, and changes no prototype', () => {
    const read = parse(bytes('{"__proto__":{"isAgent":true}}')) as { isAgent?: boolean };
    expect(read.isAgent).toBeUndefined();
    expect(Object.keys(read)).toEqual(['__proto__']);
  });
});

/** A JSON text of a string in which every UTF-16 unit is an escape. */
function escapedAll(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `"${units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}"`;
}
