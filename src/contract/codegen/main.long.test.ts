import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '../documents/sources.ts';
import type { GeneratedFile } from './emit/file.ts';

const root = join(import.meta.dirname, '../../..');
let out: string;
let expected: GeneratedFile[];

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'parlance-generated-'));
  expected = contentOf(join(root, 'generated'));
  cpSync(join(root, 'generated'), out, { recursive: true });
});
afterAll(() => rmSync(out, { recursive: true }));

/** Runs `npm run generate` with arguments in a child process. */
function runGenerate(args: string[], cwd = root) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    cwd,
    encoding: 'utf8',
  });
}

/** Changes one generated file, removes another, and adds a file that is not generated. */
function spoil(): void {
  writeFileSync(join(out, 'rules.ts'), '// by hand\n');
  rmSync(join(out, 'channel/types.ts'), { force: true });
  writeFileSync(join(out, 'channel/notes.txt'), 'stray');
}

const spoilt = [
  '  missing  generated/channel/types.ts',
  '  changed  generated/rules.ts',
  '  stray    generated/channel/notes.txt',
];

test('no generated file contains a path of this machine', () => {
  const traces = contentOf(out).filter(
    ({ content }) => content.includes(root) || content.includes('node_modules'),
  );
  expect(traces.map(({ path }) => path)).toEqual([]);
});

test('every generated TypeScript and JavaScript file names the command that made it', () => {
  const heads = contentOf(out)
    .filter(({ path }) => /\.[jt]s$/.test(path))
    .map(({ path, content }) => ({ path, head: content.split('\n')[0] }));
  for (const { path, head } of heads)
    expect(head, path).toMatch(/^\/\/ (Made|Copied) from .*`npm run generate`/);
});

test('--check names changed, missing and stray files and the command to run, and changes no file', async () => {
  spoil();
  const { status, stdout, stderr } = runGenerate(['--check', '--out', out]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr.split('\n').slice(1)).toEqual([...spoilt, 'Run: npm run generate', '']);
  expect(readFileSync(join(out, 'rules.ts'), 'utf8')).toBe('// by hand\n');
});

test('the command gives the same bytes in any folder, and changes only missing, changed and stray files', async () => {
  spoil();
  const { status, stdout } = runGenerate(['--out', out], tmpdir());
  expect({ status, files: contentOf(out) }).toEqual({ status: 0, files: expected });
  expect(stdout.split('\n').slice(1, -1)).toEqual(spoilt);
});

test('--help shows every option and an example', async () => {
  const { status, stdout } = runGenerate(['--help']);
  expect(status).toBe(0);
  for (const text of ['--check', '--specs', '--out', 'Examples:']) expect(stdout).toContain(text);
});

test('an unknown option gives one line and exit code 2', async () => {
  const { status, stderr } = runGenerate(['--chek']);
  expect(status).toBe(2);
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
