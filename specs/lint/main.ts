// `npm run workshop -- lint:specs`: tells what is wrong in specs/ and in the bundles made from it, with the place and the cure.
import { join } from 'node:path';
import { accepted } from './bundles/accepted.ts';
import { lintBundles } from './bundles/lint.ts';
import { lintSpecs } from './lint.ts';
import { distinct, written } from './problem.ts';

const [given] = process.argv.slice(2);
if (given !== undefined) {
  console.log(`Usage: npm run workshop -- lint:specs

Checks the documents in specs/ and the bundles in generated/.

Example:
  npm run generate && npm run workshop -- lint:specs

Exit status: 0 without problems, 1 with some, 2 usage.`);
  process.exit(['--help', '-h'].includes(given) ? 0 : 2);
}

const root = join(import.meta.dirname, '../..');
const [specs, generated] = [join(root, 'specs'), join(root, 'generated')];

const ofDocuments = await lintSpecs(specs);
console.log(`specs/: own rules, Redocly and the AsyncAPI parser: ${number(ofDocuments.length, 'problem')}`);
const { verdicts, problems: ofBundles } = await lintBundles(generated, specs);
for (const { tool, counts, problems } of verdicts) {
  const seen = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`generated/: ${tool}: ${seen.join(', ')}: ${number(problems.length, 'complaint')}`);
}
for (const { rule, document = 'everywhere', because } of accepted)
  console.log(`  accepted: ${rule}, ${document}: ${because}`);

const problems = distinct([...ofDocuments, ...ofBundles]);
for (const problem of problems) console.error(written(problem));
console.log(number(problems.length, 'problem'));
process.exitCode = problems.length === 0 ? 0 : 1;

function number(count: number, what: string): string {
  return count === 0 ? `no ${what}` : `${count} ${what}${count === 1 ? '' : 's'}`;
}
