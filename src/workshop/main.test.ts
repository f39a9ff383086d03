import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const workshop = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { encoding: 'utf8' });

test('pages, messages and comments mention only commands that exist, and mention every command', () => {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  const commands = [...workshop('--help').stdout.matchAll(/^ {2}(\S+) {2,}/gm)].map(([, name]) => name!);
  const known = new Set([...Object.keys(scripts), ...commands.map((name) => `workshop -- ${name}`)]);
  const files = globSync(
    [
      '*.{md,json}',
      'Dockerfile',
      '.github/**/*.yml',
      '{src,conformance,specs,docs}/**/*.{ts,tsx,md,mdx,astro,yaml}',
    ],
    { cwd: root, exclude: ['CHANGELOG.md', '**/node_modules/**', 'docs/dist/**'] },
  );
  const named = files.flatMap((file) =>
    [...wordsOf(file).matchAll(/npm run ([a-z][\w:]*(?<=workshop) -- [a-z][\w:]*|[a-z][\w:]*)/g)].map(
      ([, name]) => ({ file, name: name! }),
    ),
  );
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  const found = new Set(named.map(({ name }) => name));
  expect(commands.filter((name) => !found.has(`workshop -- ${name}`))).toEqual([]);
});

/** Returns the text of a file. The strings in a list of arguments are joined by spaces, so a command reads as in a shell. */
function wordsOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll("', '", ' ');
}

test('npm run workshop rejects a misspelt command and suggests the closest command', () => {
  const { status, stderr } = workshop('caos');
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'There is no command caos. Did you mean chaos? See: npm run workshop -- --help\n',
  });
});
