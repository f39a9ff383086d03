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
    (entry) => `The baseline lists ${entry}, yet nothing fails for it: remove the line.`,
  );
  return [styleText('bold', report.target), ...lines, ...reasons, ...details, ...stale, sum(report), ''].join(
    '\n',
  );
}

const wrong = new Set<Status>(['failed', 'warned', 'inconclusive', 'error']);

/** So much of what was observed stands on the line of a verdict. */
const mostOnALine = 140;
/** Shorter reasons may stand on every line. */
const longReason = 40;

/** Why several lines were skipped, where it is long: it is told once, beneath them. */
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

/** What a line tells beside its verdict. */
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

/** What is wrong, finding by finding. One cause breaks many rules: it is proved where it is told first. */
function detailed(results: readonly Result[]): string[] {
  const provedBy = new Map<string, Result>();
  return results.map((result) => {
    const reason = reasonOf(result);
    const proved = provedBy.get(reason);
    if (!proved) provedBy.set(reason, result);
    return detail(result, proved);
  });
}

/** What a thing was seen of: findings begin with that and a colon, in what was expected and in what was observed. */
function subject({ expected, observed }: Pick<Seen, 'expected' | 'observed'>): string {
  const differsAt = [...expected].findIndex((character, index) => character !== observed[index]);
  const common = expected.slice(0, Math.max(0, differsAt));
  return common.slice(0, common.lastIndexOf(': ') + 1);
}

/** What was expected and observed, whatever it was seen of. */
function reasonOf(seen: Pick<Seen, 'expected' | 'observed'>): string {
  const { length } = subject(seen);
  return JSON.stringify([seen.expected.slice(length), seen.observed.slice(length)]);
}

/** One finding: the rule, the case that saw it, and each thing that it saw. The first is proved, unless it was before. */
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

/** Where the proof is of what is not proved here. */
function elsewhere(proved: Result | undefined, others: number): string[] {
  const report = 'in the report of --html or --json';
  if (proved)
    return [`(${proved.case} proves it for ${proved.rules[0]}; what proves it here stands ${report})`];
  return others > 0 ? [`(what proves the others stands ${report})`] : [];
}

/** What was seen: of things that differ in nothing but what they were seen of, one, and the names of the others. */
function looksAt(all: readonly Seen[]): string[] {
  return [...Map.groupBy(all, reasonOf).values()].map(([first, ...alike]) => {
    const names = alike.map((each) => printable(subject(each).replace(/:$/, '')));
    return look(first!) + (names.length > 0 ? `\nand so for: ${names.join('; ')}` : '');
  });
}

function look({ expected, observed, times }: Omit<Seen, 'evidence'>): string {
  const often = times > 1 ? ` (${times} times alike)` : '';
  return `expected: ${printable(expected)}\nobserved: ${oneLine(observed)}${often}`;
}

function proof(evidence: readonly Evidence[]): string[] {
  return evidence
    .slice(0, 6)
    .map(({ what, at, wire }) => `${what} at ${at}\n${indented(printable(wire), 2)}`);
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
