import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  textAt,
} from '../../../specs/reading/json.ts';

/** A schema with `$ref` and `allOf` resolved into one object. */
export function whole(schema: Json | undefined, document: JsonObject): JsonObject {
  const reference = textAt(schema, '$ref');
  if (reference !== '')
    return whole(objectAt(objectAt(document, 'components'), 'schemas')[nameOf(reference)], document);
  if (!isObject(schema)) return {};
  const { allOf: _, ...own } = schema;
  return listAt(schema, 'allOf').reduce<JsonObject>((all, part) => together(whole(part, document), all), own);
}

/** A schema merged over its base. The schema's own keywords win. */
function together(base: JsonObject, own: JsonObject): JsonObject {
  const required = [...new Set([...listAt(base, 'required'), ...listAt(own, 'required')])];
  const properties = { ...objectAt(base, 'properties'), ...objectAt(own, 'properties') };
  return {
    ...base,
    ...own,
    ...(required.length > 0 && { required }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

/** Keywords that do not change what a schema allows. */
const words = new Set(['description', 'title', 'examples', 'deprecated', '$comment']);

/** The normal form of a part of a schema: equal for parts that allow the same. */
export function meaning(part: Json | undefined): Json | undefined {
  if (Array.isArray(part)) return part.map((item) => meaning(item) ?? null);
  if (!isObject(part)) return part;
  const kept = Object.entries(part)
    .filter(([key]) => !words.has(key) && !key.startsWith('x-'))
    .map(([key, inner]) => [key, key === 'properties' ? properties(inner) : meaning(inner)] as const)
    .filter(([key, inner]) => key !== 'properties' || Object.keys(inner as JsonObject).length > 0);
  const [only] = kept.length === 1 && kept[0]![0] === 'anyOf' ? (kept[0]![1] as Json[]) : [];
  const isAlone = kept.length === 1 && listAt(part, 'anyOf').length === 1;
  return isAlone ? only : (Object.fromEntries(kept) as JsonObject);
}

/** Properties with a constraint; a property without one allows everything. */
function properties(named: Json): JsonObject {
  const entries = isObject(named) ? Object.entries(named) : [];
  const said = entries.map(([name, inner]) => [name, meaning(inner)] as const);
  return Object.fromEntries(
    said.filter(([, inner]) => !isObject(inner) || Object.keys(inner).length > 0),
  ) as JsonObject;
}
