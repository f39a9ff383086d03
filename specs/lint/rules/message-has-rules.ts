import { listAt } from '../../reading/json.ts';
import { type Rule, report } from './rule.ts';

/** Every message names the rules that bind it. */
export const rule: Rule = () => ({
  Message(message, place) {
    if (listAt(message, 'x-rules').length > 0) return;
    report(place, 'the message has no rules', 'Add x-rules: rules, or ids of rules that stand elsewhere');
  },
});
