// The cases, the badge and the recorded results of the conformance suite. Node imports the code of the suite, without Astro's bundler.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Report } from '../../../conformance/report/json.ts';
import type { Kept } from '../../../conformance/selftest/mutants/runs.ts';
import type { Traceability } from '../../../conformance/selftest/traceability/trace.ts';

export interface ListedCase {
  target: string;
  id: string;
  title: string;
  rules: readonly string[];
  needs: readonly string[];
  last?: true;
}

/** Imports a module by its path from the root of the repository. The build runs in this root. */
const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(process.cwd(), path)).href);

export const { cases } = (await load('conformance/targets/index.ts')) as { cases: readonly ListedCase[] };
export const { exitCodes } = (await load('conformance/run/exit.ts')) as {
  exitCodes: Readonly<Record<string, number>>;
};

/** The part of a report that a badge shows. */
type Shown = Pick<Report, 'contract' | 'target' | 'outcome'> & {
  coverage: Pick<Report['coverage'], 'seen' | 'must' | 'optedOut'>;
};

export const { asBadge } = (await load('conformance/report/json.ts')) as {
  asBadge: (report: Shown) => string;
};

/** Reads a JSON file that `npm run workshop -- traceability` or `npm run workshop -- mutants` wrote. */
const read = (name: string) => JSON.parse(readFileSync(join(process.cwd(), 'conformance', name), 'utf8'));

export const traceability = read('traceability.json') as Traceability;
export const mutants = read('mutants.json') as readonly Kept[];
