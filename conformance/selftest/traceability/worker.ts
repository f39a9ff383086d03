// Runs the self-test of one target, and writes the results to a file as JSON. main.ts starts one such process for each target. The
// arguments are the target, the file, and the ids of cases. With ids, the other results are taken from the last record, if these cases
// cannot change them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cases, type Target } from '../../targets/index.ts';
import { selfTests } from '../index.ts';
import { runSelfTest } from '../selftest.ts';
import { runTouched, type Traceability } from './trace.ts';

const [target, file, ...touched] = process.argv.slice(2) as [Target, string, ...string[]];
const runs =
  touched.length === 0
    ? await runSelfTest(selfTests[target])
    : await runTouched(selfTests[target], named(), kept());
writeFileSync(file, JSON.stringify(runs));
process.exit(0);

function named() {
  return cases.filter((each) => each.target === target && touched.includes(each.id));
}

function kept(): Traceability {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../traceability.json'), 'utf8'));
}
