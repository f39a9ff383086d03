// `npm run workshop -- conform` checks the reference and the examples, and writes the reports. All targets except the widget are checked at
// the same time. `--scaled` checks three processes of the reference on one PostgreSQL, behind a proxy.

import { mkdirSync, writeFileSync } from 'node:fs';
import pLimit from 'p-limit';
import { asHtml } from '../../../conformance/report/html.ts';
import { asJson, type Report } from '../../../conformance/report/json.ts';
import { asTable } from '../../../conformance/report/table.ts';
import { exitCodes, worstOutcome } from '../../../conformance/run/exit.ts';
import { byName, runTarget, type Target, targets } from '../../../conformance/targets/index.ts';
import { serve } from '../../cli/testing/command.ts';
import { openProxy } from '../../cli/testing/proxy.ts';
import { optionsOf } from '../../contract/script-options.ts';
import { startServer } from '../../reference/service/store/engines/postgres/testing/server.ts';
import { deskToken } from '../../reference/service/testing/site.ts';
import { checksOf, openReference, serviceTargets } from './checks.ts';

const started = performance.now();
const { scaled, desk, target, only } = optionsOf(
  'npm run workshop -- conform',
  {
    scaled: { type: 'boolean' },
    desk: { type: 'boolean' },
    target: { type: 'string', default: targets.join(',') },
    only: { type: 'string' },
  },
  `Usage: npm run workshop -- conform [--target NAME,… [--only ID,…] | --scaled | --desk]

Checks the reference and the examples, and writes reports/conformance.json and reports/conformance.html.

  --target  checks these targets only
  --only    judges these cases and rules only
  --scaled  checks three processes on one PostgreSQL, behind a proxy, in place of one process; writes no report
  --desk    runs each case alone, and writes conformance/desk-operations.json: the desk operations that it calls

Example:
  npm run workshop -- conform --target bot-service,bot-provider`,
);
/** The number of cases that run at the same time. The number is high because most cases only wait for retries. */
const casesAtOnce = 24;

const asked = target.split(',') as Target[];
const unknown = asked.find((one) => !targets.includes(one));
if (unknown !== undefined) {
  console.error(`There is no target ${unknown}. There are ${targets.join(', ')}.`);
  process.exit(2);
}
if (desk) {
  await writeDeskOperations();
  process.exit();
}
const reports = scaled ? await checkScaled() : await checkReference();
for (const report of reports) console.log(asTable(report));
if (!scaled) {
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/conformance.json', asJson(reports));
  writeFileSync('reports/conformance.html', asHtml(reports));
  console.log('The reports with all evidence: reports/conformance.json and reports/conformance.html');
}
console.log(`The whole run took ${((performance.now() - started) / 1000).toFixed(1)} s.`);
process.exitCode = exitCodes[worstOutcome(reports.map(({ outcome }) => outcome))];

/** Checks the reference. Checks the widget last, because the browser of the widget uses every core and would disturb time measurements. */
async function checkReference(): Promise<Report[]> {
  await using reference = await openReference();
  const checks = checksOf(reference.deskUrl, only?.split(','));
  const needsBrowser = (one: Target) => 'browser' in byName[one].options;
  const measured = await Promise.all(asked.filter((one) => !needsBrowser(one)).map((one) => checks[one]()));
  return [...measured, ...(asked.some(needsBrowser) ? [await checks.widget()] : [])];
}

async function checkScaled(): Promise<Report[]> {
  await using server = await startServer({ sync: true });
  await using proxy = await openProxy();
  const database = await server.database();
  const processes = await Promise.all([1, 2, 3].map(() => serve(['--database-url', database], proxy.url)));
  proxy.send(processes.map(({ url }) => url));
  const checks = checksOf(`${proxy.url}/desk`);
  const found = await Promise.all(serviceTargets.map((target) => checks[target]()));
  await Promise.all(processes.map((each) => each.end('SIGTERM')));
  console.log(`Requests by process: ${proxy.counts().join(', ')}`);
  return found;
}

/**
 * Writes conformance/desk-operations.json: for each desk operation, the ids of the cases that call the operation, by target. Each case runs
 * in its own run: in a shared run, cases share results, and only the first case makes the calls.
 */
async function writeDeskOperations(): Promise<void> {
  await using reference = await openReference();
  const calls: { operation: string; target: Target; id: string }[] = [];
  const record = (target: Target, id: string) => {
    let isRunning = false;
    return runTarget(target, {
      desk: reference.deskUrl,
      deskToken,
      only: [id],
      onCase: (_, phase) => {
        isRunning = phase === 'begun';
      },
      onDeskCall: (operation) => {
        if (isRunning) calls.push({ operation, target, id });
      },
    });
  };
  const all = serviceTargets.flatMap((target) => byName[target].cases.map(({ id }) => [target, id] as const));
  await pLimit(casesAtOnce).map(all, ([target, id]) => record(target, id));
  const casesOf = (operation: string, target: Target) => {
    const own = calls.filter((call) => call.operation === operation && call.target === target);
    return [...new Set(own.map(({ id }) => id))].toSorted();
  };
  const operations = [...new Set(calls.map(({ operation }) => operation))].toSorted();
  const found = operations.map((operation) => [
    operation,
    Object.fromEntries(serviceTargets.map((target) => [target, casesOf(operation, target)])),
  ]);
  writeFileSync(
    'conformance/desk-operations.json',
    `${JSON.stringify(Object.fromEntries(found), null, 2)}\n`,
  );
}
