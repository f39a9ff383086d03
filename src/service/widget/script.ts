import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { channelOfWidget } from '../conversation/directory.ts';
import type { Reader } from '../store/port.ts';
import { buildWidget } from './build.ts';

/** Serves the script that pages include, one for every widget: it knows its own address. */
export function serveScript(app: FastifyInstance, store: Reader, build = buildWidget): void {
  let built: Promise<{ code: string; etag: string }> | undefined;
  app.get<{ Params: { file: string } }>('/widget/:file', async (request, reply) => {
    const [, widget_id] = /^(.+)\.js$/.exec(request.params.file) ?? [];
    if (!(await channelOfWidget(widget_id ?? '', store))) return reply.callNotFound();
    built ??= build().then((code) => ({
      code,
      etag: `"${createHash('sha256').update(code).digest('base64url').slice(0, 22)}"`,
    }));
    // Who comes next tries again: a process may be short of files for a moment.
    built.catch(() => (built = undefined));
    const { code, etag } = await built;
    reply
      .header('etag', etag)
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff');
    // A page may include the script with an integrity or from an isolated origin.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(code);
  });
}
