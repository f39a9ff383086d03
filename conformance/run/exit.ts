import type { Result } from './verdicts.ts';

/** Exit codes of the command, as the documentation lists them. */
export const exitCodes = {
  conforms: 0,
  doesNot: 1,
  usage: 2,
  unreachable: 3,
  inconclusive: 4,
  suiteFault: 70,
} as const;

/** What a run's results come to. A skip that the implementation is to blame for never reads as a pass. */
export function exitCodeOf(
  results: readonly Result[],
  stale: readonly string[] = [],
  strict = false,
): number {
  const some = (holds: (result: Result) => boolean) => results.some(holds);
  if (some(({ status }) => status === 'error')) return exitCodes.suiteFault;
  if (stale.length > 0) return exitCodes.doesNot;
  if (some(({ status, known }) => status === 'failed' && !known)) return exitCodes.doesNot;
  if (some(({ status, unmet }) => status === 'skipped' && unmet === true)) return exitCodes.doesNot;
  if (strict && some(({ status }) => status === 'warned')) return exitCodes.doesNot;
  if (some(({ status }) => status === 'inconclusive')) return exitCodes.inconclusive;
  return exitCodes.conforms;
}
