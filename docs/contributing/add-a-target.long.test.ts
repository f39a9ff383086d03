// Follows add-a-target.md on a copy of the project. For each file in the table of the page, the tool in the same row must report the file.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(import.meta.dirname, 'add-a-target.md'), 'utf8');
const copy = mkdtempSync(join(tmpdir(), 'parlance-target-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** The files in the table of the page, by the tool that reports them: `compiler`, a command, or a test. */
const named = Map.groupBy(
  [...page.matchAll(/^\| `([^`]+)` \| [^|]+ \| `?([^|`]+)`? \|$/gm)].map(([, file, by]) => ({
    file,
    by: by!,
  })),
  ({ by }) => by,
);
const namedBy = (by: string) =>
  named
    .get(by)
    ?.map(({ file }) => file)
    .toSorted();

const node = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};

for (const each of ['specs', 'generated', 'src', 'conformance', 'docs/examples', 'package.json'])
  cpSync(join(root, each), join(copy, each), {
    recursive: true,
    filter: (path) => !/node_modules|\/dist(\/|$)|\/released(\/|$)/.test(path),
  });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
  compilerOptions: object;
};
const include = ['conformance', 'src/workshop/conform'];
const exclude = ['**/*.test.ts'];
writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions, include, exclude }));
writeFileSync(join(copy, 'vitest.config.ts'), 'export default {};\n');
const blocks = [...page.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm)];
for (const [, title, text] of blocks) {
  if (title!.includes(' ')) continue;
  mkdirSync(dirname(join(copy, title!)), { recursive: true });
  writeFileSync(join(copy, title!), text!);
}

test('the generator reports the missing row of the party in specs/parties.yaml', () => {
  const { status, said } = node('src/contract/codegen/main.ts');
  expect(status).not.toBe(0);
  expect(said).toContain('survey-receiver');
  expect(namedBy('npm run generate')).toEqual(['specs/parties.yaml']);
  expect(said).toContain('parties.yaml');
});

test('the compiler reports the files with lists of targets', () => {
  const [, , row] = blocks.find(([, title]) => title!.startsWith('specs/parties.yaml'))!;
  appendFileSync(join(copy, 'specs/parties.yaml'), row!);
  expect(node('src/contract/codegen/main.ts')).toMatchObject({ status: 0 });
  const { said } = node('node_modules/typescript-next/bin/tsc', '-p', 'tsconfig.json');
  const files = [...said.matchAll(/^(\S+\.ts)\(/gm)].map(([, file]) => file);
  expect([...new Set(files)].toSorted(), said).toEqual(namedBy('compiler'));
});

test('the tests in the table of the page fail for the missing exports and schemas', () => {
  const tests = [...named.keys()].filter((by) => by.endsWith('.test.ts')).toSorted();
  node(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...tests,
    '--reporter=json',
    '--outputFile=found.json',
    '--testNamePattern=the schema|exports every module',
  );
  const { testResults } = JSON.parse(readFileSync(join(copy, 'found.json'), 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  expect(failed.map((name) => name.slice(name.indexOf(copy) + copy.length + 1)).toSorted()).toEqual(tests);
});
