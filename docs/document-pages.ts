// Writes the documents for download, as bundled JSON and as pages by Redocly. The pages share a script and load nothing from other hosts.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { downloads } from './src/contract/downloads.ts';

const run = promisify(execFile);

/** The content security policy of a page by Redocly. The page can neither load anything from other hosts nor send data to them. */
const policy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'none'; img-src 'self' data:; form-action 'none'";

/**
 * The folder that caches the pages of earlier builds, by the checksum of the source document. Redocly takes one or two seconds per page.
 */
const kept = 'node_modules/.cache/docs/document-pages';

const moduleTag = '<script type="module">';

/** The last line of Redocly's script. The document of the page follows this line. */
const endOfScript = 'export{RedocStandalone,hydrate,init};';

/** Writes each document as JSON into the folder, and the documents of the interfaces also as pages. Runs in the root of the repository. */
export async function writeDocuments(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  mkdirSync(kept, { recursive: true });
  for (const { file, json } of downloads)
    writeFileSync(join(folder, `${file}.json`), withDownloadReferences(json));
  await Promise.all(
    downloads.flatMap(({ file, page }) => (page ? [writePage(page, join(folder, `${file}.html`))] : [])),
  );
}

/** Returns an Arazzo document whose references fit the folder of all downloads. In the repository, the references are paths. */
function withDownloadReferences(document: string): string {
  return document.replaceAll(/"\.\.\/(?:reference\/)?openapi\/(.*)\.json"/g, '"$1.openapi.json"');
}

async function writePage(source: string, page: string): Promise<void> {
  const made = join(kept, `${sum(source)}.html`);
  if (!existsSync(made)) {
    // The page is first written under another name, so an interrupted build leaves no incomplete page.
    const draft = `${made}.${process.pid}.html`;
    await makePage(source, draft);
    renameSync(draft, made);
  }
  const { html, script, code } = splitScript(readFileSync(made, 'utf8'));
  writeFileSync(join(dirname(page), script), code);
  writeFileSync(page, html);
}

/** Splits a page into Redocly's script and the page without this script. The name of the script contains a checksum of its content. */
function splitScript(page: string): { html: string; script: string; code: string } {
  const [begin, end] = [page.indexOf(moduleTag) + moduleTag.length, page.indexOf(endOfScript)];
  if (begin < moduleTag.length || end < begin)
    throw new Error('Redocly now writes another form of page: docs/document-pages.ts finds no script in it.');
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
  writeFileSync(page, withPolicy(readFileSync(page, 'utf8')));
}

/** Returns the page with the content security policy. Menu links get the form that the script expects: links to parts of the same page. */
function withPolicy(html: string): string {
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
    .update(String(withPolicy))
    .digest('hex')
    .slice(0, 32);
}
