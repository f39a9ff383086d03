import type { FastifyInstance } from 'fastify';
import { staticFile } from '../shared/static-file.ts';

/** A file of the console as it is served. */
export interface PageFile {
  name: string;
  type: string;
  body: string;
}

/**
 * The page may load its own scripts and styles, the desk beside it, and pictures and recordings that customers sent. No
 * markup of a stranger runs under it. Only the page of `framer`, an origin, can put it into a frame.
 */
const policyFor = (framer: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' https:",
    "media-src 'self' https:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framer}`,
    "require-trusted-types-for 'script'",
  ].join('; ');

const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cache-control': 'no-cache',
};

/** Serves the console under `/console/`. `framer` gives the origin whose pages may show it in a frame, if there is one. */
export function serveConsole(
  app: FastifyInstance,
  files: readonly PageFile[],
  framer: () => string | undefined = () => undefined,
): void {
  app.get('/console', (_request, reply) => reply.redirect('console/', 308));
  for (const { name, type, body } of files) {
    const send = staticFile(body);
    app.get(`/console/${name}`, (request, reply) => {
      const policy = { 'content-security-policy': policyFor(framer() ?? "'none'") };
      return send(request, reply.headers({ ...headers, ...policy }).type(type));
    });
  }
}
