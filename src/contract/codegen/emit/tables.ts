// The parts that the packages of other languages share: the contract as plain data, for languages that validate and serve from tables: schemas, operations and their documentation.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  mapObjects,
  nameOf,
  objectAt,
  textAt,
} from '../../documents/json.ts';
import { type Interface, type Model, type Operation, SpecProblem, storiesOf } from '../model/model.ts';
import { advises, constantsAt, withoutKeywords } from '../model/schemas.ts';
import type { Emitter } from './file.ts';
import { schemaDoc, tagsById } from './sentences.ts';

/** Returns the interfaces of the contract, without the reference's own. */
export function contractInterfaces({ interfaces, parties }: Model): Interface[] {
  return interfaces.filter(({ name }) =>
    parties.some((party) => party.interface === name && !party.isReference),
  );
}

/** Keywords of JSON Schema that the validators of these languages do not check. */
const unchecked = [
  ...['exclusiveMinimum', 'exclusiveMaximum', 'maximum'],
  ...['multipleOf', 'oneOf', 'patternProperties'],
];

/**
 * Returns the schemas of an interface as tables, by name. In them, `$ref` is the name of another schema. A union with an x-discriminator is
 * `{tag: [path], branches: {value: schema}}`. Keywords that do not affect validity are left out. Throws if a schema has a keyword that the
 * validators do not check.
 */
export function schemaTable({ schemas, documents }: Interface): Record<string, Json> {
  const kept = ['x-discriminator', 'x-read-if', 'x-tolerant', 'x-truncate'];
  const isDropped = (keyword: string) =>
    ['title', 'description', 'examples', 'deprecated'].includes(keyword) ||
    (keyword.startsWith('x-') && !kept.includes(keyword));
  return Object.fromEntries(
    [...schemas].map(([name, schema]) => [name, mapObjects(withoutKeywords(schema, isDropped), row)]),
  );

  function row(object: JsonObject): JsonObject {
    if (typeof object['$ref'] === 'string') return { $ref: nameOf(object['$ref']) };
    const { 'x-discriminator': tag, oneOf, format, ...rest } = object;
    if (typeof tag === 'string') return { tag: tag.split('/'), branches: branches(oneOf!, tag.split('/')) };
    const unknown = unchecked.find((key) => object[key] !== undefined && !isObject(object[key]));
    if (unknown !== undefined)
      throw new SpecProblem(
        documents.join(' and '),
        '',
        `the validators of other languages do not check ${unknown}`,
        'Add it to the validator of each language, in emit/<language>/runtime, or use another keyword',
      );
    return typeof format === 'string' && advises('format', format) ? rest : object;
  }

  function branches(union: Json, path: string[]): JsonObject {
    const rows = (union as JsonObject[]).flatMap((branch) => {
      const reference = { $ref: textAt(branch, '$ref') };
      const name = nameOf(reference.$ref) || textAt(branch, '$ref');
      return constantsAt(schemas.get(name) ?? branch, path, schemas).map((value) => [
        String(value),
        { $ref: name },
      ]);
    });
    return Object.fromEntries(rows);
  }
}

/** Returns an operation as a table. `reply` is the response to an event that the program does not handle. */
export function operationTable(
  operation: Operation,
  { schemas }: Interface,
  { examples }: Model,
): JsonObject {
  const { id, method, path, parameters, body, dispatch, responses } = operation;
  const replies = responses.filter(({ status }) => status < 400);
  const schema = replyOf(operation);
  const stories = schema === undefined ? [{}] : Object.values(storiesOf(schema, schemas, examples.valid));
  const [shortest] = stories.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length);
  return {
    id,
    method,
    path,
    headers: parameters.filter((one) => one.in === 'header').map(({ name }) => name.toLowerCase()),
    secrets: parameters.filter(({ secret }) => secret).map(({ name }) => name.toLowerCase()),
    ...(body && { body: body.schema }),
    ...(dispatch && { property: dispatch.property, values: dispatch.values, reply: shortest! }),
    responses: Object.fromEntries(replies.map((one) => [one.status, one.schema ?? null])),
  };
}

/** Returns the name of the schema of the 200 response; undefined if that response has no described body. */
export function replyOf({ responses }: Operation): string | undefined {
  return responses.find(({ status }) => status === 200)?.schema;
}

/** Returns the parties of an interface that serve operations, each with its operations. */
export function servingParties({ operations }: Interface): Map<string, Operation[]> {
  return Map.groupBy(operations, ({ party }) => party);
}

/** Returns the paragraphs of a schema's documentation, without tags of TypeScript. */
export function paragraphsOf(schema: JsonObject, { schemas }: Interface): string[] {
  return schemaDoc(schema, schemas)
    .filter((text) => text !== '')
    .map(withoutTag);
}

/** Returns the paragraphs of an operation's documentation. */
export function operationParagraphs(operation: Operation, model: Model): string[] {
  const { summary, description } = operation;
  return [`${summary}.`, description, ...tagsById(operation, model).map(withoutTag)].filter(
    (text) => text !== '',
  );
}

function withoutTag(text: string): string {
  return text
    .replace(/^@rule /, 'Rules: ')
    .replace(/^@local (\S+) /, 'Local rule $1: ')
    .replace(/^@openPoint (\S+) /, 'Open point $1: ')
    .replace(/^@deprecated$/, 'Deprecated.');
}

/** Converts a name to snake case: `receiveAgentMessage` becomes `receive_agent_message`. */
export function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '_'}${letter.toLowerCase()}`);
}

/** Returns the version of the contract's documents. */
export function versionOf(model: Model): string {
  const versions = contractInterfaces(model).map(({ bundled }) =>
    textAt(bundled.openapi?.['info'], 'version'),
  );
  return versions.find((version) => version !== '') ?? '0';
}

/** A module with constants, for the package of each language. `from` names the documents that it is made from. */
interface DataModule {
  name: string;
  from: string;
  doc: string;
  constants: [name: string, doc: string, value: Json][];
}

/** Returns the modules with the rules, policies, errors and states of the contract. */
export function dataModules(model: Model): DataModule[] {
  const byKey = (rows: readonly object[], key: string): Json =>
    Object.fromEntries(rows.map((row) => [(row as Record<string, string>)[key], row as Json]));
  const choice =
    'A `choice` names the open point at which the reference chose a code: that code is not contract.';
  return [
    {
      name: 'rules',
      from: 'the x-rules and x-open of specs/',
      doc: 'The rules of the contract, and what its source leaves open.',
      constants: [
        ['RULES', 'Every normative statement by its id.', byKey(model.rules, 'id')],
        [
          'OPEN_POINTS',
          'What the source does not state, and what the reference does.',
          byKey(model.openPoints, 'id'),
        ],
      ],
    },
    {
      name: 'policies',
      from: 'the x-delivery of specs/',
      doc: 'How requests are retried. Times in milliseconds; intervals run from start to start.',
      constants: [
        [
          'POLICIES',
          'The policies by the sending operation. Give one to a call as `retry`.',
          Object.fromEntries(model.policies.map(({ operation, delivery }) => [operation, delivery])),
        ],
      ],
    },
    {
      name: 'errors',
      from: 'specs/schemas/errors.yaml',
      doc: 'The error codes and the HTTP statuses of errors.',
      constants: [
        [
          'ERROR_CODES',
          `The error codes, each with its HTTP status. ${choice}`,
          byKey(model.errorCodes, 'code'),
        ],
        [
          'HTTP_ERRORS',
          `The errors by HTTP status, each with its default code. ${choice}`,
          byKey(model.httpErrors, 'status'),
        ],
      ],
    },
    {
      name: 'states',
      from: 'the x-states of specs/',
      doc: 'The states of a chat, a call and the widget, and the transitions between them.',
      constants: [
        [
          'STATES',
          'States and transitions by name.',
          Object.fromEntries(model.machines.map(({ name, machine }) => [name, machine])),
        ],
      ],
    },
  ];
}

/**
 * Makes the emitter that copies the handwritten files of `<language>/runtime` into the language's package, under the path that `place`
 * returns. Files with `extension` begin with a comment that names their source.
 */
export function runtimeOf(
  language: string,
  extension: string,
  comment: string,
  place: (path: string) => string = (path) => path,
): Emitter {
  const folder = join(import.meta.dirname, language, 'runtime');
  return (model) => {
    const interfaces = contractInterfaces(model).map(({ name }) => name);
    return globSync('**/*.*', { cwd: folder }).map((found) => {
      const path = found.replaceAll('\\', '/');
      const text = readFileSync(join(folder, path), 'utf8')
        .replaceAll('{version}', versionOf(model))
        .replaceAll('{interfaces}', interfaces.join(', '));
      const source = `src/contract/codegen/emit/${language}/runtime/${path}`;
      const head = `${comment} Copied from ${source} by \`npm run generate\`. Change it there.\n\n`;
      const isCode = path.endsWith(`.${extension}`);
      const content = isCode ? text.replace(/^(?:<\?php\n)?/, (opening) => opening + head) : text;
      return { path: `${language}/${place(path)}`, content };
    });
  };
}

/** The spelling of types in a language. */
export interface TypeWords {
  /** The names of the types of JSON; `any` is a value of any type. */
  names: Readonly<Record<string, string>>;
  literals(values: readonly Json[]): string;
  union(types: readonly string[]): string;
  list(item: string): string;
  /** Writes an object with declared properties. By default its type is that of any object. */
  object?(schema: JsonObject): string;
}

/** Returns the type of a schema at the place where it is used. A named schema has its name. */
export function typeIn(words: TypeWords, schema: JsonObject): string {
  const inner = (each: Json) => typeIn(words, each as JsonObject);
  if (schema['$ref'] !== undefined) return nameOf(textAt(schema, '$ref'));
  const [part] = listAt(schema, 'allOf');
  if (part !== undefined) return inner(part);
  const branches = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')];
  if (branches.length > 0) return words.union(branches.map(inner));
  const allowed = schema['const'] === undefined ? listAt(schema, 'enum') : [schema['const']];
  if (allowed.length > 0) return words.literals(allowed);
  if (schema['type'] === 'array') return words.list(inner(objectAt(schema, 'items')));
  if (words.object && schema['properties'] !== undefined) return words.object(schema);
  const types = [schema['type'] ?? 'any'].flat().map((type) => words.names[String(type)]!);
  return words.union(types);
}
