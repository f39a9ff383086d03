import { type Rule, report } from './rule.ts';

/** Every operation has a summary and a description. */
export const rule: Rule = () => ({
  Operation(operation, place) {
    for (const key of ['summary', 'description']) {
      if (!operation[key]) report(place, `the operation has no ${key}`, 'Describe what the operation does');
    }
  },
});
