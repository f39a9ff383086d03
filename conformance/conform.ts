import { type Report, summarize } from './report/json.ts';
import { applyBaseline, type Baseline } from './run/baseline.ts';
import { coverageOf } from './run/coverage.ts';
import { outcomeOf } from './run/exit.ts';
import type { TargetOptions } from './run/options.ts';
import { rooms, runTarget, type Target } from './targets/index.ts';

/** Runs one target and writes down what was seen. */
export async function conform(
  target: Target,
  options: TargetOptions,
  { contract, baseline, strict }: { contract: string; baseline?: Baseline; strict?: boolean },
): Promise<Report> {
  const started = new Date();
  const found = await runTarget(target, options);
  const { results, stale } = applyBaseline(found, baseline ?? new Set());
  const durationMs = Date.now() - started.getTime();
  return {
    contract,
    target,
    started: started.toISOString(),
    durationMs,
    outcome: outcomeOf(results, stale, strict),
    coverage: coverageOf(
      results,
      rooms[target].cases.flatMap((each) => each.rules),
    ),
    summary: summarize(results),
    results,
    stale,
  };
}
