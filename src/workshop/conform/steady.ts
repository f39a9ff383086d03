// `npm run workshop -- steady` runs the suite while every core is busy. The reference must pass, and a service with wrong intervals must
// fail.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Command } from 'commander';
import type { Result } from '../../../conformance/run/verdicts.ts';
import { runOf } from '../../../conformance/selftest/channel-service/selftest.ts';
import { IndependentService } from '../../../conformance/selftest/independent/channel-service/service.ts';
import { runReference, serviceTargets } from './checks.ts';

const asked = new Command('npm run workshop -- steady')
  .description('Runs the suite against the reference while every core is busy.')
  .option('--runs <n>', 'number of runs', Number, 20)
  .option('--targets <list>', 'the targets, separated by commas', serviceTargets.join(','))
  .addHelpText('after', '\nExample:\n  npm run workshop -- steady --runs 3 --targets channel-service')
  .parse()
  .opts<{ runs: number; targets: string }>();
const chosen = asked.targets.split(',');
const failures = await underLoad();
console.log(failures === 0 ? 'Steady.' : `${failures} runs have the wrong result.`);
process.exit(failures === 0 ? 0 : 1);

async function underLoad(): Promise<number> {
  const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  let failed = 0;
  for (let number = 1; number <= asked.runs; number += 1) {
    const results = await runReference(chosen);
    failed += report(`run ${number} against the reference`, results, results.filter(isFinding));
  }
  for (const intervalMs of [2500, 4000]) {
    const results = await spaced(intervalMs);
    const isCaught = results.some(({ status }) => status === 'failed');
    failed += report(`intervals of ${intervalMs} ms`, results, isCaught ? [] : results);
  }
  await Promise.all(busy.map((each) => each.terminate()));
  return failed;
}

function isFinding({ status, unmet }: Result): boolean {
  return ['failed', 'warned', 'error'].includes(status) || unmet !== undefined;
}

/** Prints a summary of a run and its wrong results. Returns 1 if there are wrong results, else 0. */
function report(run: string, results: readonly Result[], wrong: readonly Result[]): number {
  const count = (status: Result['status']) => results.filter((each) => each.status === status).length;
  const lag = Math.max(0, ...results.map(({ lagMs = 0 }) => lagMs));
  const verdicts = `${count('passed')} passed, ${count('failed')} failed, ${count('inconclusive')} inconclusive`;
  console.log(`${run}: ${verdicts}; own lag at most ${lag} ms`);
  for (const { rules, case: id, status, observed } of wrong)
    console.log(`  ${rules[0]} ${status} in ${id}: ${observed}`);
  return wrong.length > 0 ? 1 : 0;
}

/** Runs the suite against a service that retries at the given interval. */
function spaced(intervalMs: number): Promise<Result[]> {
  return runOf(() => {
    const service = new IndependentService();
    service.delivery.intervalMs = intervalMs;
    return service;
  })(['CHN-OUT-09']);
}
