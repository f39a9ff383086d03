import { readExamples } from '../../reading/examples.ts';
import { distinct, type Problem } from '../problem.ts';
import { withoutAccepted } from './accepted.ts';
import { askAsyncApiParser } from './asyncapi.ts';
import { readBundles } from './bundle.ts';
import { askSecondValidator } from './examples.ts';
import { askFlowPayloads } from './flow-payloads.ts';
import { askOneMessageOnly } from './one-message.ts';
import { askRedocly } from './redocly.ts';
import { askSpectralOfArazzo, askSpectralOfAsyncApi, askSpectralOfOpenApi } from './spectral.ts';
import type { Tool, Verdict } from './tool.ts';

export const tools: readonly Tool[] = [
  askRedocly,
  askSpectralOfOpenApi,
  askSpectralOfAsyncApi,
  askSpectralOfArazzo,
  askAsyncApiParser,
  askSecondValidator,
  askOneMessageOnly,
  askFlowPayloads,
];

/**
 * Runs each third-party tool on the bundles in a folder `generated/`. Returns the tools' results, and the problems that are not accepted.
 */
export async function lintBundles(
  generated: string,
  specs: string,
): Promise<{ verdicts: Verdict[]; problems: Problem[] }> {
  const bundles = readBundles(generated, specs);
  const examples = readExamples(specs);
  const verdicts: Verdict[] = [];
  // The tools run in sequence: they only compute, so running them together saves no time.
  for (const tool of tools) verdicts.push(await tool(bundles, examples));
  const { left, unused } = withoutAccepted(verdicts.flatMap(({ problems }) => problems));
  const stale = unused.map(({ rule, document = 'generated' }) => ({
    document,
    pointer: '',
    rule: 'accepted-complaint',
    message: `${rule} is accepted, and nothing is left to accept`,
    cure: 'Take it out of specs/lint/bundles/accepted.ts',
  }));
  return { verdicts, problems: distinct([...left, ...stale, ...idle(verdicts)]) };
}

/** Returns a problem for each tool that checked no document, rule or example. Such a tool proves nothing. */
export function idle(verdicts: readonly Verdict[]): Problem[] {
  return verdicts.flatMap(({ tool, counts }) =>
    Object.entries(counts)
      .filter(([, count]) => count === 0)
      .map(([what]) => ({
        document: 'generated',
        pointer: '',
        rule: 'tool-looks-at-something',
        message: `${tool} looked at no ${what}`,
        cure: 'Let the tool find them',
      })),
  );
}
