// The suite as a library, for runs in a test runner of one's own: `@parlance/contract/conformance`.
import { readFileSync } from 'node:fs';
import { conform as run } from './conform.ts';
import type { Report } from './report/json.ts';
import type { Baseline } from './run/baseline.ts';
import type { TargetOptions } from './run/options.ts';
import type { Target } from './targets/index.ts';

export { asHtml } from './report/html.ts';
export { asJson } from './report/json.ts';
export { asJunit } from './report/junit.ts';
export { asBadge, asStatement } from './report/statement.ts';
export { asTable } from './report/table.ts';
export { readBaseline } from './run/baseline.ts';
export { exitCodeOf, exitCodes } from './run/exit.ts';
export { Unreachable, Usage } from './run/target.ts';
export type { Result, Status } from './run/verdicts.ts';
export { cases, targets } from './targets/index.ts';
export type { Baseline, Report, Target, TargetOptions };

/**
 * Runs the cases of one target. Rejects with Usage when an option is missing, with Unreachable when nothing answers;
 * broken rules never reject, they are results of the report.
 */
export function conform(
  target: Target,
  options: TargetOptions,
  { baseline }: { baseline?: Baseline } = {},
): Promise<Report> {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version: contract } = JSON.parse(manifest) as { version: string };
  return run(target, options, { contract, ...(baseline && { baseline }) });
}
