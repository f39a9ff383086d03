import { idsOf, type JsonObject, listAt, nameOf, objectAt, textAt } from '../../../documents/json.ts';
import type { Interface, Model, Operation } from '../../model/model.ts';
import { constantsAt } from '../../model/schemas.ts';
import { camel, type GeneratedFile, pascal } from '../file.ts';
import { docComment } from '../sentences.ts';
import { importOf, literal, sharedFrom, sourceFile } from './source.ts';

/** Makes `client.ts`: for each party that serves operations, a client with typed inputs and results. */
export function emitClient(one: Interface, model: Model): GeneratedFile[] {
  const { folder, documents, operations } = one;
  if (operations.length === 0) return [];
  const parties = Map.groupBy(operations, ({ party }) => party);
  const types = operations.flatMap(({ id }) => [`type ${pascal(id)}Input`, `type ${pascal(id)}Result`]);
  const tables = [...parties.keys()].map((party) => `${camel(party)}Operations`);
  const clients = [...parties].map(([party, own]) => clientOf(party, own, model));
  const imported = (name: string) => clients.some((client) => client.includes(name));
  const runtime = ['type Answered', 'type CallOptions', 'type ClientOptions', 'call'];
  if (imported('atEndpoint')) runtime.push('type AtEndpoint', 'type EndpointOptions', 'atEndpoint');
  const shared = sharedFrom(folder);
  return [
    sourceFile(`${folder}/client.ts`, documents, [
      `import { ${runtime.join(', ')} } from '${shared}client-runtime.ts';`,
      ...(imported('policies.') ? [`import { policies } from '${shared}policies.ts';`] : []),
      `${importOf([...types, ...tables], './operations.ts')}\n`,
      ...clients,
    ]),
  ];
}

function clientOf(party: string, operations: Operation[], model: Model): string {
  const type = `${pascal(party)}Client`;
  const table = `${camel(party)}Operations`;
  const members = operations.map(({ id, clientName, summary }) => {
    const told = id === clientName ? [] : [`The operation ${id}, from the caller's side.`];
    return `${docComment([`${summary}.`, ...told], '  ')}  ${clientName}(input: ${pascal(id)}Input, options?: CallOptions): Promise<Answered<${pascal(id)}Result>>;\n`;
  });
  const methods = operations.map(({ clientName }, index) => {
    const hasPolicy = model.policies.some(({ operation }) => operation === clientName);
    const policy = hasPolicy ? `, policies.${clientName}` : '';
    return `    ${clientName}: (input, options) => call(${table}[${index}], client, input, options${policy}),\n`;
  });
  const made = `{\n${methods.join('')}  }`;
  const endpoint = endpointOf(operations);
  return [
    docComment([
      `Calls to the party ${party}. A call returns an error response as its result. It rejects with InvalidRequest if the request does not match the document, and with UnexpectedResponse if a successful response does not.`,
    ]),
    `export interface ${type} {\n${members.join('')}}\n\n`,
    docComment([`A client of the party ${party}.`]),
    endpoint === undefined
      ? `export function create${type}(client: ClientOptions): ${type} {\n  return ${made};\n}\n`
      : [
          `export function create${type}(options: EndpointOptions): AtEndpoint<${type}>;`,
          `export function create${type}(options: ClientOptions): ${type};`,
          `export function create${type}(options: ClientOptions | EndpointOptions): ${type} {`,
          `  const client = atEndpoint(options, '${endpoint}');`,
          `  return ${made};\n}\n`,
        ].join('\n'),
  ].join('');
}

/**
 * Returns the address that the service issues for a party: the path with which all its paths begin. It must have parameters or be empty.
 * Returns undefined if there is no such path.
 */
function endpointOf(operations: Operation[]): string | undefined {
  const [shortest = ''] = operations.map(({ path }) => path).toSorted((a, b) => a.length - b.length);
  const isWhole = shortest === '' || shortest.includes('{');
  const isHandedOut = isWhole && operations.every(({ path }) => path.startsWith(shortest));
  return isHandedOut ? shortest : undefined;
}

/** A union to which branches may be added. `path` leads to the property that selects the branch. `kinds` are its values for one branch. */
interface Growing {
  name: string;
  /** True if this emitter makes the union, because the documents have no schema for it. */
  isMade: boolean;
  branches: { schema: string; kinds: string[]; rule?: string | undefined }[];
  path: string[];
}

/**
 * Makes `kinds.ts`. For each union that may get more branches, it has the known kinds, a type for unknown kinds, and type guards. Such
 * unions are the schemas with x-grows, and the events that share an address (x-dispatch).
 */
export function emitKinds(one: Interface, model: Model): GeneratedFile[] {
  const growing = [...growingSchemas(one), ...growingEvents(one)];
  if (growing.length === 0) return [];
  const types = new Set(
    growing.flatMap(({ name, isMade, branches }) => [
      ...(isMade ? [] : [name]),
      ...branches.map(({ schema }) => schema),
    ]),
  );
  return [
    sourceFile(`${one.folder}/kinds.ts`, one.documents, [
      `import { hasKind, hasUnknownKind, type UnknownKind } from '${sharedFrom(one.folder)}kinds.ts';`,
      `${importOf([...types].toSorted(), './types.ts', 'type ')}\n`,
      ...growing.map((each) => partsOf(each, model)),
    ]),
  ];
}

function growingSchemas({ schemas }: Interface): Growing[] {
  const growing = [...schemas].filter(([, schema]) => textAt(schema, 'x-grows') !== '');
  return growing.map(([name, schema]) =>
    ofSchema(name, textAt(schema, 'x-discriminator').split('/'), schemas),
  );
}

function ofSchema(name: string, path: string[], schemas: Interface['schemas']): Growing {
  const branches = listAt(schemas.get(name), 'oneOf').map((branch) => ({
    schema: nameOf(textAt(branch as JsonObject, '$ref')),
    kinds: constantsAt(branch as JsonObject, path, schemas).map(String),
  }));
  return { name, isMade: false, branches, path };
}

function growingEvents({ operations, schemas, bundled }: Interface): Growing[] {
  const events = operations.filter(({ dispatch, body }) => dispatch !== undefined && body !== undefined);
  const shared = Map.groupBy(events, ({ party }) => party);
  return [...shared].map(([party, own]) => {
    const path = [own[0]!.dispatch!.property];
    if (own.length === 1) return ofSchema(own[0]!.body!.schema, path, schemas);
    const messages = Object.values(objectAt(objectAt(bundled.asyncapi, 'components'), 'messages'));
    const branches = own.map(({ body, dispatch }) => {
      const { schema } = body!;
      const message = messages.find((each) => nameOf(textAt(objectAt(each, 'payload'), '$ref')) === schema);
      return { schema, kinds: dispatch!.values, rule: idsOf(message, 'x-rules')[0] };
    });
    return { name: `${pascal(party)}Event`, isMade: true, branches, path };
  });
}

function partsOf({ name, isMade, branches, path }: Growing, model: Model): string {
  const list = `${camel(name)}Kinds`;
  const unknown = `Unknown${name}`;
  const at = path.join('.');
  const kinds = branches.flatMap((branch) => branch.kinds);
  const rules = branches.flatMap(({ rule, kinds: own }) => {
    const said = model.rules.find(({ id }) => id === rule)?.text;
    return said === undefined ? [] : own.map((kind) => `${docComment([said], '  ')}  ${kind}: '${rule}',\n`);
  });
  return [
    ...(isMade
      ? [
          `${docComment([`The bodies that one address accepts; ${at} selects the type.`])}export type ${name} =\n${branches.map(({ schema }) => `  | ${schema}`).join('\n')};\n`,
        ]
      : []),
    `${docComment([`The known kinds of ${name}: the values of ${at}.`])}export const ${list} = ${literal(kinds)} as const;\n`,
    ...(rules.length > 0
      ? [
          `${docComment([`The id of the rule about the time at which a body is sent, by the value of ${at}.`])}export const ${camel(name)}Rules = {\n${rules.join('')}} as const;\n`,
        ]
      : []),
    `${docComment([
      `A body of an unknown kind, where ${name} is expected. In \`${name} | ${unknown}\`, \`${at}\` still narrows the known kinds.`,
    ])}export interface ${unknown} {\n${unknownMembers(path, '  ')}}\n`,
    `${docComment([
      `True if a value is of an unknown kind: ${at} is a string and none of \`${list}\`. Call it before the validators, which reject unknown kinds.`,
    ])}export function isUnknown${name}(value: unknown): value is ${unknown} {\n  return hasUnknownKind(value, ${literal(path)}, ${list});\n}\n`,
    ...branches.map(
      (branch) =>
        `${docComment([`True if a body is of the type ${branch.schema}, by ${at}. Then the compiler knows the type of each field.`])}export function is${branch.schema.replace(/(Message|Event)$/, '')}(body: ${name} | ${unknown}): body is ${branch.schema} {\n  return hasKind(body, ${literal(path)}, ${literal(branch.kinds)});\n}\n`,
    ),
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
