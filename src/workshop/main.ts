// `npm run workshop -- COMMAND` runs a command for work on the project itself. The script of a command parses and explains its options.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { didYouMean } from '../cli/shared/arguments.ts';
import { optionsOf } from '../contract/script-options.ts';

const root = join(import.meta.dirname, '../..');

/** The commands by name: the description, the script, and arguments. The script gets these arguments before those of the user. */
const commands: Record<string, readonly [about: string, script: string, ...args: string[]]> = {
  typecheck: ['checks the types of all sources, also of the code for browsers', 'src/workshop/typecheck.ts'],
  'lint:specs': [
    'checks the documents in specs/, their examples, and the bundles that are made from them',
    'src/workshop/lint-specs.ts',
  ],
  prose: ['checks the language of comments and test names', 'src/workshop/prose/main.ts'],
  conform: [
    'checks the reference and the examples with the conformance suite',
    'src/workshop/conform/main.ts',
  ],
  traceability: [
    'records which case detects a breach of each rule, and what the case observed',
    'conformance/selftest/traceability/main.ts',
  ],
  mutants: [
    'records which mutants of valid traffic the suite catches',
    'conformance/selftest/mutants/main.ts',
  ],
  steady: [
    'runs the suite several times, on a busy machine or against a slow service',
    'src/workshop/conform/steady.ts',
  ],
  chaos: [
    'kills processes under traffic, then compares the service’s data with the observations',
    'src/workshop/chaos/main.ts',
  ],
  diff: ['lists what changed since the last release, and for whom it breaks', 'src/contract/diff/main.ts'],
  generators: [
    "installs and runs other projects' generators on the documents, and records the results",
    'src/workshop/generators/main.ts',
  ],
  screenshots: ['renews the pictures of README and docs', 'docs/screenshots/main.ts'],
  build: ['makes the package in dist/', 'src/workshop/release/build.ts'],
  pack: ['makes the package in dist/, and its tarball', 'src/workshop/release/build.ts', '--pack'],
  release: ['does a release, or shows it with --dry-run', 'src/workshop/release/release.ts'],
};

/** The commands without options. Their exit status is 0 if nothing is wrong. */
const withoutOptions = ['typecheck', 'lint:specs', 'generators'];

const [name = '--help', ...given] = process.argv.slice(2);
const command = commands[name];
if (command) {
  const [about, script, ...args] = command;
  process.chdir(root);
  process.argv = [process.execPath, join(root, script), ...args, ...given];
  if (withoutOptions.includes(name)) {
    const usage = `npm run workshop -- ${name}`;
    optionsOf(usage, {}, `Usage: ${usage}\n\nThe command ${about}.\n\nExample:\n  ${usage}`);
  }
  await import(pathToFileURL(join(root, script)).href);
} else if (name === '--help' || name === '-h') {
  const lines = Object.entries(commands).map(([each, [about]]) => `  ${each.padEnd(13)} ${about}`);
  console.log(`Usage: npm run workshop -- COMMAND [OPTIONS]

${lines.join('\n')}

npm run workshop -- COMMAND --help explains the options of a command.

Example:
  npm run workshop -- diff`);
} else {
  console.error(
    `There is no command ${name}. ${didYouMean(name, Object.keys(commands))}See: npm run workshop -- --help`,
  );
  process.exitCode = 2;
}
