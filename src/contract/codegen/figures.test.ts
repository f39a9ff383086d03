// A figure of the contract is written in one place. A change there changes all generated files, and no other file repeats the figure.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { generate, generateForTools } from './generate.ts';
import { readModel } from './read/model.ts';

const root = join(import.meta.dirname, '../../..');

/** For each figure, its forms in a text and in code. */
const looks: Record<string, RegExp> = {
  'an interval of 3 s': /(?<![\w.])(?:three|3)[ -](?:s|seconds?)\b|Ms["']?(?::| =>) 3000\b|\b3,?000 ms\b/gi,
  'giving up after 9 s': /(?<![\w.])(?:nine|9)[ -](?:s|seconds?)\b|Ms["']?(?::| =>) 9000\b|\b9,?000 ms\b/gi,
  'texts of 1,000 characters':
    /\b1,?000 characters|(?:first|more than|exactly|limit of) 1,?000\b|(?:truncate|length)["']?(?::| =>) 1000\b|\baaa{998,999}\b/gi,
  'three buttons':
    /\b(?:three|four|3|4)[ -]buttons\b|(?:buttons|elements|at most) (?:three|3)\b|maxItems["']?(?::| =>) 3\b/gi,
};

const folder = mkdtempSync(join(tmpdir(), 'parlance-figures-'));
const specs = join(folder, 'specs');
cpSync(join(root, 'specs'), specs, { recursive: true, filter: (path) => !path.endsWith('released') });
afterAll(() => rmSync(folder, { recursive: true }));

const foundIn = (files: Map<string, string>, look: RegExp): string[] =>
  [...files].flatMap(([path, content]) =>
    [...content.matchAll(look)].map(({ 0: found, index }) => {
      const line = content.slice(0, index).split('\n').length;
      return `${path}:${line} ${found.slice(0, 30)}`;
    }),
  );

test('after a change of a figure in the documents, no generated file has the old figure', async () => {
  const generated = join(root, 'generated');
  const names = globSync('**/*.*', { cwd: generated });
  const before = new Map(names.map((name) => [name, readFileSync(join(generated, name), 'utf8')]));
  for (const file of globSync('**/*.yaml', { cwd: specs, exclude: ['reference/**'] })) {
    const text = readFileSync(join(specs, file), 'utf8');
    const other = text
      .replaceAll(/(intervalMs|timeoutMs): \d+/g, '$1: 5000')
      .replaceAll(/giveUpMs: \d+/g, 'giveUpMs: 15000')
      .replaceAll(/x-truncate: \d+/g, 'x-truncate: 2000')
      .replaceAll(/maxItems: \d+/g, 'maxItems: 5');
    if (other !== text) writeFileSync(join(specs, file), other);
  }
  const files = [...(await generate(specs)), ...(await generateForTools(await readModel(specs)))];
  const after = new Map(files.map(({ path, content }) => [path, content]));
  for (const [figure, look] of Object.entries(looks)) {
    expect(foundIn(before, look).length, `${figure} before`).toBeGreaterThan(9);
    expect(foundIn(after, look), `${figure} afterwards`).toEqual([]);
  }
  expect(after.get('rules.ts')).toMatch(/MUST be five seconds apart/);
  expect(after.get('python/parlance/rules.py')).toMatch(/error event MUST return 15 seconds after/);
  expect(after.get('php/src/Rules.php')).toMatch(/more than 2,000 characters to its first 2,000/);
  expect(after.get('openapi/bot.json')).toMatch(/BUTTONS with up to five buttons/);
});

test('no page of the site and no example program repeats a figure of the contract', () => {
  const prose = ['docs/{src,contributing}/**/*.{md,mdx,astro}', 'docs/examples/**/*.{ts,py,php,go,md}'];
  const files = globSync([...prose, '{README,ARCHITECTURE}.md'], { cwd: root });
  expect(files.length).toBeGreaterThan(80);
  const pages = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  for (const [figure, look] of Object.entries(looks)) expect(foundIn(pages, look), figure).toEqual([]);
});
