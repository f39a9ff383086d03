// The digest of the sources that a record of a self-test was made from. Each record keeps it by target, so that a changed case or
// implementation makes the record of its own target stale, and no other.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import type { Target } from '../targets/index.ts';

const conformance = join(import.meta.dirname, '..');

/** The digest of a target's cases and of the implementations that they are tried on. Comments and layout do not count. */
export function digestOf(target: Target, ...more: string[]): string {
  const own = filesIn(`targets/${target}`);
  const shared = own.some((file) => codeOf(file).includes('/shared/')) ? filesIn('targets/shared') : [];
  const tried = filesIn(`selftest/${target}`, 'selftest/independent/*.ts', `selftest/independent/${target}`);
  const hash = createHash('sha256');
  for (const file of [...own, ...shared, ...tried, ...filesIn(...more)].toSorted())
    hash.update(`${file}\n${codeOf(file)}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** The digest for mutants, which their generator makes too. */
export const digestOfMutants = (target: Target) =>
  digestOf(target, ...['kinds', 'mutants', 'outlets', 'places', 'runs', 'traffic', 'widget'].map(mutantFile));

const mutantFile = (name: string) => `selftest/mutants/${name}.ts`;

function filesIn(...places: string[]): string[] {
  const patterns = places.map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`));
  return globSync(patterns, { cwd: conformance, exclude: ['**/*.test.ts'] }).map((file) =>
    file.replaceAll('\\', '/'),
  );
}

function codeOf(file: string): string {
  const text = readFileSync(join(conformance, file), 'utf8');
  return transformSync(text, { loader: 'ts', minifyWhitespace: true, legalComments: 'none' }).code;
}
