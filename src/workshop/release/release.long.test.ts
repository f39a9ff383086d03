// Tests a dry run of a release, on a copy of the project with a new version. Afterwards, all files of the copy must have this version.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { languages } from '../../contract/codegen/languages.ts';
import { root } from '../testing/package.ts';
import { isInstalled } from '../testing/programs.ts';

const [former, next] = ['97.5.2', '97.5.3'];
/** The copy is in a folder inside this project, so Node finds the installed packages. */
mkdirSync(join(root, 'dist'), { recursive: true });
const copy = mkdtempSync(join(root, 'dist/release-'));
const released = join(copy, 'dist/dry-run');
afterAll(() => rmSync(copy, { recursive: true }));

const made = ['node_modules', 'dist', 'reports', '.git', '.astro', '.parlance'];
const filter = (path: string) => !made.includes(basename(path));
for (const name of readdirSync(root).filter(filter))
  cpSync(join(root, name), join(copy, name), { recursive: true, filter });
const manifest = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as object;
writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...manifest, version: former }, null, 2));

const command = (...args: string[]) => {
  const script = join(copy, 'src/workshop/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
};
const filesOf = (folder: string) =>
  readdirSync(join(released, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a dry run prints the steps that it does not run, and leaves the former version in no file', () => {
  const before = spawnSync(process.execPath, ['src/contract/codegen/main.ts'], { cwd: copy });
  expect(before.status).toBe(0);
  expect(readFileSync(join(copy, 'generated/python/pyproject.toml'), 'utf8')).toContain(former);

  const without = isInstalled('python3') ? [] : ['--skip', 'python'];
  const { status, said } = command('release', next, '--dry-run', ...without);
  expect({ status, said }).toMatchObject({ status: 0 });
  for (const line of [
    `## [${next}] - ${new Date().toISOString().slice(0, 10)}`,
    `git tag -a v${next} -m 'Version ${next}'`,
    'npm publish ./dist/npm --access public\n          not in a dry run',
  ])
    expect(said).toContain(line);

  const all = ['generated', 'docs/dist', 'dist', 'specs', 'conformance'].flatMap(filesOf);
  expect(all.length).toBeGreaterThan(1500);
  expect(all.filter((file) => readFileSync(file).includes(former))).toEqual([]);
  const documents = globSync('dist/npm/generated/**/{openapi,asyncapi,arazzo}/*.json', { cwd: released });
  expect(documents.length).toBeGreaterThan(15);
  for (const document of documents) {
    const { info } = JSON.parse(readFileSync(join(released, document), 'utf8')) as { info: object };
    expect(info, document).toMatchObject({ version: next });
  }
  for (const file of ['package.json', 'package-lock.json', 'CHANGELOG.md', 'dist/npm/package.json'])
    expect(readFileSync(join(released, file), 'utf8'), file).toContain(next);
  // The step `build` makes a package that runs. The package has the starters of each language, with the package of this language.
  const built = join(released, 'dist/npm');
  expect(said).toContain(`@parlance/contract ${next} is in ${built}: ${filesOf('dist/npm').length} files.`);
  const run = spawnSync(process.execPath, [join(built, 'src/cli/parlance.cjs'), '--version'], {
    encoding: 'utf8',
  });
  expect(run).toMatchObject({ status: 0, stdout: `${next}\n` });
  for (const { id, starterPackage } of languages) {
    const inPackage = filesOf(`dist/npm/starters/${id}/parlance`).map((file) => readFileSync(file, 'utf8'));
    const made = filesOf(join('generated', id, starterPackage)).filter((file) => !file.endsWith('.pyc'));
    expect(inPackage, id).toEqual(made.map((file) => readFileSync(file, 'utf8')));
    expect(inPackage.length, id).toBeGreaterThan(5);
  }
  expect(globSync(`dist/*${next}*`, { cwd: released }).length).toBeGreaterThanOrEqual(3);
  expect(globSync('specs/released/*', { cwd: released }).map((path) => basename(path))).toContain(next);
});

test('the release command rejects a version that was released, an invalid version and an unknown step', () => {
  const [kept] = globSync('specs/released/*', { cwd: copy }).map((path) => basename(path));
  expect(command('release', kept!, '--dry-run')).toMatchObject({
    status: 1,
    said: `${kept} has been released. Name a higher version.\n`,
  });
  expect(command('release', 'next')).toMatchObject({ status: 2 });
  expect(command('release', '--from', 'nothing')).toMatchObject({ status: 2 });
  expect(command('release', '--dry-run', '--from', 'diff')).toMatchObject({
    status: 2,
    said: expect.stringContaining('--skip STEP'),
  });
});
