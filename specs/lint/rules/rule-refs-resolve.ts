import { listAt } from '../../reading/json.ts';
import { type Rule, report } from './rule.ts';

const kinds = [
  ['x-rule-refs', 'rule', 'x-rules'],
  ['x-open', 'open point', 'x-open'],
] as const;

/** Every id of x-rule-refs is that of a rule which stands somewhere, every id in an x-open that of an open point. */
export const rule: Rule = ({ places }) => ({
  any: {
    enter(node, place) {
      for (const [refs, kind, holder] of kinds) {
        for (const [index, id] of listAt(node, refs).entries()) {
          if (typeof id !== 'string' || places.get(id)?.some((each) => each.includes(`/${holder}/`)))
            continue;
          report(place, `no ${kind} has the id ${id}`, `Name an id of an ${holder}`, [refs, index]);
        }
      }
    },
  },
});
