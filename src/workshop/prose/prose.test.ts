import { expect, test } from 'vitest';
import { complaintsOf, faultsOf } from './prose.ts';

const aboutOf = (text: string) => complaintsOf('a.ts', text).map(({ line, about }) => `${line}: ${about}`);

test.each([
  ['Whether the row is damaged.', ['begins with Whether: begin with the noun or the verb']],
  ['A list of what waits.', ['says "of what": name the noun']],
  ['True if the row is damaged. Of this nothing is said.', []],
  [`${'a long sentence '.repeat(9)}ends.`, ['has a sentence of more than 25 words: make it two']],
  [`${'a short sentence. '.repeat(9)}`, []],
])('faultsOf returns the faults of the text: %s', (words, faults) => {
  expect(faultsOf(words)).toEqual(faults);
});

test('complaintsOf checks docstrings, line comments over several lines, and test names', () => {
  const text = `/**
 * What it does.
 */
const a = 1; // Who calls it.
// The rows that
// a list of what waits.
test.each([1])('reads %d', () => {});
test(\`Which one\`, () => {});
// biome-ignore lint/a/b: What it is`;
  expect(aboutOf(text)).toEqual([
    '1: begins with What: begin with the noun or the verb',
    '4: begins with Who: begin with the noun or the verb',
    '5: says "of what": name the noun',
    '8: begins with Which: begin with the noun or the verb',
  ]);
});

test('complaintsOf ignores strings and regular expressions in the code', () => {
  expect(aboutOf(`const a = 'What it is'; const b = /\\/\\/ Who/; const c = \`// Whether\`;`)).toEqual([]);
});
