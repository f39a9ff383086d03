import { execFile } from 'node:child_process';
import { globSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';
import type { Example } from '../documents/examples.ts';
import { type JsonObject, step } from '../documents/json.ts';
import type { Problem } from './contract.ts';
import { validateAsyncApi } from './lint.ts';

/** The result of one tool over the bundles. */
export interface Verdict {
  /** The tool's name and version, and the rules that were checked. */
  tool: string;
  /** The numbers of documents, rules or examples that were checked. */
  counts: Readonly<Record<string, number>>;
  /** Warnings are problems too. */
  problems: Problem[];
}

/** Runs one tool over the bundles, and over the examples in files. */
export type Tool = (bundles: Bundle[], examples: readonly Example[]) => Promise<Verdict>;

/** Returns the title with the version of the installed package `from`, such as `Spectral 1.24.1`. */
export function named(title: string, from: string): string {
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
  const found = await lint([...documents.keys()]);
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

/** Runs Redocly's command, and returns the problems. It prints one JSON text for each file, and exits with 1 if any file has a problem. */
async function lint(files: string[]): Promise<Found[]> {
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
    for (const { code, message, path } of found)
      problems.push({
        document,
        pointer: path.map(step).join(''),
        rule: String(code),
        message: message.replace(/\.$/, ''),
        cure: '',
      });
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

/** Runs @asyncapi/parser on the AsyncAPI bundles. */
export const askAsyncApiParser: Tool = async (all) => {
  const bundles = all.filter(({ kind }) => kind === 'asyncapi');
  const problems = [];
  for (const { document, text } of bundles) problems.push(...(await validateAsyncApi(document, text)));
  return {
    tool: named('AsyncAPI parser', '@asyncapi/parser'),
    counts: { documents: bundles.length },
    problems,
  };
};
