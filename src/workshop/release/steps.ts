import type { Language } from '../../contract/codegen/emit/file.ts';
import { languages } from '../../contract/codegen/languages.ts';

/** A step of a release: a command. */
export interface Step {
  name: string;
  about: string;
  command: readonly [string, ...string[]];
  /** The folder of the project that the command runs in. */
  folder: string;
  /** A dry run shows the command only: it takes long, commits, or leaves this machine. */
  isLeftOut: boolean;
}

/** What a release of a version does, in order. */
export function stepsOf(version: string): Step[] {
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
    step(['docs', 'builds the site in docs/dist, and checks it'], ['node', 'docs/build.ts']),
    step(
      ['build', 'makes the npm package in dist/npm; its starters/ hold the packages of the languages'],
      ['node', `${builder}/build.ts`, '--out', 'dist/npm'],
    ),
    step(['pack', 'makes its tarball in dist/'], ['npm', 'pack', './dist/npm', '--pack-destination', 'dist']),
    ...languages.map((language): Step => {
      const { id, title, builds }: Language = language;
      const archive = `../../dist/parlance-${id}-${version}.tgz`;
      const command: Step['command'] = builds ? [...builds, '../../dist'] : ['tar', '-czf', archive, '.'];
      return { ...step([id, `makes the ${title} package in dist/`], command), folder: `generated/${id}` };
    }),
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
