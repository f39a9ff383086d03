import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  textAt,
} from '../../../specs/reading/json.ts';
import { advises } from '../codegen/read/schemas.ts';
import { meaning, whole } from './surface.ts';

/**
 * How what a schema allows has changed at one place. What is narrowed can break who sends it, what is widened who
 * receives it.
 */
export interface SchemaChange {
  /** The path from the payload's root, separated by slashes. */
  at: string;
  what: string;
  narrows: boolean;
  widens: boolean;
}

/** The documents of the references before and after. */
export type DocumentPair = readonly [JsonObject, JsonObject];

/** Compares what two schemas allow. Descriptions, examples and extensions that bind nobody are left out. */
export function compareSchemas(
  before: Json | undefined,
  after: Json | undefined,
  documents: DocumentPair,
  at = '',
  seen: ReadonlySet<string> = new Set(),
): SchemaChange[] {
  const pair = `${textAt(before, '$ref')} ${textAt(after, '$ref')}`;
  if (pair !== ' ' && seen.has(pair)) return [];
  const within = pair === ' ' ? seen : new Set([...seen, pair]);
  const [old, now] = alike(whole(before, documents[0]), whole(after, documents[1]));
  const inner = (from: Json | undefined, to: Json | undefined, step: string) =>
    compareSchemas(from, to, documents, `${at}/${step}`, within);
  return [
    ...values(typesOf(old), typesOf(now), 'type', at),
    ...values(constantsOf(old), constantsOf(now), 'value', at),
    ...required(old, now, at),
    ...bounds(old, now, at),
    ...opaque(old, now, at),
    ...properties(old, now, at, inner),
    ...['items', 'additionalProperties', 'propertyNames'].flatMap((key) =>
      isObject(old[key]) && isObject(now[key]) ? inner(old[key], now[key], key) : [],
    ),
    ...branches(old, now, documents, at, inner),
  ];
}

/** A list of types and a union of them mean the same: where one of two schemas has the list, it becomes the union. */
function alike(old: JsonObject, now: JsonObject): [JsonObject, JsonObject] {
  const isUnion = (schema: JsonObject) => schema['type'] === undefined && branchesOf(schema).length > 0;
  return [isUnion(now) ? unionOf(old) : old, isUnion(old) ? unionOf(now) : now];
}

/** The union of a list of types, each with the keywords that bind it; any other schema as it is. */
function unionOf({ type, ...rest }: JsonObject): JsonObject {
  if (!Array.isArray(type)) return type === undefined ? rest : { type, ...rest };
  const { minLength, maxLength, pattern, format, minimum, maximum, ...others } = rest;
  const isOfText = typeof format === 'string' && !/^(int|float|double)/.test(format);
  const ofText = { minLength, maxLength, pattern, ...(isOfText && { format }) };
  const ofNumber = { minimum, maximum, ...(!isOfText && { format }) };
  const keywords: Record<string, object> = { string: ofText, integer: ofNumber, number: ofNumber };
  const anyOf = type.map(
    (one) => JSON.parse(JSON.stringify({ type: one, ...keywords[String(one)] })) as Json,
  );
  return { ...others, anyOf };
}

type Inner = (from: Json | undefined, to: Json | undefined, step: string) => SchemaChange[];

/** `number` includes `integer`, so that a change between them only narrows or only widens. */
function typesOf(schema: JsonObject): string[] | undefined {
  const { type } = schema;
  if (type === undefined) return undefined;
  const all = Array.isArray(type) ? type : [type];
  return all.flatMap((one) => (one === 'number' ? ['number', 'integer'] : [String(one)]));
}

function constantsOf(schema: JsonObject): string[] | undefined {
  if (schema['const'] !== undefined) return [JSON.stringify(schema['const'])];
  return Array.isArray(schema['enum']) ? schema['enum'].map((value) => JSON.stringify(value)) : undefined;
}

/** Compares lists of allowed values; no list allows everything. */
function values(
  old: string[] | undefined,
  now: string[] | undefined,
  name: string,
  at: string,
): SchemaChange[] {
  const gone = old ? old.filter((value) => now && !now.includes(value)) : [];
  const come = now ? now.filter((value) => old && !old.includes(value)) : [];
  return [
    ...gone.map((value) => narrowed(at, `no longer has the ${name} ${value}`)),
    ...come.map((value) => widened(at, `may have the ${name} ${value}`)),
    ...(!old && now ? [narrowed(at, `is bound to the ${name}s ${now.join(', ')}`)] : []),
    ...(old && !now ? [widened(at, `is no longer bound to the ${name}s ${old.join(', ')}`)] : []),
  ];
}

function required(old: JsonObject, now: JsonObject, at: string): SchemaChange[] {
  const [before, after] = [listAt(old, 'required').map(String), listAt(now, 'required').map(String)];
  return [
    ...after
      .filter((name) => !before.includes(name))
      .map((name) => narrowed(`${at}/${name}`, 'became required')),
    ...before
      .filter((name) => !after.includes(name))
      .map((name) => widened(`${at}/${name}`, 'is no longer required')),
  ];
}

const lowerBounds = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties', 'minContains'];
const upperBounds = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties', 'x-truncate'];

function bounds(old: JsonObject, now: JsonObject, at: string): SchemaChange[] {
  const compareBound = (key: string, none: number, sign: number): SchemaChange[] => {
    const [before = none, after = none] = [old[key], now[key]].map((one) => one as number | undefined);
    if (before === after) return [];
    const what = `${key} went from ${old[key] ?? 'none'} to ${now[key] ?? 'none'}`;
    return [(after - before) * sign > 0 ? narrowed(at, what) : widened(at, what)];
  };
  return [
    ...lowerBounds.flatMap((key) => compareBound(key, Number.NEGATIVE_INFINITY, 1)),
    ...upperBounds.flatMap((key) => compareBound(key, Number.POSITIVE_INFINITY, -1)),
  ];
}

/** Keywords whose values have no order: a new one narrows, a removed one widens, a changed one does both. */
function opaque(old: JsonObject, now: JsonObject, at: string): SchemaChange[] {
  return ['pattern', 'format', 'multipleOf', 'uniqueItems', 'not', 'if', 'then', 'else'].flatMap((key) => {
    const [before, after] = [old[key], now[key]].map((value) =>
      advises(key, value) ? undefined : meaning(value),
    );
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const [from, to] = [before, after].map((value) => (value === undefined ? 'none' : JSON.stringify(value)));
    const narrows = after !== undefined && !(key === 'pattern' && allMatch(old, after));
    const widens = before !== undefined && !(key === 'pattern' && allMatch(now, before));
    return [{ at, what: `${key} went from ${from} to ${to}`, narrows, widens }];
  });
}

/** Whether all values that a schema lists fit the pattern: then the pattern excludes none of them. */
function allMatch(schema: JsonObject, pattern: Json): boolean {
  const values = constantsOf(schema)?.map((value) => JSON.parse(value) as Json);
  return (
    values?.every((value) => typeof value === 'string' && new RegExp(String(pattern), 'u').test(value)) ??
    false
  );
}

function properties(old: JsonObject, now: JsonObject, at: string, inner: Inner): SchemaChange[] {
  const [before, after] = [objectAt(old, 'properties'), objectAt(now, 'properties')];
  const isClosed = (schema: JsonObject) => schema['additionalProperties'] === false;
  const added = Object.keys(after)
    .filter((name) => !(name in before))
    // Receivers tolerate fields that they do not know, unless the schema forbids them.
    .map((name) => ({ at: `${at}/${name}`, what: 'is new', narrows: false, widens: isClosed(old) }));
  return [
    ...added,
    ...Object.keys(before).flatMap((name) =>
      name in after ? inner(before[name], after[name], name) : [widened(`${at}/${name}`, 'is gone')],
    ),
    ...(isClosed(now) && !isClosed(old) ? [narrowed(at, 'no longer tolerates other fields')] : []),
    ...(isClosed(old) && !isClosed(now) ? [widened(at, 'tolerates other fields')] : []),
  ];
}

/** A union is one by `oneOf` or `anyOf`, as no two of its branches fit one value. Branches are known by their names, else by the constants in them. */
function branches(
  old: JsonObject,
  now: JsonObject,
  [oldDocument, newDocument]: DocumentPair,
  at: string,
  inner: Inner,
): SchemaChange[] {
  const left = new Set(branchesOf(now));
  const result: SchemaChange[] = [];
  for (const branch of branchesOf(old)) {
    const constants = constantsIn(branch, oldDocument);
    const found =
      [...left].find((other) => JSON.stringify(other) === JSON.stringify(branch)) ??
      [...left].find((other) => constantsIn(other, newDocument) === constants);
    if (found === undefined) result.push(narrowed(at, `no longer has the branch ${nameIn(branch)}`));
    else {
      left.delete(found);
      result.push(...inner(branch, found, nameIn(found)));
    }
  }
  const come = [...left].map((branch) => widened(at, `has the new branch ${nameIn(branch)}`));
  return [...result, ...come];
}

function branchesOf(schema: JsonObject): Json[] {
  return [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')];
}

function constantsIn(schema: Json, document: JsonObject): string {
  const { properties, type, $schema: _, ...rest } = whole(schema, document);
  const constants = Object.entries(isObject(properties) ? properties : {})
    .map(([name, property]) => [name, whole(property, document)['const']])
    .filter(([, value]) => value !== undefined);
  const binding = Object.entries(rest).filter(([key, value]) => !advises(key, value));
  return JSON.stringify(constants.length > 0 ? constants : [type, binding]);
}

function nameIn(branch: Json): string {
  return (
    nameOf(textAt(branch, '$ref')) || String(isObject(branch) ? (branch['const'] ?? branch['type']) : '')
  );
}

function narrowed(at: string, what: string): SchemaChange {
  return { at, what, narrows: true, widens: false };
}

function widened(at: string, what: string): SchemaChange {
  return { at, what, narrows: false, widens: true };
}
