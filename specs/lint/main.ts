// `npm run lint:specs`: tells what is wrong in specs/ and in the bundles made from it, with the place and the cure; exits
// with 1 when something is.
import { join, resolve } from 'node:path';
import { accepted } from './bundles/accepted.ts';
import { lintBundles } from './bundles/lint.ts';
import { lintSpecs } from './lint.ts';
import { distinct, written } from './problem.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../..'));
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
