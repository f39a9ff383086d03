import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantRun, Proof } from './runs.ts';

/** The record of the last runs of `npm run workshop -- mutants`. */
export const written = join(import.meta.dirname, '../../mutants.json');

/** The record of a target's mutants: the number caught, the proofs, and each mutant that was not caught. */
export interface Kept {
  target: string;
  /** The digest of the cases, implementations and mutants of the last run. */
  sources: string;
  all: number;
  caught: number;
  /** The number of mutants of each kind, and how many of them were caught. */
  kinds: Readonly<Record<string, readonly [all: number, caught: number]>>;
  /** One mutant for each rule and case, which the case catches for that rule. */
  proofs: readonly Proof[];
  others: readonly Survivor[];
}

/** A mutant that was not caught. The reason is added to the record by hand. */
export interface Survivor {
  mutant: string;
  outcome: MutantRun['outcome'];
  reason?: string;
}

export function keptNow(): readonly Kept[] {
  return JSON.parse(readFileSync(written, 'utf8'));
}

/** The recorded reason why a mutant with this outcome need not be caught. Undefined if there is none. */
export function reasonFor(
  { target, mutant, outcome }: Pick<MutantRun, 'target' | 'mutant' | 'outcome'>,
  record: readonly Kept[] = keptNow(),
): string | undefined {
  const known = record.find((each) => each.target === target)?.others.find((each) => each.mutant === mutant);
  const isAsGood = known?.outcome === outcome || (known?.outcome === 'survived' && outcome === 'told');
  return isAsGood ? known?.reason : undefined;
}
