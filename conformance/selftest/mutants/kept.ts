import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantRun, Proof } from './runs.ts';

/** The record of the last runs of `npm run workshop -- mutants`. */
export const written = join(import.meta.dirname, '../../mutants.json');

/**
 * The record of one target's mutants: the numbers of all and of caught mutants, the proofs (see runs.ts), and in `others` each mutant that
 * was not caught.
 */
export interface Kept {
  target: string;
  /** The digest of the files on which the record depends: the cases, the implementations and the generator of the mutants. */
  sources: string;
  all: number;
  caught: number;
  /** For each kind of mutant, the number of mutants, and the number that was caught. */
  kinds: Readonly<Record<string, readonly [all: number, caught: number]>>;
  /** For each rule and case, one mutant that this case catches as a fault of this rule. */
  proofs: readonly Proof[];
  others: readonly Survivor[];
}

/** A mutant that was not caught. A developer adds the reason to the record by hand. */
export interface Survivor {
  mutant: string;
  outcome: MutantRun['outcome'];
  reason?: string;
}

export function keptNow(): readonly Kept[] {
  return JSON.parse(readFileSync(written, 'utf8'));
}

/**
 * Returns the recorded reason why a mutant with this outcome need not be caught; undefined if there is none. A reason for `survived` also
 * applies to `told`, and the reverse: what a report tells can depend on the moment of a run.
 */
export function reasonFor(
  { target, mutant, outcome }: Pick<MutantRun, 'target' | 'mutant' | 'outcome'>,
  record: readonly Kept[] = keptNow(),
): string | undefined {
  const known = record.find((each) => each.target === target)?.others.find((each) => each.mutant === mutant);
  const isSeen = (one?: MutantRun['outcome']) => one === 'survived' || one === 'told';
  const isAsGood = known?.outcome === outcome || (isSeen(known?.outcome) && isSeen(outcome));
  return isAsGood ? known?.reason : undefined;
}
