import { styleText } from 'node:util';
import { rules } from '../../generated/rules.ts';
import type { Outcome } from '../run/exit.ts';
import type { Result, Seen, Status } from '../run/verdicts.ts';
import type { Evidence } from '../wire/http/evidence.ts';
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
  const sorted = [...report.results].sort(
    (a, b) => (a.rules[0] ?? '').localeCompare(b.rules[0] ?? '') || a.case.localeCompare(b.case),
  );
  const shared = sharedReasons(sorted);
  const lines = sorted.map((result) => line(result, shared));
  const reasons = shared.map((reason, index) => `  ${mark(index)} ${oneLine(reason)}`);
  const details = detailed(report.results.filter(({ status }) => wrong.has(status)));
  const stale = (report.stale ?? []).map(
    (entry) => `The baseline lists ${entry}, but nothing fails for it: remove the line.`,
  );
  return [styleText('bold', report.target), ...lines, ...reasons, ...details, ...stale, sum(report), ''].join(
    '\n',
  );
}

const wrong = new Set<Status>(['failed', 'warned', 'inconclusive', 'error']);

/** How much of an observation stands on the line of a verdict. */
const mostOnALine = 140;
/** Shorter reasons may stand on every line. */
const longReason = 40;

/** Long reasons that several skipped rules share: each is printed once, below the lines. */
function sharedReasons(results: readonly Result[]): string[] {
  const skipped = results.filter(({ status }) => status === 'skipped');
  const byReason = Map.groupBy(skipped, ({ observed }) => observed);
  return [...byReason].flatMap(([reason, own]) =>
    own.length > 1 && reason.length > longReason ? [reason] : [],
  );
}

function mark(index: number): string {
  return `[${index + 1}]`;
}

function line(result: Result, shared: readonly string[]): string {
  const status = styleText(styles[result.status], result.status.padEnd(12));
  const known = result.known ? ' (known)' : '';
  const unmet = result.unmet ? styleText('red', ' (counts as not conforming)') : '';
  return `  ${status} ${(result.rules[0] ?? '').padEnd(11)} ${result.level.padEnd(6)} ${result.case}${known}${unmet}${fact(result, shared)}`;
}

/** The note behind a verdict. */
function fact({ status, observed, noted }: Result, shared: readonly string[]): string {
  const told = oneLine(observed.slice(0, mostOnALine));
  if (noted) return ` (note: ${told})`;
  if (!['info', 'skipped'].includes(status)) return '';
  const index = status === 'skipped' ? shared.indexOf(observed) : -1;
  return `: ${index < 0 ? told : mark(index)}`;
}

function oneLine(text: string): string {
  return printable(text).replaceAll(/\s*\n\s*/g, ' ');
}

/** The findings. One cause may break many rules: its evidence is printed once. */
function detailed(results: readonly Result[]): string[] {
  const provedBy = new Map<string, Result>();
  return results.map((result) => {
    const reason = reasonOf(result);
    const proved = provedBy.get(reason);
    if (!proved) provedBy.set(reason, result);
    return detail(result, proved);
  });
}

/** The subject of a finding: the common start of what was expected and observed, up to a colon. */
function subject({ expected, observed }: Pick<Seen, 'expected' | 'observed'>): string {
  const differsAt = [...expected].findIndex((character, index) => character !== observed[index]);
  const common = expected.slice(0, Math.max(0, differsAt));
  return common.slice(0, common.lastIndexOf(': ') + 1);
}

/** The expected and the observed, without the subject. */
function reasonOf(seen: Pick<Seen, 'expected' | 'observed'>): string {
  const { length } = subject(seen);
  return JSON.stringify([seen.expected.slice(length), seen.observed.slice(length)]);
}

/** One finding: the rule, the case and its observations, with the evidence of the first unless it was printed before. */
function detail(
  { status, rules: [rule], case: id, title, times = 1, more = [], ...first }: Result,
  proved?: Result,
): string {
  const heading = styleText(styles[status], `${status} ${rule}`);
  const sentence = rule ? rules[rule].text : '';
  const [told, ...others] = looksAt([{ ...first, times }, ...more]);
  const looks = [
    told!,
    ...(proved ? [] : proof(first.evidence)),
    ...others,
    ...elsewhere(proved, more.length),
  ];
  return `
${heading}: ${sentence}
  in ${id}: ${title}
${looks.map((each) => indented(each, 2)).join('\n')}`;
}

/** Where the evidence stands that is not printed here. */
function elsewhere(proved: Result | undefined, others: number): string[] {
  const report = 'in the report of --html or --json';
  if (proved)
    return [`(evidence: see ${proved.rules[0]} in ${proved.case}; the evidence of this case is ${report})`];
  return others > 0 ? [`(the evidence of the others is ${report})`] : [];
}

/** The observations; of those that differ only in their subject, the first and the names of the others. */
function looksAt(all: readonly Seen[]): string[] {
  return [...Map.groupBy(all, reasonOf).values()].map(([first, ...alike]) => {
    const names = alike.map((each) => printable(subject(each).replace(/:$/, '')));
    return look(first!) + (names.length > 0 ? `\nthe same for: ${names.join('; ')}` : '');
  });
}

function look({ expected, observed, times }: Omit<Seen, 'evidence'>): string {
  const often = times > 1 ? ` (${times} times the same)` : '';
  return `expected: ${oneLine(expected)}\nobserved: ${oneLine(observed)}${often}`;
}

function proof(evidence: readonly Evidence[]): string[] {
  return evidence.slice(0, 6).map(({ what, at, wire }) => `${what} at ${at}\n${quoted(printable(wire))}`);
}

/** Each line begins as no command of a build machine does. */
function quoted(text: string): string {
  return text.replaceAll(/^/gm, '  | ');
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
    ...(counted === '' ? [] : [`\n${counted} in ${(report.durationMs / 1000).toFixed(1)} s`]),
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
