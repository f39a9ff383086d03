// Runs the self-test of one target in a process of its own, and writes what its runs reported to a file.
import { writeFileSync } from 'node:fs';
import type { Target } from '../../targets/index.ts';
import { selfTests } from '../index.ts';
import { runSelfTest } from '../runs.ts';

const [target, file] = process.argv.slice(2) as [Target, string];
writeFileSync(file, JSON.stringify(await runSelfTest(selfTests[target])));
process.exit(0);
