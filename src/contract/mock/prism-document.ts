import { type Json, type JsonObject, mapObjects, objectAt, textAt } from '../../../specs/reading/json.ts';

/**
 * A bundled OpenAPI document for Prism, which mocks `paths` only: a path for each operation and webhook, named by the
 * operationId. The generated mount routes requests, so parameters and credentials are left out. Examples of schemas are left
 * out too: Prism would prefer them to the examples of responses, and all error responses have one schema.
 */
export function prismDocument(document: JsonObject): JsonObject {
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

/** Removes patterns beside date-time: Prism would make up a text that fits the pattern and is not an instant. */
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
