import { type Diagnostic, Parser } from '@asyncapi/parser';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { Problem } from './problem.ts';
import { type Source, step } from './sources.ts';

/** What @asyncapi/parser says of each AsyncAPI document once it is bundled; unbundled, it loses the schemas' names. */
export async function lintByAsyncApi(documents: Source[]): Promise<Problem[]> {
  const config = await createConfig({ telemetry: 'off' });
  const problems: Problem[] = [];
  for (const { file, document } of documents) {
    const { bundle: bundled } = await bundle({ ref: file, config });
    for (const { code, message, path } of await validate(JSON.stringify(bundled.parsed))) {
      problems.push({
        document,
        pointer: path.map(step).join(''),
        rule: String(code),
        message: message.replace(/\.$/, ''),
        cure: '',
      });
    }
  }
  return problems;
}

const parser = new Parser();
const verdicts = new Map<string, Promise<Diagnostic[]>>();

/** The parser takes half a second for a document, so that one which has not changed is not parsed again. */
function validate(bundled: string): Promise<Diagnostic[]> {
  const verdict = verdicts.get(bundled) ?? parser.validate(bundled);
  verdicts.set(bundled, verdict);
  return verdict;
}
