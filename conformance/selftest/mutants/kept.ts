import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantRun, Proof } from './runs.ts';

/** The record of the last runs of `npm run workshop -- mutants`. */
export const written = join(import.meta.dirname, '../../mutants.json');

/** The record of a target's mutants: how many were caught, by which rules and cases, and each that was not. */
export interface Kept {
  target: string;
  /** The digest of the cases, implementations and mutants that were run. */
  sources: string;
  all: number;
  caught: number;
  /** Of each kind how many there are, and how many were caught. */
  kinds: Readonly<Record<string, readonly [all: number, caught: number]>>;
  /** For each rule and case a mutant that this case catches for that rule. */
  proofs: readonly Proof[];
  others: readonly Survivor[];
}

/** A mutant that was not caught. The reason is written into the record by hand. */
export interface Survivor {
  mutant: string;
  outcome: MutantRun['outcome'];
  reason?: string;
}

export function keptNow(): readonly Kept[] {
  return JSON.parse(readFileSync(written, 'utf8'));
}

/** Why a mutant need not be caught, as the record has it for this outcome; undefined where it has no reason. */
export function reasonFor(
  { target, mutant, outcome }: Pick<MutantRun, 'target' | 'mutant' | 'outcome'>,
  record: readonly Kept[] = keptNow(),
): string | undefined {
  const known = record.find((each) => each.target === target)?.others.find((each) => each.mutant === mutant);
  const isAsGood = known?.outcome === outcome || (known?.outcome === 'survived' && outcome === 'told');
  return isAsGood ? known?.reason : undefined;
}
