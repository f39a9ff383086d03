// For each target, computes digests of the files on which the record of its self-test depends. So a change of a case or an implementation
// makes only the record of its own target stale.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { cases, type Target } from '../targets/index.ts';

const conformance = join(import.meta.dirname, '..');

/**
 * The digests of a target's files: one for each file of cases, and `others`. Comments, layout, titles and the paths of files in src do not
 * count.
 */
export type Sources = Readonly<Record<string, string>>;

export function sourcesOf(target: Target): Sources {
  const files = filesIn(`targets/${target}/cases`);
  const others = allOf(target).filter((file) => !files.includes(file));
  return {
    ...Object.fromEntries(files.map((file) => [basename(file), digestOf(withImports(file))])),
    others: digestOf(others),
  };
}

/** Returns the ids of the cases in files that changed; undefined if all cases must run again. */
export async function casesTouched(target: Target, kept: Sources | undefined): Promise<string[] | undefined> {
  const now = sourcesOf(target);
  if (!kept || kept.others !== now.others) return undefined;
  const changed = Object.keys(now).filter((file) => now[file] !== kept[file]);
  const exported = changed.map(async (file) => {
    const all: Record<string, unknown> = await import(join(conformance, 'targets', target, 'cases', file));
    return Object.values(all).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  });
  return (await Promise.all(exported)).flat().flatMap((each) => (isCase(each) ? [each.id] : []));
}

const isCase = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'rules' in value;

export const digestOfMutants = (target: Target): string =>
  digestOf([...allOf(target), ...['mutants', 'outlets', 'runs', 'traffic', 'widget'].map(mutantFile)]);

function allOf(target: Target): string[] {
  const own = filesIn(`targets/${target}`);
  const shared = own.some((file) => codeOf(file).includes('/shared/')) ? filesIn('targets/shared') : [];
  const tried = filesIn(`selftest/${target}`, 'selftest/independent');
  return [...own, ...shared, ...tried];
}

function withImports(file: string, known = new Set<string>()): string[] {
  if (known.has(file)) return [];
  known.add(file);
  const imported = [...codeOf(file).matchAll(/from"\.\/([\w-]+\.ts)"/g)];
  return [file, ...imported.flatMap(([, name]) => withImports(`${dirname(file)}/${name}`, known))];
}

function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(`${file}\n${codeOf(file)}\n`);
  return hash.digest('hex').slice(0, 16);
}

const mutantFile = (name: string) => `selftest/mutants/${name}.ts`;

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
