import { execFile } from 'node:child_process';
import { globSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Diagnostic, Parser } from '@asyncapi/parser';
import { bundle, createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';
import { type JsonObject, step } from '../documents/json.ts';
import { documentName, type Source, SourcesResolver, writtenAt } from '../documents/sources.ts';
import { checks } from './checks.ts';
import { type Contract, distinct, type Problem, problemsBy, readContract } from './contract.ts';
import { rules } from './rules.ts';

/** Returns all problems of the documents in a folder `specs/`, without repeats. */
export async function lintSpecs(specs: string): Promise<Problem[]> {
  const contract = readContract(specs);
  const documents = contract.sources.filter(({ file }) => /\.(openapi|asyncapi)\.yaml$/.test(file));
  const [byRedocly, byAsyncApi] = await Promise.all([
    lintByRedocly(contract, documents),
    lintByAsyncApi(contract.sources),
  ]);
  const problems = [...byRedocly, ...byAsyncApi, ...problemsBy({ ...rules, ...checks }, contract)];
  return distinct(problems.map((problem) => ({ ...problem, ...writtenAt(contract.sources, problem) })));
}

/** Returns the problems that Redocly's strict rules find in the documents, and in the schema files that they refer to. */
async function lintByRedocly({ specs, sources }: Contract, documents: Source[]): Promise<Problem[]> {
  const config = await createConfig({
    telemetry: 'off',
    extends: ['recommended-strict'],
    rules: {
      // The own rule path-parameters-known covers paths, and the x-path of webhooks too.
      'path-parameters-defined': 'off',
      // Redocly confuses branches that differ only in a nested constant. The own rule for unions asks for the path of the constant.
      'no-illogical-composition-keywords': 'off',
    },
    // The contract knows no security scheme: credentials are part of the address (OPEN-07, OPEN-08).
    async3Rules: { 'security-defined': 'off' },
  } as Parameters<typeof createConfig>[0]);
  const found = await Promise.all(
    documents.map(({ file }) =>
      lint({ ref: file, config, externalRefResolver: new SourcesResolver(sources) }),
    ),
  );
  return found.flat().map(({ message, ruleId, location: [place], suggest }) => ({
    document: documentName(specs, place?.source.absoluteRef ?? specs),
    pointer: pointerIn(place?.pointer),
    rule: ruleId,
    message: message.replace(/\.$/, ''),
    cure: suggest.length > 0 ? `Did you mean ${suggest.join(', ')}?` : '',
  }));
}

/** Returns a pointer of Redocly in the form of a JSON pointer. */
const pointerIn = (pointer = '') => pointer.replace(/^#/, '').replace(/\/$/, '');

/**
 * Returns the problems that @asyncapi/parser finds in each AsyncAPI document. The documents are bundled first, because the parser would
 * lose the names of the schemas otherwise.
 */
async function lintByAsyncApi(sources: Source[]): Promise<Problem[]> {
  const config = await createConfig({ telemetry: 'off' });
  const problems: Problem[] = [];
  for (const { file, document } of sources.filter(({ file }) => file.endsWith('.asyncapi.yaml'))) {
    const { bundle: bundled } = await bundle({
      ref: file,
      config,
      externalRefResolver: new SourcesResolver(sources),
    });
    const found = await validate(JSON.stringify(bundled.parsed));
    // A complaint about an old version is no problem. Generators such as Modelina read versions up to 3.0.0, and the documents need
    // nothing from 3.1.0.
    for (const { code, message, path } of found)
      if (code !== 'asyncapi-latest-version') problems.push(problemOf({ document, code, message, path }));
  }
  return problems;
}

/** Converts a complaint of Spectral, or of the AsyncAPI parser, which uses it. */
function problemOf({
  document,
  code,
  message,
  path,
}: { document: string } & Pick<Diagnostic, 'code' | 'message' | 'path'>): Problem {
  const pointer = path.map(step).join('');
  return { document, pointer, rule: String(code), message: message.replace(/\.$/, ''), cure: '' };
}

const parser = new Parser();
const verdicts = new Map<string, Promise<Diagnostic[]>>();

/** Returns the parser's result for a document. The result is cached, because the parser takes half a second. */
function validate(text: string): Promise<Diagnostic[]> {
  const verdict = verdicts.get(text) ?? parser.validate(text);
  verdicts.set(text, verdict);
  return verdict;
}

/** The result of one tool over the bundles. */
export interface Verdict {
  /** The tool's name and version, and the rules that were checked. */
  tool: string;
  /** The numbers of documents or rules that were checked. */
  counts: Readonly<Record<string, number>>;
  /** Warnings are problems too. */
  problems: Problem[];
}

/** Runs one tool over the bundles. */
export type Tool = (bundles: Bundle[]) => Promise<Verdict>;

/** Returns the title with the version of the installed package `from`, such as `Spectral 1.24.1`. */
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

/** Reads every bundle below the folder `generated`, and the flows of `specs`, each kind in the order of their paths. */
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

/** Runs Redocly's command with its own recommended-strict rules. */
export const askRedocly: Tool = async (bundles) => {
  const documents = new Map(bundles.map(({ file, document }) => [realpathSync(file), document]));
  const found = await runRedocly([...documents.keys()]);
  return {
    tool: `${named('Redocly', '@redocly/cli')}, recommended-strict`,
    counts: { documents: bundles.length },
    problems: found.map(({ ruleId, message, location: [place] }) => ({
      document: documents.get(realpathSync(resolve(place!.source.ref))) ?? place!.source.ref,
      pointer: pointerIn(place!.pointer),
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

/** Runs Redocly's command, and returns the problems. It prints one JSON text for each file, and exits with 1 if any file has a problem. */
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

/** Runs Spectral's own rule set for `kind` on the bundles of that kind. Hints are reported too. */
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
