// The data of the packages of other languages: schemas, operations and documentation as plain tables. Their code uses the tables.
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
import { constantsAt, constraintsOf } from '../model/schemas.ts';
import type { Emitter } from './file.ts';
import { schemaDoc, tagsById } from './sentences.ts';

/** Returns the interfaces of the contract, without those that belong to the reference. */
export function contractInterfaces({ interfaces, parties }: Model): Interface[] {
  return interfaces.filter(({ name }) =>
    parties.some((party) => party.interface === name && !party.isReference),
  );
}

/** The keywords of JSON Schema that the validators of other languages do not check. */
const unchecked = [
  ...['exclusiveMinimum', 'exclusiveMaximum', 'maximum'],
  ...['multipleOf', 'oneOf', 'patternProperties'],
];

/**
 * Returns the schemas of an interface as tables, by name. In a table, `$ref` is the name of another schema, and a union with an
 * x-discriminator is `{tag: [path], branches: {value: schema}}`. Keywords without effect on validity are left out. Throws if a schema has a
 * keyword that the validators do not check.
 */
export function schemaTable({ schemas, documents }: Interface): Record<string, Json> {
  const kept = ['x-discriminator', 'x-read-if', 'x-tolerant', 'x-truncate'];
  return Object.fromEntries(
    [...schemas].map(([name, schema]) => [name, mapObjects(constraintsOf(schema, kept), row)]),
  );

  function row(object: JsonObject): JsonObject {
    if (typeof object['$ref'] === 'string') return { $ref: nameOf(object['$ref']) };
    const tag = textAt(object, 'x-discriminator');
    if (tag !== '') {
      const path = tag.split('/');
      const rows = (object['oneOf'] as JsonObject[]).flatMap((branch) =>
        constantsAt(branch, path, schemas).map((value) => [String(value), branch] as const),
      );
      return { tag: path, branches: Object.fromEntries(rows) };
    }
    const unknown = unchecked.find((key) => object[key] !== undefined && !isObject(object[key]));
    if (unknown !== undefined)
      throw new SpecProblem(
        documents.join(' and '),
        '',
        `the validators of other languages do not check ${unknown}`,
        'Add it to the validator of each language, in emit/<language>/runtime, or use another keyword',
      );
    return object;
  }
}

/** An operation with the data that the code of every language has. */
export interface DescribedOperation extends Operation {
  /** The paragraphs of the documentation. */
  paragraphs: string[];
  /** The name of the schema of the body in the response 200. Absent if no body is documented. */
  reply?: string | undefined;
  /** The operation as a table. Its `reply` is the response to an event for which the program has no handler. */
  table: JsonObject;
}

/** Returns the parties that serve operations of an interface, each with its operations. */
export function servedParties(one: Interface, model: Model): [party: string, own: DescribedOperation[]][] {
  const described = one.operations.map((operation): DescribedOperation => {
    const { summary, description, responses } = operation;
    const reply = responses.find(({ status }) => status === 200)?.schema;
    const paragraphs = [`${summary}.`, description, ...tagsById(operation, model).map(withoutTag)];
    return {
      ...operation,
      paragraphs: paragraphs.filter((text) => text !== ''),
      reply,
      table: operationTable(operation, reply, one, model),
    };
  });
  return [...Map.groupBy(described, ({ party }) => party)];
}

function operationTable(
  { id, method, path, parameters, body, dispatch, responses }: Operation,
  reply: string | undefined,
  { schemas }: Interface,
  { examples }: Model,
): JsonObject {
  const replies = responses.filter(({ status }) => status < 400);
  const stories = reply === undefined ? [{}] : Object.values(storiesOf(reply, schemas, examples));
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

/** Returns the paragraphs of a schema's documentation, without the tags of TypeScript's doc comments. */
export function paragraphsOf(schema: JsonObject, { schemas }: Interface): string[] {
  return schemaDoc(schema, schemas)
    .filter((text) => text !== '')
    .map(withoutTag);
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

/** A module of constants that the package of each language has. `from` names the documents from which it is made. */
interface DataModule {
  name: string;
  from: string;
  doc: string;
  constants: [name: string, doc: string, value: Json][];
}

/** Returns the modules with the rules, the policies, the error codes and the states of the contract. */
export function dataModules(model: Model): DataModule[] {
  const byKey = (rows: readonly object[], key: string): Json =>
    Object.fromEntries(rows.map((row) => [(row as Record<string, string>)[key], row as Json]));
  const choice =
    'A `choice` is the open point under which the reference chose a code. Such a code is not contract.';
  return [
    {
      name: 'rules',
      from: 'the x-rules and x-open of specs/',
      doc: 'The rules of the contract, and the questions that its source leaves open.',
      constants: [
        ['RULES', 'The rules by their ids.', byKey(model.rules, 'id')],
        [
          'OPEN_POINTS',
          'The questions that the source leaves open, and the choice of the reference, by their ids.',
          byKey(model.openPoints, 'id'),
        ],
      ],
    },
    {
      name: 'policies',
      from: 'the x-delivery of specs/',
      doc: 'The policies for retries. Times are in milliseconds. An interval is the time between the starts of two attempts.',
      constants: [
        [
          'POLICIES',
          'The policies by the name of the sending operation. A call takes one of them as `retry`.',
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
          'The states and transitions by the name of the state machine.',
          Object.fromEntries(model.machines.map(({ name, machine }) => [name, machine])),
        ],
      ],
    },
  ];
}

/**
 * Makes an emitter that copies the files of `<language>/runtime` into the package of the language. `place` returns the path of the copy. In
 * a file with `extension`, a comment at its start names the original.
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

/** The names of types in a language. */
export interface TypeWords {
  /** The names of the JSON types; `any` is a value of any JSON type. */
  names: Readonly<Record<string, string>>;
  literals(values: readonly Json[]): string;
  union(types: readonly string[]): string;
  list(item: string): string;
  /** Returns the type of an object with declared properties; by default, the type of any object. */
  object?(schema: JsonObject): string;
}

/** Returns the type of a schema where it is used. The type of a named schema is its name. */
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
