import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, transform } from 'esbuild';
import { visitorOperations } from '../../../../generated/reference/visitor/operations.ts';
import * as schemas from '../../../../generated/widget/schemas.ts';
import type { PartSchema } from '../../shared/part.ts';

let built: Promise<string> | undefined;

/**
 * Returns the script of the widget. The first call bundles it, and later calls return the same text. In the published package, this
 * function is replaced by one that returns the bundled script.
 */
export function buildWidget(): Promise<string> {
  built ??= bundle();
  // After a failed build the next call builds the script again. The failure may be temporary, for example a lack of file handles.
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
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [slim],
  });
  return outputFiles[0]!.text;
}

/**
 * Makes the script smaller: `inShort` shortens the operations, schemas keep only the names of their fields, and CSS is minified. Only the
 * service needs the validators and descriptions.
 */
const slim: Plugin = {
  name: 'slim',
  setup({ onLoad }) {
    onLoad({ filter: /generated[\\/]reference[\\/]visitor[\\/]operations\.ts$/ }, () => {
      const contents = `export const visitorOperations = ${JSON.stringify(visitorOperations.map(inShort))}`;
      return { contents };
    });
    onLoad({ filter: /generated[\\/]widget[\\/]schemas\.ts$/ }, () => {
      const names = Object.entries<object>(schemas).map(([name, schema]) => {
        const { properties = {} } = schema as PartSchema;
        const kept = Object.fromEntries(Object.keys(properties).map((field) => [field, {}]));
        return `export const ${name} = ${JSON.stringify({ properties: kept })};`;
      });
      return { contents: names.join('\n') };
    });
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code.trim().replaceAll(/(--[\w-]+): /g, '$1:'), loader: 'text' };
    });
  },
};

/** Returns the parts of an operation that a caller needs. Responses with errors are left out, because the client accepts any error. */
function inShort({ operationId, method, path, responses }: (typeof visitorOperations)[number]) {
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const kept = successes.map(([status, response]) => [status, { streaming: 'streaming' in response }]);
  return { operationId, method, path, responses: Object.fromEntries(kept) };
}
