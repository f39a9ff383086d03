import {
  dereferenced,
  errorCodeOf,
  type FoundOperation,
  idsOf,
  isObject,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  operationsIn,
  textAt,
} from '../../documents/json.ts';
import { type Operation, type Parameter, type Response, type ScriptCall, SpecProblem } from './model.ts';
import { constantsAt, resolved } from './schemas.ts';

/** Reads the operations in the paths and the webhooks of a bundled OpenAPI document. */
export function readOperations(
  openapi: JsonObject,
  document: string,
  schemas: Map<string, JsonObject>,
): Operation[] {
  const parties = objectAt(openapi, 'x-parties');
  return operationsIn(openapi).map((found) => {
    const { section, pointer, operation } = found;
    const problem: Problem = (within, wrong, cure) =>
      new SpecProblem(document, `${pointer}${within}`, wrong, cure);
    const party = textAt(parties, section);
    const cure = `Name the party that serves the ${section}`;
    if (party === '') throw new SpecProblem(document, '/x-parties', `no party serves the ${section}`, cure);
    if (textAt(operation, 'operationId') === '')
      throw problem('', 'has no operationId', 'Name it by a verb and a noun, such as getChannelStatus');
    return { ...read(openapi, schemas, found, problem), party };
  });
}

/**
 * Returns the name of the client function of an operation. The id of a webhook names the action of the receiver, and the client function
 * the action of the sender.
 */
export const clientNameOf = (id: string): string => id.replace(/^receive/, 'send');

/** Makes the error for a mistake in an operation. `within` is the JSON pointer from the operation to the mistake. */
type Problem = (within: string, wrong: string, cure: string) => SpecProblem;

function read(
  openapi: JsonObject,
  schemas: Map<string, JsonObject>,
  { operation, method, path, parameters }: FoundOperation,
  problem: Problem,
): Omit<Operation, 'party'> {
  const id = textAt(operation, 'operationId');
  const body = dereferenced(openapi, operation['requestBody']);
  const bodySchema = mediaSchema(body, 'application/json', () =>
    problem('/requestBody', 'the body has no named schema', unnamed),
  );
  const property = textAt(operation, 'x-dispatch');
  const values = constantsAt(schemas.get(bodySchema ?? '') ?? {}, [property], schemas).map(String);
  if (property !== '' && values.length === 0) {
    throw problem(
      '/x-dispatch',
      `the body has no constant at ${property}`,
      'Give the property a const or an enum in the schema of the body',
    );
  }
  return {
    id,
    method: method.toUpperCase(),
    path,
    clientName: clientNameOf(id),
    summary: textAt(operation, 'summary'),
    description: textAt(operation, 'description'),
    parameters: [
      ...parameters.map((parameter) => readParameter(parameter, schemas)),
      ...readCredentials(openapi, operation),
    ],
    ...(bodySchema !== undefined && { body: { schema: bodySchema, required: body['required'] === true } }),
    ...(property !== '' && { dispatch: { property, values } }),
    tokens: readTokens(openapi, operation),
    responses: readResponses(openapi, objectAt(operation, 'responses'), problem),
    rules: idsOf(operation, 'x-rules'),
    openPoints: idsOf(operation, 'x-open'),
  };
}

function readParameter(parameter: JsonObject, schemas: Map<string, JsonObject>): Parameter {
  const example = parameter['example'] ?? listAt(objectAt(parameter, 'schema'), 'examples')[0];
  return {
    name: textAt(parameter, 'name'),
    in: textAt(parameter, 'in') as Parameter['in'],
    required: parameter['required'] === true,
    secret: parameter['x-secret'] === true,
    description: textAt(parameter, 'description'),
    ...(example !== undefined && { example: String(example) }),
    schema: resolved(parameter['schema'] ?? {}, schemas) as JsonObject,
  };
}

/** Returns the credentials in header fields of requests as parameters. They are optional if the security has an alternative `{}`. */
function readCredentials(openapi: JsonObject, operation: JsonObject): Parameter[] {
  const holder = operation['security'] === undefined ? openapi : operation;
  const ways = listAt(holder, 'security').map((way) => Object.keys(way as JsonObject));
  const schemes = objectAt(openapi['components'], 'securitySchemes');
  return [...new Set(ways.flat())]
    .map((name) => objectAt(schemes, name))
    .filter((scheme) => scheme['type'] === 'apiKey' && scheme['in'] === 'header')
    .map((scheme) => ({
      name: textAt(scheme, 'name'),
      in: 'header',
      required: ways.every((way) => way.length > 0),
      secret: true,
      description: textAt(scheme, 'description'),
      schema: { type: 'string' },
    }));
}

/** Returns the names of the bearer schemes if every request needs a token of one of them. Returns an empty list if a token is optional. */
function readTokens(openapi: JsonObject, operation: JsonObject): string[] {
  const holder = operation['security'] === undefined ? openapi : operation;
  const names = listAt(holder, 'security').map((way) => Object.keys(way as JsonObject)[0]);
  const schemes = objectAt(openapi['components'], 'securitySchemes');
  const isToken = (name: string | undefined) => objectAt(schemes, name ?? '')['scheme'] === 'bearer';
  return names.every(isToken) ? (names as string[]) : [];
}

const unnamed = 'Name the schema in a file of specs/schemas, and refer to it by $ref';

/** The 2xx statuses that RFC 9110 defines. WebDAV defines the others. */
const successes = [200, 201, 202, 203, 204, 205, 206];

function readResponses(openapi: JsonObject, responses: JsonObject, problem: Problem): Response[] {
  const named = Object.keys(responses).map(Number);
  const read = Object.entries(responses).flatMap(([status, response]) => {
    const codes = status === '2XX' ? successes.filter((code) => !named.includes(code)).map(String) : [status];
    return codes.map((code) =>
      readResponse(openapi, code, dereferenced(openapi, response), (wrong, cure) =>
        problem(`/responses/${status}`, wrong, cure),
      ),
    );
  });
  return read.toSorted((a, b) => a.status - b.status);
}

function readResponse(
  openapi: JsonObject,
  status: string,
  response: JsonObject,
  problem: (wrong: string, cure: string) => SpecProblem,
): Response {
  if (!/^[1-5]\d\d$/.test(status)) {
    throw problem(`${status} is not an HTTP status code`, 'Describe each code separately, or the class 2XX');
  }
  const missing = () => problem('the body has no named schema', unnamed);
  const streamed = mediaSchema(response, 'text/event-stream', missing);
  const schema = streamed ?? mediaSchema(response, 'application/json', missing);
  const code = errorCodeOf(openapi, Number(status), response);
  return {
    status: Number(status),
    description: textAt(response, 'description'),
    ...(schema !== undefined && { schema }),
    streaming: streamed !== undefined,
    ...(code !== undefined && { code }),
  };
}

/** Returns the schema's name of a body with `mediaType`; undefined without such a body. Throws `missing()` if it has no name. */
function mediaSchema(holder: JsonObject, mediaType: string, missing: () => SpecProblem): string | undefined {
  const media = objectAt(holder, 'content')[mediaType];
  // The schema {} means that the document does not describe the body, and that its receiver ignores it.
  if (media === undefined || JSON.stringify(objectAt(media, 'schema')) === '{}') return undefined;
  const name = nameOf(textAt(objectAt(media, 'schema'), '$ref'));
  if (name === '') throw missing();
  return name;
}

/**
 * Reads the calls of a script API, which are the operations with `x-returns`. A function of the page that the widget calls is a callback.
 * The others are methods.
 */
export function readScriptCalls(asyncapi: JsonObject, schemas: Map<string, JsonObject>): ScriptCall[] {
  const payloadOf = (message: unknown) => {
    const payload = objectAt(dereferenced(asyncapi, message), 'payload');
    return nameOf(textAt(payload, '$ref'));
  };
  return Object.entries(objectAt(asyncapi, 'operations')).flatMap(([name, object]) => {
    if (!isObject(object) || object['x-returns'] === undefined) return [];
    const request = payloadOf(listAt(object, 'messages')[0]);
    const reply = payloadOf(listAt(object['reply'], 'messages')[0]);
    const shape = schemas.get(request) ?? {};
    const required = listAt(shape, 'required');
    return [
      {
        name,
        kind: object['action'] === 'send' ? ('callback' as const) : ('method' as const),
        description: textAt(object, 'description'),
        returns: textAt(object, 'x-returns'),
        arguments: Object.entries(objectAt(shape, 'properties')).map(([name, property]) => ({
          name,
          required: required.includes(name),
          schema: property as JsonObject,
          description: textAt(resolved(property, schemas) as JsonObject, 'description'),
        })),
        ...(reply !== '' && { reply }),
        rules: idsOf(object, 'x-rules'),
        openPoints: idsOf(object, 'x-open'),
      },
    ];
  });
}
