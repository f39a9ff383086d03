import { type Diagnostic, Parser } from '@asyncapi/parser';
import { bundle, createConfig } from '@redocly/openapi-core';
import { step } from '../reading/json.ts';
import type { Source } from '../reading/source.ts';
import { SourcesResolver } from '../reading/sources.ts';
import type { Problem } from './problem.ts';

/**
 * Returns the problems that @asyncapi/parser finds in each AsyncAPI document. The documents are bundled first, because the parser would
 * lose the names of the schemas otherwise.
 */
export async function lintByAsyncApi(sources: Source[]): Promise<Problem[]> {
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
