/** A JSON value as the documents hold it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a JSON text; undefined where the text is no JSON. */
export function parsedJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The object under a key, or an empty one. */
export function objectAt(value: unknown, key: string): JsonObject {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}

/** The list under a key, or an empty one. */
export function listAt(value: unknown, key: string): Json[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** The string under a key, or an empty one. */
export function textAt(value: unknown, key: string): string {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
}

/** The ids of a list of things that have one, and those of a list of ids. */
export function idsOf(value: unknown, things: string, refs: string): string[] {
  return [...listAt(value, things).map((thing) => textAt(thing, 'id')), ...listAt(value, refs).map(String)];
}

/** The last step of a local reference: `#/components/schemas/Agent` gives `Agent`. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The object that a local reference leads to, through further references; any other object as it is. */
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

/** A copy in which `change` has replaced every object, inner ones first. */
export function mapObjects(value: Json, change: (object: JsonObject) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)])),
  );
}
