import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '../../targets/index.ts';
import type { Broken } from '../selftest.ts';
import { type Outlet, outlets } from './outlets.ts';
import { type MutantRun, mutantsByName, type Proof, runWith } from './runs.ts';

export const written = join(import.meta.dirname, '../../mutants.json');

/** The record of one target's mutants. */
export interface Kept {
  target: string;
  sources: string;
  all: number;
  caught: number;
  kinds: Readonly<Record<string, readonly [all: number, caught: number]>>;
  /** For each rule and case, one mutant that this case catches as a fault of this rule. */
  proofs: readonly Proof[];
  others: readonly Survivor[];
}

/** A mutant that was not caught. A developer adds the reason to the record by hand. */
interface Survivor {
  mutant: string;
  outcome: MutantRun['outcome'];
  reason?: string;
}

export function keptNow(): readonly Kept[] {
  return JSON.parse(readFileSync(written, 'utf8'));
}

/** Returns the recorded reason why a mutant need not be caught. `survived` and `told` count as equal. */
export function reasonFor(
  { target, mutant, outcome }: Pick<MutantRun, 'target' | 'mutant' | 'outcome'>,
  record: readonly Kept[] = keptNow(),
): string | undefined {
  const known = record.find((each) => each.target === target)?.others.find((each) => each.mutant === mutant);
  const isSeen = (one?: MutantRun['outcome']) => one === 'survived' || one === 'told';
  const isAsGood = known?.outcome === outcome || (isSeen(known?.outcome) && isSeen(outcome));
  return isAsGood ? known?.reason : undefined;
}

export function proven(target: Target, all: readonly Outlet[] = outlets): Broken[] {
  const known = mutantsByName(all.filter((outlet) => outlet.target === target));
  return proofsOf(target).flatMap(({ rule, case: caughtBy, mutant: name }): Broken[] => {
    const made = known.get(name);
    if (!made) return [];
    const run: Broken['run'] = (only) => runWith(made.outlet, made.mutant, only);
    return [{ rule, caughtBy, fault: name, isMutant: true, run }];
  });
}

/** Returns the recorded proofs whose mutant cannot be made any more, for example after a field was renamed. */
export function staleProofs(target: Target, all: readonly Outlet[] = outlets): string[] {
  const known = mutantsByName(all.filter((outlet) => outlet.target === target));
  return proofsOf(target).flatMap(({ mutant }) => (known.has(mutant) ? [] : [mutant]));
}

function proofsOf(target: Target) {
  return keptNow().find((each) => each.target === target)?.proofs ?? [];
}
