import { type Rule, report, schemaName } from './rule.ts';

/** Every named schema has a description, which becomes the docstring of the generated type. */
export const rule: Rule = () => ({
  Schema(schema, place) {
    const name = schemaName(place);
    if (name !== undefined && !schema['description']) {
      report(place, `${name} has no description`, 'Describe the schema');
    }
  },
});
