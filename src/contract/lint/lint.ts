import { writtenAt } from '../documents/sources.ts';
import { checks } from './checks.ts';
import { distinct, type Problem, readContract } from './contract.ts';
import { rules } from './rules.ts';

/** Returns the problems that the project's own rules find in the documents of a folder `specs/`. Each problem is listed once. */
export function lintSpecs(specs: string): Problem[] {
  const contract = readContract(specs);
  const problems = Object.entries({ ...rules, ...checks }).flatMap(([rule, find]) =>
    [...find(contract)].map(([{ document, pointer }, message, cure, below = '']) => {
      const place = writtenAt(contract.sources, { document, pointer: `${pointer}${below}` });
      return { ...place, rule, message, cure };
    }),
  );
  return distinct(problems);
}
