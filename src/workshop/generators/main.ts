// `npm run workshop -- generators` runs generators of other projects on the bundled documents, and writes findings.json for the docs.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { optionsOf } from '../../contract/script-options.ts';
import { findings, own } from './findings.ts';

optionsOf(
  'npm run workshop -- generators',
  {},
  `Usage: npm run workshop -- generators

Installs the generators of other projects in src/workshop/generators, runs them on the documents, and writes findings.json there.

Example:
  npm run workshop -- generators`,
);
const [home, shell] = [import.meta.dirname, process.platform === 'win32'];
execFileSync('npm', ['ci', '--prefix', home], { stdio: 'inherit', shell });
const compiler = join(home, '../../../node_modules/typescript-next/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', home], { stdio: 'inherit' });
// These modules import packages that the lines above install, so the modules are loaded only here.
const { others } = await import('./others.ts');
const { findingsOfValidators } = await import('./validators.ts');

const written = join(import.meta.dirname, 'findings.json');
const folder = mkdtempSync(join(tmpdir(), 'parlance-generators-'));
try {
  const found = [...(await findings([own, ...others], folder)), ...(await findingsOfValidators(folder))];
  writeFileSync(written, `${JSON.stringify(found, null, 2)}\n`);
  for (const { generator, version, language, valid, invalid, errors } of found)
    console.log(
      `${generator}${version ? ` ${version}` : ''}, ${language}: ${errors.length} errors; accepts ${valid.asked - valid.refused.length} of ${valid.asked} valid and ${invalid.taken.length} of ${invalid.asked} invalid examples`,
    );
} finally {
  rmSync(folder, { recursive: true });
}
