// The documents for download: bundled JSON, and each as one page by Redocly that loads nothing.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { interfaces } from './src/contract/documents.ts';
import { flows } from './src/contract/flows.ts';

const run = promisify(execFile);

/** Redocly's page would load a logo and tell of its readers; under this policy it can do neither. */
const policy =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; connect-src 'none'; img-src 'self' data:; form-action 'none'";

/** Writes `<interface>.<kind>.json` and `.html` into the folder, and `<flow>.arazzo.json`. Runs in the root of the repository. */
export async function writeDocuments(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name } of flows) {
    const flow = readFileSync(`generated/arazzo/${name}.json`, 'utf8');
    writeFileSync(
      join(folder, `${name}.arazzo.json`),
      flow.replaceAll(/"\.\.\/openapi\/(.*)\.json"/g, '"$1.openapi.json"'),
    );
  }
  const kinds = ['openapi', 'asyncapi'] as const;
  const files = interfaces.flatMap((of) =>
    kinds.filter((kind) => of[kind]).map((kind) => ({ name: of.name, kind })),
  );
  for (const { name, kind } of files) {
    const source = `generated/${kind}/${name}.json`;
    const page = join(folder, `${name}.${kind}.html`);
    copyFileSync(source, join(folder, `${name}.${kind}.json`));
    await run(
      'redocly',
      ['build-docs', source, '--inlineBundle', `--${kind}.disableTelemetry=true`, '-o', page],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    const html = readFileSync(page, 'utf8');
    writeFileSync(
      page,
      html.replace('<head>', `<head><meta http-equiv="content-security-policy" content="${policy}">`),
    );
  }
}
