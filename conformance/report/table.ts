import { styleText } from 'node:util';
import { asSentence } from '../../generated/faults.ts';
import type { RuleId } from '../../generated/rules.ts';
import type { Outcome } from '../run/exit.ts';
import type { Result, Status } from '../run/verdicts.ts';
import { abbreviatedList, counted } from '../wire/http/evidence.ts';
import { commonCause, describeFault, type Fault, faultsIn, withoutBody } from './faults.ts';
import type { Report } from './json.ts';
import { printable } from './printable.ts';

export const statusColours = {
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
    ...shortList(
      faults.map((fault, index) => textOfFault(fault, index + 1, repeat)),
      mostFaults,
      (further) => `${further} more faults are in the report of --json.`,
    ),
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

/** Returns the notes, one line for each rule. The report shows them only if no rule is broken. */
function notes({ results }: Report): string[] {
  const noted = results.filter(({ status, noted: isNoted, idle }) => !idle && (isNoted || status === 'info'));
  const byRule = [...Map.groupBy(noted, ({ rules: [rule] }) => rule!)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const lines = byRule.map(([rule, own]) =>
    oneLine(`noted ${rule}: ${[...new Set(own.map(({ observed }) => observed))].join('; ')}`, 1),
  );
  return shortList(lines, mostNotes, (further) => `and ${further} more in the report of --html`);
}

/** Returns the first `most` lines. If there are more, the last line is `rest` with the number of the others. */
function shortList(lines: readonly string[], most: number, rest: (further: number) => string): string[] {
  const further = lines.length - most;
  return further > 0 ? [...lines.slice(0, most), rest(further)] : [...lines];
}

function isBroken({ verdicts: [first] }: Fault): boolean {
  return first?.status === 'failed' || first?.status === 'error';
}

/** The largest number of faults that are printed, so that the other party cannot make the report endless. */
const mostFaults = 40;
const columns = 120;
const indentation = 3;

function textOfFault(fault: Fault, number: number, repeat: Repeat): string {
  const { first, rule, also, says, expected, observed, alike, curl } = describeFault(fault);
  const more = alike.length > 0 ? ` (and ${alike.length} more: ${alike.join('; ')})` : '';
  const others = also.length > 0 ? `, ${abbreviatedList(also, 5)}` : '';
  const [head, text] = [`${number}. `, `${first.status} ${rule}`];
  return [
    `${head}${styleText(statusColours[first.status], text)}${oneLine(`${others}${says}`, 2, head.length + text.length)}`,
    ...[
      oneLine(`expected: ${expected}`, 2),
      oneLine(`observed: ${observed}${more}`, 3),
      `repeat: ${printable(repeat(first.case))}`,
      ...(curl === undefined ? [] : [`curl: ${isCopyable(curl) ? curl : 'in the report of --html'}`]),
    ].map((line) => `   ${line}`),
  ].join('\n');
}

function isCopyable(command: string): boolean {
  return (
    command.length <= 4 * columns && printable(command) === command && !/\s/.test(command.replaceAll(' ', ''))
  );
}

/** Makes a text one line, and cuts it so that it takes at most `most` rows of the terminal. */
function oneLine(text: string, most: number, used = indentation): string {
  const line = printable(text).replaceAll(/\s*\n\s*/g, ' ');
  const room = most * columns - used;
  return line.length <= room ? line : `${line.slice(0, room - 2)} …`;
}

/** The largest number of faults that are listed again at the end of the report. With no more faults than this, none is listed again. */
const many = 5;

function ending(report: Report, faults: readonly Fault[]): string[] {
  const [verdict = '', ...reasons] = conclusion(report);
  return [
    styleText(outcomeColours[report.outcome] ?? 'red', verdict),
    ...toFix(faults.filter(isBroken)),
    ...reasons.map((reason) => `  ${oneLine(reason, report.results.length === 0 ? 6 : 2)}`),
  ];
}

function toFix(faults: readonly Fault[]): string[] {
  if (faults.length <= many) return [];
  const first = faults
    .slice(0, many)
    .map(({ verdicts, observations: [look] }) => `${verdicts[0]!.rules[0]}  ${inBrief(look!)}`);
  return [
    `What to fix first (${many} of ${faults.length}):`,
    ...first.map((text, index) => oneLine(`  ${index + 1}. ${text}`, 1)),
  ];
}

/** Returns an observation without its body, which is long. The status of a success alone would not show the fault. */
function inBrief(look: Fault['observations'][number]): string {
  const brief = withoutBody(look);
  return / 2\d\d$/.test(brief) ? look.observed : brief;
}

/** The colours of the verdicts. The others are red. */
export const outcomeColours: Partial<Record<Outcome, Parameters<typeof styleText>[0]>> = {
  conforms: 'green',
  inconclusive: 'magenta',
  incomplete: 'yellow',
};

const mostNamed = 12;
const mostReasons = 5;

type Concluded = Pick<Report, 'outcome' | 'coverage' | 'results'>;

/** Returns the lines of a run's conclusion: the verdict first, then the reasons. */
export function conclusion(report: Concluded): string[] {
  const { outcome, coverage, results } = report;
  // Without an observed rule, all rules have the same few reasons.
  if (outcome === 'unreachable' && results.length === 0)
    return [verdict(report), ...new Set(coverage.unseen.map(({ why }) => why))];
  const { idle, optedOut } = coverage;
  const idleRules = idle.map(({ rule, why }) => `${rule}: ${why}`);
  const why =
    outcome === 'doesNot'
      ? unseenRules(report)
      : [...missingVerdicts(report), ...reasonsOfMissingRules(report), ...idleRules];
  const left = `${counted(optedOut.length, 'MUST rule')}: ${abbreviatedList(optedOut, mostNamed)}`;
  return [verdict(report), ...why, ...(optedOut.length > 0 ? [`Left out by --skip or --only: ${left}`] : [])];
}

function verdict(report: Concluded): string {
  const { outcome, coverage, results } = report;
  const { seen, must, optedOut, idle } = coverage;
  const some = `${seen} of ${must} MUST rules were seen`;
  const all = `all ${must} MUST rules${idle.length > 0 ? ' with something to judge' : ''} were seen`;
  const warned = brokenIn(report, 'warned');
  const should =
    warned.length > 0
      ? ` ${counted(warned.length, 'SHOULD rule')} not kept (${shortIds(warned, results)}).`
      : '';
  const failed = brokenIn(report, 'failed');
  const broken = `${failed.length} of ${must} MUST rules broken (${shortIds(failed, results)})`;
  const verdicts: Record<Outcome, string> = {
    conforms:
      optedOut.length === 0
        ? `Conforms: ${all}, and none is broken.${should}`
        : `Conforms within what was asked for: ${some}, and none is broken.${should}`,
    doesNot:
      failed.length > 0 ? `Does not conform: ${broken}.${should}` : `Does not conform (${some}).${should}`,
    inconclusive: `Inconclusive: nothing failed, but the suite itself lagged while it measured (${some}). Run again with less load.`,
    incomplete: `Incomplete: ${some}. No seen rule is broken, but an incomplete run proves no conformance.${should}`,
    suiteFault: 'The suite itself failed; this says nothing about the implementation. Please report it.',
    usage: 'The command was used incorrectly.',
    unreachable: results.every(({ status }) => status === 'skipped')
      ? 'The run could not start.'
      : `The implementation, or its desk, became unreachable before the run ended (${some}).`,
  };
  return verdicts[outcome];
}

function brokenIn({ results }: Concluded, status: 'failed' | 'warned'): RuleId[] {
  const broken = results.filter((result) => result.status === status && !result.known);
  return [...new Set(broken.flatMap(({ rules }) => rules))].toSorted();
}

/** Returns the ids of rules as a list, without the prefix if all have the same one. */
function shortIds(ids: readonly RuleId[], results: Concluded['results']): string {
  const prefixes = new Set(results.flatMap(({ rules: [rule] }) => rule?.replace(/\d+$/, '') ?? []));
  const short = prefixes.size === 1 ? ids.map((id) => id.replace(/^.*-/, '')) : ids;
  return abbreviatedList(short, mostNamed);
}

/** Returns a line with the number of missing verdicts and their most frequent reason. An ended program explains all others. */
function missingVerdicts({ outcome, results, coverage: { unseen } }: Concluded): string[] {
  const byReason = [
    ...Map.groupBy(
      results.filter(({ unmet, notRun }) => unmet || notRun),
      ({ observed }) => observed,
    ),
  ];
  const count = byReason.reduce((sum, [, own]) => sum + own.length, 0);
  const hasEnded = (all: readonly Result[]) => Number(all.some(({ notRun }) => notRun));
  const [first] = byReason.toSorted(
    ([, one], [, other]) => hasEnded(other) - hasEnded(one) || other.length - one.length,
  );
  if (!first) return [];
  const [why, own] = first;
  const most = own.length < count ? ` (${own.length} for this reason)` : '';
  const sentence = count === 1 ? '1 verdict is missing' : `${count} verdicts are missing`;
  const isTold = outcome !== 'doesNot' && unseen.some((each) => each.why === why);
  return [isTold ? sentence : `${sentence}${most}: ${why}`];
}

/** Returns a line for each reason why MUST rules were not observed. Missing options come first. */
function reasonsOfMissingRules({ coverage: { unseen } }: Concluded): string[] {
  const isOption = ({ why }: { why: string }) => (needsOption.test(why) ? 0 : 1);
  const told = reasons(unseen.toSorted((one, other) => isOption(one) - isOption(other)));
  const rest = (further: number) => `and ${counted(further, 'more reason')} in the report of --html`;
  return shortList(told, mostReasons, rest);
}

/** Returns the lines about unobserved MUST rules in a run with broken rules. Only missing options have their own lines. */
function unseenRules(report: Concluded): string[] {
  const { unseen } = report.coverage;
  const others = unseen
    .filter(({ why }) => !needsOption.test(why))
    .map(({ rule }) => rule)
    .toSorted();
  const rules = others.length > 0 ? [`not seen: ${shortIds(others, report.results)}`] : [];
  const line = [...rules, ...missingVerdicts(report)].join('; ');
  const cause = commonCause(report.results);
  return [
    ...(cause === undefined ? [] : [cause]),
    ...reasons(unseen.filter(({ why }) => needsOption.test(why))),
    ...(line === '' ? [] : [asSentence(line)]),
  ];
}

const needsOption = /^needs --/;

function reasons(unseen: Report['coverage']['unseen']): string[] {
  const byReason = [...Map.groupBy(unseen, ({ why }) => why)];
  return byReason.map(([why, rules]) => `Not seen, ${why}: ${rules.map(({ rule }) => rule).join(', ')}`);
}
