// Runs the suite against the reference in its own process, directly or behind a proxy that delays each request.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Result } from '../../../conformance/run/verdicts.ts';
import { runTarget, type Target } from '../../../conformance/targets/index.ts';
import { openProxy } from '../../cli/testing/proxy.ts';
import { type Serving, serve } from '../../cli/testing/serving.ts';
import { deskToken } from '../../reference/service/testing/site.ts';

interface SlowRun {
  /** The number of delayed requests, and the maximum number of these at the same time. */
  counts: { requests: number; most: number };
  results: Result[];
  tookMs: number;
}

/** Runs the suite for several targets in parallel against one reference. */
export async function runReference(targets: readonly string[]): Promise<Result[]> {
  await using reference = await openReference();
  const desk = reference.deskUrl;
  const found = targets.map((target) => runTarget(target as Target, { desk, deskToken }));
  return (await Promise.all(found)).flat();
}

/** Runs the suite for a target against the reference behind a proxy. The proxy delays each request, except for requests to the desk. */
export async function runSlow(target: string, delayMs: number): Promise<SlowRun> {
  const counts = { requests: 0, most: 0 };
  let underWay = 0;
  await using front = await openProxy(async (path, response) => {
    if (path.startsWith('/desk')) return;
    counts.requests += 1;
    underWay += 1;
    counts.most = Math.max(counts.most, underWay);
    response.on('close', () => {
      underWay -= 1;
    });
    await sleep(delayMs);
  });
  await using reference = await openReference(front.url);
  front.send([reference.url]);
  const started = performance.now();
  const desk = `${front.url}${new URL(reference.deskUrl).pathname}`;
  const results = await runTarget(target as Target, { desk, deskToken });
  return { results, tookMs: performance.now() - started, counts };
}

/** Starts the reference on its own store and in its own process, so that its work does not delay the suite's clock. */
export async function openReference(publicUrl?: string): Promise<Serving & AsyncDisposable> {
  const folder = mkdtempSync(join(tmpdir(), 'parlance-conform-'));
  const serving = await serve(
    ['--data', join(folder, 'store.sqlite')],
    publicUrl === undefined ? {} : { publicUrl },
  );
  return {
    ...serving,
    async [Symbol.asyncDispose]() {
      await serving.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
