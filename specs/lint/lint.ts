import { lintByAsyncApi } from './asyncapi.ts';
import { lintExamples } from './examples.ts';
import { lintFigures } from './figures.ts';
import { lintFlows } from './flows.ts';
import { distinct, type Problem } from './problem.ts';
import { lintByRedocly } from './redocly.ts';
import { readContract } from './rules/contract.ts';
import { lintShown } from './shown.ts';

/** Every problem of the documents in a folder `specs/`, each once. */
export async function lintSpecs(specs: string): Promise<Problem[]> {
  const contract = readContract(specs);
  const documents = contract.sources.filter(({ file }) => /\.(openapi|asyncapi)\.yaml$/.test(file));
  const events = documents.filter(({ file }) => file.endsWith('.asyncapi.yaml'));
  const [byRedocly, byAsyncApi] = await Promise.all([
    lintByRedocly(contract, documents),
    lintByAsyncApi(events),
  ]);
  return distinct([
    ...byRedocly,
    ...byAsyncApi,
    ...lintExamples(contract),
    ...lintShown(contract),
    ...lintFigures(contract),
    ...lintFlows(contract),
  ]);
}
