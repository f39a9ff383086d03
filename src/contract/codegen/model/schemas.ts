import {
  extended,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  mapObjects,
  nameOf,
  objectAt,
  references,
  textAt,
  visit,
} from '../../documents/json.ts';
import { namedSchemas, type Place, type Source } from '../../documents/sources.ts';
import { SpecProblem } from './model.ts';

/** Returns the place in `specs/` where a schema is written, by its name. Its place in a bundle is another one. */
export type LocationOf = (schema: string) => Place;

/** Makes a function that returns the place of a schema by its name. For an unknown name, it returns the start of the first document. */
export function locationsOf(sources: Source[]): LocationOf {
  const places = new Map(namedSchemas(sources).map((place) => [place.name, place]));
  return (schema) => places.get(schema) ?? { document: sources[0]?.document ?? 'specs', pointer: '' };
}

/** Merges the named schemas of several bundles. Each schema comes after those to which it refers. Throws if a schema refers to itself. */
export function collectSchemas(bundles: JsonObject[], locationOf: LocationOf): Map<string, JsonObject> {
  const named = new Map(
    bundles.flatMap((bundle) => Object.entries(objectAt(bundle['components'], 'schemas'))),
  ) as Map<string, JsonObject>;
  const placed = new Map<string, JsonObject>();
  const open = new Set<string>();
  const place = (name: string): void => {
    const schema = named.get(name);
    if (placed.has(name) || schema === undefined) return;
    const { document, pointer } = locationOf(name);
    const cure = 'Remove the recursion: a constant cannot contain itself';
    if (open.has(name)) throw new SpecProblem(document, pointer, `${name} contains itself`, cure);
    open.add(name);
    for (const reference of references(schema)) place(nameOf(reference));
    open.delete(name);
    placed.set(name, schema);
  };
  for (const name of [...named.keys()].toSorted()) place(name);
  return placed;
}

/** Returns a copy of a bundle without the schemas `bases`. A schema that extends one of them by allOf gets the content of the base. */
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

/** The keywords whose value maps names of properties to schemas. */
const maps = ['properties', 'patternProperties', '$defs'];
/** The keywords whose value is a payload or a part of a payload. */
const payloads = ['const', 'enum', 'default', 'examples'];

/** Returns a copy of a schema without the keywords for which `dropped` returns true. Properties with the name of such a keyword stay. */
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
 * True for a keyword that validators must not check, because it only advises generators: every format except date-time. For example, the
 * source allows addresses with letters that a `uri` must not have.
 */
export function advises(keyword: string, value: Json | undefined): boolean {
  return keyword === 'format' && value !== 'date-time';
}

/** Returns a copy of a schema with only the keywords that decide which values are valid, and with the extensions `kept`. */
export function constraintsOf(schema: Json, kept: readonly string[] = []): Json {
  const isDropped = (keyword: string) =>
    ['title', 'description', 'examples', 'deprecated'].includes(keyword) ||
    (keyword.startsWith('x-') && !kept.includes(keyword));
  return mapObjects(withoutKeywords(schema, isDropped), (object) => {
    const { format, ...rest } = object;
    return advises('format', format ?? 'date-time') ? rest : object;
  });
}

/** Returns a schema in which the referenced schemas replace all references. */
export function resolved(schema: Json, named: Map<string, JsonObject>): Json {
  if (Array.isArray(schema)) return schema.map((item) => resolved(item, named));
  if (!isObject(schema)) return schema;
  const reference = schema['$ref'];
  if (typeof reference === 'string') return resolved(named.get(nameOf(reference)) ?? {}, named);
  return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, resolved(inner, named)]));
}

/** Returns the values that const or enum allow for the property at `path`, in all branches of a union; none without such a keyword. */
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

/** Throws at the first named schema that cannot be generated: a schema with its name exists, or its name or pattern is invalid. */
export function checkSources(sources: Source[]): void {
  const first = new Map<string, Place>();
  for (const { name, document, pointer } of namedSchemas(sources)) {
    const problem = (wrong: string, cure: string) => new SpecProblem(document, pointer, wrong, cure);
    const known = first.get(name);
    // Names must be unique. The bundler would rename the second schema, and both would have the same folder of examples.
    if (known)
      throw problem(
        `two schemas have the name ${name}; the first is ${known.document}#${known.pointer}`,
        'Rename one of them',
      );
    first.set(name, { document, pointer });
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
      throw problem(
        `${name} is not a type name`,
        'Use letters and digits only, with a capital for each word',
      );
  }
  for (const source of sources) checkPatterns(source);
}

function checkPatterns({ document, content }: Source): void {
  visit(content, ({ pattern }, pointer) => {
    try {
      if (typeof pattern === 'string') new RegExp(pattern, 'u');
    } catch {
      const wrong = `${pattern} is not a regular expression`;
      throw new SpecProblem(document, `${pointer}/pattern`, wrong, 'Correct the expression');
    }
  });
}

/**
 * Checks a state machine against the schema that its field `states` refers to. Throws if the machine uses a state that the schema does not
 * list, or if a listed state has no transition.
 */
export function checkMachine(
  machine: JsonObject,
  schemas: Map<string, JsonObject>,
  { document, pointer }: Place,
): void {
  const [name = '', ...path] = textAt(machine, 'states').split('/');
  if (name === '') return;
  const states = constantsAt(schemas.get(name) ?? {}, path, schemas);
  const named = [
    ...listAt(machine, 'begins').map((state, index) => [`/begins/${index}`, state] as const),
    ...listAt(machine, 'ways').flatMap((way, index) =>
      ['from', 'to'].map((end) => [`/ways/${index}/${end}`, textAt(way, end)] as const),
    ),
  ];
  for (const [place, state] of named) {
    const wrong = `${state} is not a state of ${textAt(machine, 'states')}`;
    if (!states.includes(state))
      throw new SpecProblem(document, `${pointer}${place}`, wrong, `Write one of ${states.join(', ')}`);
  }
  const idle = states.find((state) => !named.some(([, other]) => other === state));
  const cure = 'Write the transitions to and from it';
  if (idle !== undefined) throw new SpecProblem(document, pointer, `no transition leads to ${idle}`, cure);
}

/** Throws if giveUpMs is not the time at which the last attempt to a silent receiver ends. */
export function checkDelivery(delivery: JsonObject, document: string, pointer: string): void {
  const { attempts, timeoutMs, intervalMs = timeoutMs, giveUpMs } = delivery as Record<string, number>;
  if (giveUpMs === undefined) return;
  const end = (attempts! - 1) * Math.max(intervalMs!, timeoutMs!) + timeoutMs!;
  if (giveUpMs === end) return;
  const wrong = `giveUpMs is ${giveUpMs}, and the last of ${attempts} attempts ends after ${end} ms without a response`;
  throw new SpecProblem(document, `${pointer}/giveUpMs`, wrong, `Write ${end}`);
}

/** Throws at the first union with an x-discriminator that does not select exactly one branch. */
export function checkUnions(schemas: Map<string, JsonObject>, locationOf: LocationOf): void {
  for (const [name, schema] of schemas) {
    visit(schema, (union, within) => {
      const property = textAt(union, 'x-discriminator');
      if (property === '') return;
      const { document, pointer } = locationOf(name);
      const problem = (branch: string, wrong: string, cure: string) =>
        new SpecProblem(document, `${pointer}${within}/oneOf${branch}`, wrong, cure);
      const branches = listAt(union, 'oneOf').filter(isObject);
      if (branches.length === 0)
        throw problem('', 'x-discriminator has no oneOf beside it', 'Write the branches as a oneOf');
      const known = new Map<Json, number>();
      for (const [index, branch] of branches.entries()) {
        const values = constantsAt(branch, property.split('/'), schemas);
        const cure = 'Give the property a const or an enum, or name another by x-discriminator';
        if (values.length === 0)
          throw problem(`/${index}`, `the branch has no constant at ${property}`, cure);
        for (const value of values) {
          const wrong = `${JSON.stringify(value)} at ${property} also selects branch ${known.get(value)}`;
          if (known.has(value)) throw problem(`/${index}`, wrong, 'Let each value select one branch');
          known.set(value, index);
        }
      }
    });
  }
}
