import type { Target } from '../../targets/index.ts';
import type { Broken } from '../selftest.ts';
import { keptNow } from './kept.ts';
import { type Outlet, outlets } from './outlets.ts';
import { mutantsByName, runWith } from './runs.ts';

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
