import type { ServiceOptions } from '../service/index.ts';
import { staticFile } from '../shared/static-file.ts';
import { consoleFiles } from './files.ts';

/**
 * Returns the content security policy of the console. It allows the console's own scripts and styles, the desk at the same origin, and
 * customers' pictures and recordings. Customers' scripts cannot run. Only pages of the origin `framer` can show the console in a frame.
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
 * Returns the option that makes the service serve the console under `/console/`. Addresses in the console are relative, because a proxy may
 * add a path prefix.
 *
 * @param framer Returns the origin of the pages that may show the console in a frame. Undefined if no page may show it.
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
