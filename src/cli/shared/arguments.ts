import { InvalidArgumentError } from 'commander';
import { parsedJson } from '../../contract/documents/json.ts';

/** Returns a function that accepts only the given words as an argument. The error for another word suggests the closest word. */
export const oneOf =
  <Word extends string>(kinds: string, words: readonly Word[]) =>
  (text: string): Word => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`${didYouMean(text, words)}The ${kinds} are ${words.join(', ')}.`);
  };

/** Returns the question "Did you mean …? " with the closest word of the list, or an empty string if no word is close. */
export function didYouMean(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return near === undefined ? '' : `Did you mean ${near}? `;
}

/** Returns the word of the list that is closest to a misspelt word, or undefined if no word is close. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((each) => ({ each, away: distance(word.toLowerCase(), each.toLowerCase()) }))
    .toSorted((one, other) => one.away - other.away);
  const [best] = ranked;
  return best && best.away <= Math.max(2, best.each.length / 3) ? best.each : undefined;
}

function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries())
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[to.length]!;
}

// The dotted path of a field in a payload, and the value that an argument `path=value` sets there.

export type Assignment = readonly [path: string, value: unknown];

/** Reads `path=value` and appends the assignment to the earlier ones. The value is parsed as JSON if possible, or else is a string. */
export function assignment(text: string, before: readonly Assignment[] = []): Assignment[] {
  const [, path, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (path === undefined || value === undefined)
    throw new InvalidArgumentError('Write path=value, for instance message.text=Hello.');
  if (path.split('.').includes('__proto__'))
    throw new InvalidArgumentError('The path __proto__ cannot be set.');
  const literal = parsedJson(value);
  return [...before, [path, literal === undefined ? value : literal]];
}

/** Returns a copy of a payload with each value set at its dotted path. A number in a path is the index of a list item. */
export function withValues(payload: unknown, changes: readonly Assignment[]): unknown {
  const copy = structuredClone(payload) as Record<string, unknown>;
  for (const [path, value] of changes) {
    const steps = path.split('.');
    const last = steps.pop()!;
    const holder = steps.reduce<Record<string, unknown>>((at, step, index) => {
      const isList = /^\d+$/.test(steps[index + 1] ?? last);
      if (typeof at[step] !== 'object' || at[step] === null) at[step] = isList ? [] : {};
      return at[step] as Record<string, unknown>;
    }, copy);
    holder[last] = value;
  }
  return copy;
}
