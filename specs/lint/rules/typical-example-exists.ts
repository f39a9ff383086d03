import { type Rule, report, schemaName } from './rule.ts';

/** `x-typical` names one of the examples that the schema has in files of its own. */
export const rule: Rule = ({ stories }) => ({
  Schema(schema, place) {
    const typical = schema['x-typical'];
    const name = schemaName(place);
    if (typical === undefined || (name && stories.get(name)?.has(String(typical)))) return;
    const known = [...(stories.get(name ?? '') ?? [])].join(', ') || 'none';
    report(place, `no example is called ${String(typical)}`, `Name one of its examples: ${known}`, [
      'x-typical',
    ]);
  },
});
