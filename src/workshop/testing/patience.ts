// How long tests wait. A time limit of a test ends one that hangs, and measures nothing: it follows the speed of the machine.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Work that a test process might do, and how long four at once take on two idle cores of the machine that the limits were written on. */
const work = 'for (let sum = 0, i = 0; i < 2e8; i++) sum ^= i;';
const usualMs = 400;

/** How many times longer than usual the machine takes now; never less than one. */
export async function slowness(): Promise<number> {
  const began = performance.now();
  await Promise.all([1, 2, 3, 4].map(() => promisify(execFile)(process.execPath, ['-e', work])));
  return Math.max(1, (performance.now() - began) / usualMs);
}

/** A limit of so many milliseconds on an idle machine. Vitest's configuration measures the slowness once for all its workers. */
export function patience(ms: number): number {
  return ms * Number(process.env['TEST_SLOWNESS'] ?? 1);
}
