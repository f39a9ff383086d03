import type { Outcome } from '../run/exit.ts';
import { abbreviatedList } from '../wire/http/evidence.ts';
import type { Report } from './json.ts';

/** The largest number of rule ids that one line of the conclusion names. */
const mostNamed = 12;

/**
 * Returns the lines of a run's conclusion: first the verdict, then the reasons, the broken SHOULD rules and the rules that were not
 * observed.
 */
export function conclusion(report: Pick<Report, 'outcome' | 'coverage' | 'results'>): string[] {
  const { outcome, coverage, results } = report;
  // No rule was observed, so all rules have the same few reasons. Each reason is stated once, without the list of rules.
  if (outcome === 'unreachable' && results.length === 0)
    return [verdict(outcome, coverage), ...new Set(coverage.unseen.map(({ why }) => why))];
  return [
    verdict(outcome, coverage),
    ...withheld(report),
    ...warnedOf(report),
    ...missing(coverage),
    ...leftOut(coverage),
  ];
}

function verdict(outcome: Outcome, { seen, must, optedOut }: Report['coverage']): string {
  const some = `${seen} of ${must} MUST rules were seen`;
  const verdicts: Record<Outcome, string> = {
    conforms:
      optedOut.length === 0
        ? `Conforms: all ${must} MUST rules were seen, and none is broken.`
        : `Conforms within what was asked for: ${some}, and none is broken.`,
    doesNot: `Does not conform (${some}).`,
    inconclusive: `Inconclusive: nothing failed, but the suite itself lagged while it measured (${some}). Run again with less load.`,
    incomplete: `Incomplete: ${some}. None of them is broken, but that does not prove conformance.`,
    suiteFault: 'The suite itself failed; this says nothing about the implementation. Please report it.',
    usage: 'The command was used incorrectly.',
    unreachable:
      seen === 0
        ? 'The implementation cannot be reached.'
        : `The implementation became unreachable before the run ended (${some}).`,
  };
  return verdicts[outcome];
}

function withheld({ results }: Pick<Report, 'results'>): string[] {
  const unmet = results.filter((result) => result.unmet).length;
  if (unmet === 0) return [];
  const missing = unmet === 1 ? '1 verdict is missing' : `${unmet} verdicts are missing`;
  return [`${missing} because the implementation did not provide their prerequisites.`];
}

/** Returns a line with the broken SHOULD rules, or no line if there are none. */
function warnedOf({ results }: Pick<Report, 'results'>): string[] {
  const warned = results.filter(({ status }) => status === 'warned').flatMap(({ rules }) => rules);
  const rules = [...new Set(warned)].toSorted();
  if (rules.length === 0) return [];
  return [`Recommendations that are not kept (SHOULD): ${abbreviatedList(rules, mostNamed)}`];
}

/** Returns a line for each reason why MUST rules were not observed, with the ids of these rules. Missing options come first. */
function missing({ unseen }: Report['coverage']): string[] {
  const byReason = [...Map.groupBy(unseen, ({ why }) => why)];
  const isOption = (why: string) => (why.startsWith('needs --') ? 0 : 1);
  return byReason
    .toSorted(([one], [other]) => isOption(one) - isOption(other))
    .map(([why, rules]) => `Not seen, ${why}: ${rules.map(({ rule }) => rule).join(', ')}`);
}

function leftOut({ optedOut }: Report['coverage']): string[] {
  if (optedOut.length === 0) return [];
  return [
    `Left out by --skip or --only: ${optedOut.length} MUST rule${optedOut.length === 1 ? '' : 's'}: ${abbreviatedList(optedOut, mostNamed)}`,
  ];
}
