import { styleText } from 'node:util';
import type { Outcome } from '../run/exit.ts';
import type { Status } from '../run/verdicts.ts';
import { abbreviatedList } from '../wire/http/evidence.ts';
import { conclusion, endedDesk } from './conclusion.ts';
import { briefly, type Fault, faultsIn, toldFault } from './faults.ts';
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

export type Repeat = (caseId: string) => string;

/** Returns the report as text for people. `repeat` makes the command that runs the case of a fault again. */
export function asTable(report: Report, repeat: Repeat = (id) => `--only ${id}`): string {
  const { target, stale, notJudged, results } = report;
  const faults = faultsIn(results);
  const known = results
    .filter((result) => result.known)
    .map(({ case: id, rules: [rule] }) => `${id}:${rule}`);
  const listed = notJudged.length === 1 ? '1 entry' : `${notJudged.length} entries`;
  const named = (list: readonly string[]) => abbreviatedList(list, mostListed);
  return [
    `${styleText('bold', target)}${counts(report)}`,
    ...faults.slice(0, mostFaults).map((fault, index) => told(fault, index + 1, repeat)),
    ...(faults.length > mostFaults
      ? [`${faults.length - mostFaults} more faults are in the report of --json.`]
      : []),
    ...(faults.some(isBroken) ? [] : notes(report)),
    ...(known.length > 0 ? [`Known by the baseline: ${named(known)}`] : []),
    ...stale.map((entry) => `The baseline lists ${entry}, but nothing fails for it: remove the line.`),
    ...(notJudged.length > 0
      ? [`${listed} of the baseline not judged in this run: ${named(notJudged)}`]
      : []),
    '',
    ...ending(report, faults),
  ].join('\n');
}

const mostListed = 12;

function counts({ summary, durationMs, results }: Report): string {
  const idle = results.filter((result) => result.idle).length;
  const numbers = { ...summary, info: summary.info - idle, 'with nothing to judge': idle };
  const words = { info: 'noted' } as Record<string, string>;
  const counted = Object.entries(numbers)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${count} ${words[status] ?? status}`);
  return counted.length === 0 ? '' : `: ${counted.join(', ')} in ${(durationMs / 1000).toFixed(1)} s`;
}

const mostNotes = 8;

/** Returns the notes, one line for each rule. A broken rule comes first, and replaces them. */
function notes({ results }: Report): string[] {
  const noted = results.filter(({ status, noted: isNoted, idle }) => !idle && (isNoted || status === 'info'));
  const byRule = [...Map.groupBy(noted, ({ rules: [rule] }) => rule!)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const lines = byRule.map(([rule, own]) =>
    cut(`noted ${rule}: ${[...new Set(own.map(({ observed }) => observed))].join('; ')}`, 1),
  );
  const further = lines.length - mostNotes;
  return [
    ...lines.slice(0, mostNotes),
    ...(further > 0 ? [`and ${further} more in the report of --html`] : []),
  ];
}

function isBroken({ verdicts: [first] }: Fault): boolean {
  return first?.status === 'failed' || first?.status === 'error';
}

function oneLine(text: string): string {
  return printable(text).replaceAll(/\s*\n\s*/g, ' ');
}

/** The largest number of faults that are printed, so that the other party cannot make the report endless. */
const mostFaults = 40;
const columns = 120;
const indentation = 3;

function told(fault: Fault, number: number, repeat: Repeat): string {
  const { first, rule, also, says, expected, observed, alike, curl } = toldFault(fault);
  const more = alike.length > 0 ? ` (and ${alike.length} more: ${alike.join('; ')})` : '';
  const others = also.length > 0 ? `, ${abbreviatedList(also, 5)}` : '';
  const [head, text] = [`${number}. `, `${first.status} ${rule}`];
  return [
    `${head}${styleText(styles[first.status], text)}${cut(`${others}${says}`, 2, head.length + text.length)}`,
    ...[
      cut(`expected: ${expected}`, 2),
      cut(`observed: ${observed}${more}`, 3),
      `repeat: ${printable(repeat(first.case))}`,
      ...(curl === undefined ? [] : [`curl: ${fits(curl) ? curl : 'in the report of --html'}`]),
    ].map((line) => `   ${line}`),
  ].join('\n');
}

/** True if a command can be copied from a terminal. */
function fits(command: string): boolean {
  return (
    command.length <= 4 * columns && printable(command) === command && !/\s/.test(command.replaceAll(' ', ''))
  );
}

/** Joins a text into one line of at most `most` rows. */
function cut(text: string, most: number, used = indentation): string {
  const line = oneLine(text);
  const room = most * columns - used;
  return line.length <= room ? line : `${line.slice(0, room - 2)} …`;
}

/** The number of faults from which on the end of the report lists the first ones again. */
const many = 5;

function ending(report: Report, faults: readonly Fault[]): string[] {
  const [verdict = '', ...reasons] = conclusion(report);
  return [
    styleText(verdictStyles[report.outcome] ?? 'red', verdict),
    ...toFix(faults.filter(isBroken), endedDesk(report)),
    ...reasons.map((reason) => `  ${cut(reason, 2)}`),
  ];
}

/** Returns the first faults. A desk command that has ended comes before them: the suite could not judge anything after it. */
function toFix(faults: readonly Fault[], desk: string | undefined): string[] {
  if (faults.length <= many && desk === undefined) return [];
  const first = faults
    .slice(0, many)
    .map(({ verdicts, looks: [look] }) => `${verdicts[0]!.rules[0]}  ${briefly(look!)}`);
  const all = [...(desk === undefined ? [] : [desk]), ...first];
  const count = faults.length + all.length - first.length;
  return [
    `What to fix first (${all.length} of ${count}):`,
    ...all.map((text, index) => cut(`  ${index + 1}. ${text}`, text === desk ? 3 : 1)),
  ];
}

const verdictStyles: Partial<Record<Outcome, Parameters<typeof styleText>[0]>> = {
  conforms: 'green',
  inconclusive: 'magenta',
  incomplete: 'yellow',
};
