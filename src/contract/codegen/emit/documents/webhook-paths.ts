import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  textAt,
} from '../../../../../specs/reading/json.ts';

/** A webhook of an OpenAPI document. */
export interface Webhook {
  /** The key below `webhooks`. */
  name: string;
  operation: JsonObject;
}

/** The webhooks of a document, which are all POSTs. */
export function webhooksOf(document: JsonObject): Webhook[] {
  return Object.entries(objectAt(document, 'webhooks')).flatMap(([name, item]) => {
    const operation = objectAt(item, 'post');
    return Object.keys(operation).length === 0 ? [] : [{ name, operation }];
  });
}

/** How several webhooks of one address become one operation. */
export type Merge = (webhooks: Webhook[]) => JsonObject;

/**
 * Webhooks as paths, each at the address that `addressOf` gives; those that share one are merged. What stood there for a
 * webhook's address becomes parameters like others.
 */
export function webhooksAsPaths(
  document: JsonObject,
  addressOf: (webhook: Webhook) => string,
  merge: Merge,
): JsonObject {
  const byAddress = Map.groupBy(webhooksOf(document), addressOf);
  return Object.fromEntries(
    [...byAddress].map(([address, webhooks]) => {
      const [only, ...others] = webhooks;
      return [address, { post: asPathOperation(others.length === 0 ? only!.operation : merge(webhooks)) }];
    }),
  );
}

function asPathOperation(operation: JsonObject): JsonObject {
  const { 'x-path': _, 'x-path-parameters': __, ...rest } = operation;
  const parameters: Json[] = [...listAt(operation, 'x-path-parameters'), ...listAt(operation, 'parameters')];
  return { ...rest, ...(parameters.length > 0 && { parameters }) };
}

/** The schema of a JSON body, as the document refers to it. */
export function bodySchema(holder: Json | undefined): JsonObject | undefined {
  const schema = objectAt(objectAt(holder, 'content'), 'application/json')['schema'];
  return isObject(schema) && textAt(schema, '$ref') !== '' ? schema : undefined;
}
