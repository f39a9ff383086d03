// Which cases call which operation of the desk, as the docs show it.
import { writeFileSync } from 'node:fs';
import pLimit from 'p-limit';
import type { TargetOptions } from '../../../conformance/run/options.ts';
import { byName, runTarget, type Target } from '../../../conformance/targets/index.ts';
import { serviceTargets } from './checks.ts';

/** Many cases wait for the same few seconds. */
const casesAtOnce = 24;

/** Writes the cases of each desk operation, by target. What several cases share is called in each of them, because it runs alone. */
export async function writeDeskOperations(options: TargetOptions): Promise<void> {
  const inTurn = pLimit(casesAtOnce);
  const calls: { operation: string; target: Target; id: string }[] = [];
  const record = (target: Target, id: string) => {
    let isRunning = false;
    return runTarget(target, {
      ...options,
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
  await Promise.all(all.map(([target, id]) => inTurn(() => record(target, id))));
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
