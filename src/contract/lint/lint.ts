import { writtenAt } from '../documents/sources.ts';
import { checks } from './checks.ts';
import { distinct, type Problem, problemsBy, readContract } from './contract.ts';
import { rules } from './rules.ts';

/** Returns the problems that the project's own rules find in the documents of a folder `specs/`. Each problem is listed once. */
export function lintSpecs(specs: string): Problem[] {
  const contract = readContract(specs);
  const problems = problemsBy({ ...rules, ...checks }, contract);
  return distinct(problems.map((problem) => ({ ...problem, ...writtenAt(contract.sources, problem) })));
}
