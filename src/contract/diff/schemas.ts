import { advises } from '../codegen/model/schemas.ts';
import { isObject, type Json, type JsonObject, listAt, nameOf, objectAt, textAt } from '../documents/json.ts';
import { figureChange, meaning, resolved } from './surface.ts';

/**
 * A change at one place of a schema. If the schema allows fewer values (`narrows`), the change can break the sender. If it allows more
 * values (`widens`), the change can break the receiver.
 */
export interface SchemaChange {
  /** The path from the payload's root, or from the last named schema on the way: `/sender/id`, `schema Customer/id`. */
  at: string;
  what: string;
  narrows: boolean;
  widens: boolean;
}

/** The document before and the document after the change. References of the compared schemas are resolved in them. */
export type DocumentPair = readonly [JsonObject, JsonObject];

/**
 * Returns the differences between two schemas that concern the allowed values. Descriptions, examples and extensions such as `x-rules` are
 * ignored. Callers pass neither `path` nor the last parameter; the recursion does.
 */
export function compareSchemas(
  before: Json | undefined,
  after: Json | undefined,
  documents: DocumentPair,
  path = '',
  { seen, toKind }: Way = { seen: new Set(), toKind: undefined },
): SchemaChange[] {
  const pair = `${textAt(before, '$ref')} ${textAt(after, '$ref')}`;
  if (pair !== ' ' && seen.has(pair)) return [];
  const within = pair === ' ' ? seen : new Set([...seen, pair]);
  const [old, now] = inComparableForm(resolved(before, documents[0]), resolved(after, documents[1]));
  const name = nameWithin(before) || nameWithin(after);
  const at = name === '' ? path : `schema ${name}`;
  const inner: Inner = (from, to, step, kind) =>
    compareSchemas(from, to, documents, `${at}/${step}`, { seen: within, toKind: kind });
  const constants = values(constantsOf(old), constantsOf(now), 'value', at);
  return [
    ...values(typesOf(old), typesOf(now), 'type', at),
    ...(toKind?.length === 0 ? constants.map(withoutWidening) : constants),
    ...required(old, now, at),
    ...bounds(old, now, at),
    ...unordered(old, now, at),
    ...properties(old, now, at, (from, to, step) =>
      inner(from, to, step, toKind?.[0] === step ? toKind.slice(1) : undefined),
    ),
    ...['items', 'additionalProperties', 'propertyNames'].flatMap((key) =>
      isObject(old[key]) && isObject(now[key]) ? inner(old[key], now[key], key) : [],
    ),
    ...branches(old, now, documents, at, toKind, inner),
  ];
}

interface Way {
  /**
   * The pairs of `$ref` (before, after) that contain the compared schemas. A pair is not compared inside itself, which ends the recursion.
   */
  seen: ReadonlySet<string>;
  /** Set inside a union that may get more branches: the path from the compared schema to the property that distinguishes the branches. */
  toKind: readonly string[] | undefined;
}

/** Returns the name of the schema that `schema` refers to. Empty without a reference, or if `schema` adds constraints to the reference. */
function nameWithin(schema: Json | undefined): string {
  const { allOf, $ref = '', ...own } = isObject(schema) ? schema : {};
  const [only, ...others] = Array.isArray(allOf) ? allOf : [];
  if (only === undefined) return nameOf(String($ref));
  const adds = Object.keys(meaning(own) as JsonObject).length > 0;
  return others.length > 0 || adds ? '' : nameOf(textAt(only, '$ref'));
}

/** Marks a new kind of message as a change that breaks no receiver. The contract announces that more kinds will come. */
function withoutWidening(one: SchemaChange): SchemaChange {
  return { ...one, widens: false };
}

/** Makes two schemas comparable. If one has a list of types and the other has a union with the same meaning, the list becomes a union. */
function inComparableForm(old: JsonObject, now: JsonObject): [JsonObject, JsonObject] {
  const isUnion = (schema: JsonObject) => schema['type'] === undefined && branchesOf(schema).length > 0;
  return [isUnion(now) ? unionOf(old) : old, isUnion(old) ? unionOf(now) : now];
}

/** Converts a schema with a list of types to a union of them, each with the keywords that apply to it. Returns other schemas unchanged. */
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

type Inner = (
  from: Json | undefined,
  to: Json | undefined,
  step: string,
  toKind?: readonly string[],
) => SchemaChange[];

/** Returns the types that a schema allows. `number` adds `integer`, so a change from one to the other only narrows or only widens. */
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

/** Compares two lists of allowed values, such as types or constants. A schema without a list allows every value. */
function values(
  old: string[] | undefined,
  now: string[] | undefined,
  name: string,
  at: string,
): SchemaChange[] {
  const gone = old ? old.filter((value) => now && !now.includes(value)) : [];
  const added = now ? now.filter((value) => old && !old.includes(value)) : [];
  return [
    ...gone.map((value) => narrowed(at, `no longer has the ${name} ${value}`)),
    ...added.map((value) => widened(at, `may have the ${name} ${value}`)),
    ...(!old && now ? [narrowed(at, `is bound to the ${name}s ${now.join(', ')}`)] : []),
    ...(old && !now ? [widened(at, `is no longer bound to the ${name}s ${old.join(', ')}`)] : []),
  ];
}

/** Compares the lists of required fields. New and removed fields are skipped, because `properties` reports them. */
function required(old: JsonObject, now: JsonObject, at: string): SchemaChange[] {
  const [before, after] = [requiredIn(old), requiredIn(now)];
  const isIn = (schema: JsonObject, name: string) => name in objectAt(schema, 'properties');
  return [
    ...after
      .filter((name) => !before.includes(name) && isIn(old, name) === isIn(now, name))
      .map((name) => narrowed(`${at}/${name}`, 'became required')),
    ...before
      .filter((name) => !after.includes(name) && isIn(old, name) === isIn(now, name))
      .map((name) => widened(`${at}/${name}`, 'is no longer required')),
  ];
}

function requiredIn(schema: JsonObject): string[] {
  return listAt(schema, 'required').map(String);
}

const lowerBounds = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties', 'minContains'];
const upperBounds = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties', 'x-truncate'];

function bounds(old: JsonObject, now: JsonObject, at: string): SchemaChange[] {
  const compareBound = (key: string, none: number, sign: number): SchemaChange[] => {
    const [before = none, after = none] = [old[key], now[key]].map((one) => one as number | undefined);
    if (before === after) return [];
    const isWider = (after - before) * sign < 0;
    const what = `${key} ${figureChange(old[key], now[key], isWider)}`;
    return [isWider ? widened(at, what) : narrowed(at, what)];
  };
  return [
    ...lowerBounds.flatMap((key) => compareBound(key, Number.NEGATIVE_INFINITY, 1)),
    ...upperBounds.flatMap((key) => compareBound(key, Number.POSITIVE_INFINITY, -1)),
  ];
}

/**
 * Compares keywords whose values have no order, such as `pattern`. A new keyword narrows the schema, a removed one widens it, a changed one
 * does both.
 */
function unordered(old: JsonObject, now: JsonObject, at: string): SchemaChange[] {
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

/** True if the schema lists its allowed values and all of them match the pattern. Then the pattern excludes no value. */
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
  const renamed = renamedFields(old, now);
  const added = Object.keys(after).filter(
    (name) => !(name in before) && ![...renamed.values()].includes(name),
  );
  const kept = Object.keys(before).filter((name) => name in after);
  const gone = Object.keys(before).filter((name) => !(name in after));
  return [
    ...added.map((name) => {
      const narrows = requiredIn(now).includes(name);
      // An added field does not break receivers: they ignore unknown fields, unless the old schema forbids unknown fields.
      const what = narrows ? 'is new and required' : 'is new';
      return { at: `${at}/${name}`, what, narrows, widens: isClosed(old) };
    }),
    ...kept.flatMap((name) => inner(before[name], after[name], name)),
    ...gone.map((name) => {
      const what = renamed.has(name) ? `is gone: likely renamed to ${renamed.get(name)}` : 'is gone';
      // A removed field breaks both sides: the receiver ignores the field that the sender still sends, or waits for it in vain.
      return { at: `${at}/${name}`, what, narrows: true, widens: true };
    }),
    ...(isClosed(now) && !isClosed(old) ? [narrowed(at, 'no longer tolerates other fields')] : []),
    ...(isClosed(old) && !isClosed(now) ? [widened(at, 'tolerates other fields')] : []),
  ];
}

/**
 * Returns the fields that were probably renamed: each old name with its new name. A new field is a candidate if it allows the same values.
 * The candidate with the same description is chosen, or else the only candidate.
 */
function renamedFields(old: JsonObject, now: JsonObject): Map<string, string> {
  const [before, after] = [objectAt(old, 'properties'), objectAt(now, 'properties')];
  const text = (value: Json | undefined) => JSON.stringify(value);
  const found = new Map<string, string>();
  for (const name of Object.keys(before).filter((each) => !(each in after))) {
    const alike = Object.keys(after).filter(
      (other) =>
        !(other in before) &&
        ![...found.values()].includes(other) &&
        requiredIn(old).includes(name) === requiredIn(now).includes(other) &&
        text(meaning(before[name])) === text(meaning(after[other])),
    );
    const exact = alike.find((other) => text(after[other]) === text(before[name]));
    const likely = exact ?? (alike.length === 1 ? alike[0] : undefined);
    if (likely !== undefined) found.set(name, likely);
  }
  return found;
}

/**
 * Compares two unions. `oneOf` and `anyOf` are treated alike, because no value of the contract matches two branches. Branches with equal
 * references are compared, or else branches with equal constants.
 */
function branches(
  old: JsonObject,
  now: JsonObject,
  [oldDocument, newDocument]: DocumentPair,
  at: string,
  toKind: readonly string[] | undefined,
  inner: Inner,
): SchemaChange[] {
  const grows = old['x-grows'] !== undefined;
  const within = grows ? textAt(old, 'x-discriminator').split('/') : toKind;
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
      result.push(...inner(branch, found, nameIn(found), within));
    }
  }
  const come = [...left].map((branch) => widened(at, `has the new branch ${nameIn(branch)}`));
  return [...result, ...(grows ? come.map(withoutWidening) : come)];
}

function branchesOf(schema: JsonObject): Json[] {
  return [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')];
}

function constantsIn(schema: Json, document: JsonObject): string {
  const { properties, type, $schema: _, ...rest } = resolved(schema, document);
  const constants = Object.entries(isObject(properties) ? properties : {})
    .map(([name, property]) => [name, constantOf(resolved(property, document))])
    .filter(([, value]) => value !== undefined);
  const binding = Object.entries(rest).filter(([key, value]) => !advises(key, value));
  return JSON.stringify(constants.length > 0 ? constants : [type, binding]);
}

/** Returns the only value that a schema allows by `const` or by an `enum` with one value; undefined if it allows several. */
function constantOf(schema: JsonObject): Json | undefined {
  const [only, ...others] = listAt(schema, 'enum');
  return schema['const'] ?? (others.length === 0 ? only : undefined);
}

function nameIn(branch: Json): string {
  return (
    nameOf(textAt(branch, '$ref')) || String(isObject(branch) ? (constantOf(branch) ?? branch['type']) : '')
  );
}

function narrowed(at: string, what: string): SchemaChange {
  return { at, what, narrows: true, widens: false };
}

function widened(at: string, what: string): SchemaChange {
  return { at, what, narrows: false, widens: true };
}
