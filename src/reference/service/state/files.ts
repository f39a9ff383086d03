import { randomBytes } from 'node:crypto';
import type { MediaContent } from '../../../../generated/channel/types.ts';
import type { Journal } from '../journal/journal.ts';
import { lastOf } from '../journal/log.ts';
import type { Tables } from '../store/tables.ts';

/** Patterns for the first bytes of file types that browsers show or play. Files of these types cannot run code. */
const beginnings: readonly [type: string, pattern: RegExp][] = [
  ['image/png', /^.PNG\r\n.\n/s],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['audio/wav', /^RIFF.{4}WAVE/s],
  ['audio/mp4', /^.{4}ftypM4A/s],
  ['video/mp4', /^.{4}ftyp(?:iso|mp4|avc1|M4V|dash)/s],
  ['video/webm', /^.E\xdf\xa3/s],
  ['audio/ogg', /^OggS/],
  ['audio/mpeg', /^(?:ID3|\xff[\xf2\xf3\xfb])/],
];

export const opaque = 'application/octet-stream';

/** Returns the type of a file by its first bytes; `opaque` if the list `beginnings` does not have them. */
function typeOf(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 16);
  return beginnings.find(([, pattern]) => pattern.test(head))?.[0] ?? opaque;
}

const kinds: Record<string, MediaContent['type']> = { image: 'photo', audio: 'audio', video: 'video' };

export const kindOf = (type: string): MediaContent['type'] => kinds[type.split('/')[0]!] ?? 'document';

const counter = 'bytes of files';

async function count(bytes: number, journal: Journal): Promise<number> {
  const last = (await lastOf(counter, journal)) + bytes;
  journal.put('counters', { counter, last });
  return last;
}

/**
 * Stores a file under an id that cannot be guessed. If all files together would have more than `most` bytes, stores nothing and returns
 * undefined.
 */
export async function storeFile(
  name: string,
  bytes: Buffer,
  most: number,
  journal: Journal,
): Promise<Tables['files'] | undefined> {
  const size = bytes.length;
  if ((await count(size, journal)) > most) {
    await count(-size, journal);
    return undefined;
  }
  const file = {
    file_id: randomBytes(24).toString('base64url'),
    at: journal.now,
    size,
    type: typeOf(bytes),
    name: name
      // A name of only dots would be a folder in the address.
      .replaceAll(/[/\\\p{Cc}]|^\.{1,2}$/gu, '_')
      .slice(-longestName)
      .toWellFormed(),
    content: bytes.toString('base64'),
  };
  journal.put('files', file);
  return file;
}

/** The longest name of a file, in characters. Only the end of a longer name is stored, because it has the extension. */
const longestName = 200;

export async function removeFile(
  { file_id, size }: Pick<Tables['files'], 'file_id' | 'size'>,
  journal: Journal,
): Promise<void> {
  journal.remove('files', file_id);
  await count(-size, journal);
}
