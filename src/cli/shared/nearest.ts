import { InvalidArgumentError } from 'commander';

/** Returns a function that reads an argument. It accepts only the given words. The error for another word suggests the closest word. */
export const named =
  <Word extends string>(kinds: string, words: readonly Word[]) =>
  (text: string): Word => {
    const found = words.find((word) => word === text);
    if (found !== undefined) return found;
    throw new InvalidArgumentError(`${didYouMean(text, words)}The ${kinds} are ${words.join(', ')}.`);
  };

/** Returns the question "Did you mean …? " with the closest word, or an empty string if no word is close. */
export function didYouMean(word: string, words: readonly string[]): string {
  const near = nearest(word, words);
  return near === undefined ? '' : `Did you mean ${near}? `;
}

/** Returns the word of a list that is closest to a misspelt word, or undefined if none is close. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((each) => ({ each, away: distance(word.toLowerCase(), each.toLowerCase()) }))
    .toSorted((one, other) => one.away - other.away);
  const [best] = ranked;
  return best && best.away <= Math.max(2, best.each.length / 3) ? best.each : undefined;
}

/** Returns the Levenshtein distance of two words. */
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
