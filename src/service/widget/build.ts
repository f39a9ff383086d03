import { join } from 'node:path';
import { build } from 'esbuild';

/** Bundles the widget into one script. In the published package its text stands in the place of this function. */
export async function buildWidget(): Promise<string> {
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
    plugins: [
      {
        // The service checks what it sends; their size is many times that of the widget.
        name: 'without-validators',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\/validators\.js$/ }, () => ({ path: 'none', namespace: 'validators' }));
          onLoad({ filter: /.*/, namespace: 'validators' }, () => ({ contents: 'module.exports = {};' }));
        },
      },
    ],
  });
  return outputFiles[0]!.text;
}
