import type { MediaType } from '../../../generated/channel/types.ts';

/** A message of the suite: plain JSON, so that a case can bend it as it needs. */
export type Json = Record<string, unknown>;

export const mediaTypes = [
  'video',
  'audio',
  'voice',
  'photo',
  'sticker',
  'document',
] as const satisfies MediaType[];

/** The fields that a file message cannot do without. */
export const mediaFields = ['file', 'file_name', 'file_size'] as const;

export function text(words: string, more: Json = {}): Json {
  return { type: 'text', text: words, ...more };
}

export function media(type: MediaType, more: Json = {}): Json {
  const file_name = `${type}-report.bin`;
  return { type, file: `https://files.example/${type}/${file_name}`, file_name, file_size: 20_480, ...more };
}

/** Each kind with the further fields that make sense for it; together they are all there are. */
export const mediaDetails: Readonly<Record<MediaType, Json>> = {
  video: {
    thumb: 'https://files.example/v.jpg',
    width: 640,
    height: 360,
    duration: 12,
    text: 'A short film',
  },
  audio: { performer: 'Ada Quartet', title: 'First movement', duration: 215, text: 'Listen to this' },
  voice: { duration: 7 },
  photo: { thumb: 'https://files.example/p.jpg', width: 800, height: 600, text: 'The front door' },
  sticker: { emoji: '🙂', width: 128, height: 128 },
  document: { title: 'Offer of May', text: 'Please read', thumb: 'http://files.example/d.png' },
};

export function place(more: Json = {}): Json {
  return { type: 'location', latitude: 48.20849, longitude: -16.37208, ...more };
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
