// The time limits of tests, and the measurement of memory. A limit only ends a test that hangs, so slow machines get longer limits.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * A typical piece of work of a test process. The time limits were chosen on a machine with two cores. On that machine, four such processes
 * took `usualMs` milliseconds in parallel.
 */
const work = 'for (let sum = 0, i = 0; i < 2e8; i++) sum ^= i;';
const usualMs = 400;

/** Measures the present speed of the machine. Resolves with the duration of the work divided by `usualMs`, but at least 1. */
export async function slowness(): Promise<number> {
  const began = performance.now();
  await Promise.all([1, 2, 3, 4].map(() => promisify(execFile)(process.execPath, ['-e', work])));
  return Math.max(1, (performance.now() - began) / usualMs);
}

/**
 * Returns a time limit for this machine, in milliseconds. `ms` is the limit on an idle machine. Vitest's configuration measures the
 * slowness of the machine once for all workers.
 */
export function patience(ms: number): number {
  return ms * Number(process.env['TEST_SLOWNESS'] ?? 1);
}

/** Collects garbage, and returns the size of the remaining objects on the heap, in megabytes. */
export function megabytesInUse(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed / 1_000_000;
}
