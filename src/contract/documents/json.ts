/** A JSON value in a document. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value of a JSON text; undefined if the text is not JSON. */
export function parsedJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the object in the member `key` of a value, or an empty object if there is none. */
export function objectAt(value: unknown, key: string): JsonObject {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}

/** Returns the list in the member `key` of a value, or an empty list if there is none. */
export function listAt(value: unknown, key: string): Json[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** Returns the string in the member `key` of a value, or an empty string if there is none. */
export function textAt(value: unknown, key: string): string {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
}

/** Returns the ids in the lists `keys` of a value, such as `x-rules`. An element of such a list is an object with an id, or only the id. */
export function idsOf(value: unknown, ...keys: string[]): string[] {
  return keys
    .flatMap((key) => listAt(value, key))
    .map((thing) => (typeof thing === 'string' ? thing : textAt(thing, 'id')));
}

/** Returns the last step of a local reference: `Agent` for `#/components/schemas/Agent`. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Returns the object that a local reference leads to, through further references. Returns an object without `$ref` unchanged. */
export function dereferenced(document: JsonObject, value: unknown): JsonObject {
  const reference = textAt(value, '$ref');
  if (reference === '') return isObject(value) ? value : {};
  const steps = reference.slice(2).split('/');
  const found = steps.reduce<JsonObject>(
    (at, step) => objectAt(at, step.replaceAll('~1', '/').replaceAll('~0', '~')),
    document,
  );
  return dereferenced(document, found);
}

/** Returns references to the path parameters that the `x-path` of a webhook names. OpenAPI has no path parameters for webhooks. */
export function pathParametersOf(document: JsonObject, webhook: unknown): JsonObject[] {
  const parameters = Object.entries(objectAt(document['components'], 'parameters'));
  const names = textAt(webhook, 'x-path').matchAll(/\{([^}]+)\}/g);
  return [...names].flatMap(([, name]) => {
    const found = parameters.find(([, one]) => textAt(one, 'in') === 'path' && textAt(one, 'name') === name);
    return found ? [{ $ref: `#/components/parameters/${found[0]}` }] : [];
  });
}

/** An operation in the paths or the webhooks of an OpenAPI document. */
export interface FoundOperation {
  section: 'paths' | 'webhooks';
  /** The path or the name of the webhook. */
  key: string;
  method: string;
  pointer: string;
  /** The path; for a webhook, its `x-path`. */
  path: string;
  operation: JsonObject;
  /** The parameters of the operation and of its path, with references resolved. */
  parameters: JsonObject[];
}

/** The methods that OpenAPI 3.1 knows. */
export const methods = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace'];

/** Returns the operations in the paths and the webhooks of an OpenAPI document. */
export function operationsIn(document: JsonObject): FoundOperation[] {
  return (['paths', 'webhooks'] as const).flatMap((section) =>
    Object.entries(objectAt(document, section)).flatMap(([key, item]) =>
      methods.flatMap((method) => {
        const operation = objectAt(item, method);
        if (Object.keys(operation).length === 0) return [];
        const parameters = [
          ...listAt(item, 'parameters'),
          ...pathParametersOf(document, operation),
          ...listAt(operation, 'parameters'),
        ].map((parameter) => dereferenced(document, parameter));
        const path = section === 'paths' ? key : textAt(operation, 'x-path');
        const pointer = `/${section}${step(key)}/${method}`;
        return [{ section, key, method, pointer, path, operation, parameters }];
      }),
    ),
  );
}

/**
 * Returns the error code of a response with an HTTP status: the first code with that status in the code table of the response's body.
 * Returns undefined without a body or a table.
 */
export function errorCodeOf(document: JsonObject, status: number, response: unknown): string | undefined {
  const content = objectAt(dereferenced(document, response), 'content');
  const below = (schema: Json | undefined, property: string) =>
    objectAt(dereferenced(document, schema), 'properties')[property];
  const code = below(below(objectAt(content, 'application/json')['schema'], 'error'), 'code');
  const codes = listAt(dereferenced(document, code), 'x-error-codes');
  const own = codes.find((each) => isObject(each) && each['status'] === status);
  return own === undefined ? undefined : textAt(own, 'code');
}

/** Returns a copy of a value in which each object is replaced by the result of `change`. Inner objects are replaced first. */
export function mapObjects(value: Json, change: (object: JsonObject) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)])),
  );
}

/**
 * Merges the schema `own` with the schema `base` that it extends. A keyword of `own` replaces that of `base`, but `properties` and
 * `required` are joined.
 */
export function extended(base: JsonObject, own: JsonObject): JsonObject {
  const required = [...new Set([...listAt(base, 'required'), ...listAt(own, 'required')])];
  const properties = { ...objectAt(base, 'properties'), ...objectAt(own, 'properties') };
  return {
    ...base,
    ...own,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

/** Returns every `$ref` in a value. */
export function references(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : references(inner),
  );
}

/** Returns one step of a JSON pointer, escaped as RFC 6901 specifies. */
export function step(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Calls `seen` once for every object in `root`. An object that a YAML alias repeats is visited only where it is written first. */
export function visit(root: unknown, seen: (object: JsonObject, pointer: string) => void): void {
  const visited = new Set<object>();
  const descend = (value: Json, pointer: string): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    if (isObject(value)) seen(value, pointer);
    for (const [key, inner] of Object.entries(value)) descend(inner, `${pointer}${step(key)}`);
  };
  descend(root as Json, '');
}

/** Returns the items of the lists `key` in all objects below `root`, such as `x-rules`, each with its JSON pointer. */
export function itemsIn(root: unknown, key: string): { item: Json; pointer: string }[] {
  const found: { item: Json; pointer: string }[] = [];
  visit(root, (object, pointer) => {
    for (const [index, item] of listAt(object, key).entries())
      found.push({ item, pointer: `${pointer}/${key}/${index}` });
  });
  return found;
}
