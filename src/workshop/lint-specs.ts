// `npm run workshop -- lint:specs` checks the documents in specs/ and the bundles that are made from these documents. The command prints
// each problem with its place and its correction. The bundles are checked once every example fits its schema.
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counted } from '../../conformance/wire/http/evidence.ts';
import { examplesOfSeveralMessages, examplesThatDoNotFit } from '../contract/codegen/fitting-examples.ts';
import { flowsThatDoNotFit } from '../contract/codegen/fitting-flows.ts';
import { add, generateBundles } from '../contract/codegen/generate.ts';
import { type Model, SpecProblem } from '../contract/codegen/model/model.ts';
import { readModel } from '../contract/codegen/model/read.ts';
import { readExamples } from '../contract/documents/examples.ts';
import { accepted, lintBundles } from '../contract/lint/bundles.ts';
import { distinct, type Problem, written } from '../contract/lint/contract.ts';
import { lintSpecs } from '../contract/lint/lint.ts';

const specs = join(import.meta.dirname, '../../specs');
const examples = readExamples(specs);
const problems = lintSpecs(specs);
console.log(`specs/: own rules: ${counted(problems.length, 'problem')}`);
const model = await readModel(specs).catch((error: unknown) => {
  if (!(error instanceof SpecProblem)) throw error;
  if (problems.length === 0) console.error(error.message);
});
const ofExamples = model && [...examplesThatDoNotFit(model, examples), ...examplesOfSeveralMessages(model)];
if (ofExamples) console.log(`specs/examples/: ${counted(ofExamples.length, 'problem')}`);
problems.push(...(ofExamples ?? []), ...(model ? flowsThatDoNotFit(model) : []));
if (model && ofExamples?.length === 0) problems.push(...(await problemsOfBundles(model)));
else console.log('bundles: not checked before the problems are corrected');

for (const problem of distinct(problems)) console.error(written(problem));
console.log(counted(problems.length, 'problem'));
process.exitCode = model && problems.length === 0 ? 0 : 1;

/** Checks the bundles of a model. Writes the bundles into a temporary folder first, because the tools read files. */
async function problemsOfBundles(of: Model): Promise<Problem[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'parlance-bundles-'));
  const generated = join(folder.path, 'generated');
  add(generated, await generateBundles(of));
  const { verdicts, problems: found } = await lintBundles(generated, specs);
  for (const { tool, counts, problems: own } of verdicts) {
    const seen = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
    console.log(`bundles: ${tool}: ${seen.join(', ')}: ${counted(own.length, 'complaint')}`);
  }
  for (const { rule, document = 'everywhere', because } of accepted)
    console.log(`  accepted: ${rule}, ${document}: ${because}`);
  return oneOfEachCause(found);
}

/** Returns one problem for each rule and message. The text of this problem has the number of further problems of the same kind. */
function oneOfEachCause(all: readonly Problem[]): Problem[] {
  const causes = Map.groupBy(all, ({ rule, message }) => `${rule} ${message.replace(/`\w+` property /, '')}`);
  const alike = (count: number) => (count > 0 ? `, and at ${counted(count, 'other place')}` : '');
  return [...causes.values()].map(([first, ...others]) => ({
    ...first!,
    message: `${first!.message.replace(/\.$/, '')}${alike(others.length)}`,
  }));
}
