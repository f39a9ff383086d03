import { execFile } from 'node:child_process';
import { globSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Diagnostic, Parser } from '@asyncapi/parser';
import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';
import { type JsonObject, step } from '../documents/json.ts';
import { distinct, type Problem } from './contract.ts';

/** The result of one tool over the bundles. */
export interface Verdict {
  /** The tool's name and version, such as `Spectral 1.24.1`. */
  tool: string;
  /** The numbers of documents and of rules that the tool checked. */
  counts: Readonly<Record<string, number>>;
  /** The errors and warnings of the tool. */
  problems: Problem[];
}

/** Runs one third-party tool on the bundles. */
export type Tool = (bundles: Bundle[]) => Promise<Verdict>;

/** Returns a tool's name `title` with the version of the installed package `from`, such as `Spectral 1.24.1`. */
function named(title: string, from: string): string {
  const file = join(import.meta.dirname, '../../../node_modules', from, 'package.json');
  return `${title} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
}

/** A document that third-party tools check: a bundle of `generated/`, or a flow of `specs/flows`. */
export interface Bundle {
  kind: 'openapi' | 'asyncapi' | 'arazzo';
  /** Absolute path. */
  file: string;
  /** Path from the folder above `generated/`. */
  document: string;
  text: string;
  content: JsonObject;
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
    const text = readFileSync(file, 'utf8');
    const kind = document.endsWith('.arazzo.yaml') ? 'arazzo' : basename(dirname(document));
    return {
      kind: kind as Bundle['kind'],
      file,
      document,
      text,
      content: (kind === 'arazzo' ? parse(text) : JSON.parse(text)) as JsonObject,
    };
  });
}

/** Runs Redocly's command with its rule set `recommended-strict`. */
export const askRedocly: Tool = async (bundles) => {
  const documents = new Map(bundles.map(({ file, document }) => [realpathSync(file), document]));
  const found = await runRedocly([...documents.keys()]);
  return {
    tool: `${named('Redocly', '@redocly/cli')}, recommended-strict`,
    counts: { documents: bundles.length },
    problems: found.map(({ ruleId, message, location: [place] }) => ({
      document: documents.get(realpathSync(resolve(place!.source.ref))) ?? place!.source.ref,
      pointer: (place!.pointer ?? '').replace(/^#/, '').replace(/\/$/, ''),
      rule: ruleId,
      message: message.replace(/\.$/, ''),
      cure: '',
    })),
  };
};

interface Found {
  ruleId: string;
  message: string;
  location: { source: { ref: string }; pointer?: string }[];
}

const command = join(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js');

/** Runs Redocly's command, and returns the problems. It prints one JSON text for each file, and exits with 1 if a file has a problem. */
async function runRedocly(files: string[]): Promise<Found[]> {
  const args = [command, 'lint', ...files, '--extends=recommended-strict', '--format=json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { out, err } = await new Promise<{ out: string; err: string }>((done) => {
    execFile(
      process.execPath,
      [...args, '--max-problems=10000'],
      { env, maxBuffer: 2 ** 28 },
      (_error, out, err) => done({ out, err }),
    );
  });
  const reports = out.split(/(?<=^\})(?=\{)/m).map((text) => {
    try {
      return JSON.parse(text) as { problems: Found[] };
    } catch {
      throw new Error(`Redocly did not lint: ${err.trim() || text}`);
    }
  });
  if (reports.length < files.length)
    throw new Error(`Redocly linted ${reports.length} of ${files.length} files: ${err.trim()}`);
  return reports.flatMap(({ problems }) => problems);
}

const sets: Readonly<Record<Bundle['kind'], [name: string, rules: spectral.RulesetDefinition]>> = {
  openapi: ['spectral:oas', rulesets.oas as spectral.RulesetDefinition],
  asyncapi: ['spectral:asyncapi', rulesets.asyncapi as spectral.RulesetDefinition],
  arazzo: ['spectral:arazzo', rulesets.arazzo as spectral.RulesetDefinition],
};

/** Runs Spectral's own rule set for documents of one kind on the bundles of that kind. Its hints are problems too. */
async function ask(kind: Bundle['kind'], all: Bundle[]): Promise<Verdict> {
  const [name, rules] = sets[kind];
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rules] });
  const problems: Verdict['problems'] = [];
  const bundles = all.filter((bundle) => bundle.kind === kind);
  for (const { file, document, text } of bundles) {
    const found = await linter.run(new spectral.Document(text, parsers.Yaml, file));
    problems.push(...found.map((each) => problemOf({ document, ...each })));
  }
  const enabled = Object.values(linter.ruleset?.rules ?? {}).filter((rule) => rule.enabled);
  return {
    tool: `${named('Spectral', '@stoplight/spectral-core')}, ${name}`,
    counts: { documents: bundles.length, rules: enabled.length },
    problems,
  };
}

export const askSpectralOfOpenApi: Tool = (bundles) => ask('openapi', bundles);
export const askSpectralOfAsyncApi: Tool = (bundles) => ask('asyncapi', bundles);
export const askSpectralOfArazzo: Tool = (bundles) => ask('arazzo', bundles);

/** Converts a complaint to a problem. The AsyncAPI parser uses Spectral, so its complaints have the same form. */
function problemOf({
  document,
  code,
  message,
  path,
}: { document: string } & Pick<Diagnostic, 'code' | 'message' | 'path'>): Problem {
  const pointer = path.map(step).join('');
  return { document, pointer, rule: String(code), message: message.replace(/\.$/, ''), cure: '' };
}

/** Runs @asyncapi/parser on the AsyncAPI bundles. */
export const askAsyncApiParser: Tool = async (all) => {
  const bundles = all.filter(({ kind }) => kind === 'asyncapi');
  const problems: Problem[] = [];
  for (const { document, text } of bundles)
    problems.push(...(await new Parser().validate(text)).map((each) => problemOf({ document, ...each })));
  const tool = named('AsyncAPI parser', '@asyncapi/parser');
  return { tool, counts: { documents: bundles.length }, problems };
};

const tools: readonly Tool[] = [
  askRedocly,
  askSpectralOfOpenApi,
  askSpectralOfAsyncApi,
  askSpectralOfArazzo,
  askAsyncApiParser,
];

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
  // The tools run one after the other: each uses the processor all the time, so running them in parallel saves no time.
  for (const tool of tools) verdicts.push(await tool(bundles));
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
