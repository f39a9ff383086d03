// `npm run workshop -- generators` installs the generators of other projects in this folder. It runs them on the bundled documents, and
// writes findings.json for the docs.
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findings, own } from './findings.ts';

const [home, shell] = [import.meta.dirname, process.platform === 'win32'];
execFileSync('npm', ['ci', '--prefix', home], { stdio: 'inherit', shell });
const compiler = join(home, '../../../node_modules/typescript-next/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', home], { stdio: 'inherit' });
// These modules import packages that the lines above install, so the modules are loaded only here.
const { others } = await import('./others.ts');
const { findingsOfValidators } = await import('./validators.ts');

const written = join(import.meta.dirname, 'findings.json');
using folder = mkdtempDisposableSync(join(tmpdir(), 'parlance-generators-'));
const { path } = folder;
const found = [...(await findings([own, ...others], path)), ...(await findingsOfValidators(path))];
writeFileSync(written, `${JSON.stringify(found, null, 2)}\n`);
for (const { generator, version, language, valid, invalid, errors } of found)
  console.log(
    `${generator}${version ? ` ${version}` : ''}, ${language}: ${errors.length} errors; accepts ${valid.asked - valid.refused.length} of ${valid.asked} valid and ${invalid.taken.length} of ${invalid.asked} invalid examples`,
  );
