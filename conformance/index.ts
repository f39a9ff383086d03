// The suite as a library, for runs in another test runner: `@parlance/contract/conformance`.
import type { Report } from './report/json.ts';
import type { Baseline } from './run/exit.ts';
import type { TargetOptions } from './run/options.ts';
import type { Target } from './targets/index.ts';

export { conform } from './conform.ts';
export { asHtml } from './report/html.ts';
export { asBadge, asJson, asStatement } from './report/json.ts';
export { asJunit } from './report/junit.ts';
export { asTable } from './report/table.ts';
export { exitCodeOf, exitCodes, readBaseline } from './run/exit.ts';
export { Unreachable, Usage } from './run/target.ts';
export type { Result, Status } from './run/verdicts.ts';
export { cases, targets } from './targets/index.ts';
export type { Baseline, Report, Target, TargetOptions };
