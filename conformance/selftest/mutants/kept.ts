import type { MutantRun } from './runs.ts';

/** What is kept of a target's mutants: how many were caught, and each that was not, with the reason. */
export interface Kept {
  target: string;
  all: number;
  caught: number;
  others: readonly { mutant: string; outcome: MutantRun['outcome']; reason?: string }[];
}
