import { type Rule, report } from './rule.ts';

const cures: Record<string, string> = {
  nullable: "Add 'null' to the list of types",
  example: 'Write examples with a list',
  discriminator: 'Write x-discriminator, from which the bundler makes it',
  prefixItems: 'Describe an object, or one kind of items',
  additionalItems: 'Describe one kind of items',
  unevaluatedProperties: 'Use additionalProperties on one flat object',
  unevaluatedItems: 'Describe one kind of items',
  dependentRequired: 'Describe the cases as branches of a oneOf',
  dependentSchemas: 'Describe the cases as branches of a oneOf',
  dependencies: 'Describe the cases as branches of a oneOf',
  minContains: 'Say it in a rule',
  maxContains: 'Say it in a rule',
  $id: 'Refer by file and pointer',
  $anchor: 'Refer by file and pointer',
};

/** Schemas use only keywords that OpenAPI 3.1, AsyncAPI 3.0 and the generators interpret in the same way. */
export const rule: Rule = () => ({
  Schema(schema, place) {
    for (const [keyword, cure] of Object.entries(cures)) {
      if (keyword in schema) report(place, `not all tools agree on what ${keyword} means`, cure, [keyword]);
    }
    if (Array.isArray(schema['items']))
      report(place, 'not all tools know a list of items', cures['prefixItems']!, ['items']);
  },
  ref: {
    enter(reference, place) {
      if (place.type.name !== 'Schema' || Object.keys(reference).length === 1) return;
      report(place, 'some tools ignore what stands beside $ref', 'Put the reference into an allOf');
    },
  },
});
