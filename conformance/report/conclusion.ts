import type { Outcome } from '../run/exit.ts';
import { abbreviatedList } from '../wire/http/evidence.ts';
import type { Report } from './json.ts';

/** So many rules are named at most of those that were left out or warned of. */
const mostNamed = 12;

/** What a run comes to in words: the verdict, and a line for each thing that it rests on. */
export function conclusion(report: Pick<Report, 'outcome' | 'coverage' | 'results'>): string[] {
  const { outcome, coverage, results } = report;
  // No rule was seen, for one reason.
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
        : `Conforms in what was asked for: ${some}, and none is broken.`,
    doesNot: `Does not conform (${some}).`,
    inconclusive: `Inconclusive: nothing failed, yet the suite was late itself while it measured (${some}). Run again with less load.`,
    incomplete: `Incomplete: ${some}. None of them is broken, yet that does not say that it conforms.`,
    suiteFault:
      'The suite itself broke down, so that nothing follows for the implementation. Please report it.',
    usage: 'The command was used wrongly.',
    unreachable:
      seen === 0
        ? 'The implementation cannot be reached.'
        : `The implementation could not be reached any more before the run had ended (${some}).`,
  };
  return verdicts[outcome];
}

function withheld({ results }: Pick<Report, 'results'>): string[] {
  const unmet = results.filter((result) => result.unmet).length;
  if (unmet === 0) return [];
  const missing = unmet === 1 ? '1 verdict is missing' : `${unmet} verdicts are missing`;
  return [`${missing} because the implementation did not do what comes before.`];
}

/** What does not count against it, and is worth a look all the same. */
function warnedOf({ results }: Pick<Report, 'results'>): string[] {
  const warned = results.filter(({ status }) => status === 'warned').flatMap(({ rules }) => rules);
  const rules = [...new Set(warned)].toSorted();
  if (rules.length === 0) return [];
  return [`Not kept of what is recommended (SHOULD): ${abbreviatedList(rules, mostNamed)}`];
}

/** What was not seen, by what is missing: options of the command first. */
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
