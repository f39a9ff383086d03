import { isNewFailure } from './baseline.ts';
import { coverageOf } from './coverage.ts';
import type { Result } from './verdicts.ts';

/** The exit codes of the command, as documented. */
export const exitCodes = {
  conforms: 0,
  doesNot: 1,
  usage: 2,
  unreachable: 3,
  inconclusive: 4,
  incomplete: 5,
  suiteFault: 70,
} as const;

export type Outcome = keyof typeof exitCodes;

/** The outcomes, the gravest one first. A run of several targets exits with the gravest outcome. */
const byGravity = [
  'suiteFault',
  'usage',
  'doesNot',
  'unreachable',
  'inconclusive',
  'incomplete',
  'conforms',
] as const satisfies readonly Outcome[];

/**
 * Returns the outcome of a run, which its gravest result decides. `stale` are the stale baseline entries. Without a grave result, a run is
 * incomplete if a prerequisite is missing, or a MUST rule or all rules were not observed.
 */
export function outcomeOf(
  results: readonly Result[],
  stale: readonly string[] = [],
  strict = false,
): Outcome {
  const some = (holds: (result: Result) => boolean) => results.some(holds);
  if (some(({ status }) => status === 'error')) return 'suiteFault';
  if (some((result) => isNewFailure(result, strict))) return 'doesNot';
  if (some(({ gone }) => gone === true)) return 'unreachable';
  if (stale.length > 0) return 'doesNot';
  if (some(({ status }) => status === 'inconclusive')) return 'inconclusive';
  if (some(({ status, unmet }) => status === 'skipped' && unmet === true)) return 'incomplete';
  if (!some(({ status }) => status !== 'skipped')) return 'incomplete';
  return coverageOf(results).unseen.length > 0 ? 'incomplete' : 'conforms';
}

export function exitCodeOf(
  results: readonly Result[],
  stale: readonly string[] = [],
  strict = false,
): number {
  return exitCodes[outcomeOf(results, stale, strict)];
}

/** Returns the gravest of the outcomes, as the outcome of several targets together. */
export function gravestOutcome(outcomes: readonly Outcome[]): Outcome {
  return byGravity.find((outcome) => outcomes.includes(outcome)) ?? 'incomplete';
}
