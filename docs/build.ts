// `npm run docs` builds the site into docs/dist and checks it; `-- --serve` serves it afterwards.
import { fileURLToPath } from 'node:url';
import { checkSite } from './check.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const { build, preview } = await import('astro');

const root = fileURLToPath(new URL('.', import.meta.url));
const base = process.env['DOCS_BASE'] ?? '/';

await build({ root, logLevel: 'error' });
const { problems, pages, heaviest } = checkSite(`${root}dist`, base);
for (const { page, message } of problems) console.error(`${page} ${message}`);
console.log(`${pages} pages in docs/dist; the heaviest, ${heaviest.page}, weighs ${heaviest.bytes} bytes gzipped.`);
if (problems.length > 0) process.exitCode = 1;
else if (process.argv.includes('--serve')) {
  const server = await preview({ root, logLevel: 'error', server: { host: '127.0.0.1', port: 4321 } });
  console.log(`http://127.0.0.1:${server.port}${base}`);
}
