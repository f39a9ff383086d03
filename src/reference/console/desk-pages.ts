import type { ServiceOptions } from '../service/index.ts';
import { consoleFiles } from './files.ts';
import { serveConsole } from './serve.ts';

/** The pages for people that a service with a desk serves. Relative addresses, so that a proxy may put a path in front. */
export async function pagesOfDesk(
  framer?: () => string | undefined,
): Promise<Required<Pick<ServiceOptions, 'pages'>>> {
  const files = await consoleFiles();
  return { pages: { leadsTo: 'console/', serve: (app) => serveConsole(app, files, framer) } };
}
