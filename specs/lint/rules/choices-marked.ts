import { textAt } from '../../reading/json.ts';
import { type Rule, report } from './rule.ts';

/** A description of the reference's behaviour is marked as not contract: by LOCAL, or by the id of an open point. */
export const rule: Rule = () => ({
  any: {
    enter(node, place) {
      const { absoluteRef } = place.location.source;
      // The desk and the visitor's interface belong to the reference, so their descriptions need no mark.
      if (/[\\/]reference[\\/][^\\/]+$/.test(absoluteRef)) return;
      const description = textAt(node, 'description');
      if (!/\bthe reference\b/i.test(description) || /\bLOCAL\b|\bOPEN-\d\d\b/.test(description)) return;
      report(
        place,
        'the description tells what the reference does, and not that it is no contract',
        'Write LOCAL in front, or name the open point',
        ['description'],
      );
    },
  },
});
