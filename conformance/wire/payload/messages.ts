import type { CaughtRequest } from '../http/stand-in.ts';

export type Json = Record<string, unknown>;

export function text(words: string, more: Json = {}): Json {
  return { type: 'text', text: words, ...more };
}

export function without(message: Json, field: string): Json {
  const { [field]: _, ...rest } = message;
  return rest;
}

/** Writes JSON in ASCII, with escape sequences whose hexadecimal digits are in either case. */
export function escapedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[^ -~]/g, (unit, at: number) => {
    const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${at % 2 === 0 ? digits : digits.toUpperCase()}`;
  });
}

let counter = 0;

/** Returns a word that begins with `prefix` and occurs nowhere else, neither in this run nor in another one. */
export function unique(prefix: string): string {
  counter += 1;
  return `${prefix}-${runMark}-${counter}`;
}

const runMark = Math.random().toString(36).slice(2, 8).padEnd(6, '0');

/** Returns the random part of a text that `unique` has made. Returns undefined without one. */
export function markIn(words: unknown): string | undefined {
  return typeof words === 'string' ? words.match(uniqueWords)?.[0] : undefined;
}

/** Matches the random part of a text that `unique` has made. Texts are compared without it. */
export const uniqueWords: RegExp = new RegExp(`-${runMark}-\\d+`, 'g');

/** True if `value` contains `word` at any depth, as a part of a string or as a whole number. */
export function mentions(value: unknown, word: string): boolean {
  if (typeof value === 'string') return value.includes(word);
  if (typeof value === 'number') return String(value) === word;
  return isTree(value) && Object.values(value).some((each) => mentions(each, word));
}

export function field({ json }: Pick<CaughtRequest, 'json'>, name: string): unknown {
  return isTree(json) ? json[name] : undefined;
}

export function partOf(request: Pick<CaughtRequest, 'json'>, name: string): Json {
  const part = field(request, name);
  return isObject(part) ? part : {};
}

/** False for null too. Its meaning is not stated, so it counts as absent. */
export function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function wordOf(request: Pick<CaughtRequest, 'json'>, name: string): string | undefined {
  const value = field(request, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function isObject(value: unknown): value is Json {
  return isTree(value) && !Array.isArray(value);
}

export function unixNow(): number {
  return Math.floor(Date.now() / 1000);
}

/** Describes the first difference between two bodies: a JSON pointer and both values. */
export function firstDifference(first: unknown, repeat: unknown, at = ''): string | undefined {
  if (!isTree(first) || !isTree(repeat) || Array.isArray(first) !== Array.isArray(repeat))
    return Object.is(first, repeat)
      ? undefined
      : `${at || 'the body'} was ${shown(first)}, then ${shown(repeat)}`;
  for (const key of new Set([...Object.keys(first), ...Object.keys(repeat)])) {
    const difference = firstDifference(first[key], repeat[key], `${at}/${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function isTree(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value).slice(0, 80);
}

export function wrongTokens(token: string): Record<string, string> {
  const other = token.endsWith('x') ? 'y' : 'x';
  const all = {
    'a token of another kind': unique('stranger'),
    'a token that is one character too long': `${token}${other}`,
    'a token whose last character differs': `${token.slice(0, -1)}${other}`,
    'a token that is one character too short': token.slice(0, -1),
    'the first half of the token': token.slice(0, Math.floor(token.length / 2)),
    'the second half of the token': token.slice(Math.floor(token.length / 2)),
    'the token in other case': otherCase(token),
  };
  return Object.fromEntries(Object.entries(all).filter(([, wrong]) => wrong !== '' && wrong !== token));
}

export function otherCase(words: string): string {
  return [...words]
    .map((each) => (each === each.toLowerCase() ? each.toUpperCase() : each.toLowerCase()))
    .join('');
}
