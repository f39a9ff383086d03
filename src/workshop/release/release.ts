// `npm run workshop -- release` runs the steps of a release in order. A dry run works on a copy of the project and publishes nothing.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { styleText } from 'node:util';
import type { Language } from '../../contract/codegen/emit/file.ts';
import { languages } from '../../contract/codegen/languages.ts';
import { argumentsOf } from '../../contract/script-options.ts';

const root = join(import.meta.dirname, '../../..');
const list = stepsOf('VERSION').map(({ name, about }) => `  ${name.padEnd(9)} ${about}`);
const { values, positionals } = argumentsOf(
  'npm run workshop -- release',
  {
    'dry-run': { type: 'boolean', default: false },
    from: { type: 'string' },
    skip: { type: 'string', multiple: true, default: [] },
  },
  `Usage: npm run workshop -- release [VERSION] [--dry-run] [--from STEP] [--skip STEP]…

Releases VERSION, by default the version in package.json. The steps are:
${list.join('\n')}

  --dry-run  runs the steps on a copy of this folder, dist/dry-run, and only prints the steps that test, commit or publish
  --from     begins with this step, after it failed; not in a dry run, which makes a new copy
  --skip     leaves this step out

Examples:
  npm run workshop -- release --dry-run
  npm run workshop -- release 1.2.0

Exit status: 0 when all steps are done, 1 when one failed, 2 usage.`,
  1,
);
const { version: present } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Version;
const [version = present] = positionals;
const steps = stepsOf(version);
const unknown = [values.from ?? 'version', ...values.skip].find(
  (name) => !steps.some((step) => step.name === name),
);
if (unknown !== undefined) fail(`There is no step ${unknown}. See: npm run workshop -- release --help`, 2);
if (values['dry-run'] && values.from !== undefined)
  fail('A dry run makes a new copy and runs all steps. Write --skip STEP to leave steps out.', 2);
if (!/^\d+\.\d+\.\d+$/.test(version)) fail(`${version} is not a version. Write it like 1.2.3.`, 2);
const begin = steps.findIndex(({ name }) => name === (values.from ?? 'version'));
if (begin === 0) {
  if (existsSync(join(root, 'specs/released', version)))
    fail(`${version} has been released. Name a higher version.`);
  if (!values['dry-run'] && run(['git', 'status', '--porcelain'], root) !== '')
    fail('Some files are not committed. Commit them first.');
}

const home = values['dry-run'] ? copied() : root;
console.log(`Release ${version}${home === root ? '' : `, a dry run in ${home}`}`);
for (const step of steps.slice(begin)) runStep(step);
console.log(`
What goes where:
  dist/npm                  to the npm registry
  the other files in dist/  to the page of the tag v${version}, by hand: npm, ${languages.map(({ title }) => title).join(', ')}
  docs/                     to the site, by the workflow docs.yml, when main is pushed`);

interface Version {
  version: string;
}

/** Prints a step and runs its command, unless a dry run leaves the step out. */
function runStep({ name, command, folder, isLeftOut }: Step): void {
  const words = command.map((word) => (word.includes(' ') ? `'${word}'` : word)).join(' ');
  console.log(`${styleText('bold', name.padEnd(9))} ${folder === '.' ? '' : `in ${folder}: `}${words}`);
  const said = values.skip.includes(name)
    ? 'left out'
    : isLeftOut && values['dry-run']
      ? 'not in a dry run'
      : outputOf(name, command, folder);
  if (said) console.log(`          ${said}`);
}

/** Runs the command of a step. Returns the last line of the output. If the command fails, prints the output and exits. */
function outputOf(name: string, command: Step['command'], folder: string): string {
  try {
    return run(command, join(home, folder)).trimEnd().split('\n').at(-1)!.trim();
  } catch (error) {
    const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string };
    console.error(stdout === undefined ? message : `${stdout}${stderr}`);
    const given = ['npm run workshop -- release', ...process.argv.slice(2)].join(' ');
    return fail(
      values['dry-run']
        ? `The step ${name} failed. Correct the cause, or name another version. Then: ${given}`
        : `The step ${name} failed. Correct the cause, then: ${given} --from ${name}. For another version, begin anew: git checkout .`,
    );
  }
}

function run([program, ...args]: Step['command'], cwd: string): string {
  const file = program === 'node' ? process.execPath : program;
  const shell = program === 'npm' && process.platform === 'win32';
  return execFileSync(file, args, { cwd, shell, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 });
}

/** Copies the project without build outputs into dist/dry-run, where Node finds the installed packages. Returns the copy's path. */
function copied(): string {
  const made = ['node_modules', 'dist', 'reports', '.git', '.astro', '.parlance', 'coverage'];
  const filter = (path: string) => !made.includes(basename(path));
  const copy = join(root, 'dist/dry-run');
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync(root).filter(filter))
    cpSync(join(root, name), join(copy, name), { recursive: true, filter });
  return copy;
}

function fail(message: string, code = 1): never {
  console.error(message);
  process.exit(code);
}

interface Step {
  name: string;
  about: string;
  command: readonly [string, ...string[]];
  folder: string;
  /** True if a dry run only prints the command, because the command takes long, commits, or publishes something. */
  isLeftOut: boolean;
}

function stepsOf(version: string): Step[] {
  const builder = 'src/workshop/release';
  return [
    step(
      ['version', 'writes the version into package.json and package-lock.json'],
      ['npm', 'version', version, '--no-git-tag-version', '--allow-same-version'],
    ),
    step(
      ['changelog', 'gives the heading [Unreleased] of CHANGELOG.md the version and the date'],
      ['node', `${builder}/changelog.ts`, version],
    ),
    step(
      ['generate', 'writes generated/: documents, code and packages with the version'],
      ['node', 'src/contract/codegen/main.ts'],
    ),
    step(
      ['diff', 'checks that version and changelog agree with the changes'],
      ['node', 'src/contract/diff/main.ts'],
    ),
    step(
      ['keep', 'keeps the bundles in specs/released/, with which the next diff compares'],
      ['node', 'src/contract/diff/main.ts', '--keep'],
    ),
    leftOut(['test', 'runs all checks and tests'], ['npm', 'test']),
    leftOut(['long', 'runs the long tests'], ['npm', 'run', 'test:long']),
    step(['docs', 'builds the site in docs/dist, and checks it'], ['node', 'docs/build.ts']),
    step(
      ['build', 'makes the npm package in dist/npm; its starters/ contain the packages of the languages'],
      ['node', `${builder}/build.ts`, '--out', 'dist/npm'],
    ),
    step(['pack', 'makes its tarball in dist/'], ['npm', 'pack', './dist/npm', '--pack-destination', 'dist']),
    ...languages.map((language): Step => {
      const { id, title, builds }: Language = language;
      const archive = `../../dist/parlance-${id}-${version}.tgz`;
      const command: Step['command'] = builds ? [...builds, '../../dist'] : ['tar', '-czf', archive, '.'];
      return { ...step([id, `makes the ${title} package in dist/`], command), folder: `generated/${id}` };
    }),
    leftOut(['login', 'checks that you are logged in to npm, before the commit'], ['npm', 'whoami']),
    leftOut(['add', 'adds all changes to the commit'], ['git', 'add', '--all']),
    leftOut(['commit', 'commits them'], ['git', 'commit', '-m', `Release ${version}`]),
    leftOut(['tag', 'tags the commit'], ['git', 'tag', '-a', `v${version}`, '-m', `Version ${version}`]),
    leftOut(
      ['publish', 'publishes dist/npm on the npm registry, with access for all'],
      ['npm', 'publish', './dist/npm', '--access', 'public'],
    ),
    leftOut(['push', 'pushes the commit and the tag'], ['git', 'push', '--follow-tags']),
  ];
}

function step([name, about]: [string, string], command: Step['command']): Step {
  return { name, about, command, folder: '.', isLeftOut: false };
}

function leftOut(...given: Parameters<typeof step>): Step {
  return { ...step(...given), isLeftOut: true };
}
