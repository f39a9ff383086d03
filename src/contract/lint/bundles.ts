import { distinct, type Problem } from './contract.ts';
import {
  askRedocly,
  askSpectralOfArazzo,
  askSpectralOfAsyncApi,
  askSpectralOfOpenApi,
  readBundles,
  type Tool,
  type Verdict,
} from './lint.ts';

const tools: readonly Tool[] = [askRedocly, askSpectralOfOpenApi, askSpectralOfAsyncApi, askSpectralOfArazzo];

/**
 * Runs each third-party tool on the bundles in a folder `generated/`. Returns the tools' results, and the problems that are not accepted.
 */
export async function lintBundles(
  generated: string,
  specs: string,
): Promise<{ verdicts: Verdict[]; problems: Problem[] }> {
  const bundles = readBundles(generated, specs);
  const verdicts: Verdict[] = [];
  // The tools run in sequence: they only compute, so running them together saves no time.
  for (const tool of tools) verdicts.push(await tool(bundles));
  const { left, unused } = withoutAccepted(verdicts.flatMap(({ problems }) => problems));
  const stale = unused.map(({ rule, document = 'generated' }) => ({
    document,
    pointer: '',
    rule: 'accepted-complaint',
    message: `${rule} is accepted, and nothing is left to accept`,
    cure: 'Take it out of src/contract/lint/bundles.ts',
  }));
  return { verdicts, problems: distinct([...left, ...stale, ...idle(verdicts)]) };
}

/** Returns a problem for each tool that checked no document or rule. Such a tool proves nothing. */
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

/** A complaint of a third-party tool that the project accepts, and the reason. */
export interface Accepted {
  rule: string;
  /** The only document in which it is accepted. If absent, it is accepted everywhere. */
  document?: string;
  /** A part of the messages that are accepted. If absent, every complaint of the rule is accepted. */
  says?: string;
  because: string;
}

export const accepted: readonly Accepted[] = [
  {
    rule: 'info-contact',
    because: 'a contract has nobody to write to; each implementation names its own contact',
  },
  {
    rule: 'asyncapi-info-contact',
    because: 'a contract has nobody to write to; each implementation names its own contact',
  },
  {
    rule: 'asyncapi-latest-version',
    because:
      'generators such as Modelina read versions up to 3.0.0, and 3.1.0 adds nothing that the documents use',
  },
  ...['channel', 'developer'].map((name) => ({
    rule: 'security-defined',
    document: `generated/asyncapi/${name}.json`,
    because: 'the credentials are a part of the address, and AsyncAPI has no security scheme for that',
  })),
  {
    rule: 'security-defined',
    document: 'generated/asyncapi/widget.json',
    because: 'the script API is called within a page, without credentials',
  },
  {
    rule: 'asyncapi-servers',
    document: 'generated/asyncapi/widget.json',
    because: 'the script API is called within a page; there is no server',
  },
  ...['desk', 'visitor'].flatMap((name) =>
    ['no-invalid-schema-examples', 'no-invalid-media-type-examples'].map((rule) => ({
      rule,
      document: `generated/reference/openapi/${name}.json`,
      says: 'must NOT have unevaluated properties',
      because:
        'an entry is a head and one of several contents; Redocly asks of each content that it names the head too',
    })),
  ),
];

/** Returns the problems that are not in the list `keep`, and the entries of that list that no tool reports any more. */
export function withoutAccepted(
  problems: Problem[],
  keep: readonly Accepted[] = accepted,
): { left: Problem[]; unused: Accepted[] } {
  const covers =
    ({ rule, document, says = '' }: Accepted) =>
    (problem: Problem) =>
      problem.rule === rule &&
      (document ?? problem.document) === problem.document &&
      problem.message.includes(says);
  return {
    left: problems.filter((problem) => !keep.some((one) => covers(one)(problem))),
    unused: keep.filter((one) => !problems.some(covers(one))),
  };
}
