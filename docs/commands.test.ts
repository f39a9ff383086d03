// Tests the pages whose commands run in a clone of the repository. The quickstarts have their own test.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { follow } from './testing/page.ts';
import { readings } from './testing/quickstart-folders.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

describe.concurrent('the commands of a page work as printed', () => {
  test.each(['tools/mock.mdx', 'tools/trigger-and-watch.mdx'])('the commands of %s', (page) =>
    follow(page, { folder }),
  );
});

/** The bash constructs that PowerShell does not support. */
const onlyInBash: readonly [RegExp, string][] = [
  [/^\s*(?:export )?[A-Za-z_]+=\S/m, 'sets a variable'],
  [/^\s*\w+\(\) *\{/m, 'defines a function'],
  [/\\$/m, 'continues a line by a backslash'],
  [/^\s*(?:sed|head|curl|openssl|kill)\b/m, 'calls a program of Unix'],
  [/\bnode -p\b/, 'reads standard input'],
  [/\|\||&&|\s&(?:\s|$)/m, 'joins commands'],
  [/\$[A-Z]/, 'reads a variable'],
  [/<\(/, 'reads a process as a file'],
];

test('every command in the guides runs in PowerShell, or has an alternative that runs there', () => {
  // These pages are for servers, build machines and containers, which run a POSIX shell.
  const forServers = /behind-a-proxy|outgrowing|running|watching|build-machines/;
  const pages = globSync('docs/src/content/docs/**/*.{md,mdx}', { cwd: folder }).filter(
    (page) => !forServers.test(page),
  );
  const wrong = pages.flatMap((page) => {
    const blocks = [
      ...readFileSync(join(folder, page), 'utf8').matchAll(/^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm),
    ];
    return blocks.flatMap(([, lang, code], index) => {
      if (lang !== 'sh' || blocks[index + 1]?.[1] === 'powershell') return [];
      return onlyInBash.flatMap(([pattern, what]) =>
        pattern.test(code!) ? [`${page} ${what}: ${code}`] : [],
      );
    });
  });
  expect(wrong).toEqual([]);
  expect(pages.length).toBeGreaterThan(10);
});

/** The tests that run the programs on the pages, with the files that these tests share. The suite's cases have their own tests. */
const runs = globSync(
  [
    'docs/**/*.test.ts',
    'docs/testing/**/*.ts',
    'docs/examples/php/*.php',
    'src/workshop/release/**/*.ts',
    'src/workshop/release/consumers/*/package.json',
  ],
  { cwd: folder },
);

test('a test runs every program that a page prints', () => {
  const texts = runs.map((file) => readFileSync(join(folder, file), 'utf8'));
  const pages = globSync('docs/src/**/*.{md,mdx,astro}', { cwd: folder });
  const printed = pages.flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/from '([^']+)\?raw'/g)].map(([, path = '']) => ({
      page,
      path,
    })),
  );
  const quickstarts = readings.map(({ page }) => `docs/src/content/docs/quickstarts/${page}.mdx`);
  const lost = printed.filter(({ page, path }) => {
    const [of = '', name = ''] = path.split('/').slice(-2);
    const stem = name.replace(/\.\w+$/, '');
    const isNamed = (text: string) =>
      [name, `${stem}.$`, `'${stem}'`, `src/${of}`].some((each) => text.includes(each));
    return !path.includes('conformance/targets/') && !quickstarts.includes(page) && !texts.some(isNamed);
  });
  expect(lost).toEqual([]);
  expect(printed.length).toBeGreaterThan(20);
});

test('no page installs the package by name, because no registry has the package', () => {
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
