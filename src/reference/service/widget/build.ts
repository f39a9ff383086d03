import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin, transform } from 'esbuild';
import { visitorOperations } from '../../../../generated/reference/visitor/operations.ts';

let built: Promise<string> | undefined;

/** The widget as one script, bundled at the first call. In the published package its text stands in the place of this function. */
export function buildWidget(): Promise<string> {
  built ??= bundle();
  // The next call retries: a process may run out of files for a moment.
  built.catch(() => {
    built = undefined;
  });
  return built;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../widget/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: ['chrome111', 'firefox111', 'safari16.4'],
    minify: true,
    // Names of the widget's own that no object of the browser, the page or the service has.
    mangleProps:
      /^is(?:Accepted|Awaiting|ContactUnsent|Forgotten|Kept|Late|Leader|Open|Over|Silent|Typing|Up)$/,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [slim],
  });
  return outputFiles[0]!.text;
}

/** The replacements of the modules that validate requests and responses. */
const unvalidated: Record<string, string> = {
  fits: 'export const fits = () => true;',
  faults: "export const faultsOf = () => '';",
  redirect: 'export const redirectOf = () => undefined;',
  'request-fault': 'export const checkRequest = () => {}; export class InvalidRequest {}',
  // The fetch of the widget has a time limit of its own.
  retries: 'export const withRetries = (attempt) => attempt(60_000);',
};

/** Reduces the client to what a caller needs: the service validates requests, and validators are large. */
const slim: Plugin = {
  name: 'slim',
  setup({ onLoad }) {
    onLoad({ filter: /generated[\\/]reference[\\/]visitor[\\/]operations\.ts$/ }, () => {
      const rows = JSON.stringify(visitorOperations.map(rowOf).join(' '));
      const contents = `export const visitorOperations = ${rows}.split(' ').map((row) => {
        const [operationId, method, path, status, streaming] = row.split(',');
        return { operationId, method, path: '/{widget_id}/' + path, responses: { [status]: { streaming } } };
      });`;
      return { contents };
    });
    onLoad({ filter: /generated[\\/](fits|faults|redirect|request-fault|retries)\.ts$/ }, ({ path }) => ({
      contents: unvalidated[basename(path, '.ts')]!,
    }));
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code.trim().replaceAll(/(--[\w-]+): /g, '$1:'), loader: 'text' };
    });
  },
};

/** An operation in short: its id, method, path and the status of its success. A client takes every error, known or not. */
function rowOf({ operationId, method, path, responses }: (typeof visitorOperations)[number]): string {
  const known = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const under = '/{widget_id}/';
  if (known.length !== 1 || !path.startsWith(under))
    throw new Error(`${operationId}: the widget takes operations with one success, below ${under}.`);
  const [[status, response]] = known as [[string, object]];
  const row = [operationId, method, path.slice(under.length), status];
  return [...row, ...('streaming' in response ? ['streaming'] : [])].join(',');
}
