import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { filesBelow } from '../../../specs/reading/sources.ts';
import type { GeneratedFile } from './emit/file.ts';
import { generate } from './generate.ts';
import { runGenerate } from './testing/command.ts';
import { write } from './write.ts';

const root = join(import.meta.dirname, '../../..');
let out: string;
let expected: GeneratedFile[];

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'parlance-generated-'));
  expected = await generate(join(root, 'specs'));
});
beforeEach(() => write(out, expected));
afterAll(() => rmSync(out, { recursive: true }));

test('no file names a folder of this machine', () => {
  const traces = contentOf(out).filter(
    ({ content }) => content.includes(root) || content.includes('node_modules'),
  );
  expect(traces.map(({ path }) => path)).toEqual([]);
});

test('every TypeScript and JavaScript file says what made it', () => {
  const heads = contentOf(out)
    .filter(({ path }) => /\.[jt]s$/.test(path))
    .map(({ path, content }) => ({ path, head: content.split('\n')[0] }));
  for (const { path, head } of heads)
    expect(head, path).toMatch(/^\/\/ (Made|Copied) from .*`npm run generate`/);
});

test('--check names a changed, a missing and a stray file, and the command to run, and repairs none', async () => {
  writeFileSync(join(out, 'rules.ts'), '// by hand\n');
  rmSync(join(out, 'channel/types.ts'));
  writeFileSync(join(out, 'channel/notes.txt'), 'stray');
  const { code, stdout, stderr } = await runGenerate(['--check', '--out', out]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr.split('\n').slice(1)).toEqual([
    '  missing  generated/channel/types.ts',
    '  changed  generated/rules.ts',
    '  stray    generated/channel/notes.txt',
    'Run: npm run generate',
    '',
  ]);
  expect(readFileSync(join(out, 'rules.ts'), 'utf8')).toBe('// by hand\n');
});

test('a run in any folder gives the same bytes, writes what is missing or changed, removes what is stray, and leaves what agrees', async () => {
  writeFileSync(join(out, 'errors.ts'), '// by hand\n');
  rmSync(join(out, 'bot/types.ts'));
  writeFileSync(join(out, 'bot/notes.txt'), 'stray');
  const { code, stdout } = await runGenerate(['--out', out], tmpdir());
  expect({ code, files: contentOf(out) }).toEqual({ code: 0, files: expected });
  // It makes the same bytes as this process: it finds no other difference.
  expect(stdout.split('\n').slice(1, -1)).toEqual([
    '  missing  generated/bot/types.ts',
    '  changed  generated/errors.ts',
    '  stray    generated/bot/notes.txt',
  ]);
});

test('--help shows every switch and an example', async () => {
  const { code, stdout } = await runGenerate(['--help']);
  expect(code).toBe(0);
  for (const text of ['--check', '--specs', '--out', 'Examples:']) expect(stdout).toContain(text);
});

test('an unknown switch is told in one line, with exit code 2', async () => {
  const { code, stderr } = await runGenerate(['--chek']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^.*--chek.*\n.*--help.*\n$/);
});

function contentOf(folder: string): { path: string; content: string }[] {
  return filesBelow(folder)
    .map((file) => ({
      path: relative(folder, file).split(sep).join('/'),
      content: readFileSync(file, 'utf8'),
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
