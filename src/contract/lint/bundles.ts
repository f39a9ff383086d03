import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Parser } from '@asyncapi/parser';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { step } from '../documents/json.ts';
import { distinct, type Problem } from './contract.ts';

/** A document that third-party tools check: a bundle of `generated/`, or a flow of `specs/flows`. */
export interface Bundle {
  kind: 'openapi' | 'asyncapi' | 'arazzo';
  /** Absolute path. */
  file: string;
  /** Path from the folder above `generated/`. */
  document: string;
  text: string;
}

/** Reads the bundles below the folder `generated`, and the flows below the folder `specs`. Each kind is in the order of its paths. */
export function readBundles(generated: string, specs: string): Bundle[] {
  const below = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: folder })
      .toSorted()
      .map((document) => ({ document, file: join(folder, document) }));
  return [
    ...below(dirname(generated), 'generated/{,reference/}{openapi,asyncapi}/*.json'),
    ...below(dirname(specs), 'specs/flows/*.arazzo.yaml'),
  ].map(({ document, file }) => {
    const kind = document.endsWith('.arazzo.yaml') ? 'arazzo' : basename(dirname(document));
    return { kind: kind as Bundle['kind'], file, document, text: readFileSync(file, 'utf8') };
  });
}

/** A third-party tool that checks bundles. */
export interface Tool {
  /** The name and version, such as `Spectral 1.24.1`. */
  title: string;
  /** The kinds of bundles that the tool checks. */
  kinds: readonly Bundle['kind'][];
  /** The number of enabled rules. Absent if the tool does not tell it. */
  rules?: number;
  /** Returns the errors and warnings about a bundle. Hints are included. */
  complaintsAbout(bundle: Bundle): Promise<Complaint[]>;
}

interface Complaint {
  rule: string | number;
  pointer: string;
  message: string;
}

/** Returns a tool's name `title` with the version of the installed package `from`, such as `Spectral 1.24.1`. */
function named(title: string, from: string): string {
  const file = join(import.meta.dirname, '../../../node_modules', from, 'package.json');
  return `${title} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
}

const redoclyConfig = await createConfig({ extends: ['recommended-strict'], telemetry: 'off' });

/** Makes a tool of Spectral's own rule set for documents of one kind. */
function spectralOf(kind: Bundle['kind'], set: string, rules: unknown): Tool {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rules as spectral.RulesetDefinition] });
  return {
    title: `${named('Spectral', '@stoplight/spectral-core')}, ${set}`,
    kinds: [kind],
    rules: Object.values(linter.ruleset?.rules ?? {}).filter((rule) => rule.enabled).length,
    complaintsAbout: async ({ text, file }) =>
      (await linter.run(new spectral.Document(text, parsers.Yaml, file))).map(complaintOf),
  };
}

/** Converts a result of Spectral. The AsyncAPI parser uses Spectral, so its results have the same form. */
function complaintOf({ code, message, path }: spectral.IRuleResult): Complaint {
  return { rule: code, message, pointer: path.map(step).join('') };
}

export const tools = {
  redocly: {
    title: `${named('Redocly', '@redocly/openapi-core')}, recommended-strict`,
    kinds: ['openapi', 'asyncapi', 'arazzo'],
    complaintsAbout: async ({ file }) =>
      (await lint({ ref: file, config: redoclyConfig })).map(({ ruleId, message, location: [place] }) => ({
        rule: ruleId,
        message,
        pointer: (place?.pointer ?? '').replace(/^#/, '').replace(/\/$/, ''),
      })),
  },
  spectralOfOpenApi: spectralOf('openapi', 'spectral:oas', rulesets.oas),
  spectralOfAsyncApi: spectralOf('asyncapi', 'spectral:asyncapi', rulesets.asyncapi),
  spectralOfArazzo: spectralOf('arazzo', 'spectral:arazzo', rulesets.arazzo),
  asyncApiParser: {
    title: named('AsyncAPI parser', '@asyncapi/parser'),
    kinds: ['asyncapi'],
    complaintsAbout: async ({ text }) => (await new Parser().validate(text)).map(complaintOf),
  },
} satisfies Readonly<Record<string, Tool>>;

/** The result of one tool over the bundles. */
interface Verdict {
  tool: string;
  /** The numbers of documents and of rules that the tool checked. */
  counts: Readonly<Record<string, number>>;
  problems: Problem[];
}

/**
 * Runs every third-party tool on the bundles in a folder `generated/`. Returns the results of the tools, and the problems that are not
 * accepted.
 */
export async function lintBundles(
  generated: string,
  specs: string,
): Promise<{ verdicts: Verdict[]; problems: Problem[] }> {
  const bundles = readBundles(generated, specs);
  const verdicts: Verdict[] = [];
  for (const tool of Object.values<Tool>(tools)) verdicts.push(await verdictOf(tool, bundles));
  const { left, unused } = withoutAccepted(verdicts.flatMap(({ problems }) => problems));
  const stale = unused.map(({ rule, document = 'generated' }) => ({
    document,
    pointer: '',
    rule: 'accepted-complaint',
    message: `${rule} is accepted, and no tool reports it`,
    cure: 'Remove the entry from src/contract/lint/bundles.ts',
  }));
  return { verdicts, problems: distinct([...left, ...stale, ...toolsWithoutChecks(verdicts)]) };
}

/** Runs a tool on the bundles of its kinds. */
export async function verdictOf(tool: Tool, bundles: readonly Bundle[]): Promise<Verdict> {
  const own = bundles.filter(({ kind }) => tool.kinds.includes(kind));
  const problems: Problem[] = [];
  for (const bundle of own)
    for (const { rule, pointer, message } of await tool.complaintsAbout(bundle)) {
      const { document } = bundle;
      problems.push({ document, pointer, rule: String(rule), message: message.replace(/\.$/, ''), cure: '' });
    }
  const counts = { documents: own.length, ...(tool.rules !== undefined && { rules: tool.rules }) };
  return { tool: tool.title, counts, problems };
}

/** Returns a problem for each tool that checked no document or no rule, because its result proves nothing. */
export function toolsWithoutChecks(verdicts: readonly Verdict[]): Problem[] {
  return verdicts.flatMap(({ tool, counts }) =>
    Object.entries(counts)
      .filter(([, count]) => count === 0)
      .map(([what]) => ({
        document: 'generated',
        pointer: '',
        rule: 'tool-looks-at-something',
        message: `${tool} checked no ${what}`,
        cure: 'Correct the paths or the rule set that the tool gets',
      })),
  );
}

/** A complaint of a third-party tool that the project accepts, with the reason in `because`. */
export interface Accepted {
  rule: string;
  /** The only document in which the complaint is accepted. If absent, it is accepted in every document. */
  document?: string;
  /** A part of the complaint's message. If absent, every complaint of the rule is accepted. */
  says?: string;
  because: string;
}

export const accepted: readonly Accepted[] = [
  {
    rule: 'info-contact',
    because: 'a contract has no contact person; each implementation names its own',
  },
  {
    rule: 'asyncapi-info-contact',
    because: 'a contract has no contact person; each implementation names its own',
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
        'an entry has common fields and one of several contents; Redocly demands the common fields in the schema of each content',
    })),
  ),
];

/** Returns the problems that the list `keep` does not accept, and the entries of that list that accept no problem. */
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
