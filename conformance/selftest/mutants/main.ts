import { Command, Option } from 'commander';
import { writeWhole } from '../../../src/contract/files.ts';
import { type Target, targets } from '../../targets/index.ts';
import { digestOfMutants } from '../sources.ts';
import { inOneBrowser } from '../widget/open.ts';
import { outlets } from './outlets.ts';
import { type Kept, keptNow, proofsOf, reasonFor, runMutants, written } from './runs.ts';
import { widgetOutlets } from './widget.ts';

const { target: asked } = new Command('npm run workshop -- mutants')
  .description(
    'Puts mutants, made by rule from the schemas, into what each party sends, and tells which the suite catches.',
  )
  .addOption(new Option('--target <names...>', 'only these targets').choices(targets))
  .addHelpText('after', '\nExample:\n  npm run workshop -- mutants --target webhook-sender')
  .parse()
  .opts<{ target?: Target[] }>();
const record = keptNow();
const chosen = targets.filter((target) => !asked || asked.includes(target));
const found: Kept[] = [];
const pages = inOneBrowser();
try {
  for (const target of chosen) {
    const sources = digestOfMutants(target);
    const own = [...outlets, ...widgetOutlets(pages.runOf)].filter((outlet) => outlet.target === target);
    const runs = await runMutants(own);
    const others = runs
      .filter(({ outcome }) => outcome !== 'caught')
      .map((run) => ({ mutant: run.mutant, outcome: run.outcome, reason: reasonFor(run, record) }))
      .toSorted((a, b) => (a.mutant < b.mutant ? -1 : 1));
    const kinds = Object.entries(Object.groupBy(runs, ({ kind }) => kind)).map(([kind, all = []]) => {
      const caught = all.filter(({ outcome }) => outcome === 'caught');
      return [kind, [all.length, caught.length]];
    });
    found.push({
      target,
      sources,
      all: runs.length,
      caught: runs.length - others.length,
      kinds: Object.fromEntries(kinds),
      proofs: await proofsOf(own, runs),
      others,
    });
  }
} finally {
  await pages.close();
}
for (const each of found) print(each);
const bare = found.flatMap(({ others }) => others.filter(({ reason }) => reason === undefined));
const other = record.filter(({ target }) => !found.some((each) => each.target === target));
const all = [...other, ...found].toSorted((a, b) => (a.target < b.target ? -1 : 1));
writeWhole(written, `${JSON.stringify(all, null, 2)}\n`);
const sum = (count: (each: Kept) => number) => found.reduce((total, each) => total + count(each), 0);
console.log(
  `${sum(({ caught }) => caught)} of ${sum(({ all }) => all)} mutants caught; ${bare.length} got through without a reason`,
);
if (bare.length > 0)
  console.log('Mend a case, or write a "reason" beside the mutant in conformance/mutants.json.');
process.exit(bare.length > 0 ? 1 : 0);

function print({ target, all, caught, kinds, others }: Kept): void {
  console.log(`${target}: ${caught} of ${all} caught`);
  for (const [kind, [number, found]] of Object.entries(kinds)) console.log(`  ${found}/${number} ${kind}`);
  for (const { mutant, outcome, reason = 'NO REASON' } of others)
    console.log(`  ${outcome.padEnd(8)} ${mutant}: ${reason}`);
}
