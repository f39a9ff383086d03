import { InvalidArgumentError } from 'commander';

/** Reads an argument that is one of some words; the error for another names the closest one. */
export const named =
  <Word extends string>(kinds: string, words: readonly Word[]) =>
  (text: string): Word => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`${didYouMean(text, words)}The ${kinds} are ${words.join(', ')}.`);
  };

/** A question that names the closest word, with a blank at its end; empty where none is close. */
export function didYouMean(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return near === undefined ? '' : `Did you mean ${near}? `;
}

/** The word of a list that is closest to a misspelt one; undefined where none is close. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((each) => ({ each, away: distance(word.toLowerCase(), each.toLowerCase()) }))
    .toSorted((one, other) => one.away - other.away);
  const [best] = ranked;
  return best && best.away <= Math.max(2, best.each.length / 3) ? best.each : undefined;
}

/** The Levenshtein distance. */
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
