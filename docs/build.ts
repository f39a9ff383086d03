// `npm run docs` builds the site into docs/dist and checks it; `-- --serve` serves it afterwards.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSite } from './check.ts';
import { writeDocuments } from './one-file.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Under another name, as tests have it, Astro builds pages for development, which have no search.
process.env['NODE_ENV'] = 'production';
const { build, preview } = await import('astro');

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = join(root, 'dist');
const base = (process.env['DOCS_BASE'] ?? '/').replace(/\/?$/, '/');

/** Stands while docs/dist is whole: tests build again without it. */
const stamp = join(root, '.astro/built');

rmSync(stamp, { force: true });
await build({ root, logLevel: 'error' });
await writeDocuments(join(dist, 'documents'));
if (base !== '/') putInFront(base);
const { problems, pages, heaviest } = checkSite(dist, base);
for (const { page, message } of problems) console.error(`${page} ${message}`);
console.log(
  `${pages} pages in docs/dist; the heaviest, ${heaviest.page}, weighs ${heaviest.bytes} bytes gzipped.`,
);
if (problems.length > 0) process.exit(1);
writeFileSync(stamp, '');
if (process.argv.includes('--serve')) {
  const server = await preview({ root, logLevel: 'error', server: { host: '127.0.0.1', port: 4321 } });
  console.log(`http://127.0.0.1:${server.port}${base}`);
}

/** Links of pages are written from the root of the site; those that Astro did not make itself get the base. */
function putInFront(base: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || (file.startsWith('documents') && !file.endsWith('index.html'))) continue;
    const html = readFileSync(join(dist, file), 'utf8');
    const links = html.replaceAll(/(<a [^>]*?href=")(\/[^"]*)/g, (whole, before: string, link: string) =>
      link.startsWith(base) || link.startsWith('//') ? whole : `${before}${base}${link.slice(1)}`,
    );
    writeFileSync(join(dist, file), links);
  }
}
