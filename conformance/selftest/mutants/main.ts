// `npm run mutants [-- --target T]`: mutants of what each party sends, and what the suite said of each.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { type Target, targets } from '../../targets/index.ts';
import type { Kept } from './kept.ts';
import { reasonFor } from './kept.ts';
import { outlets } from './outlets.ts';
import { type MutantRun, runMutants } from './runs.ts';
import { widgetOutlets } from './widget.ts';

const written = join(import.meta.dirname, '../../mutants.json');
const { target: asked } = new Command('npm run mutants --')
  .description(
    'Puts mutants, made by rule from the schemas, into what each party sends, and tells which the suite catches.',
  )
  .addOption(new Option('--target <names...>', 'only these targets').choices(targets))
  .parse()
  .opts<{ target?: Target[] }>();
const chosen = targets.filter((target) => !asked || asked.includes(target));
const known = JSON.parse(readFileSync(written, 'utf8')) as Kept[];
const found: Kept[] = [];
const inPages = widgetOutlets();
try {
  for (const target of chosen) {
    const own = [...outlets, ...inPages.outlets].filter((outlet) => outlet.target === target);
    found.push(kept(target, await runMutants(own)));
  }
} finally {
  await inPages.close();
}
for (const each of found) print(each);
const bare = found.flatMap(({ others }) => others.filter(({ reason }) => reason === undefined));
const other = known.filter(({ target }) => !found.some((each) => each.target === target));
const all = [...other, ...found].toSorted((a, b) => (a.target < b.target ? -1 : 1));
writeFileSync(written, `${JSON.stringify(all, null, 2)}\n`);
const sum = (count: (each: Kept) => number) => found.reduce((total, each) => total + count(each), 0);
console.log(
  `${sum(({ caught }) => caught)} of ${sum(({ all }) => all)} mutants caught; ${bare.length} got through without a reason`,
);
process.exit(bare.length > 0 ? 1 : 0);

function kept(target: string, runs: readonly MutantRun[]): Kept {
  const others = runs
    .filter(({ outcome }) => outcome !== 'caught')
    .map((run) => {
      const reason = reasonFor(run);
      return { mutant: run.mutant, outcome: run.outcome, ...(reason !== undefined && { reason }) };
    })
    .toSorted((a, b) => (a.mutant < b.mutant ? -1 : 1));
  return { target, all: runs.length, caught: runs.length - others.length, others };
}

function print({ target, all, caught, others }: Kept): void {
  console.log(`${target}: ${caught} of ${all} caught`);
  for (const { mutant, outcome, reason = 'NO REASON' } of others)
    console.log(`  ${outcome.padEnd(8)} ${mutant}: ${reason}`);
}
