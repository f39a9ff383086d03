import { type Rule, report } from './rule.ts';

/** An x- key is known only if specs/extensions.md defines it. */
export const rule: Rule = ({ extensions }) => ({
  any: {
    enter(node, place) {
      // The keys of `properties` are the names of fields, not extensions.
      if (place.type.name === 'SchemaProperties') return;
      for (const key of Object.keys(node ?? {})) {
        if (!key.startsWith('x-') || extensions.has(key)) continue;
        report(
          place,
          `${key} is not a known extension`,
          'Use a key of specs/extensions.md, or define the key there',
          [key],
        );
      }
    },
  },
});
