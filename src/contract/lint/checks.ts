import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { deliveriesOf, Figures, inWords, versionReference, visitTexts } from '../documents/figures.ts';
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
import { documentName, filesBelow, type Place, type Source } from '../documents/sources.ts';
import type { Contract, Problem, SchemaPlace } from './contract.ts';

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

/** Reports examples in a wrong place, unreadable examples, and invalid examples without a valid reason. */
export function lintExamples(contract: Contract): Problem[] {
  return [...misplaced(contract), ...unreadable(contract), ...withoutReason(contract)];
}

/**
 * Reports examples in a wrong place. The right places are specs/examples/<Schema>/<story>.json, the same in a subfolder `typical` or
 * `tolerated`, and a story of `invalid.json`.
 */
function misplaced({ specs, schemas }: Contract): Problem[] {
  const folder = join(specs, 'examples');
  return filesBelow(folder).flatMap((file) => {
    const [schema = '', ...rest] = relative(folder, file).split(sep);
    const wellPlaced =
      rest.length === 1 || (rest.length === 2 && ['typical', 'tolerated'].includes(rest[0]!));
    const isSecond = rest[0] === 'typical' && readdirSync(dirname(file)).length > 1;
    if (wellPlaced && !isSecond && schemas.has(schema) && /^[a-z0-9-]+\.json$/.test(rest.at(-1)!)) return [];
    return [
      {
        document: documentName(specs, file),
        pointer: '',
        rule: 'example-belongs-to-a-schema',
        message: isSecond ? 'the schema has several typical examples' : 'no schema has this example',
        cure: 'Name it <Schema>/<story>.json, or put it into <Schema>/tolerated, or as the only one into <Schema>/typical, the story in kebab case; a wrong one is a line of <Schema>/invalid.json',
      },
    ];
  });
}

function unreadable({ examples }: Contract): Problem[] {
  const byName = Map.groupBy(examples, ({ schema, kind, story }) => [schema, kind, story].join('/'));
  const second = new Set([...byName.values()].flatMap((each) => each.slice(1)));
  return examples.flatMap((example) => {
    const { document, pointer, story, unreadable: why } = example;
    const [message, cure] = why ?? (second.has(example) ? [`a second ${story}`, 'Name it otherwise'] : []);
    return message && cure ? [{ document, pointer, rule: 'example-readable', message, cure }] : [];
  });
}

/**
 * Reports an invalid example of the contract that does not name the rule or the open point that it violates. Examples of the reference's
 * own interfaces need not name one.
 */
function withoutReason({ examples, schemas, places }: Contract): Problem[] {
  return examples.flatMap(({ schema, document, pointer, change }) => {
    const { breaks } = change ?? {};
    const isOfReference = schemas.get(schema)?.document.includes('/reference/');
    if (!change || (breaks === undefined ? isOfReference : places.has(breaks))) return [];
    const message = breaks === undefined ? 'it breaks no rule' : `no rule and no open point is ${breaks}`;
    const cure = 'Name the rule or the open point of the contract in `breaks`';
    return [{ document, pointer, rule: 'example-breaks-a-rule', message, cure }];
  });
}

/**
 * Checks the figures in texts. Each reference must lead to a figure, and `info.version` must be the reference to the version. No text of
 * the contract may repeat a figure.
 */
export function lintFigures({ sources }: Contract): Problem[] {
  const figures = new Figures(sources);
  const ofDeliveries = deliveryFigures(sources);
  return sources.flatMap((source) => [
    ...unknown(source, figures),
    ...writtenVersion(source),
    // The figures of the desk and of the visitor's interface are not checked, because these interfaces belong to the reference.
    ...(source.document.includes('/reference/') ? [] : repeated(source, ofDeliveries)),
  ]);
}

/** Returns a pattern for the figures of all deliveries, as a text would repeat them: `three attempts`, `9 s`. */
export function deliveryFigures(sources: readonly Source[]): RegExp {
  const policies = sources.flatMap(({ content }) => deliveriesOf(content).map(([, policy]) => policy));
  return new RegExp(policies.flatMap(phrasesOf).join('|'), 'i');
}

function unknown({ document, content }: Source, figures: Figures): Problem[] {
  const problems: Problem[] = [];
  visitTexts(content, (text, pointer) => {
    for (const reference of figures.unknownIn(text))
      problems.push({
        document,
        pointer,
        rule: 'figure-exists',
        message: `${reference} is no figure`,
        cure: 'Name a schema or an operation with x-delivery, and a number of it',
      });
  });
  return problems;
}

function writtenVersion({ document, content }: Source): Problem[] {
  const { info } = isObject(content) ? content : {};
  if (!isObject(info) || info['version'] === versionReference) return [];
  return [
    {
      document,
      pointer: '/info/version',
      rule: 'version-once',
      message: `the version is ${info['version']}, not that of package.json`,
      cure: `Write '${versionReference}'`,
    },
  ];
}

/** Reports texts that repeat a figure: a figure of any delivery with its unit, or a number of the same operation or schema. */
function repeated({ document, content }: Source, ofDeliveries: RegExp): Problem[] {
  const problems: Problem[] = [];
  const deliveries = new Map(deliveriesOf(content));
  visit(content, (node, pointer) => {
    const [, operation = ''] = /^\/operations\/([^/]+)$/.exec(pointer) ?? [];
    const own = ownFigures(node, deliveries.get(operation));
    const ofNode = own.length === 0 ? undefined : new RegExp(own.map(alone).join('|'), 'i');
    for (const [at, text] of textsOf(node)) {
      const plain = text.replaceAll(/\{[^}]*\}/g, '');
      const [figure] = ofDeliveries.exec(plain) ?? ofNode?.exec(plain) ?? [];
      if (figure === undefined) continue;
      problems.push({
        document,
        pointer: `${pointer}${at}`,
        rule: 'figure-once',
        message: `the text repeats the figure "${figure}"`,
        cure: 'Refer to it, as specs/extensions.md says under "Figures in texts"',
      });
    }
  });
  return problems;
}

/** Returns the texts of a node that people read, by their pointers below the node. */
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

/** Returns the figures of a node: the figures of `policy`, and the limits of the node and of its properties. Ignores 0 and 1. */
function ownFigures(node: JsonObject, policy: JsonObject = {}): number[] {
  const schemas = [node, ...Object.values(objectAt(node, 'properties')).filter(isObject)];
  const figures = [
    ...schemas.flatMap((schema) => limits.map((key) => schema[key])),
    ...Object.entries(policy).flatMap(([key, value]) =>
      key.endsWith('Ms') ? [value, Number(value) / 1000] : key === 'attempts' ? [value] : [],
    ),
  ];
  // "One" occurs in many sentences that state no figure.
  return figures.filter((figure) => typeof figure === 'number').filter((figure) => figure > 1);
}

/** Returns patterns for the durations and the number of attempts of a delivery, each with its noun. */
function phrasesOf(policy: JsonObject): string[] {
  const durations = ['intervalMs', 'timeoutMs', 'giveUpMs'].map((key) => Number(policy[key] ?? 0));
  return [
    ...durations
      .filter((ms) => ms > 0)
      .flatMap((ms) => [`${alone(ms / 1000)}[ -](?:s|seconds?)\\b`, `${alone(ms)} ?ms\\b`]),
    `${alone(Number(policy['attempts']))} (?:attempts|requests|retries|POSTs)\\b`,
  ];
}

/** Returns a pattern for a figure in words or digits. It does not match a part of an id or of a longer number. */
function alone(figure: number): string {
  const forms = [inWords(figure), `${figure}`, figure.toLocaleString('en')];
  return `(?<![\\w.,-])(?:${[...new Set(forms)].join('|')})(?![\\w-]|[.,]\\d)`;
}

/** Reports names of fields in texts, if no document defines them. A renamed field keeps its old name in texts otherwise. */
export function lintNames({ sources }: Contract): Problem[] {
  const names = definedNames(sources.map(({ content }) => content));
  return sources.flatMap(({ document, content }) => {
    const problems: Problem[] = [];
    visit(content, (node, pointer) => {
      for (const [at, text] of textsOf(node))
        for (const word of fieldWords(text).filter((each) => !names.has(each)))
          problems.push({
            document,
            pointer: `${pointer}${at}`,
            rule: 'named-field-exists',
            message: `the text names ${word}, and no document has a field of this name`,
            cure: 'Write the name that the field has now',
          });
    });
    return problems;
  });
}
