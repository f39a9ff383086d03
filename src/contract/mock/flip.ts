import { type Json, type JsonObject, mapObjects, objectAt, textAt } from '../../../specs/reading/json.ts';

/**
 * A bundled OpenAPI document with a path for each operation, webhooks too, named by the operation alone. Prism mocks
 * `paths` only, and each webhook has answers of its own though several share an address. Who routes is the generated mount,
 * so neither parameters nor credentials stand in the copy; nor do schemas' own examples, which Prism would prefer to those
 * of the answer: every error answer has one schema.
 */
export function flipped(document: JsonObject): JsonObject {
  const { servers: _, security: __, webhooks: ___, ...rest } = document;
  const operations = [objectAt(document, 'paths'), objectAt(document, 'webhooks')]
    .flatMap((items) => Object.values(items).flatMap((item) => Object.values(item as JsonObject)))
    .filter((operation) => textAt(operation, 'operationId') !== '');
  return {
    ...rest,
    components: withoutExamples(objectAt(document, 'components')),
    paths: Object.fromEntries(
      operations.map((operation) => [`/${textAt(operation, 'operationId')}`, { post: bare(operation) }]),
    ),
  };
}

function bare(operation: Json): JsonObject {
  const { requestBody: _, ...rest } = operation as JsonObject;
  return { ...rest, parameters: [], security: [] };
}

/** Prism makes a value up from a pattern where there is one, and an instant that only looks like one is none. */
function withFormatsAlone(components: JsonObject): JsonObject {
  return mapObjects(components, (object) => {
    const { pattern: _, ...rest } = object;
    return object['format'] === 'date-time' ? rest : object;
  }) as JsonObject;
}

function withoutExamples(components: JsonObject): JsonObject {
  const schemas = Object.entries(objectAt(components, 'schemas')).map(([name, schema]) => {
    const { examples: _, ...rest } = schema as JsonObject;
    return [name, rest] as const;
  });
  return withFormatsAlone({ ...components, schemas: Object.fromEntries(schemas) });
}
