import type { Result } from '../../run/verdicts.ts';
import { openReference } from '../steady/reference.ts';
import { type Front, openFront } from './front.ts';

export interface SlowRun extends Pick<Front, 'counts'> {
  results: Result[];
  tookMs: number;
}

export interface SlowOptions {
  /** The desk is held up too. */
  deskToo?: boolean;
  /** How many connections are open at a time, in the place of what the suite finds by itself. */
  concurrency?: number;
}

/** Runs a target against the reference behind a front that holds up each request. */
export async function runSlow(
  target: string,
  delayMs: number,
  { deskToo = false, ...more }: SlowOptions = {},
): Promise<SlowRun> {
  const front = await openFront(delayMs, (path) => !deskToo && path.startsWith('/desk'));
  const reference = await openReference(front.url);
  front.before(reference.port);
  try {
    const started = performance.now();
    const results = await reference.run(target, more);
    return { results, tookMs: performance.now() - started, counts: front.counts };
  } finally {
    await reference.close();
    await front.close();
  }
}
