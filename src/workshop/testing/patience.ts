// The time limits of tests. A limit ends a test that hangs, and measures nothing: it depends on the speed of the machine.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Typical work of a test process, and its duration in milliseconds: for four processes at once, on two idle cores of the machine that the
 * limits were written on.
 */
const work = 'for (let sum = 0, i = 0; i < 2e8; i++) sum ^= i;';
const usualMs = 400;

/** Resolves with the ratio of the machine's current duration to the usual one, at least 1. */
export async function slowness(): Promise<number> {
  const began = performance.now();
  await Promise.all([1, 2, 3, 4].map(() => promisify(execFile)(process.execPath, ['-e', work])));
  return Math.max(1, (performance.now() - began) / usualMs);
}

/**
 * Returns a time limit for this machine, where `ms` is the limit on an idle machine. Vitest's configuration measures the slowness once for
 * all its workers.
 */
export function patience(ms: number): number {
  return ms * Number(process.env['TEST_SLOWNESS'] ?? 1);
}
