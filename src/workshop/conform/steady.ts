// `npm run workshop -- steady` runs the suite several times, and reports each case whose verdict differs between the runs. `--busy` keeps
// every core busy during the runs. `--slow` delays each request to the service, except to the desk, and limits the time of a run.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Command, Option } from 'commander';
import type { Result } from '../../../conformance/run/verdicts.ts';
import { runOf } from '../../../conformance/selftest/channel-service/selftest.ts';
import { type Target, targets } from '../../../conformance/targets/index.ts';
import { checksOf, differences, openReference, runSlow, serviceTargets } from './checks.ts';

const asked = new Command('npm run workshop -- steady')
  .description('Runs the suite several times, and reports each case whose verdict differs between the runs.')
  .option('--runs <n>', 'number of runs', Number, 3)
  .addOption(
    new Option('--targets <names...>', 'the targets; by default all, with --slow those of a service').choices(
      targets,
    ),
  )
  .option('--busy', 'keeps every core busy; a service with wrong intervals must fail meanwhile')
  .addOption(
    new Option('--slow [ms]', 'delays each request to the service, except to the desk')
      .preset(1200)
      .argParser(Number),
  )
  .option('--within <s>', 'the time limit of a run with --slow, in seconds', Number, 45)
  .option('--json', 'prints the wrong results as JSON')
  .addHelpText(
    'after',
    '\nExit codes: 0 all runs agree and nothing failed, 1 otherwise.\n\nExample:\n  npm run workshop -- steady --runs 5 --targets channel-service bot-service',
  )
  .parse()
  .opts<{ runs: number; targets?: Target[]; busy?: true; slow?: number; within: number; json?: true }>();

/** An unsteady or failed result: of one case, with its verdicts, or of a whole run. */
interface WrongResult {
  target: string;
  case?: string;
  rule?: string;
  verdicts?: readonly string[];
  observed: string;
}

const say = asked.json ? () => undefined : (line: string) => console.log(line);
const wrong = asked.slow === undefined ? await runRepeatedly(asked.runs) : await runSlowly(asked.slow);
if (asked.json) console.log(JSON.stringify(wrong, null, 2));
for (const { target, case: id, rule, verdicts = [], observed } of wrong)
  say(`${[target, id, rule, verdicts.join(', ')].filter(Boolean).join(' ')}: ${observed}`);
say(wrong.length === 0 ? 'Steady.' : `${wrong.length} results are unsteady or failed.`);
process.exit(wrong.length === 0 ? 0 : 1);

/** Runs each target `count` times, one after the other, against one reference. Returns the verdicts that differ or are findings. */
async function runRepeatedly(count: number): Promise<WrongResult[]> {
  const busy = Array.from({ length: asked.busy ? availableParallelism() : 0 }, () => {
    return new Worker('for (;;);', { eval: true });
  });
  const found: WrongResult[] = asked.busy ? await missedIntervals() : [];
  for (const target of asked.targets ?? targets) {
    await using reference = await openReference();
    const runs: (readonly Result[])[] = [];
    for (let number = 1; number <= count; number += 1) {
      const { results } = await checksOf(reference.deskUrl)[target]();
      runs.push(results);
      say(`${target}, run ${number}: ${summary(results)}`);
    }
    found.push(...differences(runs).map((each) => ({ target, ...each })));
  }
  await Promise.all(busy.map((each) => each.terminate()));
  return found;
}

/** Returns a result for each wrong retry interval that the suite does not detect. */
async function missedIntervals(): Promise<WrongResult[]> {
  const found: WrongResult[] = [];
  for (const intervalMs of [2500, 4000]) {
    const results = await runOf({ delivery: { intervalMs } })(['CHN-OUT-09']);
    say(`intervals of ${intervalMs} ms: ${summary(results)}`);
    if (!results.some(({ status }) => status === 'failed'))
      found.push({ target: 'channel-service', observed: `intervals of ${intervalMs} ms are undetected` });
  }
  return found;
}

/** Runs each target once against a service that takes `delayMs` per response. Returns the findings, and the runs that took too long. */
async function runSlowly(delayMs: number): Promise<WrongResult[]> {
  const found: WrongResult[] = [];
  for (const target of asked.targets ?? serviceTargets) {
    const { results, tookMs } = await runSlow(target, delayMs);
    const took = `${(tookMs / 1000).toFixed(1)} s`;
    say(`${target}: ${took}; ${summary(results)}`);
    found.push(...differences([results]).map((each) => ({ target, ...each })));
    if (tookMs > asked.within * 1000)
      found.push({ target, observed: `the run took ${took}, more than ${asked.within} s` });
  }
  return found;
}

function summary(results: readonly Result[]): string {
  const count = (status: Result['status']) => results.filter((each) => each.status === status).length;
  const lagMs = Math.max(0, ...results.map((each) => each.lagMs ?? 0));
  return `${count('passed')} passed, ${count('failed')} failed, ${count('inconclusive')} inconclusive; own lag at most ${lagMs} ms`;
}
