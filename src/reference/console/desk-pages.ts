import type { ServiceOptions } from '../service/index.ts';
import { staticFile } from '../shared/static-file.ts';
import { consoleFiles } from './files.ts';

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

/**
 * The console under `/console/`, as a service with a desk serves it. Addresses are relative, so that a proxy may put a path in front.
 *
 * @param framer Gives the origin whose pages may show the console in a frame, if there is one.
 */
export async function pagesOfDesk(
  framer: () => string | undefined = () => undefined,
): Promise<Required<Pick<ServiceOptions, 'pages'>>> {
  const files = await consoleFiles();
  const serve: NonNullable<ServiceOptions['pages']>['serve'] = (app) => {
    app.get('/console', (_request, reply) => reply.redirect('console/', 308));
    for (const { name, type, body } of files) {
      const send = staticFile(body);
      app.get(`/console/${name}`, (request, reply) => {
        const policy = { 'content-security-policy': policyFor(framer() ?? "'none'") };
        return send(request, reply.headers({ ...headers, ...policy }).type(type));
      });
    }
  };
  return { pages: { leadsTo: 'console/', serve } };
}
