import { asSentence } from '../../generated/faults.ts';
import type { RuleId } from '../../generated/rules.ts';
import type { Outcome } from '../run/exit.ts';
import type { Result } from '../run/verdicts.ts';
import { abbreviatedList, counted } from '../wire/http/evidence.ts';
import { commonCause } from './faults.ts';
import type { Report } from './json.ts';

const mostNamed = 12;
const mostReasons = 5;

type Concluded = Pick<Report, 'outcome' | 'coverage' | 'results'>;

/** Returns the lines of a run's conclusion: the verdict first, then the reasons. */
export function conclusion(report: Concluded): string[] {
  const { outcome, coverage, results } = report;
  // Without an observed rule, all rules have the same few reasons.
  if (outcome === 'unreachable' && results.length === 0)
    return [verdict(report), ...new Set(coverage.unseen.map(({ why }) => why))];
  const why =
    outcome === 'doesNot' ? notSeen(report) : [...withheld(report), ...missing(report), ...idle(report)];
  return [verdict(report), ...why, ...leftOut(report)];
}

function verdict(report: Concluded): string {
  const { outcome, coverage, results } = report;
  const { seen, must, optedOut, idle } = coverage;
  const some = `${seen} of ${must} MUST rules were seen`;
  const all = `all ${must} MUST rules${idle.length > 0 ? ' with something to judge' : ''} were seen`;
  const warned = brokenIn(report, 'warned');
  const should =
    warned.length > 0
      ? ` ${counted(warned.length, 'SHOULD rule')} not kept (${shortened(warned, results)}).`
      : '';
  const failed = brokenIn(report, 'failed');
  const broken = `${failed.length} of ${must} MUST rules broken (${shortened(failed, results)})`;
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
    unreachable:
      seen === 0
        ? 'The run could not start.'
        : `The implementation became unreachable before the run ended (${some}).`,
  };
  return verdicts[outcome];
}

function brokenIn({ results }: Concluded, status: 'failed' | 'warned'): RuleId[] {
  const broken = results.filter((result) => result.status === status && !result.known);
  return [...new Set(broken.flatMap(({ rules }) => rules))].toSorted();
}

/** Returns the ids of rules as a list, without the prefix if all have the same one. */
function shortened(ids: readonly RuleId[], results: Concluded['results']): string {
  const prefixes = new Set(results.flatMap(({ rules: [rule] }) => rule?.replace(/\d+$/, '') ?? []));
  const short = prefixes.size === 1 ? ids.map((id) => id.replace(/^.*-/, '')) : ids;
  return abbreviatedList(short, mostNamed);
}

/** Returns a line with the number of missing verdicts and their most frequent reason. An ended desk or program explains all others. */
function withheld({ outcome, results, coverage: { unseen } }: Concluded): string[] {
  const byReason = [
    ...Map.groupBy(
      results.filter((result) => result.unmet || hasEnded(result)),
      ({ observed }) => observed,
    ),
  ];
  const count = byReason.reduce((sum, [, own]) => sum + own.length, 0);
  const [first] = byReason.toSorted(
    ([, one], [, other]) =>
      Number(other.some(hasEnded)) - Number(one.some(hasEnded)) || other.length - one.length,
  );
  if (!first) return [];
  const [why, own] = first;
  const most = own.length < count ? ` (${own.length} for this reason)` : '';
  const missing = count === 1 ? '1 verdict is missing' : `${count} verdicts are missing`;
  // Unless a rule is broken, the next lines tell the reasons.
  const isTold = outcome !== 'doesNot' && unseen.some((each) => each.why === why);
  return [`${missing}${most}${isTold ? '' : `: ${why}`}`];
}

function hasEnded({ notRun, deskEnded }: Result): boolean {
  return notRun === true || deskEnded !== undefined;
}

/** Returns the reason why a desk command ended during the run, with the number of verdicts that it cost. */
export function endedDesk({ results }: Pick<Concluded, 'results'>): string | undefined {
  const ended = results.flatMap(({ deskEnded = [] }) => deskEnded);
  if (ended.length === 0) return undefined;
  return `The desk command, not the service: ${ended[0]}. ${counted(ended.length, 'verdict')} missing for it`;
}

/** Returns a line for each reason why MUST rules were not observed. Missing options come first. */
function missing({ coverage: { unseen } }: Concluded): string[] {
  const isOption = ({ why }: { why: string }) => (needsOption.test(why) ? 0 : 1);
  const told = reasons(unseen.toSorted((one, other) => isOption(one) - isOption(other)));
  const further = told.length - mostReasons;
  return [
    ...told.slice(0, mostReasons),
    ...(further > 0 ? [`and ${counted(further, 'more reason')} in the report of --html`] : []),
  ];
}

/** Returns the lines about unobserved MUST rules where others are broken. Only missing options have their own lines. */
function notSeen(report: Concluded): string[] {
  const { unseen } = report.coverage;
  const others = unseen
    .filter(({ why }) => !needsOption.test(why))
    .map(({ rule }) => rule)
    .toSorted();
  const rules = others.length > 0 ? [`not seen: ${shortened(others, report.results)}`] : [];
  const line = [...rules, ...withheld(report)].join('; ');
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

function idle({ coverage }: Concluded): string[] {
  return coverage.idle.map(({ rule, why }) => `${rule}: ${why}`);
}

function leftOut({ coverage: { optedOut } }: Concluded): string[] {
  if (optedOut.length === 0) return [];
  return [
    `Left out by --skip or --only: ${counted(optedOut.length, 'MUST rule')}: ${abbreviatedList(optedOut, mostNamed)}`,
  ];
}
