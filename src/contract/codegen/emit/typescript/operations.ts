import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  textAt,
} from '../../../documents/json.ts';
import type { Interface, Model, Operation, Parameter, Response } from '../../model/model.ts';
import { constraintsOf } from '../../model/schemas.ts';
import { camel, type GeneratedFile, literalIn, pascal } from '../file.ts';
import { docComment, schemaDoc, tagsById } from '../sentences.ts';
import { importOf, literal, propertyName, sharedFrom, sourceFile, withReferences } from './source.ts';

/** Makes `operations.ts`: input and result types of the operations, and for each party its handler type and its table of operations. */
export function emitOperations(one: Interface, model: Model): GeneratedFile[] {
  const { folder, documents, operations, schemas } = one;
  if (operations.length === 0) return [];
  const parts = [
    imports(one),
    ...operations.map((operation) => `${inputOf(operation, schemas)}\n${resultOf(operation)}`),
    ...[...Map.groupBy(operations, (each) => each.party)].flatMap(([party, own]) => [
      handlersOf(party, own, model),
      tableOf(party, own, schemas),
    ]),
  ];
  return [sourceFile(`${folder}/operations.ts`, documents, parts)];
}

function imports({ folder, operations, schemas }: Interface): string {
  const types = schemasOf(operations);
  const checked = new Set([
    ...types,
    ...operations.flatMap(({ body }) =>
      body ? placesOf('x-tolerant', body.schema, schemas).map(({ name }) => name) : [],
    ),
  ]);
  const runtime = ['Operation', 'RequestContext'];
  if (operations.some(({ responses }) => responses.some(({ streaming }) => streaming)))
    runtime.push('ServerSentEvent');
  return [
    `import type { ${runtime.join(', ')} } from '${sharedFrom(folder)}operation.ts';`,
    importOf(types, './types.ts', 'type '),
    `${importOf(
      [...checked].toSorted().map((schema) => `validate${schema}`),
      './validators.js',
    )}\n`,
  ].join('\n');
}

function schemasOf(operations: Operation[]): string[] {
  const used = operations.flatMap(({ body, responses }) => [
    ...(body ? [body.schema] : []),
    ...responses.flatMap(({ schema }) => (schema === undefined ? [] : [schema])),
  ]);
  return [...new Set(used)].toSorted();
}

function inputOf(operation: Operation, schemas: Interface['schemas']): string {
  const members = [
    ...(['path', 'query', 'header'] as const).flatMap((place) => {
      const parameters = operation.parameters.filter((parameter) => parameter.in === place);
      if (parameters.length === 0) return [];
      const optional = !parameters.some(({ required }) => required);
      const key = place === 'header' ? 'headers' : place;
      return [
        `${docComment([places[place]], '  ')}  ${key}${optional ? '?' : ''}: {\n${parameters.map(parameterType).join('')}  }${orUndefined(optional)};\n`,
      ];
    }),
    ...(operation.body ? [bodyMember(operation.body, schemas)] : []),
  ];
  const name = `${pascal(operation.id)}Input`;
  const doc = docComment([`The input of ${operation.id}.`]);
  return members.length === 0
    ? `${doc}export type ${name} = Record<never, never>;\n`
    : `${doc}export interface ${name} {\n${members.join('')}}\n`;
}

const places = {
  path: 'The path parameters.',
  query: 'The query parameters.',
  header: 'The header fields, named in lower case.',
};

function bodyMember(
  { schema, required }: NonNullable<Operation['body']>,
  schemas: Interface['schemas'],
): string {
  return `${docComment(schemaDoc(schemas.get(schema) ?? {}, schemas), '  ')}  body${required ? '' : '?'}: ${schema}${orUndefined(!required)};\n`;
}

function parameterType({ name, required, description, schema }: Parameter): string {
  const key = propertyName(name.toLowerCase());
  return `${docComment([description], '    ')}    ${key}${required ? '' : '?'}: ${primitive(schema)}${orUndefined(!required)};\n`;
}

/** Returns ` | undefined` for an optional value, so that a caller may pass undefined; an empty text for a required value. */
function orUndefined(isOptional: boolean): string {
  return isOptional ? ' | undefined' : '';
}

function primitive(schema: Parameter['schema']): string {
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => literal(value)).join(' | ');
  const type = schema['type'];
  return type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'string';
}

function resultOf(operation: Operation): string {
  // An error and a success are separate members of the result type, because clients accept any body of an error.
  const byType = Map.groupBy(operation.responses, (one) => `${isError(one)} ${contentType(one)}`);
  const results = [...byType.values()]
    .map((responses) => [contentType(responses[0]!), responses] as const)
    .map(
      ([content, responses]) =>
        `  | { status: ${responses.map(({ status }) => status).join(' | ')}; ${content}; headers?: Record<string, string> | undefined }`,
    );
  const doc = docComment([`The results of ${operation.id}.`]);
  return `${doc}export type ${pascal(operation.id)}Result =\n${results.join('\n')};\n`;
}

function contentType(response: Response): string {
  const { schema, streaming } = response;
  if (streaming) return `events: AsyncIterable<ServerSentEvent<${schema}>>`;
  if (!schema) return 'body?: unknown';
  return `body${isError(response) ? '?' : ''}: ${schema}${orUndefined(isError(response))}`;
}

/** True for the status of an error. The contract does not require an error to have a body. */
function isError({ status }: Response): boolean {
  return status >= 400;
}

function handlersOf(party: string, operations: Operation[], model: Model): string {
  const members = operations.map((operation) => {
    const { id, summary, description, responses } = operation;
    const doc = docComment(
      [
        `${summary}.`,
        description,
        [...Map.groupBy(responses, (response) => response.description)]
          .map(([meaning, alike]) => `${alike.map(({ status }) => status).join(', ')}: ${meaning}`)
          .join(' '),
        ...tagsById(operation, model),
      ],
      '  ',
    );
    const name = pascal(id);
    return `${doc}  ${id}(input: ${name}Input, context: Context): ${name}Result | Promise<${name}Result>;\n`;
  });
  const doc = docComment([
    `The handlers of the party ${party}. Each takes an input and returns a result, without HTTP objects.`,
  ]);
  return `${doc}export interface ${pascal(party)}Handlers<Context = RequestContext> {\n${members.join('\n')}}\n`;
}

function tableOf(party: string, operations: Operation[], schemas: Interface['schemas']): string {
  const rows = operations.map((operation) => {
    const { id, method, path, tokens, parameters, body, dispatch, responses, rules } = operation;
    return {
      operationId: id,
      party,
      method,
      path,
      ...(tokens.length > 0 && { tokens }),
      parameters: parameters.map(({ name, in: place, required, secret, schema }) => ({
        name,
        in: place,
        required,
        secret,
        schema: constraintsOf(schema),
      })),
      ...(body && { body: bodyRow(body, schemas) }),
      ...(dispatch && { dispatch }),
      responses: Object.fromEntries(responses.map((one) => [one.status, responseRow(one, schemas)])),
      rules,
    };
  });
  const doc = docComment([`The operations that the party ${party} serves.`]);
  return `${doc}export const ${camel(party)}Operations = ${literalIn(withReferences, rows)} as const satisfies readonly Operation[];\n`;
}

function bodyRow({ schema, required }: NonNullable<Operation['body']>, schemas: Interface['schemas']) {
  const cut = placesOf('x-truncate', schema, schemas).map(({ path, value }) => ({ path, length: value }));
  const tolerated = placesOf('x-tolerant', schema, schemas).map(({ path, name }) => ({
    path,
    validate: validatorOf(name),
  }));
  return {
    required,
    validate: validatorOf(schema),
    ...(cut.length > 0 && { cut }),
    ...(tolerated.length > 0 && { tolerated }),
  };
}

function validatorOf(schema: string): JsonObject {
  return { $ref: `validate${schema}` };
}

/** Returns the paths in values of the schema `name` where a part has `keyword`, each with the part's schema name and keyword value. */
function placesOf(
  keyword: string,
  name: string,
  schemas: Interface['schemas'],
): { path: string[]; name: string; value: Json }[] {
  const found = new Map<string, { path: string[]; name: string; value: Json }>();
  const collect = (schema: Json | undefined, path: string[], of: string): void => {
    if (!isObject(schema)) return;
    const reference = nameOf(textAt(schema, '$ref'));
    if (reference !== '') {
      collect(schemas.get(reference), path, reference);
      return;
    }
    const value = schema[keyword];
    if (value !== undefined) found.set(path.join('.'), { path, name: of, value });
    const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => listAt(schema, key));
    for (const branch of branches) collect(branch, path, of);
    for (const [property, inner] of Object.entries(objectAt(schema, 'properties')))
      collect(inner, [...path, property], of);
  };
  collect(schemas.get(name), [], name);
  return [...found.values()];
}

function responseRow({ schema, code, streaming }: Response, schemas: Interface['schemas']) {
  const readIf = schemas.get(schema ?? '')?.['x-read-if'];
  return {
    ...(schema && { validate: validatorOf(schema) }),
    ...(readIf && { readIf }),
    ...(code && { code }),
    ...(streaming && { streaming }),
  };
}
