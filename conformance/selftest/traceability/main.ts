// `npm run workshop -- traceability`: runs all self-tests, and records the cases of each rule and the faults that they caught. With `--
// --target T`, it runs one target, and keeps the record of the others.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import pLimit from 'p-limit';
import { writeWhole } from '../../../src/contract/files.ts';
import type { Report } from '../../report/json.ts';
import { byName, cases, type Target, targets } from '../../targets/index.ts';
import type { TargetRuns } from '../selftest.ts';
import { gaps, type Summary, traced } from './trace.ts';

const root = join(import.meta.dirname, '../../..');
const written = join(import.meta.dirname, '../../traceability.json');
const reports = join(root, 'reports/selftest');
const ofReference = join(root, 'reports/conformance.json');
const started = performance.now();
/** The targets with the most cases take longest, and start first. */
const order = targets.toSorted((one, other) => byName[other].cases.length - byName[one].cases.length);

const asked = new Command('npm run workshop -- traceability')
  .description(
    'Writes down which case sees each rule and what it caught, from what runs of all self-tests reported.',
  )
  .addOption(
    new Option('--target <names...>', 'runs these targets only, and keeps the rest of the record').choices(
      order,
    ),
  )
  .addHelpText('after', '\nExample:\n  npm run workshop -- traceability --target webhook-sender')
  .parse()
  .opts<{ target?: Target[] }>();
mkdirSync(reports, { recursive: true });
const chosen = order.filter((target) => !asked.target || asked.target.includes(target));
// Nothing else runs while the suite tests the reference, so that the measured times are accurate.
await make(
  ofReference,
  'src/workshop/conform/main.ts',
  ...(asked.target ? ['--target', chosen.join(',')] : []),
);
const pool = pLimit(2);
const runs = await Promise.all(chosen.map((target) => pool(() => selfTest(target))));
// The JSON report of a single target is an object, not a list.
const reference = [JSON.parse(readFileSync(ofReference, 'utf8'))].flat() as Report[];
const reported = { cases, reference, runs };
const trace = traced(reported, JSON.parse(readFileSync(written, 'utf8')));
const missing = gaps(trace, reported);
if (missing.length === 0) writeWhole(written, `${JSON.stringify(trace, null, 2)}\n`);
print(trace.summary, missing);
process.exitCode = missing.length > 0 ? 1 : 0;

async function selfTest(target: Target): Promise<TargetRuns> {
  const file = join(reports, `${target}.json`);
  await make(file, 'conformance/selftest/traceability/worker.ts', target, file);
  return JSON.parse(readFileSync(file, 'utf8')) as TargetRuns;
}

/** Runs a script that writes the report `file`. Removes the old report first, so that it is not read if the script fails. */
async function make(file: string, ...args: string[]): Promise<void> {
  rmSync(file, { force: true });
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise((ended) => child.once('exit', ended));
  console.log(`${seconds()} s: ${args.slice(0, 2).join(' ')}`);
}

function print({ rules, cases: all, broken, caught, variants }: Summary, missing: readonly string[]): void {
  console.log(`${rules} rules, ${all} cases`);
  console.log(`${caught} of ${broken} broken implementations caught by the case of their rule`);
  console.log(`${variants} right variants run`);
  for (const each of missing) console.log(`MISSING ${each}`);
  console.log(
    missing.length === 0
      ? `All is proved, in ${seconds()} s.`
      : `${missing.length} gaps, after ${seconds()} s.`,
  );
}

function seconds(): string {
  return ((performance.now() - started) / 1000).toFixed(0);
}
