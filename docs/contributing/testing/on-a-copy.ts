// Tests a page "Add …" on a copy of the project. The YAML blocks of the page are inserted into the documents. The test compares the files
// that the compiler and the lint then report with the tables of the page.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const parts = [
  ...['specs', 'generated', 'src', 'conformance', 'docs'],
  ...['package.json', 'tsconfig.json', 'CHANGELOG.md', 'README.md', 'ARCHITECTURE.md'],
];

/**
 * Defines the tests of a page in docs/contributing. The YAML blocks of the page begin with `# file: place`, and its tables end with a
 * column "named by". `count` is the number of files on the page, without the changelog.
 */
export function tryPage(name: string, count: number): void {
  const page = readFileSync(join(import.meta.dirname, '..', name), 'utf8');
  const blocks = [...page.matchAll(/```yaml\n# (\S+): (\S+)\n(.*?)```/gs)];
  /** The blocks that add optional fields to an existing schema. The documents are valid without them, so no test expects an error. */
  const fields = blocks.filter(([, , place]) => place!.endsWith('/properties'));
  let copy: string;
  let problems: string[];

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'parlance-page-'));
    for (const part of parts)
      cpSync(join(root, part), join(copy, part), {
        recursive: true,
        filter: (path) => !path.endsWith('docs/dist'),
      });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    insertInto(copy, blocks);
    expect(await run(['src/contract/codegen/main.ts'])).toContain('types.ts');
    problems = await problemsOf('specs');
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('the compiler names exactly the files of the page', async () => {
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

  test('the lint of the documents names exactly the examples of the page', async () => {
    const named = problems.flatMap(
      (problem) => /Add (specs\/examples\/\S+\.json)\./.exec(problem)?.[1] ?? [],
    );
    expect(named.toSorted()).toEqual(filesNamedBy('`lint:specs`'));
    const without = problems.flatMap(
      (problem) => /\/([^/]+): no valid example has this optional property/.exec(problem)?.[1] ?? [],
    );
    expect(without).toEqual(
      expect.arrayContaining(fields.flatMap(([, , , block]) => Object.keys(parse(block!)))),
    );
  });

  const tests = [...page.matchAll(/\| `(\S+\.test\.ts)` \|$/gm)].map(([, file]) => file!);
  test.runIf(tests.length > 0).each(tests)(
    'the test %s fails without the further changes of the page',
    async (file) => {
      expect(await run(['node_modules/vitest/vitest.mjs', 'run', file])).toContain('AssertionError');
    },
  );

  test.runIf(page.includes('| `CHANGELOG.md` |'))(
    'the comparison with the released version names the changelog',
    async () => {
      const before = await run(['src/contract/diff/main.ts', '--generated', join(root, 'generated')]);
      expect(before).not.toContain('CHANGELOG.md does not say');
      expect(await run(['src/contract/diff/main.ts'])).toContain('CHANGELOG.md does not say');
    },
  );

  const others = blocks.filter((block) => !fields.includes(block));
  test.each(others.map((block) => [`${block[1]}: ${block[2]}`, block] as const))(
    'without the block %s, the generator or the lint reports an error',
    async (place, left) => {
      const specs = mkdtempSync(join(copy, 'without-'));
      cpSync(join(root, 'specs'), join(specs, 'specs'), { recursive: true });
      insertInto(
        specs,
        blocks.filter((block) => block !== left),
      );
      const from = ['--specs', join(specs, 'specs'), '--out', join(specs, 'generated')];
      const generated = await run(['src/contract/codegen/main.ts', ...from]);
      if (/^specs\//m.test(generated)) return;
      // The message kinds that people can write at the desk are a choice of the reference. So a missing kind is not a mistake.
      if (place.endsWith('WrittenParts/oneOf')) return;
      const more = (await problemsOf(join(specs, 'specs'))).filter((problem) => !problems.includes(problem));
      expect(more).not.toEqual([]);
    },
  );

  test('all files on the page exist, except new ones, and the number of files is right', () => {
    const named = [...page.matchAll(/^\| `([^`]+)` /gm), ...page.matchAll(/^# (\S+): /gm)];
    const files = [...new Set(named.map(([, file]) => file!))];
    expect(files.filter((file) => !file.includes('<') && !existsSync(join(root, file)))).toEqual([]);
    expect(files.filter((file) => file !== 'CHANGELOG.md')).toHaveLength(count);
  });

  /** Returns the output of the lint for a folder of documents. */
  async function problemsOf(specs: string): Promise<string[]> {
    return (await run(['--input-type=module', '-e', lint, specs])).trim().split('\n');
  }

  /**
   * Returns the files in the tables of the page, from the rows with these words in the last column. The column may also name another file.
   */
  function filesNamedBy(words: string): string[] {
    return page
      .split('\n')
      .flatMap((line) => {
        const [, file, by, other] = /^\| `([^`]+)` (?:.* )?\| (.+?)(?:, in `(\S+)`)? \|$/.exec(line) ?? [];
        return by === words ? [other ?? file!] : [];
      })
      .toSorted();
  }

  /** Returns the output of a program that runs in the copy. */
  async function run(args: string[]): Promise<string> {
    const { stdout, stderr } = spawn(process.execPath, args, { cwd: copy });
    return (await Promise.all([text(stdout), text(stderr)])).join('');
  }
}

const lint = `
const { lintSpecs } = await import('./src/contract/lint/lint.ts');
const { written } = await import('./src/contract/lint/contract.ts');
for (const problem of lintSpecs(process.argv[1])) console.log(written(problem));`;

/** Inserts the blocks of a page into the documents of a folder. */
function insertInto(folder: string, blocks: readonly RegExpExecArray[]): void {
  for (const [, file, place, block] of blocks) insert(join(folder, file!), place!.split('/'), parse(block!));
}

/** Adds items to a list, or properties to a map, at a place in a YAML document. */
function insert(file: string, place: string[], value: unknown[] | Record<string, unknown>): void {
  const document = parseDocument(readFileSync(file, 'utf8'));
  if (Array.isArray(value)) for (const item of value) document.addIn(place, document.createNode(item));
  else
    for (const [name, item] of Object.entries(value))
      document.setIn([...place, name], document.createNode(item));
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
