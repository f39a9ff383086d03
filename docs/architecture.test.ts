// Checks that ARCHITECTURE.md and the pages for contributors name only files and functions that exist.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const bases = ['', 'src/', 'src/reference/service/'];
const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/contributing/*.md', { cwd: root })];
const folders = /^(?:src|conformance|specs|generated|docs)\//;

describe.each(pages)('the page %s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\/[\w./-]*)(?:#(\w+))?`/g)];
  /** The name of the example that the page adds. The files of this example do not exist, and neither do files that a table marks as new. */
  const [, example] = /(?:example|adds|called) `([\w-]+)`/.exec(text) ?? [];
  const added = new Set([...text.matchAll(/`([\w./-]+)` \(new\)/g)].map(([, path]) => path));
  const paths = named.filter(
    ([, path = '']) =>
      (page === 'ARCHITECTURE.md' || folders.test(path)) &&
      !added.has(path) &&
      !(example && path.includes(`/${example}`)),
  );

  test('the page names only files and functions that exist', () => {
    const missing = paths.flatMap(([, path = '', name]) => {
      const found = bases.map((base) => join(root, base, path)).find((each) => existsSync(each));
      if (!found) return [path];
      return name === undefined || (!statSync(found).isDirectory() && declares(found, name))
        ? []
        : [`${path}#${name}`];
    });
    expect(missing).toEqual([]);
  });

  test('the page links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(root, page, '..', link)))).toEqual([]);
  });
});

test('in ARCHITECTURE.md, the path of a failed message goes through at most 25 files', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const path = text.slice(text.indexOf('**(b)'), text.indexOf('**The interval of one channel**'));
  const files = new Set([...path.matchAll(/`([\w./-]+\.ts)(?:#\w+)?`/g)].map(([, file]) => file));
  expect(files.size).toBeGreaterThan(15);
  expect(files.size).toBeLessThanOrEqual(25);
});

function declares(file: string, name: string): boolean {
  const text = readFileSync(file, 'utf8');
  return new RegExp(
    `\\b(?:function\\*?|class|interface|type|const) ${name}\\b|^ +(?:async )?\\*?${name}[(<]`,
    'm',
  ).test(text);
}
