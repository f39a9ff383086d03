// Runs the self-test of one target in a process of its own, and writes what it reported to a file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Target } from '../../targets/index.ts';
import { selfTests } from '../index.ts';
import { runSelfTest } from './runs.ts';

const [target, file, again] = process.argv.slice(2) as [Target, string, 'again' | undefined];
const proved = again && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const { broken, variants } = selfTests[target];
const all = broken.length + variants.length;
let done = 0;
const runs = await runSelfTest(selfTests[target], proved, () => {
  done += 1;
  if (done % 20 === 0) console.log(`${target}: ${done} of ${all}`);
});
writeFileSync(file, JSON.stringify(runs));
process.exit(0);
