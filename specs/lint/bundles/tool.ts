import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import type { Bundle } from './bundle.ts';

/** What one tool of the field says of the bundles. */
export interface Verdict {
  /** The tool's name and version, and which of its rules were asked. */
  tool: string;
  /** How much was looked at: documents, rules, examples. */
  counts: Readonly<Record<string, number>>;
  /** Warnings are problems too. */
  problems: Problem[];
}

/** Asks one tool of the field about the bundles; `examples` is the folder of the stories that are fixtures. */
export type Tool = (bundles: Bundle[], examples: string) => Promise<Verdict>;

/** `Spectral 1.24.1`, by the package that is installed. */
export function named(title: string, from: string): string {
  const file = join(import.meta.dirname, '../../../node_modules', from, 'package.json');
  return `${title} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
}
