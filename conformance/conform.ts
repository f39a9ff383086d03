import { readFileSync } from 'node:fs';
import { type RuleId, rules } from '../generated/rules.ts';
import { type Report, reportVersion, summarize } from './report/json.ts';
import { applyBaseline, type Baseline, coverageOf, outcomeOf } from './run/exit.ts';
import type { TargetOptions } from './run/options.ts';
import { byName, runTarget, type Target } from './targets/index.ts';

export interface ReportSettings {
  baseline?: Baseline;
  /** True if a warning fails the run. */
  strict?: boolean;
}

/**
 * Runs the cases of one target, and returns the report. A broken rule is a result in the report, not an exception.
 *
 * @throws Usage if an option is missing or an id is unknown.
 * @throws Unreachable if nothing answers.
 */
export async function conform(
  target: Target,
  options: TargetOptions,
  { baseline = new Set(), strict }: ReportSettings = {},
): Promise<Report> {
  const started = new Date();
  const address = options.desk ?? options.url;
  const found = await runTarget(target, options);
  const applied = applyBaseline(found, baseline, byName[target].cases);
  return {
    ...reportOf(target, started),
    ...(address !== undefined && { address: new URL(address).origin }),
    outcome: outcomeOf(applied.results, applied.stale, strict),
    coverage: coverageOf(found, rulesOf(target)),
    summary: summarize(found),
    ...applied,
  };
}

/** Applies another baseline to the results of a finished run, and returns the new report. */
export function withBaseline(report: Report, baseline: Baseline, strict?: boolean): Report {
  const fresh = report.results.map(({ known: _, ...result }) => result);
  const applied = applyBaseline(fresh, baseline, byName[report.target as Target].cases);
  return { ...report, outcome: outcomeOf(applied.results, applied.stale, strict), ...applied };
}

/** Returns the report for a target that could not be reached. The report has the reason, and no results. */
export function unreachableReport(target: Target, why: string): Report {
  const must = [...new Set(rulesOf(target))].filter((rule) => rules[rule].level === 'MUST');
  const unseen = must.map((rule) => ({ rule, why }));
  return {
    ...reportOf(target, new Date()),
    durationMs: 0,
    outcome: 'unreachable',
    coverage: { must: must.length, seen: 0, unseen, idle: [], optedOut: [] },
    summary: summarize([]),
    ...applyBaseline([], new Set(), []),
  };
}

/** Returns the beginning of the report of a run that ends now. */
function reportOf(target: Target, started: Date) {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return {
    reportVersion,
    contract: (JSON.parse(manifest) as { version: string }).version,
    target,
    started: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
  } as const;
}

function rulesOf(target: Target): RuleId[] {
  return byName[target].cases.flatMap(({ rules }) => rules);
}
