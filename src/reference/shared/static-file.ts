import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const encoders = { br: brotliCompressSync, gzip: (body: string) => gzipSync(body, { level: 9 }) };

/** Compressed files of all servers in this process, by the hash of the content and the encoding. */
const compressed = new Map<string, Buffer>();

/** Returns a handler that sends `body`, compressed once for each encoding. If the client has a current copy, the status is 304. */
export function staticFile(body: string): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return (request, reply) => {
    reply.header('etag', `W/"${hash}"`).header('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(hash)) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    for (const [name, encode] of Object.entries(encoders)) {
      if (!new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:\\s*,|\\s*$))`, 'i').test(accepted)) continue;
      const key = `${hash} ${name}`;
      const bytes = compressed.get(key) ?? encode(body);
      compressed.set(key, bytes);
      return reply.header('content-encoding', name).send(bytes);
    }
    return reply.send(body);
  };
}
