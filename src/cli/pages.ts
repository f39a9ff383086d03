import { consoleFiles } from '../reference/console/files.ts';
import { serveConsole } from '../reference/console/serve.ts';
import type { ServiceOptions } from '../reference/service/index.ts';

/** The pages for people that a service with a desk serves. Relative addresses, so that a proxy may put a path in front. */
export async function pagesOfDesk(): Promise<Required<Pick<ServiceOptions, 'pages'>>> {
  const files = await consoleFiles();
  return { pages: { leadsTo: 'console/', serve: (app) => serveConsole(app, files) } };
}
