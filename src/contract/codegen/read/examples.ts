import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Json } from '../../../../specs/reading/json.ts';
import { documentName, filesBelow } from '../../../../specs/reading/sources.ts';
import type { Examples } from '../model/model.ts';
import { SpecProblem } from '../model/problem.ts';

/**
 * Reads `specs/examples/<Schema>/<story>.json`, and the stories in the folders `tolerated` and `invalid` beside. Whether each
 * file has such a name, and each schema exists, `lint:specs` checks.
 */
export function readExamples(specs: string): Examples {
  const folder = join(specs, 'examples');
  const examples: Examples = { valid: {}, tolerated: {}, invalid: {} };
  if (!existsSync(folder)) return examples;
  for (const file of filesBelow(folder).toSorted()) {
    const steps = relative(folder, file).split(sep);
    const above = basename(dirname(file));
    const kind = above === 'invalid' || above === 'tolerated' ? above : 'valid';
    const document = documentName(specs, file);
    examples[kind][steps[0]!] ??= {};
    examples[kind][steps[0]!]![basename(file, '.json')] = parse(file, document);
  }
  return examples;
}

function parse(file: string, document: string): Json {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new SpecProblem(document, '', `not JSON: ${(error as Error).message}`, 'Correct the file');
  }
}
