import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { MediaContent } from '../../../../generated/channel/types.ts';
import { RecentMap } from '../../../contract/recent-map.ts';
import { reject } from '../../../contract/serve/errors.ts';
import { sizeLimits } from '../../limits.ts';
import type { Journal } from '../journal/journal.ts';
import { lastOf } from '../journal/log.ts';
import type { Reader } from '../store/port.ts';
import type { Tables } from '../store/tables.ts';

/** Returns the decoded file of a request. Rejects content that is not Base64 or that is too large. */
export function uploadOf({ name, bytes }: { name: string; bytes: string }) {
  const content = Buffer.from(bytes, 'base64');
  // Node skips characters that are not Base64. So a result that is too short shows that the text had such characters.
  if (content.length !== Buffer.byteLength(bytes, 'base64'))
    return reject(400, '/bytes is not Base64. Encode the bytes of the file, without line breaks.');
  if (content.length > sizeLimits.file)
    return reject(400, `/bytes: the file has more than ${sizeLimits.file} bytes. Send a link to it.`);
  return { name, content };
}

/** Stores a file, and returns the fields for a message with it. Rejects the file if all files would have more than `most` bytes. */
export async function mediaOf(
  { name, content }: ReturnType<typeof uploadOf>,
  most: number,
  baseUrl: string,
  journal: Journal,
): Promise<MediaContent> {
  const file = await storeFile(name, content, most, journal);
  const { file_id, type, size: file_size, name: file_name } = file;
  const url = `${baseUrl}/files/${file_id}/${encodeURIComponent(file_name)}`;
  return { type: kindOf(type), file: url, file_name, file_size };
}

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

const opaque = 'application/octet-stream';

/** Returns the type of a file by its first bytes; `opaque` if the list `beginnings` does not have them. */
function typeOf(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 16);
  return beginnings.find(([, pattern]) => pattern.test(head))?.[0] ?? opaque;
}

const kinds: Record<string, MediaContent['type']> = { image: 'photo', audio: 'audio', video: 'video' };

const kindOf = (type: string): MediaContent['type'] => kinds[type.split('/')[0]!] ?? 'document';

const counter = 'bytes of files';

async function count(bytes: number, journal: Journal): Promise<number> {
  const last = (await lastOf(counter, journal)) + bytes;
  journal.put('counters', { counter, last });
  return last;
}

/** Stores a file under an id that cannot be guessed. Rejects the file if all files would have more than `most` bytes. */
export async function storeFile(
  name: string,
  bytes: Buffer,
  most: number,
  journal: Journal,
): Promise<Tables['files']> {
  const size = bytes.length;
  if ((await count(size, journal)) > most)
    return reject(
      503,
      `The stored files take ${most} bytes, and no more are stored. Send a link, or let upkeep remove old ones.`,
    );
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

/** The headers of every file. They forbid browsers to run the file as code, and let pages of any origin show it. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, max-age=86400, immutable',
  'accept-ranges': 'bytes',
};

/** The number of bytes of a file that one query reads. It is a multiple of 3, so that each slice has its own Base64 text. */
const slice = 3 * 2 ** 17;
/** The maximum number of slices that are remembered for sharing. */
const mostSlices = 1000;

/**
 * Returns a function that reads the slice with this number of a file. Slices are read one after the other. Requests for the same slice
 * share its bytes while one of them still sends it. Otherwise, many slow readers would fill the memory with copies.
 */
function slicesOf(store: Reader): (file_id: string, number: number) => Promise<Buffer> {
  const known = new RecentMap<string, WeakRef<Buffer>>(mostSlices);
  const one = pLimit(1);
  return (file_id, number) =>
    one(async () => {
      const key = `${file_id} ${number}`;
      const held = known.get(key)?.deref();
      if (held) return held;
      // Other requests run before this one continues, so that many slices in a row do not block them.
      await setImmediate();
      const length = (slice / 3) * 4;
      const [row] = await store.find('filePart', { file_id, from: number * length, length });
      if (!row) throw new Error('The file was removed while it was sent.');
      const bytes = Buffer.from(row.part, 'base64');
      known.set(key, new WeakRef(bytes));
      return bytes;
    });
}

/** Serves the files that agents and visitors have uploaded. A caller needs only the address of a file. */
export function serveFiles(app: FastifyInstance, store: Reader): void {
  const read = slicesOf(store);
  /** Yields the bytes of a file from `first` to `last`, both included. Reads each slice when the client has taken the one before. */
  async function* partOf(file_id: string, first: number, last: number): AsyncGenerator<Buffer> {
    for (let at = first; at <= last; ) {
      const number = Math.floor(at / slice);
      const [from, end] = [at - number * slice, Math.min(last + 1 - number * slice, slice)];
      yield (await read(file_id, number)).subarray(from, end);
      at = number * slice + end;
    }
  }
  app.get<{ Params: { file_id: string } }>('/files/:file_id/:name', async (request, reply) => {
    const { file_id } = request.params;
    const [file] = await store.find('fileHead', { file_id });
    if (!file) return reply.callNotFound();
    const { type, name, size } = file;
    reply.headers(headers).type(type);
    if (type === opaque) reply.header('content-disposition', `attachment; filename*=UTF-8''${encoded(name)}`);
    // Media players request ranges of a file. Safari plays no file without them.
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const [first, last] = [Number(from ?? 0), Math.min(to ? Number(to) : size, size - 1)];
    if (first > last) return reply.code(416).header('content-range', `bytes */${size}`).send();
    if (from !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
    reply.header('content-length', last - first + 1);
    const content = request.method === 'HEAD' ? [] : partOf(file_id, first, last);
    return reply.send(Readable.from(content, { objectMode: false }));
  });
}

/** Encodes a text for a parameter of a header field, as RFC 8187 defines. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
