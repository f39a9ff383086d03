// Pages with commands that are read in a clone of the repository. The quickstarts have a test of their own.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { follow } from './testing/page.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

describe.concurrent('a page is followed as it stands', () => {
  test.each(['tools/mock.mdx', 'tools/trigger-and-watch.mdx'])('%s', { timeout: 90_000 }, (page) =>
    follow(page, { folder }),
  );
});

test('no page installs the package by its name, which no registry has', () => {
  const pages = globSync(
    [
      'README.md',
      'CONTRIBUTING.md',
      'docs/src/**/*.{md,mdx,astro,ts}',
      'src/workshop/release/package-readme.md',
    ],
    { cwd: folder },
  );
  const wrong = pages.flatMap((page) => {
    const text = readFileSync(join(folder, page), 'utf8');
    return [
      ...text.matchAll(/^.*\b(?:npm (?:install|i|add)|npx) [^\n`]*(?<!\S)@parlance\/contract.*$/gm),
    ].map(([line]) => `${page}: ${line.trim()}`);
  });
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(20);
});
