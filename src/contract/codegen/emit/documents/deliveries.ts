import {
  dereferenced,
  isObject,
  type JsonObject,
  listAt,
  mapObjects,
  objectAt,
  textAt,
} from '../../../../../specs/reading/json.ts';

/** A copy of an AsyncAPI document in which every x-delivery is a policy, and none is the name of an operation. */
export function withWholeDeliveries(asyncapi: JsonObject): JsonObject {
  const operations = objectAt(asyncapi, 'operations');
  const whole = Object.entries(operations).map(([name, operation]) => {
    const named = operations[textAt(operation, 'x-delivery')];
    if (!isObject(named)) return [name, operation];
    return [name, { ...(operation as JsonObject), 'x-delivery': named['x-delivery'] }];
  });
  return { ...asyncapi, operations: Object.fromEntries(whole) };
}

/**
 * A copy of an OpenAPI document in which each webhook says how its sender delivers it, as the sending operation of the AsyncAPI
 * document says: who receives reads the one document only.
 */
export function withDeliveries(openapi: JsonObject, asyncapi: JsonObject | undefined): JsonObject {
  if (openapi['webhooks'] === undefined || asyncapi === undefined) return openapi;
  const deliveries = deliveriesBySchema(withWholeDeliveries(asyncapi));
  const webhooks = mapObjects(objectAt(openapi, 'webhooks'), (object) => {
    const content = objectAt(objectAt(objectAt(object, 'requestBody'), 'content'), 'application/json');
    const found = deliveries.get(textAt(objectAt(content, 'schema'), '$ref'));
    return found === undefined ? object : { ...object, 'x-delivery': found };
  });
  return { ...openapi, webhooks };
}

/** The policies by the `$ref` of the payload's schema, which is equal in both documents of an interface. */
function deliveriesBySchema(asyncapi: JsonObject): Map<string, JsonObject> {
  return new Map(
    Object.values(objectAt(asyncapi, 'operations')).flatMap((operation) => {
      const delivery = objectAt(operation, 'x-delivery');
      if (delivery['attempts'] === undefined) return [];
      return listAt(operation, 'messages').map(
        (message) =>
          [textAt(objectAt(dereferenced(asyncapi, message), 'payload'), '$ref'), delivery] as const,
      );
    }),
  );
}
