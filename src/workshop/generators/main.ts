// `npm run generators`: runs other generators over the bundles and writes down what comes of them, for the docs.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findings } from './findings.ts';
import { others } from './others.ts';
import { own } from './own.ts';
import { findingsOfValidators } from './validators.ts';

const written = join(import.meta.dirname, 'findings.json');
const folder = mkdtempSync(join(tmpdir(), 'parlance-generators-'));
try {
  const found = [...(await findings([own, ...others], folder)), ...(await findingsOfValidators(folder))];
  writeFileSync(written, `${JSON.stringify(found, null, 2)}\n`);
  for (const { generator, version, language, valid, invalid, errors } of found)
    console.log(
      `${generator} ${version}, ${language}: ${errors.length} errors; takes ${valid.asked - valid.refused.length} of ${valid.asked} valid and ${invalid.taken.length} of ${invalid.asked} invalid examples`,
    );
} finally {
  rmSync(folder, { recursive: true });
}
