import {
  extended,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  references,
  textAt,
} from '../../documents/json.ts';
import { SpecProblem } from '../model/problem.ts';
import type { LocationOf } from './schema-locations.ts';

/** Merges the named schemas of `bundles`. Every schema comes after the schemas that it refers to. Throws if a schema contains itself. */
export function collectSchemas(bundles: JsonObject[], locationOf: LocationOf): Map<string, JsonObject> {
  const named = bundles.flatMap((bundle) => Object.entries(objectAt(bundle['components'], 'schemas')));
  return ordered(new Map(named as [string, JsonObject][]), locationOf);
}

function ordered(named: Map<string, JsonObject>, locationOf: LocationOf): Map<string, JsonObject> {
  const placed = new Map<string, JsonObject>();
  const open = new Set<string>();
  const place = (name: string): void => {
    const schema = named.get(name);
    if (placed.has(name) || schema === undefined) return;
    if (open.has(name)) {
      const { document, pointer } = locationOf(name);
      throw new SpecProblem(
        document,
        pointer,
        `${name} contains itself`,
        'Remove the recursion: a constant cannot contain itself',
      );
    }
    open.add(name);
    for (const reference of references(schema)) place(nameOf(reference));
    open.delete(name);
    placed.set(name, schema);
  };
  for (const name of [...named.keys()].toSorted()) place(name);
  return placed;
}

/** Returns a copy of a bundle without the schemas `bases`. Each schema that extends a base by allOf has the base's content instead. */
export function withoutBases(bundle: JsonObject, bases: ReadonlySet<string>): JsonObject {
  const components = objectAt(bundle, 'components');
  const schemas = objectAt(components, 'schemas');
  const isBase = (part: Json) => bases.has(nameOf(textAt(part, '$ref')));
  const whole = (schema: JsonObject): JsonObject => {
    const { allOf: _, ...own } = schema;
    const [base, ...more] = listAt(schema, 'allOf');
    if (base === undefined || more.length > 0 || !isBase(base)) return schema;
    return extended(whole(objectAt(schemas, nameOf(textAt(base, '$ref')))), own);
  };
  const kept = Object.keys(schemas).filter((name) => !bases.has(name));
  const written = Object.fromEntries(kept.map((name) => [name, whole(objectAt(schemas, name))]));
  return { ...bundle, components: { ...components, schemas: written } };
}

/** Keywords whose value is a map from property names to schemas. */
const maps = ['properties', 'patternProperties', '$defs'];
/** Keywords whose value is a payload, or a part of one. */
const payloads = ['const', 'enum', 'default', 'examples'];

/** Returns a copy of a schema without the keywords for which `dropped` is true. Properties with the same names stay. */
export function withoutKeywords(schema: Json, dropped: (keyword: string) => boolean): Json {
  if (Array.isArray(schema)) return schema.map((item) => withoutKeywords(item, dropped));
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => !dropped(key));
  return Object.fromEntries(
    kept.map(([key, inner]) => {
      if (payloads.includes(key)) return [key, inner];
      if (!maps.includes(key) || !isObject(inner)) return [key, withoutKeywords(inner, dropped)];
      const named = Object.entries(inner).map(([name, value]) => [name, withoutKeywords(value, dropped)]);
      return [key, Object.fromEntries(named)];
    }),
  );
}

/**
 * True for a keyword that validators must not check: every format except date-time. It only advises generators. For example, the published
 * description allows an address with letters of another alphabet, which is not a `uri`.
 */
export function advises(keyword: string, value: Json | undefined): boolean {
  return keyword === 'format' && value !== 'date-time';
}

/** Returns a schema in which every reference is replaced by its schema. */
export function resolved(schema: Json, named: Map<string, JsonObject>): Json {
  if (Array.isArray(schema)) return schema.map((item) => resolved(item, named));
  if (!isObject(schema)) return schema;
  const reference = schema['$ref'];
  if (typeof reference === 'string') return resolved(named.get(nameOf(reference)) ?? {}, named);
  return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, resolved(inner, named)]));
}

/** Returns the values that const or enum allow for the property at `path`, in all branches of a union; none without const and enum. */
export function constantsAt(schema: JsonObject, path: string[], named: Map<string, JsonObject>): Json[] {
  const target = typeof schema['$ref'] === 'string' ? (named.get(nameOf(schema['$ref'])) ?? {}) : schema;
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const branches = target[key];
    if (Array.isArray(branches))
      return branches.flatMap((branch) => constantsAt(branch as JsonObject, path, named));
  }
  const [first, ...rest] = path;
  if (first !== undefined) {
    const property = objectAt(target, 'properties')[first];
    return isObject(property) ? constantsAt(property, rest, named) : [];
  }
  if (target['const'] !== undefined) return [target['const']];
  return Array.isArray(target['enum']) ? target['enum'] : [];
}
