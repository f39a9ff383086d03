export type Json = Record<string, unknown>;

export function text(words: string, more: Json = {}): Json {
  return { type: 'text', text: words, ...more };
}

export function without(message: Json, field: string): Json {
  const { [field]: _, ...rest } = message;
  return rest;
}

let counter = 0;

/** Returns a word that begins with `prefix` and occurs nowhere else, neither in this run nor in another one. */
export function unique(prefix: string): string {
  counter += 1;
  return `${prefix}-${runMark}-${counter}`;
}

const runMark = Math.random().toString(36).slice(2, 8).padEnd(6, '0');

/** Returns the first part of a text that `unique` has made, or undefined. */
export function markIn(words: unknown): string | undefined {
  return typeof words === 'string' ? words.match(uniqueWords)?.[0] : undefined;
}

/** Matches the part of a text that `unique` has made. Texts are compared without this part. */
export const uniqueWords: RegExp = new RegExp(`-${runMark}-\\d+`, 'g');

/** True if `value` contains `word` at any depth, as a part of a string or as a whole number. */
export function mentions(value: unknown, word: string): boolean {
  if (typeof value === 'string') return value.includes(word);
  if (typeof value === 'number') return String(value) === word;
  if (Array.isArray(value)) return value.some((each) => mentions(each, word));
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((each) => mentions(each, word))
  );
}
