import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../../reading/examples.ts';
import type { Problem } from '../problem.ts';
import type { Bundle } from './bundle.ts';

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
