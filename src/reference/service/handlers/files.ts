import type { FastifyInstance } from 'fastify';
import { opaque } from '../state/files.ts';
import type { Reader } from '../store/port.ts';

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

/** Serves the files of agents, to anybody who has the address of one. */
export function serveFiles(app: FastifyInstance, store: Reader): void {
  app.get<{ Params: { file_id: string } }>('/files/:file_id/:name', async (request, reply) => {
    const file = await store.get('files', request.params.file_id);
    if (!file) return reply.callNotFound();
    const { type, name, size } = file;
    const bytes = Buffer.from(file.content, 'base64');
    reply.headers(headers).type(type);
    if (type === opaque)
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined) return reply.send(bytes);
    // Players ask for parts; Safari plays nothing without.
    const [first, last] = [Number(from), Math.min(to ? Number(to) : size, size - 1)];
    if (first > last) return reply.code(416).header('content-range', `bytes */${size}`).send();
    reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
    return reply.send(bytes.subarray(first, last + 1));
  });
}
