import { type Diagnostic, Parser } from '@asyncapi/parser';
import { bundle, createConfig, lint } from '@redocly/openapi-core';
import { step } from '../documents/json.ts';
import { documentName, type Source, SourcesResolver, writtenAt } from '../documents/sources.ts';
import { lintExamples, lintFigures, lintFlows, lintShown, lintUsed } from './checks.ts';
import { type Contract, distinct, type Problem, readContract } from './contract.ts';
import { allRules, parting, plugin } from './rules.ts';

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

/**
 * Checks every document, and the schema files that it refers to, with Redocly's strict rules and the project's own rules. Returns the
 * problems.
 */
async function lintByRedocly(contract: Contract, documents: Source[]): Promise<Problem[]> {
  const config = await createConfig({
    telemetry: 'off',
    extends: ['recommended-strict'],
    plugins: [plugin(contract)],
    rules: {
      // The own rule path-parameters-known covers paths, and the x-path of webhooks too.
      'path-parameters-defined': 'off',
      // Redocly confuses branches that differ only in a nested constant. The own rule for unions asks for the path of the constant.
      'no-illogical-composition-keywords': 'off',
      ...allRules,
    },
    // The contract knows no security scheme: credentials are part of the address (OPEN-07, OPEN-08).
    async3Rules: { 'security-defined': 'off' },
  } as Parameters<typeof createConfig>[0]);
  const found = await Promise.all(
    documents.map(({ file }) =>
      lint({ ref: file, config, externalRefResolver: new SourcesResolver(contract.sources) }),
    ),
  );
  return found.flat().map(({ message, ruleId, location, suggest }) => {
    const [what, cure = suggest.length > 0 ? `Did you mean ${suggest.join(', ')}?` : ''] =
      message.split(parting);
    return {
      document: documentName(contract.specs, location[0]?.source.absoluteRef ?? contract.specs),
      pointer: (location[0]?.pointer ?? '').replace(/^#/, '').replace(/\/$/, ''),
      rule: ruleId.replace(/^parlance\//, ''),
      message: what!.replace(/\.$/, ''),
      cure,
    };
  });
}

/**
 * Returns the problems that @asyncapi/parser finds in each AsyncAPI document. The documents are bundled first, because the parser would
 * lose the names of the schemas otherwise.
 */
async function lintByAsyncApi(sources: Source[]): Promise<Problem[]> {
  const documents = sources.filter(({ file }) => file.endsWith('.asyncapi.yaml'));
  const config = await createConfig({ telemetry: 'off' });
  const problems: Problem[] = [];
  for (const { file, document } of documents) {
    const { bundle: bundled } = await bundle({
      ref: file,
      config,
      externalRefResolver: new SourcesResolver(sources),
    });
    problems.push(...(await validateAsyncApi(document, JSON.stringify(bundled.parsed))));
  }
  return problems;
}

/** Returns the problems that @asyncapi/parser finds in a bundled document. `text` is its content as JSON. */
export async function validateAsyncApi(document: string, text: string): Promise<Problem[]> {
  const found = await validate(text);
  // A complaint about an old version is no problem. Generators such as Modelina read versions up to 3.0.0, and the documents need nothing
  // from 3.1.0.
  const complaints = found.filter(({ code }) => code !== 'asyncapi-latest-version');
  return complaints.map(({ code, message, path }) => ({
    document,
    pointer: path.map(step).join(''),
    rule: String(code),
    message: message.replace(/\.$/, ''),
    cure: '',
  }));
}

const parser = new Parser();
const verdicts = new Map<string, Promise<Diagnostic[]>>();

/** Returns the parser's result for a document. The result is cached, because the parser takes half a second. */
function validate(text: string): Promise<Diagnostic[]> {
  const verdict = verdicts.get(text) ?? parser.validate(text);
  verdicts.set(text, verdict);
  return verdict;
}
