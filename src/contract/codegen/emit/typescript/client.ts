import { textAt } from '../../../../../specs/reading/json.ts';
import type { Interface, Operation } from '../../model/model.ts';
import { constantsAt } from '../../read/schemas.ts';
import { camel, type GeneratedFile, pascal } from '../file.ts';
import { partiesOf } from './operations.ts';
import { docComment, literal, sharedFrom, sourceFile } from './source.ts';

/** For each serving party: a client with typed inputs and results. */
export function emitClient({ folder, documents, operations }: Interface): GeneratedFile[] {
  if (operations.length === 0) return [];
  const parties = partiesOf(operations);
  const types = operations.flatMap(({ id }) => [`${pascal(id)}Input`, `${pascal(id)}Result`]);
  return [
    sourceFile(`${folder}/client.ts`, documents, [
      `import { type Answered, type CallOptions, type ClientOptions, call } from '${sharedFrom(folder)}client-runtime.ts';`,
      `import {\n${[
        ...types.map((type) => `type ${type}`),
        ...parties.map((party) => `${camel(party)}Operations`),
      ]
        .map((item) => `  ${item},\n`)
        .join('')}} from './operations.ts';\n`,
      ...parties.map((party) =>
        clientOf(
          party,
          operations.filter((operation) => operation.party === party),
        ),
      ),
    ]),
  ];
}

function clientOf(party: string, operations: Operation[]): string {
  const type = `${pascal(party)}Client`;
  const table = `${camel(party)}Operations`;
  const members = operations.map(({ id, clientName, summary }) => {
    return `${docComment([`${summary}.`], '  ')}  ${clientName}(input: ${pascal(id)}Input, options?: CallOptions): Promise<Answered<${pascal(id)}Result>>;\n`;
  });
  const methods = operations.map(
    ({ clientName }, index) =>
      `    ${clientName}: (input, options) => call(${table}[${index}], client, input, options),\n`,
  );
  return [
    docComment([
      `Calls to the party ${party}. An error response is a result like any other. A promise rejects with UnexpectedResponse when a successful response is not as the document describes it.`,
    ]),
    `export interface ${type} {\n${members.join('')}}\n\n`,
    docComment([`A client of the party ${party}.`]),
    `export function create${type}(client: ClientOptions): ${type} {\n  return {\n${methods.join('')}  };\n}\n`,
  ].join('');
}

/** A union that may grow: its name, its branches, and the path of the property that selects a branch. */
interface Growing {
  name: string;
  schemas: string[];
  path: string[];
  kinds: string[];
}

/**
 * `kinds.ts`: for each union that may grow, the kinds that are known, a type for what is of another kind, and a guard. Messages
 * grow where their schema says so (x-grows), events where several share an address (x-dispatch).
 */
export function emitKinds(one: Interface): GeneratedFile[] {
  const growing = [...growingSchemas(one), ...growingEvents(one)];
  if (growing.length === 0) return [];
  const types = [...new Set(growing.flatMap(({ schemas }) => schemas))].toSorted();
  return [
    sourceFile(`${one.folder}/kinds.ts`, one.documents, [
      `import { hasUnknownKind, type UnknownKind } from '${sharedFrom(one.folder)}kinds.ts';`,
      `import type {\n${types.map((type) => `  ${type},\n`).join('')}} from './types.ts';\n`,
      ...growing.map(partsOf),
    ]),
  ];
}

function growingSchemas({ schemas }: Interface): Growing[] {
  return [...schemas].flatMap(([name, schema]) => {
    if (textAt(schema, 'x-grows') === '') return [];
    const path = textAt(schema, 'x-discriminator').split('/');
    return [{ name, schemas: [name], path, kinds: constantsAt(schema, path, schemas).map(String) }];
  });
}

function growingEvents({ operations }: Interface): Growing[] {
  const events = operations.filter(({ dispatch, body }) => dispatch !== undefined && body !== undefined);
  const shared = Map.groupBy(events, ({ party }) => party);
  return [...shared].map(([party, own]) => {
    const schemas = own.map(({ body }) => body!.schema);
    const name = schemas.length === 1 ? schemas[0]! : `${pascal(party)}Event`;
    return {
      name,
      schemas,
      path: [own[0]!.dispatch!.property],
      kinds: own.flatMap(({ dispatch }) => dispatch!.values),
    };
  });
}

function partsOf({ name, schemas, path, kinds }: Growing): string {
  const list = `${camel(name)}Kinds`;
  const unknown = `Unknown${name}`;
  const at = path.join('.');
  const isUnion = schemas.length > 1;
  return [
    ...(isUnion
      ? [
          `${docComment([`The bodies that one address accepts; ${at} selects one.`])}export type ${name} =\n${schemas.map((schema) => `  | ${schema}`).join('\n')};\n`,
        ]
      : []),
    `${docComment([`The known kinds of ${name}: the values of ${at}.`])}export const ${list} = ${literal(kinds)} as const;\n`,
    `${docComment([
      `A body of an unknown kind, where ${name} is expected. In \`${name} | ${unknown}\`, \`${at}\` still narrows the known kinds.`,
    ])}export interface ${unknown} {\n${unknownMembers(path, '  ')}}\n`,
    `${docComment([
      `Whether a value is of an unknown kind: ${at} is a string and none of \`${list}\`. Call it before the validators, which reject unknown kinds.`,
    ])}export function isUnknown${name}(value: unknown): value is ${unknown} {\n  return hasUnknownKind(value, ${literal(path)}, ${list});\n}\n`,
  ].join('\n');
}

function unknownMembers([step, ...rest]: string[], indent: string): string {
  const type = rest.length === 0 ? 'UnknownKind' : `{\n${unknownMembers(rest, `${indent}  `)}${indent}}`;
  const doc = rest.length === 0 ? 'The kind, a string.' : 'Holds the kind.';
  return [
    `${docComment([doc], indent)}${indent}readonly ${step}: ${type};\n`,
    `${docComment(['Other fields, of unknown meaning.'], indent)}${indent}readonly [field: string]: unknown;\n`,
  ].join('');
}
