import { listAt } from '../../reading/json.ts';
import { type Rule, report } from './rule.ts';

const kinds = [
  ['x-rules', 'rule'],
  ['x-open', 'open point'],
] as const;

/** Every id in an x-rules belongs to a defined rule. Every id in an x-open belongs to a defined open point. */
export const rule: Rule = ({ places }) => ({
  any: {
    enter(node, place) {
      for (const [key, kind] of kinds) {
        for (const [index, id] of listAt(node, key).entries()) {
          if (typeof id !== 'string' || places.get(id)?.some((each) => each.includes(`/${key}/`))) continue;
          report(place, `no ${kind} has the id ${id}`, `Name an id of an ${key}`, [key, index]);
        }
      }
    },
  },
});
