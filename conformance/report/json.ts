import type { AppliedBaseline, Coverage, Outcome } from '../run/exit.ts';
import { type Result, type Status, statuses } from '../run/verdicts.ts';
import { escaped } from './printable.ts';

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

/** Returns a party's statement after a run: the target, the contract, the date, and the rules that were observed. */
export function statementOf({ contract, target, address, started, outcome, coverage, results }: Report) {
  const seen = results.filter(({ status, idle }) => status !== 'skipped' && !idle);
  return {
    contract,
    target,
    ...(address !== undefined && { address }),
    tested: started,
    outcome,
    must: coverage.must,
    observed: [...new Set(seen.flatMap(({ rules }) => rules))].toSorted(),
    notSeen: coverage.unseen.map(({ rule }) => rule),
    idle: coverage.idle.map(({ rule }) => rule),
    optedOut: coverage.optedOut,
    // The open points of the contract (questions that it leaves to the implementation), with the observed choice.
    choices: seen.flatMap(({ observed }) =>
      [...observed.matchAll(/([^;]*?) \((OPEN-\d+)\)/g)].map(([, told = '', point = '']) => ({
        point,
        seen: told.trim(),
      })),
    ),
  };
}

export function asStatement(reports: readonly Report[]): string {
  return asJson(reports.map(statementOf));
}

const badges = {
  conforms: ['conforms', '#1b6e3c'],
  doesNot: ['does not conform', '#b3261e'],
  usage: ['not tested', '#b3261e'],
  unreachable: ['not reached', '#5f6368'],
  inconclusive: ['inconclusive', '#8a5a00'],
  incomplete: ['incomplete', '#8a5a00'],
  suiteFault: ['not tested', '#5f6368'],
} as const satisfies Record<Outcome, readonly [words: string, colour: string]>;

/** Returns the statement as an SVG badge for a README. If rules were excluded, the badge shows their number. */
export function asBadge({ contract, target, outcome, coverage: { seen, must, optedOut } }: Report): string {
  const [words, colour] = badges[outcome];
  const left = `${target} ${contract}`;
  const partly = optedOut.length > 0 ? `, ${optedOut.length} left out` : '';
  const right = `${words} (${seen}/${must}${partly})`;
  const [wide, far] = [left, right].map((text) => Math.round(text.length * 6.6) + 14) as [number, number];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide + far}" height="20" role="img" aria-label="${escaped(`${left}: ${right}`)}">
<rect width="${wide}" height="20" fill="#444"/><rect x="${wide}" width="${far}" height="20" fill="${colour}"/>
<g fill="#fff" font-family="Verdana, sans-serif" font-size="11"><text x="7" y="14">${escaped(left)}</text><text x="${wide + 7}" y="14">${escaped(right)}</text></g>
</svg>
`;
}
