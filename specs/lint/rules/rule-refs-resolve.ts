import { type Rule, report } from '../rule.ts';
import { listAt } from '../sources.ts';

/** Every id of x-rule-refs is that of a rule which stands somewhere. */
export const rule: Rule = ({ places }) => ({
  any: {
    enter(node, place) {
      for (const [index, id] of listAt(node, 'x-rule-refs').entries()) {
        if (places.has(String(id))) continue;
        report(place, `no rule has the id ${id}`, 'Name one that some x-rules holds', ['x-rule-refs', index]);
      }
    },
  },
});
