// `npm run docs` builds the site into docs/dist and checks the built site.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drift, generate } from '../src/contract/codegen/generate.ts';
import { checkSite } from './check.ts';
import { writeDocuments } from './document-pages.ts';
import { writeMarkdown } from './markdown.ts';
import { writeSearchIndex } from './search-index.ts';

const usage = `Usage: npm run docs [-- options]

Builds the docs site into docs/dist and checks its links, its weight, its search, and that nothing comes from other hosts.

Options:
  --serve   serve the site afterwards, at http://127.0.0.1:4321
  --twice   build it again, and fail when a byte differs
  --help    show this

Example:
  npm run docs -- --serve

Environment:
  DOCS_SITE       address of the host, for canonical links: https://docs.example.com
  DOCS_BASE       folder of the host that the site stands in: /parlance
  DOCS_REPO_URL   address of the repository, for links to it
  DOCS_EDIT_URL   address of an editor, up to where the path of a file is appended; adds "Edit page" to every page
`;

const options = optionsOf(process.argv.slice(2));
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// With another value, as in tests, Astro builds pages for development, which have no search.
process.env['NODE_ENV'] = 'production';
const { build, preview } = await import('astro');

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'docs/dist');
const configFile = 'docs/astro.config.ts';
const base = (process.env['DOCS_BASE'] ?? '/').replace(/\/?$/, '/');

/** This file exists while docs/dist is complete and checked. If the file is missing, the tests build the site again. */
const stamp = join(root, '.astro/built');

await exitIfStale();
await buildSite();
if (options.twice) {
  const before = sums();
  await buildSite();
  const after = sums();
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of differing) console.error(`${file} differs in the second build`);
  if (differing.length > 0) process.exit(1);
  console.log(`${after.size} files, the same in both builds.`);
}
if (options.serve) {
  const server = await preview({
    root,
    configFile,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 4321 },
  });
  console.log(`http://127.0.0.1:${server.port}${base}`);
}

async function buildSite(): Promise<void> {
  rmSync(stamp, { force: true });
  await build({ root, configFile, logLevel: 'error' });
  await writeSearchIndex(dist);
  await writeDocuments(join(dist, 'documents'));
  if (base !== '/') addBase(base);
  // The Markdown is made from the finished HTML, so the links in the Markdown have the base too.
  writeMarkdown(dist);
  const { problems, pages, heaviest } = await checkSite(dist, base);
  for (const { page, message } of problems) console.error(`${page} ${message}`);
  console.log(
    `${pages} pages in docs/dist; the heaviest, ${heaviest.page}, weighs ${heaviest.bytes} bytes gzipped.`,
  );
  if (problems.length > 0) process.exit(1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
}

/** Exits with 1 if generated/ is out of date. Some pages are made from specs/ and others from generated/, so the pages would differ. */
async function exitIfStale(): Promise<void> {
  const { missing, changed, stray } = drift(join(root, 'generated'), await generate(join(root, 'specs')));
  const [first] = [...missing, ...changed, ...stray];
  if (first === undefined) return;
  console.error(
    `generated/${first} is out of date, so some pages would not match specs/. Run: npm run generate`,
  );
  process.exit(1);
}

/** Adds the base to the page links that Astro did not write. These links start at the root of the site. */
function addBase(base: string): void {
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || (file.startsWith('documents') && !file.endsWith('index.html'))) continue;
    const html = readFileSync(join(dist, file), 'utf8');
    const links = html.replaceAll(/(<a [^>]*?href=")(\/[^"]*)/g, (whole, before: string, link: string) =>
      link.startsWith(base) || link.startsWith('//') ? whole : `${before}${base}${link.slice(1)}`,
    );
    writeFileSync(join(dist, file), links);
  }
}

/** Returns the checksum of each file of the site, by the path of the file. */
function sums(): Map<string, string> {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  const sum = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  return new Map(paths.map((path) => [path.slice(dist.length + 1), sum(path)]));
}

function optionsOf(args: string[]): { serve?: boolean; twice?: boolean } {
  const flag = { type: 'boolean' } as const;
  try {
    const { values } = parseArgs({ args, options: { serve: flag, twice: flag, help: flag } });
    if (!values.help) return values;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}
