// A page "Add …" is tried on a copy of the project: its blocks are inserted into the documents, and what the compiler and the lint name
// then is compared with its tables.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const parts = ['specs', 'generated', 'src', 'conformance', 'docs/examples', 'package.json', 'tsconfig.json'];

/** Tries a page of docs/contributing. Its YAML blocks begin with `# file: place`; its tables end with a column "named by". */
export function tryPage(name: string): void {
  const page = readFileSync(join(import.meta.dirname, '..', name), 'utf8');
  let copy: string;

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'parlance-page-'));
    for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    for (const [, file, place, block] of page.matchAll(/```yaml\n# (\S+): (\S+)\n(.*?)```/gs))
      insert(join(copy, file!), place!.split('/'), parse(block!));
    expect(await run(['src/contract/codegen/main.ts'])).toContain('types.ts');
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('the compiler names the files of the page, and no others', async () => {
    const { exclude } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
      exclude: string[];
    };
    const project = {
      extends: './tsconfig.json',
      include: ['src', 'conformance', 'docs/examples'],
      exclude: [...exclude, '**/*.test.ts'],
    };
    writeFileSync(join(copy, 'tsconfig.page.json'), JSON.stringify(project));
    const projects = ['tsconfig.page.json', 'src/reference/console/page', 'src/reference/widget'];
    const compiler = 'node_modules/typescript-next/bin/tsc';
    const outputs = await Promise.all(projects.map((each) => run([compiler, '-p', each])));
    const named = outputs.flatMap((output) => [...output.matchAll(/^(\S+)\(\d+,\d+\): error/gm)]);
    expect([...new Set(named.map(([, file]) => file))].toSorted()).toEqual(filesNamedBy('compiler'));
  });

  test('the lint of the documents names the examples of the page, and no others', async () => {
    const output = await run(['--input-type=module', '-e', lint]);
    const named = [...output.matchAll(/Add (specs\/examples\/\S+\.json)\./g)].map(([, file]) => file);
    expect(named.toSorted()).toEqual(filesNamedBy('`lint:specs`'));
  });

  test('every file of the page that is not new exists', () => {
    const files = [...page.matchAll(/^\| `([^`<]+)` /gm), ...page.matchAll(/^# (\S+): /gm)];
    expect(files.length).toBeGreaterThan(4);
    expect(files.map(([, file]) => file!).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  /** The files in the tables of the page whose last column has these words. */
  function filesNamedBy(words: string): string[] {
    const rows = page.split('\n').filter((line) => line.endsWith(`| ${words} |`));
    return rows.map((row) => /^\| `([^`]+)`/.exec(row)![1]!).toSorted();
  }

  /** The output of a program of the copy. */
  async function run(args: string[]): Promise<string> {
    const { stdout, stderr } = spawn(process.execPath, args, { cwd: copy });
    return (await Promise.all([text(stdout), text(stderr)])).join('');
  }
}

const lint = `
const { lintSpecs } = await import('./specs/lint/lint.ts');
for (const { cure } of await lintSpecs('specs')) console.log(cure + '.');`;

/** Adds items to a list of a YAML document, or properties to a map. */
function insert(file: string, place: string[], value: unknown[] | Record<string, unknown>): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  if (Array.isArray(value)) for (const item of value) document.addIn(place, document.createNode(item));
  else
    for (const [name, item] of Object.entries(value))
      document.setIn([...place, name], document.createNode(item));
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
