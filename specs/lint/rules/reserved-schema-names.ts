import { type Rule, report, schemaName } from './rule.ts';

const reserved = ['Error', 'Client', 'Request', 'Response', 'Event', 'Object', 'Array', 'String', 'Function'];

/**
 * No schema has one of these names. Generators of other languages would rename it, or the name would hide a built-in one of the language.
 */
export const rule: Rule = () => ({
  Schema(_schema, place) {
    const name = schemaName(place);
    if (name !== undefined && reserved.includes(name)) {
      report(
        place,
        `generators rename a schema that is called ${name}`,
        'Choose a longer name, such as ErrorBody',
      );
    }
  },
});
