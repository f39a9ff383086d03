// For each target, computes a digest of the files on which the record of its self-test depends. So a change of a case or an implementation
// makes only the record of its own target stale. Comments, layout, titles and the paths of files in src do not count.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { cases, type Target } from '../targets/index.ts';

const conformance = join(import.meta.dirname, '..');

export const digestOf = (target: Target): string => digestOfFiles(allOf(target));

export const digestOfMutants = (target: Target): string =>
  digestOfFiles([
    ...allOf(target),
    ...filesIn('selftest/mutants').filter((file) => !file.endsWith('/main.ts')),
  ]);

function allOf(target: Target): string[] {
  const own = filesIn(`targets/${target}`);
  const shared = own.some((file) => codeOf(file).includes('/shared/')) ? filesIn('targets/shared') : [];
  const tried = filesIn(`selftest/${target}`, 'selftest/independent');
  return [...own, ...shared, ...tried];
}

function digestOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\n${codeOf(file)}\n`);
  return hash.digest('hex').slice(0, 16);
}

function filesIn(...places: string[]): string[] {
  const patterns = places.map((place) => `${place}/**/*.ts`);
  return globSync(patterns, { cwd: conformance, exclude: ['**/*.test.ts'] }).map((file) =>
    file.replaceAll('\\', '/'),
  );
}

/** The titles of all cases, the longest first, since a title may be a part of another one. */
const titles = cases.map(({ title }) => title).toSorted((one, other) => other.length - one.length);

function codeOf(file: string): string {
  return codeIn(readFileSync(join(conformance, file), 'utf8'), titles);
}

export function codeIn(text: string, titles: readonly string[]): string {
  const { code } = transformSync(text, {
    loader: 'ts',
    minifyWhitespace: true,
    legalComments: 'none',
    charset: 'utf8',
  });
  const placed = code.replaceAll(/from"(?:\.\.\/)+src\/[^"]*"/g, 'from""');
  // The title of a case may be made by a template.
  const rest = placed.replaceAll(/\btitle:`[^`]*`/g, 'title:""');
  return titles.reduce((left, title) => left.replaceAll(title, ''), rest);
}
