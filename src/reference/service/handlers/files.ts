import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { RecentMap } from '../../../contract/recent-map.ts';
import { opaque } from '../state/files.ts';
import type { Reader } from '../store/port.ts';

/** Headers that prevent a file from running as code, and allow pages of any origin to show it. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, max-age=86400, immutable',
  'accept-ranges': 'bytes',
};

/** Returns the address of a stored file. */
export const fileUrl = (baseUrl: string, file_id: string, name: string): string =>
  `${baseUrl}/files/${file_id}/${encodeURIComponent(name)}`;

/** Bytes of a file that are read from the store at once: a multiple of 3, so that Base64 encodes each slice separately. */
const slice = 3 * 2 ** 17;
/** The most slices that are remembered while they are sent. */
const mostSlices = 1000;

/**
 * Returns a function that reads slices of files, one after the other. Readers of the same slice share its bytes, because copies for many
 * slow readers would fill the memory.
 */
function slicesOf(store: Reader): (file_id: string, number: number) => Promise<Buffer> {
  const known = new RecentMap<string, WeakRef<Buffer>>(mostSlices);
  const one = pLimit(1);
  return (file_id, number) =>
    one(async () => {
      const key = `${file_id} ${number}`;
      const held = known.get(key)?.deref();
      if (held) return held;
      // Requests that arrived meanwhile are served first.
      await setImmediate();
      const length = (slice / 3) * 4;
      const [row] = await store.find('filePart', { file_id, from: number * length, length });
      if (!row) throw new Error('The file was removed while it was sent.');
      const bytes = Buffer.from(row.part, 'base64');
      known.set(key, new WeakRef(bytes));
      return bytes;
    });
}

/** Serves the files of agents to anybody with the address of one. */
export function serveFiles(app: FastifyInstance, store: Reader): void {
  const read = slicesOf(store);
  /** Yields the bytes of a file from `first` to `last` while they are read. */
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
    // Players ask for ranges, and Safari plays nothing without them.
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const [first, last] = [Number(from ?? 0), Math.min(to ? Number(to) : size, size - 1)];
    if (first > last) return reply.code(416).header('content-range', `bytes */${size}`).send();
    if (from !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
    reply.header('content-length', last - first + 1);
    const content = request.method === 'HEAD' ? [] : partOf(file_id, first, last);
    return reply.send(Readable.from(content, { objectMode: false }));
  });
}

/** Encodes a text for a header field, with the characters that RFC 8187 allows. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
