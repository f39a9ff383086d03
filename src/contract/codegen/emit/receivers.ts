import {
  dereferenced,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  pathParametersOf,
  references,
  textAt,
} from '../../documents/json.ts';
import { clientNameOf } from '../model/operations.ts';
import { constantsAt } from '../model/schemas.ts';
import { pascal } from './file.ts';

/** A webhook of an OpenAPI document, with its responses resolved. */
interface Webhook {
  /** The key of the webhook in `webhooks`. */
  name: string;
  operation: JsonObject;
}

/**
 * Makes a document that has the webhooks of a receiving party as paths, for generators and gateways that ignore webhooks. Webhooks that
 * share an address become one operation, and a property of the body selects the webhook. Returns undefined if there are no webhooks.
 */
export function receiverDocument(
  openapi: JsonObject,
  asyncapi: JsonObject,
  schemas: Map<string, JsonObject>,
): { party: string; document: JsonObject } | undefined {
  const party = textAt(objectAt(openapi, 'x-parties'), 'webhooks');
  const merged: Record<string, JsonObject> = {};
  const webhooks = Object.entries(objectAt(openapi, 'webhooks')).map(([name, item]): Webhook => {
    const operation = objectAt(item, 'post');
    // References of successful responses are resolved, because `mergedOperation` merges the bodies of these responses.
    const responses = Object.entries(objectAt(operation, 'responses')).map(([status, response]) => [
      status,
      status.startsWith('2') ? dereferenced(openapi, response) : response,
    ]);
    return { name, operation: { ...operation, responses: Object.fromEntries(responses) } };
  });
  // An event without x-path is posted to the configured address unchanged. Its path here is that of the example server in AsyncAPI.
  const entered = textAt(serversIn(asyncapi)[0], 'pathname');
  const byAddress = Map.groupBy(webhooks, ({ operation }) => textAt(operation, 'x-path') || entered);
  const paths = Object.fromEntries(
    [...byAddress].map(([address, own]) => {
      const merge = () => mergedOperation(own, pascal(party), schemas, merged);
      return [address, { post: asPathOperation(openapi, own.length === 1 ? own[0]!.operation : merge()) }];
    }),
  );
  if (Object.keys(paths).length === 0) return undefined;
  const { webhooks: _, components: __, ...rest } = openapi;
  const used = new Set(Object.values(paths).flatMap((item) => listAt(objectAt(item, 'post'), 'tags')));
  const document = {
    ...rest,
    info: infoOf(openapi, party),
    'x-parties': { paths: party },
    servers: serversIn(asyncapi).map(serverOf),
    tags: listAt(openapi, 'tags').filter((tag) => used.has(textAt(tag, 'name'))),
    paths,
  };
  const own = objectAt(openapi, 'components');
  const components = { ...own, schemas: { ...objectAt(own, 'schemas'), ...merged } };
  return { party, document: { ...document, components: reached(document, components) } };
}

function infoOf(openapi: JsonObject, party: string): JsonObject {
  const info = objectAt(openapi, 'info');
  const title = textAt(info, 'title');
  return {
    ...info,
    title: `${title}: what a ${party.replaceAll('-', ' ')} serves`,
    description: `The webhooks of the document "${title}" as paths, for tools that ignore webhooks.\n\n${textAt(info, 'description')}`,
  };
}

/** Returns the servers in an AsyncAPI document that receive events: all except the service. */
function serversIn(asyncapi: JsonObject): Json[] {
  const servers = Object.entries(objectAt(asyncapi, 'servers'));
  return servers.filter(([name]) => !name.endsWith('service')).map(([, server]) => server);
}

function serverOf(server: Json): JsonObject {
  const description = textAt(server, 'description');
  const address = `${textAt(server, 'protocol')}://${textAt(server, 'host')}`;
  return address.startsWith('https:')
    ? { url: '{address}', description, variables: { address: { default: address } } }
    : { url: address, description };
}

/** Returns the id of the operation that accepts all webhooks of a party. */
export function mergedId(party: string): string {
  return `send${pascal(party)}Event`;
}

/** Removes the ids of rules or open points that the list also contains as objects. */
function onceEach(items: Json[]): Json[] {
  const own = new Set(items.filter(isObject).map((item) => textAt(item, 'id')));
  return items.filter((item) => typeof item !== 'string' || !own.has(item));
}

/**
 * Merges several webhooks into one operation. Its body is the union of their bodies, in which the property that x-dispatch names selects
 * the branch. It has the responses of all webhooks.
 */
function mergedOperation(
  webhooks: Webhook[],
  name: string,
  schemas: Map<string, JsonObject>,
  merged: Record<string, JsonObject>,
): JsonObject {
  const { operation: first } = webhooks[0]!;
  const property = textAt(first, 'x-dispatch');
  merged[`${name}Event`] = requestOf(webhooks, property, schemas);
  const all = (key: string) => distinct(webhooks.flatMap(({ operation }) => listAt(operation, key)));
  const [rules, openPoints] = [onceEach(all('x-rules')), onceEach(all('x-open'))];
  // All webhooks at one address have the same delivery policy, so the first one is used.
  const [delivery] = webhooks.flatMap(({ operation }) => operation['x-delivery'] ?? []);
  return {
    operationId: mergedId(name),
    summary: 'Accept an event of the service',
    description: `${property} in the body names the event.\n\n${webhooks.map((one) => line(one, property, schemas)).join('\n')}`,
    tags: [...new Set(webhooks.flatMap(({ operation }) => listAt(operation, 'tags')))],
    'x-path': first['x-path'] ?? '',
    parameters: listAt(first, 'parameters'),
    ...(delivery !== undefined && { 'x-delivery': delivery }),
    'x-rules': rules,
    ...(openPoints.length > 0 && { 'x-open': openPoints }),
    requestBody: {
      required: true,
      description: 'The event.',
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${name}Event` },
          examples: Object.fromEntries(
            webhooks.flatMap((one) => examplesIn(one.name, one.operation['requestBody'])),
          ),
        },
      },
    },
    responses: responsesOf(webhooks, name, merged),
  };
}

function requestOf(webhooks: Webhook[], propertyName: string, schemas: Map<string, JsonObject>): JsonObject {
  const branches = webhooks.map(({ operation }) => bodySchema(operation['requestBody'])!);
  return {
    type: 'object',
    description: `One of the bodies that are posted to this address. ${propertyName} names it.`,
    oneOf: branches,
    discriminator: discriminatorOf(branches, propertyName, schemas),
  };
}

/** Returns the `discriminator` of a union in OpenAPI: each value of the property with the branch that it selects. */
export function discriminatorOf(
  branches: readonly JsonObject[],
  propertyName: string,
  schemas: Map<string, JsonObject>,
): JsonObject {
  const mapping = branches.flatMap((branch) =>
    constantsAt(branch, [propertyName], schemas).map((value) => [String(value), branch['$ref']!] as const),
  );
  return { propertyName, mapping: Object.fromEntries(mapping) };
}

/** Returns the list item that describes a webhook: the event names that it sends in `property`, then its summary and description. */
function line({ operation }: Webhook, property: string, schemas: Map<string, JsonObject>): string {
  const values = constantsAt(bodySchema(operation['requestBody'])!, [property], schemas);
  const words = `${textAt(operation, 'summary')}. ${textAt(operation, 'description').replaceAll('\n', ' ')}`;
  return `- ${values.map((value) => `\`${String(value)}\``).join(', ')}: ${words}`;
}

/** Returns the examples of a JSON body. The webhook's name is put in front of their names. */
function examplesIn(name: string, holder: Json | undefined): [string, Json][] {
  const media = objectAt(objectAt(holder, 'content'), 'application/json');
  return Object.entries(objectAt(media, 'examples')).map(([story, example]) => [`${name}-${story}`, example]);
}

/** Merges the responses of webhooks that have the same HTTP status. If their bodies differ, adds a union of the bodies to `merged`. */
function responsesOf(webhooks: Webhook[], name: string, merged: Record<string, JsonObject>): JsonObject {
  const all = webhooks.flatMap(({ operation }) => Object.entries(objectAt(operation, 'responses')));
  return Object.fromEntries(
    [...Map.groupBy(all, ([status]) => status)].map(([status, responses]) => {
      const [, first] = responses[0]!;
      const bodies = distinct(responses.flatMap(([, response]) => schemaOf(response) ?? []));
      if (bodies.length < 2) return [status, first];
      merged[`${name}Answer`] = {
        description: 'The response of the receiver. Its form depends on the event.',
        anyOf: bodies,
      };
      const examples = webhooks.flatMap((webhook) =>
        examplesIn(webhook.name, objectAt(webhook.operation, 'responses')[status]),
      );
      const media = {
        schema: { $ref: `#/components/schemas/${name}Answer` },
        examples: Object.fromEntries(examples),
      };
      return [status, { ...(first as JsonObject), content: { 'application/json': media } }];
    }),
  );
}

function distinct<T extends Json>(values: T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** Returns the components to which the document refers, directly or through other components, and all security schemes. */
function reached(document: JsonObject, components: JsonObject): JsonObject {
  const found = new Set<string>();
  const follow = (value: Json): void => {
    for (const reference of references(value)) {
      if (found.has(reference)) continue;
      found.add(reference);
      const [, , kind, name] = reference.split('/');
      follow(objectAt(components, kind!)[name!] ?? null);
    }
  };
  follow(document);
  const kept = Object.entries(components).map(([kind, named]) => {
    const own = Object.entries(named as JsonObject).filter(
      ([name]) => kind === 'securitySchemes' || found.has(`#/components/${kind}/${name}`),
    );
    return [kind, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(kept.filter(([, named]) => Object.keys(named).length > 0));
}

/**
 * Converts a webhook to the operation of a path. Its id becomes the name of the client function, such as `sendAgentMessage`. The parameters
 * in its x-path become path parameters.
 */
function asPathOperation(openapi: JsonObject, operation: JsonObject): JsonObject {
  const { 'x-path': _, ...rest } = operation;
  const parameters = [...pathParametersOf(openapi, operation), ...listAt(operation, 'parameters')];
  const responses = objectAt(operation, 'responses');
  const success = responses['2XX'];
  return {
    ...rest,
    operationId: clientNameOf(textAt(operation, 'operationId')),
    ...(parameters.length > 0 && { parameters }),
    // Tools that do not know the class 2XX would reject every success, so 200 is added.
    ...(success !== undefined && { responses: { '200': success, ...responses } }),
  };
}

/** Returns the schema of a JSON body if it is a reference; undefined if it has no name. */
function bodySchema(holder: Json | undefined): JsonObject | undefined {
  const schema = schemaOf(holder);
  return textAt(schema, '$ref') === '' ? undefined : schema;
}

/**
 * Returns the schema of a JSON body. The schema {} for any body becomes a list of all types. A linter would report it as an empty branch.
 */
function schemaOf(holder: Json | undefined): JsonObject | undefined {
  const schema = objectAt(objectAt(holder, 'content'), 'application/json')['schema'];
  if (!isObject(schema)) return undefined;
  const isAny = Object.keys(schema).length === 0;
  return isAny ? { type: ['object', 'array', 'string', 'number', 'boolean', 'null'], items: {} } : schema;
}
