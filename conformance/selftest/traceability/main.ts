// `npm run workshop -- traceability`: runs all self-tests, and records the cases of each rule and the faults that they caught. With `--
// --target T`, it runs one target, and keeps the record of the others. If only cases of that target changed, it runs only the entries that
// depend on them.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import pLimit from 'p-limit';
import { writeWhole } from '../../../src/contract/files.ts';
import type { Report } from '../../report/json.ts';
import { cases, type Target, targets } from '../../targets/index.ts';
import type { TargetRuns } from '../selftest.ts';
import { casesTouched } from '../sources.ts';
import { gaps, keptVerdicts, renewed, type Summary, type Traceability, traced } from './trace.ts';

const root = join(import.meta.dirname, '../../..');
const written = join(import.meta.dirname, '../../traceability.json');
const reports = join(root, 'reports/selftest');
const ofReference = join(root, 'reports/conformance.json');
const started = performance.now();
/** The targets with the most cases take longest, and start first. */
const order = targets.toSorted((one, other) => countOf(other) - countOf(one));

const asked = new Command('npm run workshop -- traceability')
  .description(
    'Writes down which case sees each rule and what it caught, from what runs of all self-tests reported.',
  )
  .addOption(
    new Option(
      '--target <names...>',
      'runs these targets only, of one with changed cases what depends on them, and keeps the rest of the record',
    ).choices(order),
  )
  .option('--whole', 'runs all cases of each target')
  .addHelpText('after', '\nExample:\n  npm run workshop -- traceability --target webhook-sender')
  .parse()
  .opts<{ target?: Target[]; whole?: true }>();
mkdirSync(reports, { recursive: true });
const chosen = order.filter((target) => !asked.target || asked.target.includes(target));
const record = JSON.parse(readFileSync(written, 'utf8')) as Traceability;
const touched = new Map(
  await Promise.all(chosen.map(async (each) => [each, await touchedOf(each)] as const)),
);
// Nothing else runs while the suite tests the reference, so that the measured times are accurate.
const ids = [...touched.values()];
const only = ids.some((each) => each.length === 0) ? [] : ['--only', ids.flat().join(',')];
await make(
  ofReference,
  'src/workshop/conform/main.ts',
  ...(asked.target ? ['--target', chosen.join(','), ...only] : []),
);
const pool = pLimit(2);
const runs = await Promise.all(chosen.map((target) => pool(() => selfTest(target))));
// The JSON report of a single target is an object, not a list.
const found = [JSON.parse(readFileSync(ofReference, 'utf8'))].flat() as Report[];
const reference = found.map(({ target, results }) => ({
  target,
  results: [...(only.length > 0 ? keptVerdicts(record, target, 'reference') : []), ...results],
}));
const reported = { cases, reference, runs };
const trace = asked.target ? renewed(record, traced(reported), chosen) : traced(reported);
const missing = gaps(trace, reported);
if (missing.length === 0) writeWhole(written, `${JSON.stringify(trace, null, 2)}\n`);
print(trace.summary, missing);
process.exitCode = missing.length > 0 ? 1 : 0;

/** Returns the ids of the changed cases. An empty list means that all cases must run. */
async function touchedOf(target: Target): Promise<string[]> {
  return (asked.target && !asked.whole && (await casesTouched(target, record.sources[target]))) || [];
}

async function selfTest(target: Target): Promise<TargetRuns> {
  const file = join(reports, `${target}.json`);
  await make(
    file,
    'conformance/selftest/traceability/worker.ts',
    target,
    file,
    ...(touched.get(target) ?? []),
  );
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

function countOf(target: Target): number {
  return cases.filter((each) => each.target === target).length;
}
