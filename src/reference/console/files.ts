import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const page = join(import.meta.dirname, 'page');
const root = join(import.meta.dirname, '../../..');

/** A file of the console that the service sends: its name below `/console/`, its media type and its content. */
interface PageFile {
  name: string;
  type: string;
  body: string;
}

/** Builds the console from its sources, in memory. Resolves with the built files, and with the paths of the sources in `inputs`. */
export async function buildConsole(): Promise<{ files: PageFile[]; inputs: string[] }> {
  const { build } = await import('esbuild');
  const [{ outputFiles, metafile }, html, icon] = await Promise.all([
    build({
      entryPoints: { console: join(page, 'main.tsx') },
      outdir: page,
      write: false,
      metafile: true,
      absWorkingDir: root,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      tsconfigRaw: '{}',
      legalComments: 'none',
      logLevel: 'error',
    }),
    readFile(join(page, 'index.html'), 'utf8'),
    readFile(join(page, 'icon.svg'), 'utf8'),
  ]);
  const files = [
    { name: '', type: 'text/html; charset=utf-8', body: html },
    { name: 'icon.svg', type: 'image/svg+xml', body: icon },
    ...outputFiles.map(({ path, text }) =>
      path.endsWith('.css')
        ? { name: 'console.css', type: 'text/css; charset=utf-8', body: text }
        : { name: 'console.js', type: 'text/javascript; charset=utf-8', body: text },
    ),
  ];
  return { files, inputs: Object.keys(metafile.inputs) };
}

let built: ReturnType<typeof buildConsole> | undefined;

/**
 * Returns the files of the console. The first call builds them, so that a clone of the repository needs no build step. In the published
 * package, a module with the built files replaces this module: see `src/workshop/release/build.ts`.
 */
export async function consoleFiles(): Promise<PageFile[]> {
  built ??= buildConsole();
  return (await built).files;
}
