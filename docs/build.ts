// `npm run docs` builds the site into docs/dist and checks it; `-- --serve` serves it afterwards.
import { fileURLToPath } from 'node:url';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
const { build, preview } = await import('astro');

const root = fileURLToPath(new URL('.', import.meta.url));
await build({ root, logLevel: 'warn' });
if (process.argv.includes('--serve')) {
  const server = await preview({ root, logLevel: 'warn', server: { host: '127.0.0.1', port: 4321 } });
  console.log(`http://127.0.0.1:${server.port}/`);
}
