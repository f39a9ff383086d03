import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  references,
  step,
  visit,
} from '../reading/json.ts';
import type { Place } from '../reading/source.ts';
import type { Problem } from './problem.ts';
import type { Contract, SchemaPlace } from './rules/contract.ts';

/**
 * Checks that every optional property of the contract has a valid example. The suite, the mock and the tests send examples. A property
 * without an example is never sent or validated, and an implementation may lose it unnoticed.
 */
export function lintShown({ schemas: named, examples }: Contract): Problem[] {
  const shown = new Set<string>();
  for (const { schema, kind, value } of examples) {
    const place = named.get(schema);
    if (place && kind === 'valid') show(value, place, named, shown);
  }
  // The desk and the visitor's interface are not checked, because they belong to the reference.
  const ofContract = [...named.values()].filter(({ document }) => !document.includes('/reference/'));
  return ofContract.flatMap((place) => unshown(place, named, shown));
}

/**
 * Checks that a reference leads to every schema, channel and message. No code is generated from an unused one. An example is the schema of
 * an event without a webhook.
 */
export function lintUsed({ sources, schemas }: Contract): Problem[] {
  const used = new Set(sources.flatMap(({ content }) => references(content)).map(nameOf));
  const unused = (what: string, name: string, { document, pointer }: Place): Problem[] => {
    if (used.has(name)) return [];
    const cure = 'Refer to it, as a webhook or an operation does, or remove it';
    return [{ document, pointer, rule: `${what}-used`, message: `nothing refers to the ${what}`, cure }];
  };
  const ofEvents = sources.flatMap(({ document, content }) => {
    const at = (what: string, folder: string, named: JsonObject) =>
      Object.keys(named).flatMap((name) =>
        unused(what, name, { document, pointer: `${folder}${step(name)}` }),
      );
    const messages = objectAt(objectAt(content, 'components'), 'messages');
    return [
      ...at('channel', '/channels', objectAt(content, 'channels')),
      ...at('message', '/components/messages', messages),
    ];
  });
  return [...[...schemas].flatMap(([name, place]) => unused('schema', name, place)), ...ofEvents];
}

/** Adds to `shown` the places of the schema's properties that occur in `value`, at any depth. */
function show(value: Json, place: SchemaPlace, named: Map<string, SchemaPlace>, shown: Set<string>): void {
  const { document, pointer, schema } = place;
  const { $ref, items, properties } = schema;
  const at = (more: string, inner: Json | undefined) => {
    if (isObject(inner)) return { document, pointer: `${pointer}${more}`, schema: inner };
    return undefined;
  };
  const go = (inner: Json, to: SchemaPlace | undefined) => to && show(inner, to, named, shown);
  if (typeof $ref === 'string') go(value, named.get(nameOf($ref)));
  for (const key of ['allOf', 'oneOf', 'anyOf'])
    for (const [index, part] of listAt(schema, key).entries()) go(value, at(`/${key}/${index}`, part));
  if (Array.isArray(value)) for (const item of value) go(item, at('/items', items));
  if (!isObject(value) || !isObject(properties) || !hasConstants(value, properties)) return;
  for (const [name, inner] of Object.entries(value)) {
    const property = at(`/properties${step(name)}`, properties[name]);
    if (!property) continue;
    shown.add(`${document}#${property.pointer}`);
    go(inner, property);
  }
}

/** True if an object has the constants of its properties; otherwise it belongs to another branch of a union. */
function hasConstants(value: JsonObject, properties: JsonObject): boolean {
  return Object.entries(properties).every(([name, property]) => {
    if (!isObject(property) || property['const'] === undefined || value[name] === undefined) return true;
    return property['const'] === value[name];
  });
}

function unshown(
  { document, pointer, schema }: SchemaPlace,
  named: Map<string, SchemaPlace>,
  shown: Set<string>,
): Problem[] {
  const problems: Problem[] = [];
  visit(schema, (node, below) => {
    const required = requiredBy(node, named);
    for (const name of Object.keys(objectAt(node, 'properties'))) {
      const place = `${pointer}${below}/properties${step(name)}`;
      if (required.includes(name) || shown.has(`${document}#${place}`)) continue;
      problems.push({
        document,
        pointer: place,
        rule: 'property-has-an-example',
        message: 'no valid example has this optional property',
        cure: 'Add it to an example of the schema, or of one that holds it, in specs/examples',
      });
    }
  });
  return problems;
}

/** Returns the required properties of a schema and of its bases. */
function requiredBy(schema: JsonObject, named: Map<string, SchemaPlace>): Json[] {
  const bases = references(listAt(schema, 'allOf')).flatMap((base) => named.get(nameOf(base)) ?? []);
  return [...listAt(schema, 'required'), ...bases.flatMap((base) => requiredBy(base.schema, named))];
}
