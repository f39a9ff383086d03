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
  const { proofs = [] } = keptNow().find((each) => each.target === target) ?? {};
  const known = mutantsByName(all.filter((outlet) => outlet.target === target));
  return proofs.map(({ rule, case: caughtBy, mutant: name }) => {
    const made = known.get(name);
    if (!made)
      throw new Error(
        `conformance/mutants.json has ${name}, which is no mutant: run npm run workshop -- mutants`,
      );
    return {
      rule,
      caughtBy,
      fault: name,
      isMutant: true as const,
      run: (only) => runWith(made.outlet, made.mutant, only),
    };
  });
}
