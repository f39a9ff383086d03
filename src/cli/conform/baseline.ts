import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rejudged } from '../../../conformance/conform.ts';
import type { Report } from '../../../conformance/report/json.ts';
import { readBaseline, updatedBaseline } from '../../../conformance/run/baseline.ts';
import { Usage } from '../../../conformance/run/target.ts';
import type { Options } from './options.ts';

/** With --update-baseline what fails now is known from now on. */
export function rebased(report: Report, options: Options): Report {
  const { baseline, updateBaseline, strict } = options;
  if (!updateBaseline || baseline === undefined || report.outcome === 'unreachable') return report;
  const text = updatedBaseline(baselineText(options), report.results);
  writeFileSync(baseline, text);
  return rejudged(report, readBaseline(text), strict);
}

/** What stands in the baseline; one that is about to be written may be new. */
export function baselineText({ baseline, updateBaseline }: Options): string {
  if (baseline === undefined || (updateBaseline && !existsSync(baseline))) return '';
  try {
    return readFileSync(baseline, 'utf8');
  } catch (error) {
    throw new Usage(`The baseline cannot be read: ${(error as Error).message}`);
  }
}
