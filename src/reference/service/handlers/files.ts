import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { RecentMap } from '../../../contract/recent-map.ts';
import { opaque } from '../state/files.ts';
import type { Reader } from '../store/port.ts';
import type { Tables } from '../store/tables.ts';

/** Nothing of a file may run, whatever it holds, and pages of any origin may show it. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, max-age=86400, immutable',
  'accept-ranges': 'bytes',
};

/** The address of a stored file. */
export const fileUrl = (baseUrl: string, file_id: string, name: string): string =>
  `${baseUrl}/files/${file_id}/${encodeURIComponent(name)}`;

/** A file that is being sent. */
interface OpenFile extends Pick<Tables['files'], 'type' | 'name' | 'size'> {
  bytes: Buffer;
}

/** Files that are remembered while they are sent. */
const mostOpen = 1000;
/** Bytes of a file that wait in memory for one reader. */
const piece = 65_536;
/** A reader that reads nothing for this many milliseconds is cut off. */
const patienceMs = 60_000;

/** Reads files. The readers of one file share its bytes: else slow readers would fill the memory. */
function fileReader(store: Reader): (file_id: string) => Promise<OpenFile | undefined> {
  const open = new RecentMap<string, WeakRef<OpenFile>>(mostOpen);
  return async (file_id) => {
    const row = open.get(file_id)?.deref() ?? (await store.get('files', file_id));
    if (!row || 'bytes' in row) return row;
    const { content, type, name, size } = row;
    // Another reader may have opened it meanwhile.
    const file = open.get(file_id)?.deref() ?? { type, name, size, bytes: Buffer.from(content, 'base64') };
    open.set(file_id, new WeakRef(file));
    return file;
  };
}

/** The bytes of a file from `first` to `last`, as they are read. */
function* partOf(file: OpenFile, first: number, last: number): Generator<Buffer> {
  for (let at = first; at <= last; at += piece) yield file.bytes.subarray(at, Math.min(at + piece, last + 1));
}

/** Serves the files of agents, to anybody who has the address of one. */
export function serveFiles(app: FastifyInstance, store: Reader): void {
  const read = fileReader(store);
  app.get<{ Params: { file_id: string } }>('/files/:file_id/:name', async (request, reply) => {
    const file = await read(request.params.file_id);
    if (!file) return reply.callNotFound();
    const { type, name, size } = file;
    reply.raw.setTimeout(patienceMs, () => request.raw.destroy());
    reply.headers(headers).type(type);
    if (type === opaque) reply.header('content-disposition', `attachment; filename*=UTF-8''${encoded(name)}`);
    // Players ask for parts; Safari plays nothing without.
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const [first, last] = [Number(from ?? 0), Math.min(to ? Number(to) : size, size - 1)];
    if (first > last) return reply.code(416).header('content-range', `bytes */${size}`).send();
    if (from !== undefined) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
    reply.header('content-length', last - first + 1);
    return reply.send(Readable.from(partOf(file, first, last), { objectMode: false }));
  });
}

/** A text for a header field, of the characters that RFC 8187 lets stand. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
