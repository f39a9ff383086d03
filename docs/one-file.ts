// The documents for download: bundled JSON, and each as one page by Redocly that loads nothing.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { downloads } from './src/contract/downloads.ts';

const run = promisify(execFile);

/** Redocly's page would load a logo and tell of its readers; under this policy it can do neither. */
const policy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'none'; img-src 'self' data:; form-action 'none'";

/** Pages that were made before, by what they were made from: a page takes Redocly a second or two. */
const kept = 'node_modules/.cache/docs/one-file';

/** Writes each document as JSON into the folder, and those of the interfaces as a page. Runs in the root of the repository. */
export async function writeDocuments(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  mkdirSync(kept, { recursive: true });
  for (const { file, json } of downloads) writeFileSync(join(folder, `${file}.json`), withNeighbours(json));
  await Promise.all(
    downloads.flatMap(({ file, page }) => (page ? [writePage(page, join(folder, `${file}.html`))] : [])),
  );
}

/** A flow names the documents that it goes through by where they lie; here they lie beside it. */
function withNeighbours(document: string): string {
  return document.replaceAll(/"\.\.\/(?:reference\/)?openapi\/(.*)\.json"/g, '"$1.openapi.json"');
}

async function writePage(source: string, page: string): Promise<void> {
  const made = join(kept, `${sum(source)}.html`);
  if (!existsSync(made)) {
    // Under another name while it is written: a build that is interrupted leaves no half page.
    const draft = `${made}.${process.pid}.html`;
    await makePage(source, draft);
    renameSync(draft, made);
  }
  copyFileSync(made, page);
}

async function makePage(source: string, page: string): Promise<void> {
  const kind = basename(dirname(source));
  await run(
    'redocly',
    ['build-docs', source, '--inlineBundle', `--${kind}.disableTelemetry=true`, '-o', page],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  writeFileSync(page, finished(readFileSync(page, 'utf8')));
}

/** Under the policy, and with links of the menu that lead where its script leads: to parts of this page, not of the host. */
function finished(html: string): string {
  return html
    .replace('<head>', `<head><meta http-equiv="content-security-policy" content="${policy}">`)
    .replaceAll(/(<a [^>]*?href=")(\/[^"]*"[^>]* data-discover=)/g, '$1#$2');
}

/** Of the document, of Redocly, and of what is put into the page. */
function sum(source: string): string {
  const { version } = createRequire(import.meta.url)('@redocly/cli/package.json') as { version: string };
  return createHash('sha256')
    .update(readFileSync(source))
    .update(version)
    .update(policy)
    .update(String(finished))
    .digest('hex')
    .slice(0, 32);
}
