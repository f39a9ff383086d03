// The documents for download, as bundled JSON and as pages by Redocly. The pages share one script, and load nothing from other hosts.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { downloads } from './src/contract/downloads.ts';

const run = promisify(execFile);

/** With this policy, a page by Redocly can neither load anything from other hosts nor send them data about its readers. */
const policy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'none'; img-src 'self' data:; form-action 'none'";

/**
 * The folder that caches the pages of earlier builds, by the checksum of their source documents. Redocly needs a second or two for a page.
 */
const kept = 'node_modules/.cache/docs/document-pages';

const moduleTag = '<script type="module">';

/** Redocly's script ends with this line; the document of the page follows. */
const endOfScript = 'export{RedocStandalone,hydrate,init};';

/** Writes each document into the folder as JSON, and the documents of the interfaces as pages too. Runs in the root of the repository. */
export async function writeDocuments(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  mkdirSync(kept, { recursive: true });
  for (const { file, json } of downloads) writeFileSync(join(folder, `${file}.json`), withNeighbours(json));
  await Promise.all(
    downloads.flatMap(({ file, page }) => (page ? [writePage(page, join(folder, `${file}.html`))] : [])),
  );
}

/** Rewrites the references of a flow to its documents. They are paths in the repository, but all downloads are in one folder. */
function withNeighbours(document: string): string {
  return document.replaceAll(/"\.\.\/(?:reference\/)?openapi\/(.*)\.json"/g, '"$1.openapi.json"');
}

async function writePage(source: string, page: string): Promise<void> {
  const made = join(kept, `${sum(source)}.html`);
  if (!existsSync(made)) {
    // Written under another name first, so that an interrupted build leaves no incomplete page.
    const draft = `${made}.${process.pid}.html`;
    await makePage(source, draft);
    renameSync(draft, made);
  }
  const { html, script, code } = apart(readFileSync(made, 'utf8'));
  writeFileSync(join(dirname(page), script), code);
  writeFileSync(page, html);
}

/** Splits a page into the page without Redocly's script, and the script. The script's name contains a checksum of its content. */
function apart(page: string): { html: string; script: string; code: string } {
  const [begin, end] = [page.indexOf(moduleTag) + moduleTag.length, page.indexOf(endOfScript)];
  if (begin < moduleTag.length || end < begin)
    throw new Error('Redocly writes another page: docs/document-pages.ts finds no script in it.');
  const code = `${page.slice(begin, end).replaceAll(/https:\/\/cdn\.redoc\.ly\/[\w/.-]+/g, 'data:,')}${endOfScript}\n`;
  const script = `redoc-${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  const html = `${page.slice(0, begin)}\nimport { hydrate } from './${script}';${page.slice(end + endOfScript.length)}`;
  return { html, script, code };
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

/**
 * Returns the page with the policy. Its menu links are rewritten as its script expects: they lead to parts of this page, not of the host.
 */
function finished(html: string): string {
  return html
    .replace('<head>', `<head><meta http-equiv="content-security-policy" content="${policy}">`)
    .replaceAll(/(<a [^>]*?href=")(\/[^"]*"[^>]* data-discover=)/g, '$1#$2');
}

/** Returns a checksum of the document, of Redocly's version and of this module's changes to the page. */
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
