// Makes the search index of the site with Pagefind, and checks the index with a search.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import type { Pagefind } from './search.ts';

/** The part of Pagefind's indexer that this module uses. */
interface Indexer {
  createIndex(): Promise<Answer & { index: Index }>;
  close(): Promise<unknown>;
}

interface Index {
  addDirectory(of: { path: string }): Promise<Answer>;
  getFiles(): Promise<Answer & { files: { path: string; content: Uint8Array }[] }>;
}

interface Answer {
  errors: string[];
}

/** The search that checks an index: the word, and the address of its first result. */
const probe = { word: 'outgrowing', page: '/outgrowing/' };

/**
 * Writes the search index of all pages in the folder `dist`. Pagefind's own `writeFiles` resolves before the last file is on the disk, and
 * Starlight then ends Pagefind immediately. On a busy machine, the main file of the index could thus stay empty.
 */
export async function writeSearchIndex(dist: string): Promise<void> {
  // Pagefind is a dependency of Starlight, and npm may install Pagefind in Starlight's own folder.
  const manifest = findPackageJSON('pagefind', import.meta.resolve('@astrojs/starlight'))!;
  const indexer: Indexer = await import(pathToFileURL(join(dirname(manifest), 'lib/index.js')).href);
  const folder = join(dist, 'pagefind');
  rmSync(folder, { recursive: true, force: true });
  try {
    const { index } = done(await indexer.createIndex());
    done(await index.addDirectory({ path: dist }));
    for (const { path, content } of done(await index.getFiles()).files) {
      const file = join(folder, path === 'pagefind.js' ? 'any-words.js' : path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  } finally {
    await indexer.close();
  }
  await replaceSearchModule(folder);
}

function done<Given extends Answer>(answer: Given): Given {
  if (answer.errors.length > 0) throw new Error(`Pagefind: ${answer.errors.join('; ')}`);
  return answer;
}

/** Makes the search form load the search of the site. This search loads Pagefind's own module from the same folder. */
async function replaceSearchModule(folder: string): Promise<void> {
  await esbuild.build({
    stdin: {
      contents: `import * as pagefind from './any-words.js';
        import { siteSearch } from './search.ts';
        export * from './any-words.js';
        export const { options, search } = siteSearch(pagefind, import.meta.url);`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    external: ['./any-words.js'],
    outfile: join(folder, 'pagefind.js'),
  });
}

/** Returns the fault of the search index below `dist`, or undefined if all its files exist and the checking search finds its page. */
export async function faultOfSearch(dist: string): Promise<string | undefined> {
  const folder = join(dist, 'pagefind');
  if (!existsSync(join(folder, 'any-words.js'))) return 'has no search index';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  const empty = files.find((file) => statSync(file).size === 0);
  if (empty !== undefined) return `has an empty file of the search index: ${empty}`;
  try {
    const found = await firstFound(folder);
    return found === probe.page ? undefined : `finds ${found} for ${probe.word}, not ${probe.page}`;
  } catch (error) {
    return `cannot be searched: ${(error as Error).message}`;
  }
}

/**
 * Returns the address of Pagefind's first result for the word. Loads a new copy of the module, because Pagefind caches the data of an
 * index.
 */
async function firstFound(folder: string): Promise<string | undefined> {
  const address = new URL(`${pathToFileURL(join(folder, 'any-words.js'))}?at=${performance.now()}`);
  const { fetch } = globalThis;
  // Pagefind fetches the parts of its index by HTTP. This function reads the parts from the folder.
  globalThis.fetch = async (part) =>
    new Response(readFileSync(join(folder, new URL(String(part)).pathname.slice(1))));
  try {
    const pagefind = (await import(address.href)) as Pagefind;
    await pagefind.options({ basePath: 'http://site/' });
    const [first] = (await pagefind.search(probe.word)).results;
    return first && new URL((await first.data()).url, 'http://site').pathname;
  } finally {
    globalThis.fetch = fetch;
  }
}
