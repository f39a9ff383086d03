import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '../../targets/index.ts';
import type { Broken } from '../selftest.ts';
import { type Outlet, outlets } from './outlets.ts';
import { type MutantRun, mutantsByName, type Proof, runWith } from './runs.ts';

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

/**
 * Returns broken implementations from the recorded proofs of a target. Each proof is a mutant that one case must catch as a fault of one
 * rule. The record is written by `npm run workshop -- mutants`.
 */
export function proven(target: Target, all: readonly Outlet[] = outlets): Broken[] {
  const known = mutantsByName(all.filter((outlet) => outlet.target === target));
  return proofsOf(target).flatMap(({ rule, case: caughtBy, mutant: name }): Broken[] => {
    const made = known.get(name);
    if (!made) return [];
    const run: Broken['run'] = (only) => runWith(made.outlet, made.mutant, only);
    return [{ rule, caughtBy, fault: name, isMutant: true, run }];
  });
}

/** Returns the recorded proofs of a target whose mutant cannot be made any more, for example because a field was renamed. */
export function staleProofs(target: Target, all: readonly Outlet[] = outlets): string[] {
  const known = mutantsByName(all.filter((outlet) => outlet.target === target));
  return proofsOf(target).flatMap(({ mutant }) => (known.has(mutant) ? [] : [mutant]));
}

function proofsOf(target: Target) {
  return keptNow().find((each) => each.target === target)?.proofs ?? [];
}
