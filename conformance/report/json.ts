import type { AppliedBaseline, Coverage, Outcome } from '../run/exit.ts';
import { type Result, type Status, statuses } from '../run/verdicts.ts';

/** The version of the report format in conformance/schemas/report.schema.json. */
export const reportVersion = 1;

export interface Report extends AppliedBaseline {
  reportVersion: typeof reportVersion;
  contract: string;
  target: string;
  /** The host that was tested. The path is left out, since it may contain secrets. */
  address?: string;
  started: string;
  durationMs: number;
  outcome: Outcome;
  coverage: Coverage;
  summary: Record<Status, number>;
}

export function summarize(results: readonly Result[]): Record<Status, number> {
  const counts = statuses.map((status) => [
    status,
    results.filter((result) => result.status === status).length,
  ]);
  return Object.fromEntries(counts) as Record<Status, number>;
}

export function asJson(reports: readonly object[]): string {
  return `${JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2)}\n`;
}
