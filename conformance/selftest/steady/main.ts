// `npm run steady [-- --runs 20] [-- --targets target,…]`: runs against the reference under a busy loop on every core. No run may
// fail; and gaps of 2.5 s or 4 s between attempts have to fail under the same load.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Command } from 'commander';
import type { Result } from '../../run/verdicts.ts';
import { runOf } from '../channel-service/selftest.ts';
import { IndependentService } from '../independent/channel-service/service.ts';
import { openReference } from './reference.ts';

const asked = new Command('npm run steady --')
  .description(
    'Runs the suite while every core is kept busy: right services must not fail, gaps that are wrong must.',
  )
  .option('--runs <n>', 'how many runs against the reference', '20')
  .option('--targets <list>', 'which targets, parted by commas', 'channel-service,bot-service,webhook-sender')
  .parse()
  .opts<{ runs: string; targets: string }>();
const chosen = asked.targets.split(',');
const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
const reference = await openReference();
let wrong = 0;
try {
  for (let number = 1; number <= Number(asked.runs); number += 1) {
    const results = (await Promise.all(chosen.map((target) => reference.run(target)))).flat();
    wrong += report(`run ${number} against the reference`, results, isAgainst(results));
  }
  for (const intervalMs of [2500, 4000]) {
    const results = await spaced(intervalMs);
    const caught = results.some(({ status }) => status === 'failed');
    wrong += report(`gaps of ${intervalMs} ms`, results, caught ? [] : results);
  }
} finally {
  await reference.close();
  await Promise.all(busy.map((each) => each.terminate()));
}
console.log(wrong === 0 ? 'Steady.' : `${wrong} of the runs are not as they should be.`);
process.exit(wrong === 0 ? 0 : 1);

/** What speaks against the reference. */
function isAgainst(results: readonly Result[]): Result[] {
  return results.filter(({ status, unmet }) => ['failed', 'warned', 'error'].includes(status) || unmet);
}

/** Tells of a run; gives 1 where it is not as it should be. */
function report(what: string, results: readonly Result[], odd: readonly Result[]): number {
  const count = (status: Result['status']) => results.filter((each) => each.status === status).length;
  const lag = Math.max(0, ...results.map(({ lagMs = 0 }) => lagMs));
  const verdicts = `${count('passed')} passed, ${count('failed')} failed, ${count('inconclusive')} inconclusive`;
  console.log(`${what}: ${verdicts}; own delay at most ${lag} ms`);
  for (const {
    rules: [rule],
    case: id,
    status,
    observed,
  } of odd)
    console.log(`  ${rule} ${status} in ${id}: ${observed}`);
  return odd.length > 0 ? 1 : 0;
}

/** A service that repeats at another interval. */
function spaced(intervalMs: number): Promise<Result[]> {
  return runOf(() => {
    const service = new IndependentService();
    service.delivery.intervalMs = intervalMs;
    return service;
  })(['CHN-OUT-09']);
}
