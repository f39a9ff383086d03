// Imports the function that makes the badge of the conformance suite. Node imports it at build time, without Astro's bundler.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Report } from '../../../conformance/report/json.ts';

/** The address of the module that makes badges. The build runs in the root of the repository. */
const statement = pathToFileURL(join(process.cwd(), 'conformance/report/statement.ts')).href;

/** The part of a report that a badge shows. */
type Shown = Pick<Report, 'contract' | 'target' | 'outcome'> & {
  coverage: Pick<Report['coverage'], 'seen' | 'must' | 'optedOut'>;
};

export const { asBadge } = (await import(/* @vite-ignore */ statement)) as {
  asBadge: (report: Shown) => string;
};
