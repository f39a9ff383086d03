import { type Report, summarize } from './report/json.ts';
import { applyBaseline, type Baseline } from './run/baseline.ts';
import type { TargetOptions } from './run/options.ts';
import { runTarget, type Target } from './targets/index.ts';

/** Runs one target and writes down what was seen. */
export async function conform(
  target: Target,
  options: TargetOptions,
  { contract, baseline }: { contract: string; baseline?: Baseline },
): Promise<Report> {
  const started = new Date();
  const found = await runTarget(target, options);
  const { results, stale } = applyBaseline(found, baseline ?? new Set());
  const durationMs = Date.now() - started.getTime();
  const summary = summarize(results);
  return { contract, target, started: started.toISOString(), durationMs, summary, results, stale };
}
