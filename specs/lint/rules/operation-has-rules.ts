import { type Rule, report } from '../rule.ts';
import { isNode, listAt } from '../sources.ts';

/** Every operation of the contract names the rules that bind it. The desk is beside the contract and has none. */
export const rule: Rule = () => {
  let desk = false;
  return {
    Root(root) {
      const parties = root['x-parties'];
      desk = isNode(parties) && parties['paths'] === 'desk';
    },
    Operation(operation, place) {
      if (desk || listAt(operation, 'x-rules').length + listAt(operation, 'x-rule-refs').length > 0) return;
      report(
        place,
        'the operation has no rules',
        'Give it x-rules, or x-rule-refs to those that stand elsewhere',
      );
    },
  };
};
