import { listAt } from '../../reading/json.ts';
import { type Rule, report } from './rule.ts';

/** Every operation of the contract names the rules that bind it. The reference's own interfaces have no rules. */
export const rule: Rule = () => ({
  Operation(operation, place) {
    if (place.location.source.absoluteRef.includes('/specs/reference/')) return;
    if (listAt(operation, 'x-rules').length > 0) return;
    report(place, 'the operation has no rules', 'Add x-rules: rules, or ids of rules that stand elsewhere');
  },
});
