// `npm run workshop -- diff` prints the contract's changes since its last release, and the audiences that each change breaks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { optionsOf } from '../script-options.ts';
import { compareContracts } from './compare.ts';
import { disagreements, keepRelease, lastReleased, readContract } from './released.ts';
import { audiences, type Change, placesOf } from './surface.ts';

const root = join(import.meta.dirname, '../../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const values = optionsOf(
  'npm run workshop -- diff',
  {
    keep: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    generated: { type: 'string', default: join(root, 'generated') },
    released: { type: 'string', default: join(root, 'specs/released') },
    changelog: { type: 'string', default: join(root, 'CHANGELOG.md') },
    version: { type: 'string', default: version },
  },
  `Usage: npm run workshop -- diff [--keep] [--json] [--verbose] [--generated DIR] [--released DIR] [--changelog FILE] [--version VERSION]

Compares the bundles in generated/ with those of the last release in specs/released/, and rates each change for whom
it breaks: ${audiences.join(', ')}.
  --keep       keep the present bundles as those of the version in package.json; done once a release
  --json       print the changes as JSON
  --verbose    print the text of changed rules and descriptions, before and after; without it, only their number
  --generated  the folder of the present bundles
  --released   the folder of the released ones
  --changelog  the changelog that has to tell of breaking changes
  --version    the present version, in place of the one in package.json

Examples:
  npm run workshop -- diff
  npm run workshop -- diff --json
  npm run workshop -- diff --keep

Exit status: 0 when version and changelog agree with the changes, 1 when they do not, 2 usage.`,
);

const now = readContract(values.generated);
if (values.keep) {
  keepRelease(now, values.released, values.version);
  console.log(`Kept the bundles of ${values.version} in ${values.released}.`);
  process.exit(0);
}
const released = lastReleased(values.released);
if (released === undefined) {
  console.error(`${values.released} holds no release. Keep one: npm run workshop -- diff --keep`);
  process.exit(1);
}
const changes = compareContracts(readContract(join(values.released, released)), now);
const wrong = disagreements(changes, {
  released,
  version: values.version,
  changelog: readFileSync(values.changelog, 'utf8'),
});
if (values.json) console.log(JSON.stringify({ released, version: values.version, changes, wrong }, null, 2));
else show(changes, released);
for (const complaint of wrong) console.error(styleText('red', complaint));
process.exitCode = wrong.length > 0 ? 1 : 0;

type Section = readonly [title: string, shows: (change: Change) => boolean];

function show(all: readonly Change[], since: string): void {
  if (all.length === 0) {
    console.log(`Nothing changed since ${since}.`);
    return;
  }
  const sections: readonly Section[] = [
    ...audiences.map((one): Section => [`Breaks for ${one}`, ({ breaks }) => breaks.includes(one)]),
    ['Breaks nobody', ({ kind }) => kind === 'addition'],
    ...(values.verbose ? [['Other words', ({ kind }) => kind === 'text'] satisfies Section] : []),
  ];
  for (const [title, shows] of sections) {
    const own = all.filter(shows);
    if (own.length > 0) console.log(styleText('bold', `\n${title}`));
    for (const { interface: name, where, what, in: users, words } of own) {
      console.log(`  ${name}: ${where} ${what}${placesOf(users)}`);
      if (words) console.log(`    - ${words.before}\n    + ${words.now}`);
    }
  }
  const broken = audiences.filter((audience) => all.some(({ breaks }) => breaks.includes(audience)));
  const reworded = all.filter(({ kind }) => kind === 'text').length;
  if (reworded > 0 && !values.verbose)
    console.log(`\nOther words: ${reworded} rules and descriptions. --verbose shows them.`);
  console.log(`\nSince ${since} this breaks for ${broken.join(', ') || 'nobody'}.`);
}
