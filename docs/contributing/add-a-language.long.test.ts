// Follows the page about languages on a copy of the project. The test adds a toy language: a package of tables, and a Node script that
// validates messages with these tables.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(import.meta.dirname, 'add-a-language.md'), 'utf8');
const copy = mkdtempSync(join(tmpdir(), 'parlance-language-'));
const emit = 'src/contract/codegen/emit';

const toy = `import type { Emitter, Language } from '../file.ts';
import { contractInterfaces, schemaTable } from '../tables.ts';

const emitTables: Emitter = (model) =>
  contractInterfaces(model).map((one) => ({
    path: \`mine/\${one.name}.json\`,
    content: \`\${JSON.stringify(schemaTable(one))}\\n\`,
  }));

export const mine = {
  id: 'mine',
  title: 'Mine',
  extension: 'mjs',
  emitters: [emitTables],
  starterPackage: '',
  programs: ['node'],
  command: (_program, file, at) => [process.execPath, file, at.package],
} as const satisfies Language;
`;

const judge = `import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
const [, , folder, file] = process.argv;
const load = (path) => import(pathToFileURL(folder + '/../' + path).href);
const [{ fits }, { faultList }] = [await load('fits.ts'), await load('faults.ts')];
for (const line of readFileSync(file, 'utf8').trim().split('\\n')) {
  const [name, schema, message] = JSON.parse(line);
  if (JSON.parse(readFileSync(folder + '/' + name + '.json', 'utf8'))[schema] === undefined) throw new Error(schema);
  const validate = (await load(name + '/validators.js'))['validate' + schema];
  const faults = fits(validate, message) ? [] : faultList(message, validate.errors);
  console.log(JSON.stringify(faults.map(({ path }) => path.map((step) => '/' + step).join(''))));
}
`;

beforeAll(() => {
  const parts = [
    'specs',
    'generated',
    'src',
    'conformance',
    'docs',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
  ];
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the compiler names exactly the files on the page that a new language needs', async () => {
  write(`${emit}/mine/index.ts`, toy);
  edit(
    'src/contract/codegen/languages.ts',
    ['import { php }', "import { mine } from './emit/mine/index.ts';\nimport { php }"],
    ['[python, php, go]', '[python, php, go, mine]'],
  );
  const said = await run('node_modules/typescript-next/bin/tsc', '-p', '.', '--noEmit');
  const named = [...said.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file!);
  const edited = page
    .split('\n')
    .filter((line) => line.endsWith('| the compiler |') && !line.includes('(new)'));
  expect([...new Set(named)].toSorted()).toEqual(
    edited.map((row) => /^\| `([^`]+)`/.exec(row)![1]!).toSorted(),
  );
});

test('the drift check names the missing package of the language, and `generate` writes the package', async () => {
  expect(await run('src/contract/codegen/main.ts', '--check')).toContain('generated/mine/channel.json');
  await run('src/contract/codegen/main.ts');
  expect(existsSync(join(copy, 'generated/mine/channel.json'))).toBe(true);
});

test('the comparison of verdicts fails without the judge program of the page, and passes with the program', async () => {
  const compare = () =>
    run('node_modules/vitest/vitest.mjs', 'run', `${emit}/verdicts.test.ts`, '-t', 'node accepts');
  expect(await compare()).toContain('judge.mjs');
  write(`${emit}/testing/judge.mjs`, judge);
  expect(await compare()).toMatch(/Tests +1 passed/);
});

test('every file on the page exists, except files that the page marks as new', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `') && !line.includes('(new)'));
  const files = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

function isSource(path: string): boolean {
  return !/[/\\](\.astro|dist|__pycache__)$/.test(path);
}

function write(file: string, content: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), content);
}

function edit(file: string, ...replacements: [from: string, to: string][]): void {
  let content = readFileSync(join(copy, file), 'utf8');
  for (const [from, to] of replacements) {
    expect(content).toContain(from);
    content = content.replace(from, to);
  }
  write(file, content);
}

/** Returns the output of a program that runs in the copy. */
async function run(...args: string[]): Promise<string> {
  const { stdout, stderr } = spawn(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
  });
  return (await Promise.all([text(stdout), text(stderr)])).join('');
}
