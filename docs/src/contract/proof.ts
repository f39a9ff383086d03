// The results of the suite's own runs, as written by `npm run workshop -- traceability` and `npm run workshop -- mutants`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kept } from '../../../conformance/selftest/mutants/kept.ts';
import type { Traceability } from '../../../conformance/selftest/traceability/trace.ts';

/** Reads a JSON file of the suite. The build runs in the root of the repository. */
const read = (name: string) => JSON.parse(readFileSync(join(process.cwd(), 'conformance', name), 'utf8'));

export const traceability = read('traceability.json') as Traceability;
export const mutants = read('mutants.json') as readonly Kept[];
