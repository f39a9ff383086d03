import { listAt } from '../../reading/json.ts';
import { type Rule, report } from './rule.ts';

const kinds = [
  ['x-rule-refs', 'rule', 'x-rules'],
  ['x-open-refs', 'open point', 'x-open'],
] as const;

/** Every id of x-rule-refs is that of a rule which stands somewhere, every one of x-open-refs that of an open point. */
export const rule: Rule = ({ places }) => ({
  any: {
    enter(node, place) {
      for (const [refs, kind, holder] of kinds) {
        for (const [index, id] of listAt(node, refs).entries()) {
          const holds = places.get(String(id))?.some((each) => each.includes(`/${holder}/`));
          if (holds) continue;
          report(place, `no ${kind} has the id ${id}`, `Name an id of an ${holder}`, [refs, index]);
        }
      }
    },
  },
});
