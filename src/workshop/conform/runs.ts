import type { Result } from '../../../conformance/run/verdicts.ts';
import { runTarget, type Target } from '../../../conformance/targets/index.ts';
import { deskToken } from '../../reference/service/testing/site.ts';
import { openReference } from './reference.ts';
import { type Front, openFront } from './slow-front.ts';

export interface SlowRun extends Pick<Front, 'counts'> {
  results: Result[];
  tookMs: number;
}

export interface SlowOptions {
  /** Requests to the desk are delayed too. */
  deskToo?: boolean;
  /** The number of connections that are open at once; the suite finds it by itself unless given. */
  concurrency?: number | undefined;
}

/** Runs targets against the reference, all at once. */
export async function runReference(targets: readonly string[]): Promise<Result[]> {
  await using reference = await openReference();
  const desk = reference.deskUrl;
  const found = targets.map((target) => runTarget(target as Target, { desk, deskToken }));
  return (await Promise.all(found)).flat();
}

/** Runs a target against the reference behind a front that delays each request. */
export async function runSlow(
  target: string,
  delayMs: number,
  { deskToo = false, concurrency }: SlowOptions = {},
): Promise<SlowRun> {
  await using front = await openFront(delayMs, (path) => !deskToo && path.startsWith('/desk'));
  await using reference = await openReference(front.url);
  front.passTo(Number(new URL(reference.url).port));
  const started = performance.now();
  const desk = `${front.url}${new URL(reference.deskUrl).pathname}`;
  const options = { desk, deskToken, ...(concurrency !== undefined && { concurrency }) };
  const results = await runTarget(target as Target, options);
  return { results, tookMs: performance.now() - started, counts: front.counts };
}
