// Each figure of the contract is written in one place. Changing it there changes all generated files, and no other file repeats it.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { limits, policies } from '../../../generated/policies.ts';
import { inWords } from '../documents/figures.ts';
import { generate, generateForTools } from './generate.ts';
import { readModel } from './model/read.ts';

const root = join(import.meta.dirname, '../../..');

const { intervalMs, giveUpMs, attempts } = policies.sendAgentMessage;
const { truncate } = limits.UserTextBody;
const { maxItems } = limits['ButtonsContent.buttons'];
/** The figures that the test writes into the documents in place of the current ones. */
const other = {
  intervalMs: intervalMs + 2000,
  giveUpMs: (intervalMs + 2000) * (attempts + 1),
  attempts: attempts + 1,
  truncate: truncate + 1000,
  maxItems: maxItems + 2,
};

/** Returns a pattern for the spellings of a number, such as `three|3` or `1,000|1000`. */
const forms = (figure: number) =>
  `(?:${[...new Set([inWords(figure), figure.toLocaleString('en'), `${figure}`])].join('|')})`;
const inCode = (keyword: string, figure: number) => `${keyword}["']?(?::| =>) ${figure}\\b`;
const duration = (ms: number) =>
  `(?<![\\w.])${forms(ms / 1000)}[ -](?:s|seconds?)\\b|${inCode('Ms', ms)}|\\b${forms(ms)} ms\\b`;
const [most, more] = [forms(maxItems), forms(maxItems + 1)];

/** A pattern for each figure, in all spellings that texts and code use. */
const looks: Record<string, RegExp> = {
  'an interval': new RegExp(duration(intervalMs), 'gi'),
  'giving up': new RegExp(duration(giveUpMs), 'gi'),
  'the number of attempts': new RegExp(
    `\\b${forms(attempts)} (?:attempts|POSTs)\\b|${inCode('attempts', attempts)}`,
    'gi',
  ),
  'the length of texts': new RegExp(
    `\\b${forms(truncate)} characters|(?:first|more than|exactly|limit of) ${forms(truncate)}\\b|${inCode('(?:truncate|length)', truncate)}|\\b${'a'.repeat(truncate)}a?\\b`,
    'gi',
  ),
  'the number of buttons': new RegExp(
    `\\b(?:${most}|${more})[ -]buttons\\b|(?:buttons|elements|at most) ${most}\\b|${inCode('maxItems', maxItems)}`,
    'gi',
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'parlance-figures-'));
const specs = join(folder, 'specs');
cpSync(join(root, 'specs'), specs, { recursive: true, filter: (path) => !path.endsWith('released') });
afterAll(() => rmSync(folder, { recursive: true }));

/** Matches lines in which a figure of the reference or of a sample program equals a figure of the contract by chance. */
const unrelated =
  /posted nothing in \d+ s:|^within \d+ seconds\. The bot gets|Client\(\{.*timeoutMs: \d+ \}|judge\.span\(|(?:for|call:) \d+ seconds, or/;

const foundIn = (files: Map<string, string>, look: RegExp): string[] =>
  [...files].flatMap(([path, content]) =>
    content.split('\n').flatMap((line, index) => {
      const found = unrelated.test(line) ? [] : [...line.matchAll(look)];
      return found.map(([each]) => `${path}:${index + 1} ${each.slice(0, 30)}`);
    }),
  );

test('if a figure is changed in the documents, no generated file has the old figure', async () => {
  const generated = join(root, 'generated');
  const names = globSync('**/*.*', { cwd: generated });
  const before = new Map(names.map((name) => [name, readFileSync(join(generated, name), 'utf8')]));
  for (const file of globSync('**/*.yaml', { cwd: specs, exclude: ['reference/**'] })) {
    const text = readFileSync(join(specs, file), 'utf8');
    const changed = text
      .replaceAll(/(intervalMs|timeoutMs): \d+/g, `$1: ${other.intervalMs}`)
      .replaceAll(/ attempts: \d+/g, ` attempts: ${other.attempts}`)
      .replaceAll(/giveUpMs: \d+/g, `giveUpMs: ${other.giveUpMs}`)
      .replaceAll(/x-truncate: \d+/g, `x-truncate: ${other.truncate}`)
      .replaceAll(/maxItems: \d+/g, `maxItems: ${other.maxItems}`);
    if (changed !== text) writeFileSync(join(specs, file), changed);
  }
  const files = [...(await generate(specs)), ...(await generateForTools(await readModel(specs)))];
  const after = new Map(files.map(({ path, content }) => [path, content]));
  for (const [figure, look] of Object.entries(looks)) {
    expect(foundIn(before, look).length, `${figure} before`).toBeGreaterThan(9);
    expect(foundIn(after, look), `${figure} afterwards`).toEqual([]);
  }
  const words = (ms: number) => inWords(ms / 1000);
  const length = inWords(other.truncate);
  const says: [file: string, text: string][] = [
    ['rules.ts', `MUST be ${words(other.intervalMs)} seconds apart`],
    ['python/parlance/rules.py', `error event MUST return ${words(other.giveUpMs)} seconds after`],
    ['php/src/Rules.php', `more than ${length} characters to its first ${length}`],
    ['openapi/bot.json', `BUTTONS with up to ${inWords(other.maxItems)} buttons`],
  ];
  for (const [file, text] of says) expect(after.get(file)).toContain(text);
});

test('no page of the docs site and no example program repeats a figure of the contract', () => {
  const prose = ['docs/{src,contributing}/**/*.{md,mdx,astro}', 'docs/examples/**/*.{ts,py,php,go,md}'];
  const files = globSync([...prose, '{README,ARCHITECTURE}.md'], { cwd: root });
  expect(files.length).toBeGreaterThan(80);
  const pages = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  for (const [figure, look] of Object.entries(looks)) expect(foundIn(pages, look), figure).toEqual([]);
});
