/** A JSON value as the documents hold it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object under a key, or an empty one. */
export function objectAt(value: Json | undefined, key: string): JsonObject {
  const found = isObject(value) ? value[key] : undefined;
  return isObject(found) ? found : {};
}

/** The list under a key, or an empty one. */
export function listAt(value: Json | undefined, key: string): Json[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** The string under a key, or an empty one. */
export function textAt(value: Json | undefined, key: string): string {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' ? found : '';
}

/** The ids of a list of things that have one, and those of a list of ids. */
export function idsOf(value: Json | undefined, things: string, refs: string): string[] {
  return [...listAt(value, things).map((thing) => textAt(thing, 'id')), ...listAt(value, refs).map(String)];
}

/** The last step of a local reference: `#/components/schemas/Agent` gives `Agent`. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** A copy in which `change` has replaced every object, inner ones first. */
export function mapObjects(value: Json, change: (object: JsonObject) => Json): Json {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  if (!isObject(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)])),
  );
}
