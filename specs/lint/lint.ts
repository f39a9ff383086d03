import { writtenAt } from '../reading/sources.ts';
import { lintByAsyncApi } from './asyncapi.ts';
import { lintExamples } from './examples.ts';
import { lintFigures } from './figures.ts';
import { lintFlows } from './flows.ts';
import { distinct, type Problem } from './problem.ts';
import { lintByRedocly } from './redocly.ts';
import { readContract } from './rules/contract.ts';
import { lintShown, lintUsed } from './shown.ts';

/** Returns all problems of the documents in a folder `specs/`, without repeats. */
export async function lintSpecs(specs: string): Promise<Problem[]> {
  const contract = readContract(specs);
  const documents = contract.sources.filter(({ file }) => /\.(openapi|asyncapi)\.yaml$/.test(file));
  const [byRedocly, byAsyncApi] = await Promise.all([
    lintByRedocly(contract, documents),
    lintByAsyncApi(contract.sources),
  ]);
  const problems = [
    ...byRedocly,
    ...byAsyncApi,
    ...lintExamples(contract),
    ...lintShown(contract),
    ...lintUsed(contract),
    ...lintFigures(contract),
    ...lintFlows(contract),
  ];
  return distinct(problems.map((problem) => ({ ...problem, ...writtenAt(contract.sources, problem) })));
}
