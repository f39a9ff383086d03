import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { deliveriesOf, inWords, versionReference } from '../documents/figures.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  references,
  step,
  textAt,
  visit,
} from '../documents/json.ts';
import { definedNames, fieldWords } from '../documents/names.ts';
import { documentName, filesBelow, type NamedSchema, type Source } from '../documents/sources.ts';
import { type Contract, type Found, namedIn, type Rule } from './contract.ts';

/** The project's rules about references, examples and texts, each by its name. */
export const checks: Record<string, Rule> = {
  /**
   * Every optional property of the contract occurs in a valid example. The suite, the mock and the tests send examples. They never send a
   * property without an example, so an implementation could lose that property unnoticed.
   */
  *'property-has-an-example'({ schemas: named, examples }) {
    const shown = new Set<string>();
    for (const { schema, kind, value } of examples) {
      const place = named.get(schema);
      if (place && kind === 'valid') show(value, place.schema, placeOf(place), named, shown);
    }
    const cure = 'Add it to an example of the schema, or of one that holds it, in specs/examples';
    // The desk and the visitor's interface are not checked, because they belong to the reference.
    for (const place of [...named.values()].filter(({ document }) => !document.includes('/reference/'))) {
      const found: Found[] = [];
      visit(place.schema, (node, below) => {
        const required = requiredBy(node, named);
        for (const name of Object.keys(objectAt(node, 'properties'))) {
          const at = `${below}/properties${step(name)}`;
          if (!required.includes(name) && !shown.has(`${placeOf(place)}${at}`))
            found.push([place, 'no valid example has this optional property', cure, at]);
        }
      });
      yield* found;
    }
  },
  /** Every schema has a reference to it. No code is generated from other schemas, such as that of an event without a webhook. */
  'schema-used': (contract) => unused('schema', contract, [...contract.schemas]),
  'channel-used': (contract) => unused('channel', contract, namedIn(contract, /^\/channels\/([^/]+)$/)),
  'message-used': (contract) =>
    unused('message', contract, namedIn(contract, /^\/components\/messages\/([^/]+)$/)),
  /**
   * The path of an example is specs/examples/<Schema>/<story>.json, or the same in a subfolder `typical` or `tolerated`. Or the example is
   * a line of a `valid.json` or an `invalid.json`.
   */
  *'example-belongs-to-a-schema'({ specs, schemas }) {
    const folder = join(specs, 'examples');
    const cure =
      'Name it <Schema>/<story>.json, or put it into <Schema>/tolerated, or as the only one into <Schema>/typical, the story in kebab case; an invalid example is a line of <Schema>/invalid.json';
    for (const file of filesBelow(folder)) {
      const [schema = '', ...rest] = relative(folder, file).split(sep);
      const wellPlaced =
        rest.length === 1 || (rest.length === 2 && ['typical', 'tolerated'].includes(rest[0]!));
      const isSecond = rest[0] === 'typical' && readdirSync(dirname(file)).length > 1;
      if (wellPlaced && !isSecond && schemas.has(schema) && /^[a-z0-9-]+\.json$/.test(rest.at(-1)!)) continue;
      const says = isSecond ? 'the schema has several typical examples' : 'no schema has this example';
      yield [{ document: documentName(specs, file), pointer: '' }, says, cure];
    }
  },
  *'example-readable'({ examples }) {
    const byName = Map.groupBy(examples, ({ schema, kind, story }) => [schema, kind, story].join('/'));
    const second = new Set([...byName.values()].flatMap((each) => each.slice(1)));
    for (const example of examples)
      if (example.unreadable) yield [example, ...example.unreadable];
      else if (second.has(example)) yield [example, `a second ${example.story}`, 'Choose another name'];
  },
  /**
   * An invalid example names the rule or the open point of the contract that it violates. Examples of the reference's own interfaces need
   * not.
   */
  *'example-breaks-a-rule'({ examples, schemas, byId }) {
    const cure = 'Name the rule or the open point of the contract in `breaks`';
    for (const example of examples) {
      const { schema, kind, change } = example;
      const { breaks } = change ?? {};
      const isOfReference = schemas.get(schema)?.document.includes('/reference/');
      if (kind !== 'invalid' || !change || (breaks === undefined ? isOfReference : byId.has(breaks)))
        continue;
      yield [
        example,
        breaks === undefined ? 'it names no rule' : `no rule or open point has the id ${breaks}`,
        cure,
      ];
    }
  },
  /** The version of each document is that of package.json. */
  *'version-once'({ sources }) {
    for (const { document, content } of sources) {
      const info = isObject(content) ? content['info'] : undefined;
      if (!isObject(info) || info['version'] === versionReference) continue;
      const says = `the version is ${info['version']}, not that of package.json`;
      yield [{ document, pointer: '/info/version' }, says, `Write '${versionReference}'`];
    }
  },
  /**
   * No text of the contract repeats a figure. Figures are the numbers of any delivery with their units, and the limits of the operation or
   * schema that has the text. The desk and the visitor's interface are not checked, because they belong to the reference.
   */
  *'figure-once'({ sources, nodes }) {
    const ofDeliveries = deliveryFigures(sources);
    const cure = 'Refer to it, as specs/extensions.md says under "Figures in texts"';
    for (const node of nodes.filter(({ document }) => !document.includes('/reference/'))) {
      const [, operation = ''] = /^\/operations\/([^/]+)$/.exec(node.pointer) ?? [];
      const own = ownFigures(node.object, new Map(deliveriesOf(node.content)).get(operation));
      const ofNode = own.length === 0 ? undefined : new RegExp(own.map(alone).join('|'), 'i');
      for (const [at, text] of textsOf(node.object)) {
        const plain = text.replaceAll(/\{[^}]*\}/g, '');
        const [figure] = ofDeliveries.exec(plain) ?? ofNode?.exec(plain) ?? [];
        if (figure !== undefined) yield [node, `the text repeats the figure "${figure}"`, cure, at];
      }
    }
  },
  /** A document defines each field that a text names. Without this check, texts would keep the old name of a renamed field. */
  *'named-field-exists'({ sources, nodes }) {
    const names = definedNames(sources.map(({ content }) => content));
    for (const node of nodes)
      for (const [at, text] of textsOf(node.object))
        for (const word of fieldWords(text).filter((each) => !names.has(each))) {
          const says = `the text names ${word}, and no document has a field of this name`;
          yield [node, says, 'Write the name that the field has now', at];
        }
  },
};

/** Yields a problem for each schema or message without a reference to it. */
function* unused(
  what: string,
  { sources }: Contract,
  parts: [name: string, place: Found[0]][],
): Generator<Found> {
  const used = new Set(sources.flatMap(({ content }) => references(content)).map(nameOf));
  for (const [name, place] of parts)
    if (!used.has(name))
      yield [
        place,
        `nothing refers to the ${what}`,
        'Refer to it, as a webhook or an operation does, or remove it',
      ];
}

/** Adds to `shown` the places of the properties, at any depth, that occur in `value`, which is an example of `schema` at the place `at`. */
function show(
  value: Json,
  schema: Json | undefined,
  at: string,
  named: Map<string, NamedSchema>,
  shown: Set<string>,
): void {
  if (!isObject(schema)) return;
  const { $ref, items, properties } = schema;
  const go = (inner: Json, to: Json | undefined, place: string) => show(inner, to, place, named, shown);
  const target = named.get(nameOf(String($ref)));
  if (target) go(value, target.schema, placeOf(target));
  for (const key of ['allOf', 'oneOf', 'anyOf'])
    for (const [index, part] of listAt(schema, key).entries()) go(value, part, `${at}/${key}/${index}`);
  if (Array.isArray(value)) for (const item of value) go(item, items, `${at}/items`);
  if (!isObject(value) || !isObject(properties) || !hasConstants(value, properties)) return;
  for (const [name, inner] of Object.entries(value)) {
    const place = `${at}/properties${step(name)}`;
    shown.add(place);
    go(inner, properties[name], place);
  }
}

function placeOf({ document, pointer }: NamedSchema): string {
  return `${document}#${pointer}`;
}

/** True if the object has the value of each property whose schema is a constant. Otherwise it belongs to another branch of the union. */
function hasConstants(value: JsonObject, properties: JsonObject): boolean {
  return Object.entries(properties).every(([name, property]) => {
    if (!isObject(property) || property['const'] === undefined || value[name] === undefined) return true;
    return property['const'] === value[name];
  });
}

/** Returns the required properties of a schema, including those of the schemas that it extends. */
function requiredBy(schema: JsonObject, named: Map<string, NamedSchema>): Json[] {
  const bases = references(listAt(schema, 'allOf')).flatMap((base) => named.get(nameOf(base)) ?? []);
  return [...listAt(schema, 'required'), ...bases.flatMap((base) => requiredBy(base.schema, named))];
}

/** Returns a pattern for the figures of all deliveries in the wordings that a text could use: `three attempts`, `9 s`. */
export function deliveryFigures(sources: readonly Source[]): RegExp {
  const policies = sources.flatMap(({ content }) => deliveriesOf(content).map(([, policy]) => policy));
  return new RegExp(policies.flatMap(phrasesOf).join('|'), 'i');
}

/** Returns the texts for readers in a node, such as its description, each with its JSON pointer below the node. */
function textsOf(node: JsonObject): [pointer: string, text: string][] {
  const items = ['x-rules', 'x-open'].flatMap((key) =>
    listAt(node, key).flatMap((item, index) =>
      ['title', 'text', 'reference'].map((part) => [`/${key}/${index}/${part}`, textAt(item, part)] as const),
    ),
  );
  const said = ['summary', 'description'].map((key) => [step(key), textAt(node, key)] as const);
  return [...items, ...said].filter(([, text]) => text !== '').map(([at, text]) => [at, text]);
}

const limits = ['x-truncate', 'maxItems', 'minItems', 'maxLength', 'minLength'];

/** Returns the figures above 1 that belong to a node: those of `policy`, and the limits in the node and in its properties. */
function ownFigures(node: JsonObject, policy: JsonObject = {}): number[] {
  const schemas = [node, ...Object.values(objectAt(node, 'properties')).filter(isObject)];
  const figures = [
    ...schemas.flatMap((schema) => limits.map((key) => schema[key])),
    ...Object.entries(policy).flatMap(([key, value]) =>
      key.endsWith('Ms') ? [value, Number(value) / 1000] : key === 'attempts' ? [value] : [],
    ),
  ];
  // The number 1 is skipped, because "one" occurs in many sentences that state no figure.
  return figures.filter((figure) => typeof figure === 'number').filter((figure) => figure > 1);
}

/** Returns patterns for the times and the number of attempts in a delivery policy, each with its unit or noun. */
function phrasesOf(policy: JsonObject): string[] {
  const durations = ['intervalMs', 'timeoutMs', 'giveUpMs'].map((key) => Number(policy[key] ?? 0));
  return [
    ...durations
      .filter((ms) => ms > 0)
      .flatMap((ms) => [`${alone(ms / 1000)}[ -](?:s|seconds?)\\b`, `${alone(ms)} ?ms\\b`]),
    `${alone(Number(policy['attempts']))} (?:attempts|requests|retries|POSTs)\\b`,
  ];
}

/** Returns a pattern for a figure in words or in digits that is not a part of an id or of a longer number. */
function alone(figure: number): string {
  const forms = [inWords(figure), `${figure}`, figure.toLocaleString('en')];
  return `(?<![\\w.,-])(?:${[...new Set(forms)].join('|')})(?![\\w-]|[.,]\\d)`;
}
