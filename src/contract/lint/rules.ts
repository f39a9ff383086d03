import { isMadeOfReferences } from '../documents/examples.ts';
import {
  dereferenced,
  isObject,
  type JsonObject,
  listAt,
  pathParametersOf,
  textAt,
} from '../documents/json.ts';
import { documentName } from '../documents/sources.ts';
import type { Contract } from './contract.ts';

/** The context that Redocly passes to a visitor: the location of the node, and a function that reports a problem. */
interface NodeContext {
  location: Location;
  key: string | number;
  /** The kind of node: `Operation`, `Schema`, `SchemaProperties` and so on. */
  type: { name?: string };
  resolve(node: unknown): { node: unknown; location: Location | undefined };
  report(problem: { message: string; location: Location }): void;
}

interface Location {
  source: { absoluteRef: string };
  pointer: string;
  child(steps: (string | number)[]): Location;
  key(): Location;
}

type Visit = (node: JsonObject, place: NodeContext) => void;

/**
 * A lint rule, from the data about all documents: the functions that Redocly calls, by the kind of node. `any` is every node, and `ref` is
 * a reference before it is resolved.
 */
type Rule = (contract: Contract) => Record<string, Visit | { enter: Visit }>;

/** Returns the name of the schema at a node; undefined if it is not directly below `$defs` or `components/schemas`. */
function schemaName({ location }: NodeContext): string | undefined {
  return /^#\/(?:\$defs|components\/schemas)\/([^/]+)$/.exec(location.pointer)?.[1];
}

/** Reports a problem with its remedy, at the node's location extended by `steps`. Redocly gets message and remedy as one text. */
function report(place: NodeContext, message: string, cure: string, steps: (string | number)[] = []): void {
  place.report({ message: `${message}${parting}${cure}`, location: place.location.child(steps) });
}

export const parting = ' → ';

const reserved = ['Error', 'Client', 'Request', 'Response', 'Event', 'Object', 'Array', 'String', 'Function'];

const cures: Record<string, string> = {
  nullable: "Add 'null' to the list of types",
  example: 'Write examples with a list',
  discriminator: 'Write x-discriminator, from which the bundler makes it',
  prefixItems: 'Describe an object, or one kind of items',
  additionalItems: 'Describe one kind of items',
  unevaluatedProperties: 'Use additionalProperties on one flat object',
  unevaluatedItems: 'Describe one kind of items',
  dependentRequired: 'Describe the cases as branches of a oneOf',
  dependentSchemas: 'Describe the cases as branches of a oneOf',
  dependencies: 'Describe the cases as branches of a oneOf',
  minContains: 'Say it in a rule',
  maxContains: 'Say it in a rule',
  $id: 'Refer by file and pointer',
  $anchor: 'Refer by file and pointer',
};

const methods = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace'];

const levels = ['MUST', 'SHOULD', 'LOCAL'];
const ruleId = /^[A-Z]+(-[A-Z]+)*-\d{2}$/;
const openId = /^OPEN-\d{2}$/;
const sections = /^\d(\.\d)?(, \d(\.\d)?)*$/;
/** The value of `source` for a rule that no section of the published description states. */
const own = 'not shown';

type Wrong = [message: string, cure: string];

const kinds = [
  ['x-rules', 'rule'],
  ['x-open', 'open point'],
] as const;

/** The rules of the project, by name. Redocly ignores a kind of node that a document does not have. */
const rules: Record<string, Rule> = {
  /** Every operation has a summary and a description. */
  'operation-described': () => ({ Operation: described('operation', 'does') }),
  /** Every operation of the contract names the rules that bind it. The reference's own interfaces have no rules. */
  'operation-has-rules': () => ({
    Operation(operation, place) {
      if (!place.location.source.absoluteRef.includes('/specs/reference/'))
        ruled('operation')(operation, place);
    },
  }),
  /** Every message has a summary and a description. */
  'message-described': () => ({ Message: described('message', 'carries') }),
  /** Every message names the rules that bind it. */
  'message-has-rules': () => ({ Message: ruled('message') }),
  /** Every named schema has a description, which becomes the docstring of the generated type. */
  'schema-described': () => ({
    Schema(schema, place) {
      const name = schemaName(place);
      if (name !== undefined && !schema['description']) {
        report(place, `${name} has no description`, 'Describe the schema');
      }
    },
  }),
  /**
   * No schema has one of these names. Generators of other languages would rename it, or the name would hide a built-in one of the language.
   */
  'reserved-schema-names': () => ({
    Schema(_schema, place) {
      const name = schemaName(place);
      if (name !== undefined && reserved.includes(name)) {
        report(
          place,
          `generators rename a schema that is called ${name}`,
          'Choose a longer name, such as ErrorBody',
        );
      }
    },
  }),
  /**
   * Every body and message has a named schema, and every named schema has an example, in a file or inline. For a union, an example of a
   * branch is enough. A schema needs no example if all its properties are references, or if other schemas only extend it by allOf.
   */
  'payload-has-examples': (contract) => ({
    Schema(schema, place) {
      const name = schemaName(place);
      if (name === undefined || contract.bases.has(name) || hasExamples(contract, place, name, schema))
        return;
      report(place, `${name} has no example`, `Add specs/examples/${name}/<story>.json`);
    },
    MediaType(media, place) {
      named(media['schema'], 'schema', place);
    },
    Message(message, place) {
      named(message['payload'], 'payload', place);
    },
  }),
  /** A oneOf of objects names the property that distinguishes its branches, so that a wrong payload gives one precise error. */
  'union-has-discriminator-or-any': () => ({
    Schema(schema, place) {
      const branches = listAt(schema, 'oneOf');
      if (branches.length < 2 || schema['x-discriminator'] !== undefined) return;
      if (!branches.every((branch) => isObjectSchema(branch, place))) return;
      report(
        place,
        'nothing tells the branches of this oneOf apart',
        'Name the property by x-discriminator, or write anyOf',
      );
    },
  }),
  /** Schemas use only keywords that OpenAPI 3.1, AsyncAPI 3.0 and the generators interpret in the same way. */
  'unsafe-keywords': () => ({
    Schema(schema, place) {
      for (const [keyword, cure] of Object.entries(cures)) {
        if (keyword in schema) report(place, `not all tools agree on what ${keyword} means`, cure, [keyword]);
      }
      if (Array.isArray(schema['items']))
        report(place, 'not all tools know a list of items', cures['prefixItems']!, ['items']);
    },
    ref: {
      enter(reference, place) {
        if (place.type.name !== 'Schema' || Object.keys(reference).length === 1) return;
        report(place, 'some tools ignore what stands beside $ref', 'Put the reference into an allOf');
      },
    },
  }),
  /**
   * Every name in a path has a path parameter, and every path parameter is in the path. The path of a webhook is its x-path, and its path
   * parameters are those in the document's components.
   */
  'path-parameters-known': ({ specs, sources }) => ({
    PathItem(item, place) {
      const webhook = place.location.pointer.startsWith('#/webhooks/');
      for (const method of methods) {
        const operation = item[method];
        if (!isObject(operation)) continue;
        const template = String((webhook ? operation['x-path'] : place.key) ?? '');
        const inTemplate = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
        const here = documentName(specs, place.location.source.absoluteRef);
        const content = sources.find(({ document }) => document === here)?.content as JsonObject;
        const ofWebhook = pathParametersOf(content, operation).map((one) =>
          textAt(dereferenced(content, one), 'name'),
        );
        const given = [...ofWebhook, ...pathParameters(item, operation, place)];
        for (const name of except(inTemplate, given)) {
          report(place, `nothing describes {${name}} of ${template}`, 'Add a parameter with in: path', [
            method,
          ]);
        }
        for (const name of except(given, inTemplate)) {
          report(
            place,
            `the path parameter ${name} is not in ${template || 'an x-path'}`,
            'Add it to the path, or remove the parameter',
            [method],
          );
        }
      }
    },
  }),
  /** An x- key is known only if specs/extensions.md defines it. */
  'only-known-extensions': ({ extensions }) => ({
    any: {
      enter(node, place) {
        // The keys of `properties` are the names of fields, not extensions.
        if (place.type.name === 'SchemaProperties') return;
        for (const key of Object.keys(node ?? {})) {
          if (!key.startsWith('x-') || extensions.has(key)) continue;
          report(
            place,
            `${key} is not a known extension`,
            'Use a key of specs/extensions.md, or define the key there',
            [key],
          );
        }
      },
    },
  }),
  /** A description of the reference's behaviour is marked as not contract: by LOCAL, or by the id of an open point. */
  'choices-marked': () => ({
    any: {
      enter(node, place) {
        const { absoluteRef } = place.location.source;
        // The desk and the visitor's interface belong to the reference, so their descriptions need no mark.
        if (/[\\/]reference[\\/][^\\/]+$/.test(absoluteRef)) return;
        const description = textAt(node, 'description');
        if (!/\bthe reference\b/i.test(description) || /\bLOCAL\b|\bOPEN-\d\d\b/.test(description)) return;
        report(
          place,
          'the description tells what the reference does, and not that it is no contract',
          'Write LOCAL in front, or name the open point',
          ['description'],
        );
      },
    },
  }),
  /**
   * Every rule has a well-formed id, a known party and level, a source and a text. It is LOCAL if no section of the published description
   * states it. Every open point has a well-formed id, a title, a source, a text and the reference's choice.
   */
  'rule-complete': ({ parties }) => ({
    any: {
      enter(node, place) {
        for (const [index, item] of listAt(node, 'x-rules').entries()) {
          if (typeof item === 'string') continue; // The id of a rule that is written elsewhere.
          for (const wrong of wrongInRule(item, parties)) report(place, ...wrong, ['x-rules', index]);
        }
        for (const [index, item] of listAt(node, 'x-open').entries()) {
          if (typeof item === 'string') continue; // The id of a point that is written elsewhere.
          for (const wrong of wrongInOpenPoint(item)) report(place, ...wrong, ['x-open', index]);
        }
      },
    },
  }),
  /** An id of a rule or open point is defined only once in all documents and schema files. */
  'rule-ids-unique': ({ specs, places }) => ({
    any: {
      enter(node, place) {
        for (const key of ['x-rules', 'x-open']) {
          for (const [index, item] of listAt(node, key).entries()) {
            const id = isObject(item) ? String(item['id']) : '';
            const here = `${documentName(specs, place.location.source.absoluteRef)}${place.location.pointer}/${key}/${index}`;
            const [first = here, ...others] = places.get(id) ?? [];
            if (!others.includes(here)) continue;
            report(
              place,
              `${id} stands a second time; the first is ${first}`,
              'Keep one, and refer to it by its id elsewhere',
              [key, index],
            );
          }
        }
      },
    },
  }),
  /** Every id in an x-rules belongs to a defined rule. Every id in an x-open belongs to a defined open point. */
  'rule-refs-resolve': ({ places }) => ({
    any: {
      enter(node, place) {
        for (const [key, kind] of kinds) {
          for (const [index, id] of listAt(node, key).entries()) {
            if (typeof id !== 'string' || places.get(id)?.some((each) => each.includes(`/${key}/`))) continue;
            report(place, `no ${kind} has the id ${id}`, `Name an id of an ${key}`, [key, index]);
          }
        }
      },
    },
  }),
};

/** Returns a Redocly plugin with the project's own rules. */
export function plugin(contract: Contract) {
  const bound = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, () => rule(contract)]));
  return { id: 'parlance', rules: { oas3: bound, async3: bound } };
}

/** The names of all rules of the plugin, each with its severity for Redocly's configuration. */
export const allRules = Object.fromEntries(Object.keys(rules).map((name) => [`parlance/${name}`, 'error']));

function named(schema: unknown, key: string, place: NodeContext): void {
  // A body with an empty schema is ignored, so it needs no name.
  if (isObject(schema) && ('$ref' in schema || Object.keys(schema).length === 0)) return;
  report(
    place,
    `the ${key} has no name and so no examples`,
    'Name it below $defs of a schema file and refer to it',
  );
}

function hasExamples(
  contract: Contract,
  place: NodeContext,
  name: string | undefined,
  schema: JsonObject,
): boolean {
  if (contract.examples.some(({ schema, kind }) => schema === name && kind === 'valid')) return true;
  if (listAt(schema, 'examples').length > 0 || isMadeOfReferences(schema)) return true;
  return [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')].some((branch) => {
    const reference = isObject(branch) ? String(branch['$ref'] ?? '') : '';
    const { node } = place.resolve(branch);
    return isObject(node) && hasExamples(contract, place, reference.split('/').at(-1), node);
  });
}

function isObjectSchema(branch: unknown, place: NodeContext): boolean {
  const { node } = isObject(branch) && '$ref' in branch ? place.resolve(branch) : { node: branch };
  // A schema without a type may be an object, because a schema that extends another by allOf takes its type from the base.
  return isObject(node) && (node['type'] === 'object' || isObject(node['properties']) || 'oneOf' in node);
}

function pathParameters(item: JsonObject, operation: JsonObject, place: NodeContext): string[] {
  const lists = [item['parameters'], operation['parameters']];
  return lists
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    .map((parameter) =>
      isObject(parameter) && '$ref' in parameter ? place.resolve(parameter).node : parameter,
    )
    .filter(isObject)
    .filter((parameter) => parameter['in'] === 'path')
    .map((parameter) => String(parameter['name']));
}

function except(names: string[], others: string[]): string[] {
  return names.filter((name) => !others.includes(name));
}

function wrongInRule(item: unknown, parties: Set<string>): Wrong[] {
  const { id, party, level, ...rest } = (isObject(item) ? item : {}) as JsonObject;
  const wrong: Wrong[] = [];
  if (!ruleId.test(String(id))) wrong.push([`${id} is not an id of a rule`, 'Write it like CHN-IN-01']);
  if (!parties.has(String(party))) {
    wrong.push([
      `rule ${id} binds ${party ?? 'nobody'}`,
      `Give it one of the parties ${[...parties].join(', ')}`,
    ]);
  }
  if (!levels.includes(String(level))) {
    wrong.push([
      `rule ${id} has ${level === undefined ? 'no level' : `the level ${level}`}`,
      `Use ${levels.join(', ')}`,
    ]);
  }
  const { source = '' } = rest;
  if (source === own && level !== 'LOCAL')
    wrong.push([
      `rule ${id} has the level ${level}, and no section of the source states it`,
      'Make it LOCAL: a rule of our own is no contract',
    ]);
  else if (source !== '' && source !== own && !sections.test(String(source)))
    wrong.push([`rule ${id} has the source ${source}`, `List sections, like 4.1, 7; or write ${own}`]);
  return [...wrong, ...missing(['source', 'text'], rest, `rule ${id}`)];
}

function wrongInOpenPoint(item: unknown): Wrong[] {
  const { id, ...rest } = (isObject(item) ? item : {}) as JsonObject;
  const wrong: Wrong[] = openId.test(String(id))
    ? []
    : [[`${id} is not an id of an open point`, 'Write it like OPEN-01']];
  return [...wrong, ...missing(['title', 'source', 'text', 'reference'], rest, `open point ${id}`)];
}

function missing(keys: string[], node: JsonObject, what: string): Wrong[] {
  return keys
    .filter((key) => typeof node[key] !== 'string' || node[key] === '')
    .map((key) => [`${what} has no ${key}`, 'Add it as a text']);
}

function described(what: string, verb: string): Visit {
  return (node, place) => {
    for (const key of ['summary', 'description'])
      if (!node[key]) report(place, `the ${what} has no ${key}`, `Describe what the ${what} ${verb}`);
  };
}

function ruled(what: string): Visit {
  return (node, place) => {
    if (listAt(node, 'x-rules').length > 0) return;
    report(place, `the ${what} has no rules`, 'Add x-rules: rules, or ids of rules that stand elsewhere');
  };
}
