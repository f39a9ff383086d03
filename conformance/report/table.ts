import { stripVTControlCharacters, styleText } from 'node:util';
import { rules } from '../../generated/rules.ts';
import { sectionWords } from '../../src/contract/judgement/sections.ts';
import type { Outcome } from '../run/exit.ts';
import type { Result, Status } from '../run/verdicts.ts';
import { abbreviatedList, type Evidence } from '../wire/http/evidence.ts';
import { conclusion } from './conclusion.ts';
import { type Fault, faultsIn, toldFault } from './faults.ts';
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

/** Returns the report as text for people: a line for each rule and case, each fault once, and a summary with the faults to fix first. */
export function asTable(report: Report): string {
  const sorted = [...report.results].sort(
    (a, b) => (a.rules[0] ?? '').localeCompare(b.rules[0] ?? '') || a.case.localeCompare(b.case),
  );
  const isSkipped = ({ status }: Result) => status === 'skipped';
  const skipped = Map.groupBy(sorted.filter(isSkipped), ({ observed }) => observed);
  const faults = faultsIn(report.results);
  const stale = report.stale.map(
    (entry) => `The baseline lists ${entry}, but nothing fails for it: remove the line.`,
  );
  const { notJudged } = report;
  const listed = notJudged.length === 1 ? '1 entry' : `${notJudged.length} entries`;
  return [
    styleText('bold', report.target),
    ...sorted.filter((result) => !isSkipped(result)).map(line),
    ...[...skipped].map(([reason, own]) => skippedLine(reason, own)),
    ...faults.slice(0, mostFaults).map((fault, index) => told(fault, index + 1)),
    ...(faults.length > mostFaults
      ? ['', `${faults.length - mostFaults} more faults are in the report of --json.`]
      : []),
    ...(faults.length > 0 ? ['', 'All evidence is in the report of --html or --json.'] : []),
    ...stale,
    ...(notJudged.length > 0
      ? [`${listed} of the baseline not judged in this run: ${abbreviatedList(notJudged, mostListed)}`]
      : []),
    '',
    ...summary(report, faults),
    '',
  ].join('\n');
}

/** The largest number of baseline entries that are named as not judged. */
const mostListed = 12;
/** The largest number of characters of an observation that a verdict's line shows. */
const mostOnALine = 140;
function line(result: Result): string {
  const status = styleText(styles[result.status], result.status.padEnd(12));
  const known = result.known ? ' (known)' : '';
  return `  ${status} ${(result.rules[0] ?? '').padEnd(11)} ${result.level.padEnd(6)} ${result.case}${known}${fact(result)}`;
}

/** Returns the note for the end of a verdict's line. Empty for a verdict without an observation to report. */
function fact({ status, observed, noted }: Result): string {
  const note = oneLine(observed.slice(0, mostOnALine));
  if (noted) return ` (note: ${note})`;
  return status === 'info' ? `: ${note}` : '';
}

/** Returns one line for all rules and cases that were skipped for the same reason. */
function skippedLine(reason: string, results: readonly Result[]): string {
  const names = results.map(({ rules: [rule], case: id }) => `${rule} ${id}`);
  return `  ${styleText(styles.skipped, 'skipped'.padEnd(12))} ${oneLine(reason)}: ${names.join(', ')}`;
}

function oneLine(text: string): string {
  return printable(text).replaceAll(/\s*\n\s*/g, ' ');
}

/** The largest number of faults that are printed, so that the other party cannot make the report endless. */
const mostFaults = 40;
/** The number of terminal rows for each fault, and the assumed width of a row in characters. */
const rows = 15;
const columns = 120;
const indentation = 3;

/**
 * Returns the text for a fault: the broken rule, the expectation and observation, the other verdicts, and evidence up to a total of `rows`
 * rows.
 */
function told(fault: Fault, number: number): string {
  const { first, rule, says, expected, observed, alike, evidence } = toldFault(fault);
  const others = fault.verdicts.slice(1);
  const also = [...new Set(others.map(({ rules: [other] }) => other!))].filter((other) => other !== rule);
  const cases = [...new Set(others.map(({ case: id }) => id))].filter((id) => id !== first.case);
  const lines = [
    cut(`expected: ${expected}`, 2),
    cut(`observed: ${observed}`, 3),
    ...(alike === '' ? [] : [cut(`the same for: ${alike}`, 1)]),
    cut(`in ${first.case}: ${first.title}`, 2),
    ...(cases.length > 0 ? [cut(`and in ${abbreviatedList(cases, 5)}`, 1)] : []),
    ...(also.length > 0 ? [cut(`breaks ${abbreviatedList(also, 12)} too`, 1)] : []),
  ];
  const heading = `${number}. ${styleText(styles[first.status], `${first.status} ${rule}`)}${says}`;
  const left =
    rows - [stripVTControlCharacters(heading), ...lines].reduce((sum, text) => sum + rowsOf(text), 0);
  return ['', heading, ...[...lines, ...proof(evidence, left)].map((text) => `   ${text}`)].join('\n');
}

function rowsOf(text: string): number {
  return Math.ceil((text.length + indentation) / columns);
}

/**
 * Joins a text into one line, and cuts that line to at most `most` rows. The middle is dropped: the beginning names the subject, and the
 * end has the remedy.
 */
function cut(text: string, most: number): string {
  const line = oneLine(text);
  const half = Math.floor((most * columns - indentation) / 2) - 2;
  return line.length <= 2 * half ? line : `${line.slice(0, half)} … ${line.slice(-half)}`;
}

/**
 * Returns the lines for as many messages as fit into `left` rows, each with its start line, header fields and body. The lines are written
 * so that a build system does not read any of them as a command.
 */
function proof(evidence: readonly Evidence[], left: number): string[] {
  const shown = evidence.slice(0, Math.floor(left / 3));
  return shown.flatMap(({ what, at, wire }) => {
    const [head = '', ...body] = wire.split(/\r?\n\r?\n/);
    const [start = '', ...fields] = head.split(/\r?\n/);
    const room = Math.floor(left / shown.length) - (fields.length > 0 ? 2 : 1);
    return [
      cut(`${what} at ${at}: ${start}`, 1),
      ...(fields.length > 0 ? [cut(`  | ${fields.join('; ')}`, 1)] : []),
      ...(body.join('').trim() === '' ? [] : [cut(`  | ${body.join(' ')}`, room)]),
    ];
  });
}

/** The largest number of lines in the summary. */
const mostSummed = 10;
const mostToFix = 5;

/** Returns the lines of the summary: the counts, the verdict, the faults to fix first, and the reasons for the verdict. */
function summary(report: Report, faults: readonly Fault[]): string[] {
  const counts = Object.entries(report.summary).filter(([, count]) => count > 0);
  const counted = counts.map(([status, count]) => `${count} ${status}`).join(', ');
  const [verdict = '', ...reasons] = conclusion(report);
  const lines = [
    ...(counted === '' ? [] : [`${counted} in ${(report.durationMs / 1000).toFixed(1)} s`]),
    styleText(verdictStyles[report.outcome] ?? 'red', verdict),
    ...toFix(
      faults.filter(({ verdicts: [first] }) => first?.status === 'failed' || first?.status === 'error'),
    ),
    ...reasons.map((reason) => `  ${printable(reason)}`),
  ];
  if (lines.length <= mostSummed) return lines;
  return [
    ...lines.slice(0, mostSummed - 1),
    `  and ${lines.length - mostSummed + 1} more in the report of --html`,
  ];
}

function toFix(faults: readonly Fault[]): string[] {
  if (faults.length === 0) return [];
  const first = faults.slice(0, mostToFix).map(({ verdicts, looks: [look] }, index) => {
    const [rule] = verdicts[0]!.rules;
    const often = verdicts.length > 1 ? `, ${verdicts.length} verdicts` : '';
    return cut(
      `  ${index + 1}. ${rule} (${rule ? sectionWords(rules[rule]) : ''}${often}): ${look!.observed}`,
      1,
    );
  });
  const more = faults.length > mostToFix ? ` (${mostToFix} of ${faults.length} faults)` : '';
  return [`What to fix first${more}:`, ...first];
}

/** The colours of verdicts. Any other verdict is red. */
const verdictStyles: Partial<Record<Outcome, Parameters<typeof styleText>[0]>> = {
  conforms: 'green',
  inconclusive: 'magenta',
  incomplete: 'yellow',
};
