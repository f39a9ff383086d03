// Provides the built site to tests. The site is built again if a source is newer than the last build, and is served on a free port.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { faultOfSearch } from '../search-index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the built site. */
export const dist = join(root, 'docs/dist');

const sources = [
  'docs/src',
  'docs/examples',
  'conformance',
  'src/cli',
  'src/workshop/generators/findings.json',
  'src/workshop/release/consumers',
  'docs/public',
  'docs/astro.config.ts',
  'docs/build.ts',
  'docs/check.ts',
  'docs/document-pages.ts',
  'docs/markdown.ts',
  'docs/search.ts',
  'docs/search-index.ts',
  'generated',
  'specs/released',
  'CHANGELOG.md',
];

/** Returns true if a source of the site is newer than the stamp file, or if the search index in the folder has a fault. */
export async function isStale(stamp: string, folder: string): Promise<boolean> {
  const since = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  return (
    sources.some((source) => newest(join(root, source)) > since) ||
    (await faultOfSearch(folder)) !== undefined
  );
}

/** Builds the site if the built site is out of date. */
export async function builtSite(): Promise<void> {
  if (!(await isStale(join(root, '.astro/built'), dist))) return;
  // Vitest sets variables such as DEV and MODE. With them, Astro would build pages for development, which have no search.
  const { PATH, HOME, TMPDIR, XDG_CACHE_HOME } = process.env;
  await promisify(execFile)(process.execPath, ['docs/build.ts'], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, XDG_CACHE_HOME },
  });
}

function newest(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webp': 'image/webp',
};

/** Serves the site like a plain file server. */
export async function served(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url!, 'http://site');
    const file = join(dist, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    return response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
