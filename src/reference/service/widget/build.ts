import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, transform } from 'esbuild';
import { visitorOperations } from '../../../../generated/reference/visitor/operations.ts';

let built: Promise<string> | undefined;

/**
 * Returns the widget as one script, which is bundled at the first call. In the published package the script itself replaces this function.
 */
export function buildWidget(): Promise<string> {
  built ??= bundle();
  // A failed build is forgotten and the next call retries, because a process may briefly run out of files.
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

/** Reduces the operations to the parts that a caller needs. The service validates requests, and validators are large. */
const slim: Plugin = {
  name: 'slim',
  setup({ onLoad }) {
    onLoad({ filter: /generated[\\/]reference[\\/]visitor[\\/]operations\.ts$/ }, () => {
      const contents = `export const visitorOperations = ${JSON.stringify(visitorOperations.map(inShort))}`;
      return { contents };
    });
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true });
      return { contents: code.trim().replaceAll(/(--[\w-]+): /g, '$1:'), loader: 'text' };
    });
  },
};

/** Returns the parts of an operation that a call needs. A client accepts every error, known or not. */
function inShort({ operationId, method, path, responses }: (typeof visitorOperations)[number]) {
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 400);
  const kept = successes.map(([status, response]) => [status, { streaming: 'streaming' in response }]);
  return { operationId, method, path, responses: Object.fromEntries(kept) };
}
