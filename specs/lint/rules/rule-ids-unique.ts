import { isObject, listAt } from '../../reading/json.ts';
import { documentName } from '../../reading/sources.ts';
import { type Rule, report } from './rule.ts';

/** An id of a rule or open point is defined only once in all documents and schema files. */
export const rule: Rule = ({ specs, places }) => ({
  any: {
    enter(node, place) {
      for (const key of ['x-rules', 'x-open']) {
        for (const [index, item] of listAt(node, key).entries()) {
          const id = isObject(item) ? String(item['id']) : '';
          const here = `${documentName(specs, place.location.source.absoluteRef)}${place.location.pointer}/${key}/${index}`;
          const [first = here, ...others] = places.get(id) ?? [];
          if (!others.includes(here)) continue;
          report(
            place,
            `${id} stands a second time; the first is ${first}`,
            'Keep one, and refer to it by its id elsewhere',
            [key, index],
          );
        }
      }
    },
  },
});
