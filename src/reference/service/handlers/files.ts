import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { MediaContent } from '../../../../generated/channel/types.ts';
import { RecentMap } from '../../../contract/recent-map.ts';
import { reject } from '../../../contract/serve/errors.ts';
import { sizeLimits } from '../../limits.ts';
import type { Journal } from '../journal/journal.ts';
import { kindOf, opaque, storeFile } from '../state/files.ts';
import type { Reader } from '../store/port.ts';

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

/** Returns the decoded file of a request. Rejects content that is not Base64 or that is too large. */
export function uploadOf({ name, bytes }: { name: string; bytes: string }): {
  name: string;
  content: Buffer;
} {
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
  if (!file)
    return reject(
      503,
      `The stored files take ${most} bytes, and no more are stored. Send a link, or let upkeep remove old ones.`,
    );
  const { file_id, type, size: file_size, name: file_name } = file;
  const url = `${baseUrl}/files/${file_id}/${encodeURIComponent(file_name)}`;
  return { type: kindOf(type), file: url, file_name, file_size };
}

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
