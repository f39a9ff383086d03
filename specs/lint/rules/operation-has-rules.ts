import { type Rule, report } from '../rule.ts';
import { isNode, listAt } from '../sources.ts';

/** Every operation of the contract names the rules that bind it. What the reference adds beside the contract has none. */
export const rule: Rule = () => {
  let beside = false;
  return {
    Root(root) {
      const parties = root['x-parties'];
      beside = isNode(parties) && ['desk', 'visitor'].includes(String(parties['paths']));
    },
    Operation(operation, place) {
      if (beside || listAt(operation, 'x-rules').length + listAt(operation, 'x-rule-refs').length > 0) return;
      report(
        place,
        'the operation has no rules',
        'Give it x-rules, or x-rule-refs to those that stand elsewhere',
      );
    },
  };
};
