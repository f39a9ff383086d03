// A renamed field must not keep its old name in files that the compiler does not check, such as guides and titles.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Json } from '../documents/json.ts';
import { definedNames, fieldWords } from '../documents/names.ts';
import { readSources } from '../documents/sources.ts';

const root = join(import.meta.dirname, '../../..');
const present = readSources(join(root, 'specs')).map(({ content }) => content);
const released = globSync('specs/released/**/*.json', { cwd: root }).map(
  (file): Json => JSON.parse(readFileSync(join(root, file), 'utf8')),
);

/** Returns the names with an underscore that the last release defines, and that the documents `contents` do not define. */
function formerNames(contents: readonly Json[]): string[] {
  const names = definedNames(contents);
  return [...definedNames(released)].filter((name) => fieldWords(name)[0] === name && !names.has(name));
}

/** Returns the places where the sources, tests, guides and examples use the names. */
function placesOf(names: readonly string[]): string[] {
  const files = globSync(
    ['{src,conformance}/**/*.{ts,tsx}', 'docs/{src,examples}/**/*.{md,mdx,ts,mts,py,php,go}', '*.md'],
    {
      cwd: root,
    },
  ).filter((file) => !file.includes('node_modules') && file !== 'CHANGELOG.md');
  return files.flatMap((file) => {
    const words = new Set(fieldWords(readFileSync(join(root, file), 'utf8')));
    return names.filter((name) => words.has(name)).map((name) => `${file}: ${name}`);
  });
}

test('no file uses the name of a field that a release had and the contract no longer has', () => {
  expect(released.length).toBeGreaterThan(10);
  expect(placesOf(formerNames(present))).toEqual([]);
});

test('the search finds the files that use the old name of a renamed field', () => {
  const renamed = JSON.parse(JSON.stringify(present).replaceAll('file_size', 'size_of_file')) as Json[];
  expect(formerNames(renamed).toSorted()).toEqual([...formerNames(present), 'file_size'].toSorted());
  expect(placesOf(['file_size'])).toEqual(
    expect.arrayContaining([
      'conformance/selftest/independent/kinds.ts: file_size',
      'docs/src/content/docs/conformance/your-service.md: file_size',
    ]),
  );
});
