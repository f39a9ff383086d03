// Runs the self-test of one target, and writes the results to a file as JSON. main.ts starts one such process for each target.
import { writeFileSync } from 'node:fs';
import type { Target } from '../../targets/index.ts';
import { selfTests } from '../index.ts';
import { runSelfTest } from '../selftest.ts';

const [target, file] = process.argv.slice(2) as [Target, string];
writeFileSync(file, JSON.stringify(await runSelfTest(selfTests[target])));
process.exit(0);
