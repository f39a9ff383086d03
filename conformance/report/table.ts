import { styleText } from 'node:util';
import type { Outcome } from '../run/exit.ts';
import type { Result, Seen, Status } from '../run/verdicts.ts';
import { conclusion } from './conclusion.ts';
import type { Report } from './json.ts';
import { printable } from './printable.ts';

const styles = {
  passed: 'green',
  failed: 'red',
  warned: 'yellow',
  info: 'blue',
  skipped: 'gray',
  inconclusive: 'magenta',
  error: 'red',
} as const satisfies Record<Status, Parameters<typeof styleText>[0]>;

/** The table of verdicts for people: a line a rule and case, details where something is wrong, the sum at the end. */
export function asTable(report: Report): string {
  const lines = [...report.results]
    .sort((a, b) => (a.rules[0] ?? '').localeCompare(b.rules[0] ?? '') || a.case.localeCompare(b.case))
    .map(line);
  const details = report.results.filter(({ status }) => wrong.has(status)).map(detail);
  const stale = (report.stale ?? []).map(
    (entry) => `The baseline lists ${entry}, yet nothing fails for it: remove the line.`,
  );
  return [styleText('bold', report.target), ...lines, ...details, ...stale, sum(report), ''].join('\n');
}

const wrong = new Set<Status>(['failed', 'warned', 'inconclusive', 'error']);

function line(result: Result): string {
  const mark = styleText(styles[result.status], result.status.padEnd(12));
  const known = result.known ? ' (known)' : '';
  const fact = ['info', 'skipped'].includes(result.status)
    ? `: ${printable(result.observed.slice(0, 140)).replaceAll('\n', ' ')}`
    : '';
  const unmet = result.unmet ? styleText('red', ' (counts as not conforming)') : '';
  return `  ${mark} ${(result.rules[0] ?? '').padEnd(11)} ${result.level.padEnd(6)} ${result.case}${known}${unmet}${fact}`;
}

function detail({ status, rules: [rule], case: id, title, times = 1, more = [], ...first }: Result): string {
  const looks = [{ ...first, times }, ...more].map(look);
  return `
${styleText(styles[status], `${status} ${rule}`)} in ${id}: ${title}
${looks.map((each) => indented(each, 2)).join('\n')}`;
}

/** One thing that is wrong, with what proves it. */
function look({ expected, observed, evidence, times }: Seen): string {
  const proof = evidence
    .slice(0, 6)
    .map(({ what, at, wire }) => `${what} at ${at}\n${indented(printable(wire), 2)}`);
  const often = times > 1 ? ` (${times} times alike)` : '';
  return [`expected: ${printable(expected)}`, `observed: ${printable(observed)}${often}`, ...proof].join(
    '\n',
  );
}

function indented(text: string, by: number): string {
  return text.replaceAll('\r\n', '\n').replaceAll(/^/gm, ' '.repeat(by));
}

function sum(report: Report): string {
  const counts = Object.entries(report.summary).filter(([, count]) => count > 0);
  const counted = counts.map(([status, count]) => `${count} ${status}`).join(', ');
  const [verdict = '', ...reasons] = conclusion(report);
  const colour = verdictStyles[report.outcome];
  return [
    `\n${counted} in ${(report.durationMs / 1000).toFixed(1)} s`,
    styleText(colour, verdict),
    ...reasons.map((reason) => `  ${printable(reason)}`),
  ].join('\n');
}

const verdictStyles = {
  conforms: 'green',
  doesNot: 'red',
  usage: 'red',
  unreachable: 'red',
  inconclusive: 'magenta',
  incomplete: 'yellow',
  suiteFault: 'red',
} as const satisfies Record<Outcome, Parameters<typeof styleText>[0]>;
