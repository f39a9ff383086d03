// `npm run slow [-- --delay 1200] [-- --targets target,…] [-- --desk-too] [-- --concurrency 24]`: how long a run takes against a service that is slow to
// answer, and which cases it waits for.
import { Command } from 'commander';
import { runSlow, type SlowRun } from './run.ts';

const asked = new Command('npm run slow --')
  .description('Runs the suite against the reference behind a front that holds up each request.')
  .option('--delay <ms>', 'how long each request is held up', '1200')
  .option('--targets <list>', 'which targets, parted by commas', 'channel-service,bot-service,webhook-sender')
  .option('--desk-too', 'the desk is as slow as the service')
  .option('--concurrency <n>', 'connections that are open at a time', Number)
  .option('--cases <n>', 'how many of the longest cases are named', '12')
  .parse()
  .opts<{ delay: string; targets: string; deskToo?: true; concurrency?: number; cases: string }>();

for (const target of asked.targets.split(',')) {
  const { deskToo, concurrency } = asked;
  const options = { ...(deskToo && { deskToo }), ...(concurrency !== undefined && { concurrency }) };
  const run = await runSlow(target, Number(asked.delay), options);
  report(target, run);
  if (blemished(run).length > 0) process.exitCode = 1;
}

function report(target: string, run: SlowRun): void {
  const { results, tookMs, counts } = run;
  const passed = results.filter(({ status }) => status === 'passed').length;
  const others = blemished(run);
  console.log(
    `${target}: ${seconds(tookMs)}; ${counts.requests} requests, ${counts.most} at a time; ${passed} of ${results.length} passed, ${others.length} not as they should be`,
  );
  const byCase = new Map(results.map((result) => [result.case, result.durationMs]));
  const longest = [...byCase].sort(([, one], [, other]) => other - one).slice(0, Number(asked.cases));
  for (const [id, durationMs] of longest) console.log(`  ${seconds(durationMs).padStart(7)}  ${id}`);
  for (const { rules, case: id, status, observed } of others)
    console.log(`  ${rules[0]} ${status} in ${id}: ${observed}`);
}

/** What slowness must not bring about. */
function blemished({ results }: SlowRun) {
  return results.filter(({ status }) => !['passed', 'info', 'skipped'].includes(status));
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
