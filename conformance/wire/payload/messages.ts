/** A message of the suite: plain JSON, so that a case can bend it as it needs. */
export type Json = Record<string, unknown>;

export function text(words: string, more: Json = {}): Json {
  return { type: 'text', text: words, ...more };
}

export function without(message: Json, field: string): Json {
  const { [field]: _, ...rest } = message;
  return rest;
}

let counter = 0;

/** A word that occurs nowhere else, in this run or another. */
export function unique(prefix: string): string {
  counter += 1;
  return `${prefix}-${runMark}-${counter}`;
}

const runMark = Math.random().toString(36).slice(2, 8).padEnd(6, '0');

/** What makes the words of `unique` differ, to compare texts without it. */
export const uniqueWords: RegExp = new RegExp(`-${runMark}-\\d+`, 'g');

/** Whether a word stands anywhere in a value, as part of any string or number in it. */
export function mentions(value: unknown, word: string): boolean {
  if (typeof value === 'string') return value.includes(word);
  if (typeof value === 'number') return String(value) === word;
  if (Array.isArray(value)) return value.some((each) => mentions(each, word));
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((each) => mentions(each, word))
  );
}
