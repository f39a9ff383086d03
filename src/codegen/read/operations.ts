import { isObject, type JsonObject, listAt, nameOf, objectAt, textAt } from '../json.ts';
import type { Operation, Parameter, Response } from '../model.ts';
import { SpecProblem, step } from '../problem.ts';
import { constantsAt, resolved } from './schemas.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The operations of a bundled OpenAPI document: those of its paths, and those of its webhooks. */
export function readOperations(
  openapi: JsonObject,
  document: string,
  schemas: Map<string, JsonObject>,
): Operation[] {
  const parties = objectAt(openapi, 'x-parties');
  return (['paths', 'webhooks'] as const).flatMap((place) =>
    Object.entries(objectAt(openapi, place)).flatMap(([key, item]) =>
      methods.flatMap((method) => {
        const operation = objectAt(item, method);
        if (Object.keys(operation).length === 0) return [];
        const pointer = `/${place}${step(key)}/${method}`;
        const party = textAt(parties, place);
        const id = textAt(operation, 'operationId');
        if (party === '') {
          throw new SpecProblem(
            document,
            '/x-parties',
            `nobody is named who serves the ${place}`,
            `Give ${place} a party`,
          );
        }
        if (id === '')
          throw new SpecProblem(document, pointer, 'has no operationId', 'Give it a verb with an object');
        return [
          read({
            openapi,
            schemas,
            item: item as JsonObject,
            operation,
            method,
            id,
            party,
            path: place === 'paths' ? key : textAt(operation, 'x-path'),
          }),
        ];
      }),
    ),
  );
}

interface Found {
  openapi: JsonObject;
  schemas: Map<string, JsonObject>;
  item: JsonObject;
  operation: JsonObject;
  method: string;
  id: string;
  party: string;
  path: string;
}

function read({ openapi, schemas, item, operation, method, id, party, path }: Found): Operation {
  const deref = (value: unknown): JsonObject => {
    const object = value as JsonObject;
    const reference = textAt(object, '$ref');
    if (reference === '') return object;
    return reference
      .slice(2)
      .split('/')
      .reduce<JsonObject>((at, key) => objectAt(at, key), openapi);
  };
  const body = deref(operation['requestBody'] ?? {});
  const bodySchema = mediaSchema(body, 'application/json');
  const dispatch = textAt(operation, 'x-dispatch');
  return {
    id,
    party,
    method: method.toUpperCase(),
    path,
    summary: textAt(operation, 'summary'),
    description: textAt(operation, 'description'),
    parameters: [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')].map((parameter) =>
      readParameter(deref(parameter), schemas),
    ),
    ...(bodySchema !== undefined && { body: { schema: bodySchema, required: body['required'] === true } }),
    ...(dispatch !== '' &&
      bodySchema !== undefined && {
        dispatch: {
          property: dispatch,
          values: constantsAt(schemas.get(bodySchema) ?? {}, [dispatch], schemas).map(String),
        },
      }),
    responses: Object.entries(objectAt(operation, 'responses')).map(([status, response]) =>
      readResponse(Number(status), deref(response)),
    ),
    rules: [
      ...listAt(operation, 'x-rules').map((rule) => textAt(rule, 'id')),
      ...listAt(operation, 'x-rule-refs').map(String),
    ],
  };
}

function readParameter(parameter: JsonObject, schemas: Map<string, JsonObject>): Parameter {
  return {
    name: textAt(parameter, 'name'),
    in: textAt(parameter, 'in') as Parameter['in'],
    required: parameter['required'] === true,
    secret: parameter['x-secret'] === true,
    description: textAt(parameter, 'description'),
    schema: resolved(parameter['schema'] ?? {}, schemas) as JsonObject,
  };
}

function readResponse(status: number, response: JsonObject): Response {
  const streamed = mediaSchema(response, 'text/event-stream');
  const schema = streamed ?? mediaSchema(response, 'application/json');
  const code = textAt(response['x-error'], 'code');
  return {
    status,
    description: textAt(response, 'description'),
    ...(schema !== undefined && { schema }),
    streaming: streamed !== undefined,
    ...(code !== '' && { code }),
  };
}

/** The name of the schema of a body in a media type. */
function mediaSchema(holder: JsonObject, mediaType: string): string | undefined {
  const schema = objectAt(objectAt(holder, 'content'), mediaType)['schema'];
  return isObject(schema) && typeof schema['$ref'] === 'string' ? nameOf(schema['$ref']) : undefined;
}
