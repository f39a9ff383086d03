import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../json.ts';

/** A request as collections for HTTP clients have it. */
export interface CollectedRequest {
  operationId: string;
  title: string;
  description: string;
  /** Who answers it; also the name of the variable that holds the address in front of the path. */
  party: string;
  method: string;
  /** Template of the path, parameters in braces. */
  path: string;
  parameters: Parameter[];
  /** The example that shows the plainest use. */
  body?: Json;
  /** Examples of answers. */
  answers: { name: string; status: number; body: Json }[];
  /** Whether it goes with the token of the desk. */
  hasToken: boolean;
}

export interface Parameter {
  in: 'path' | 'query' | 'header';
  name: string;
  value: string;
  description: string;
  required: boolean;
}

export interface Collected {
  title: string;
  description: string;
  requests: CollectedRequest[];
  /** Addresses of the parties, on the own machine. */
  bases: Record<string, string>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Everything that either side of an interface sends, from its bundled document; `events` knows where the receivers stand. */
export function collected(document: JsonObject, events?: JsonObject): Collected {
  const parties = objectAt(document, 'x-parties');
  const served = requestsIn(document, objectAt(document, 'paths'), textAt(parties, 'paths'));
  const called = requestsIn(document, objectAt(document, 'webhooks'), textAt(parties, 'webhooks'));
  const bases = {
    ...(served.length > 0 && { [textAt(parties, 'paths')]: servedAt(document) }),
    ...(called.length > 0 && events && { [textAt(parties, 'webhooks')]: calledAt(events) }),
  };
  const { title, description } = objectAt(document, 'info');
  return { title: String(title), description: String(description), requests: [...served, ...called], bases };
}

function requestsIn(document: JsonObject, items: JsonObject, party: string): CollectedRequest[] {
  return Object.entries(items).flatMap(([key, item]) =>
    methods.flatMap((method) => {
      const operation = objectAt(item, method);
      if (Object.keys(operation).length === 0) return [];
      const path = key.startsWith('/') ? key : textAt(operation, 'x-path');
      return [requestOf(document, { operation, item: item as JsonObject, method, path, party })];
    }),
  );
}

interface Found {
  operation: JsonObject;
  item: JsonObject;
  method: string;
  path: string;
  party: string;
}

function requestOf(document: JsonObject, { operation, item, method, path, party }: Found): CollectedRequest {
  const parameters = [
    ...listAt(item, 'parameters'),
    ...listAt(operation, 'x-path-parameters'),
    ...listAt(operation, 'parameters'),
  ];
  const [example] = examplesIn(objectAt(operation, 'requestBody'));
  const security = operation['security'] ?? document['security'];
  return {
    operationId: textAt(operation, 'operationId'),
    title: textAt(operation, 'summary'),
    description: textAt(operation, 'description'),
    party,
    method: method.toUpperCase(),
    path,
    parameters: parameters.map((parameter) => parameterOf(resolved(document, parameter))),
    ...(example && { body: example.value }),
    answers: Object.entries(objectAt(operation, 'responses')).flatMap(([status, answer]) =>
      examplesIn(resolved(document, answer)).map(({ name, value }) => ({
        name,
        status: Number(status),
        body: value,
      })),
    ),
    // Where a request may also go without, it goes without.
    hasToken:
      Array.isArray(security) &&
      security.length > 0 &&
      security.every((one) => Object.keys(one as object).length > 0),
  };
}

function parameterOf(parameter: JsonObject): Parameter {
  const [first] = listAt(objectAt(parameter, 'schema'), 'examples');
  return {
    in: textAt(parameter, 'in') as Parameter['in'],
    name: textAt(parameter, 'name'),
    value: String(parameter['example'] ?? first ?? ''),
    description: textAt(parameter, 'description'),
    required: parameter['required'] === true,
  };
}

function examplesIn(holder: JsonObject): { name: string; value: Json }[] {
  const examples = objectAt(objectAt(objectAt(holder, 'content'), 'application/json'), 'examples');
  return Object.entries(examples).map(([name, example]) => ({
    name,
    value: (example as JsonObject)['value'] ?? null,
  }));
}

/** The address of the document's server, with the default of its variable. */
function servedAt(document: JsonObject): string {
  const [server] = listAt(document, 'servers');
  const url = textAt(server, 'url');
  return url.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    textAt(objectAt(objectAt(server as JsonObject, 'variables'), name), 'default'),
  );
}

/** The address of the receiving side, which stands beside the service's. */
function calledAt(events: JsonObject): string {
  const server = Object.entries(objectAt(events, 'servers')).find(([name]) => name !== 'service')?.[1];
  return `${textAt(server, 'protocol')}://${textAt(server, 'host')}${textAt(server, 'pathname')}`;
}

function resolved(document: JsonObject, node: Json): JsonObject {
  const reference = textAt(node, '$ref');
  if (reference === '') return isObject(node) ? node : {};
  return reference
    .slice(2)
    .split('/')
    .reduce<JsonObject>((at, step) => objectAt(at, step), document);
}
