// The HTTP operations of the OpenAPI documents, in the form that the pages need.
import { errorCodeOf, pathParametersOf } from '../../../src/contract/documents/json.ts';
import { type Interface, interfaces, type Node, refName, resolve } from './documents.ts';

export interface Example {
  name: string;
  summary: string;
  value: unknown;
}

/** A body of a request or a response: the name of its schema, the schema, and examples. */
export interface Body {
  mediaType: string;
  schemaName?: string;
  schema: Node;
  examples: Example[];
}

export interface Answer {
  status: string;
  description: string;
  /** The error codes that the response can carry. The usual code comes first. */
  codes: string[];
  /** The names of the response's header fields in the document. */
  headers: string[];
  body?: Body;
}

export interface Operation {
  of: Interface;
  operationId: string;
  title: string;
  description: string;
  method: string;
  /** The path template of the operation, relative to the address of the server. */
  path: string;
  /** The party that responds to the request. */
  party: string;
  /** True for a webhook of the document. The connected party serves webhooks. */
  isWebhook: boolean;
  parameters: Node[];
  /** The security schemes with bearer tokens. A request needs a token of one of these schemes. */
  tokens: Node[];
  body?: Body;
  answers: Answer[];
  /** The operation object in the OpenAPI document. */
  node: Node;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

export function operationsOf(of: Interface): Operation[] {
  if (of.openapi === undefined) return [];
  const read = (items: Record<string, Node>, isWebhook: boolean) =>
    Object.entries(items ?? {}).flatMap(([key, item]) =>
      methods
        .filter((method) => item[method] !== undefined)
        .map((method) => operation(of, key, item, method, isWebhook)),
    );
  return [...read(of.openapi.paths, false), ...read(of.openapi.webhooks, true)];
}

export const allOperations: readonly Operation[] = interfaces.flatMap(operationsOf);

function operation(of: Interface, key: string, item: Node, method: string, isWebhook: boolean): Operation {
  const document = of.openapi;
  const node = item[method];
  const request = resolve(document, node.requestBody);
  return {
    of,
    operationId: node.operationId,
    title: node.summary,
    description: node.description ?? '',
    method: method.toUpperCase(),
    path: isWebhook ? (node['x-path'] ?? '') : key,
    party: document['x-parties'][isWebhook ? 'webhooks' : 'paths'],
    isWebhook,
    parameters: [
      ...[...(item.parameters ?? []), ...pathParametersOf(document, node), ...(node.parameters ?? [])].map(
        (p) => resolve(document, p),
      ),
      ...credentials(document, node),
    ],
    tokens: schemesOf(document, node).filter(({ scheme }) => scheme === 'bearer'),
    ...(request && { body: body(document, request.content) }),
    answers: Object.entries(node.responses as Record<string, Node>).map(([status, given]) => {
      const answer = resolve(document, given);
      const content = answer.content && body(document, answer.content);
      return {
        status,
        description: answer.description,
        codes: errorCodeOf(document, Number(status), answer) === undefined ? [] : codesOf(content),
        headers: Object.keys(answer.headers ?? {}),
        ...(content && { body: content }),
      };
    }),
    node,
  };
}

/** Returns the security schemes that an operation accepts. Each has the name of the scheme in `called`. */
function schemesOf(document: Node, node: Node): Node[] {
  const names: string[] = (node.security ?? document.security ?? []).flatMap((one: Node) => Object.keys(one));
  return names.map((called) => ({ called, ...document.components.securitySchemes[called] }));
}

/** Returns the header fields that carry credentials, as optional parameters. */
function credentials(document: Node, node: Node): Node[] {
  return schemesOf(document, node)
    .filter(({ type }) => type === 'apiKey')
    .map((scheme) => ({ ...scheme, required: false, 'x-secret': true, schema: { type: 'string' } }));
}

/** Returns the error codes of the examples, each once. The usual code comes first, because the bundler puts its example first. */
function codesOf(content: Body | undefined): string[] {
  return [...new Set((content?.examples ?? []).map(({ value }) => (value as Node).error.code as string))];
}

function body(document: Node, content: Node): Body {
  const [mediaType, media] = Object.entries(content)[0] as [string, Node];
  const schemaName = refName(media.schema);
  return {
    mediaType,
    ...(schemaName !== undefined && { schemaName }),
    schema: resolve(document, media.schema),
    examples: Object.entries((media.examples ?? {}) as Record<string, Node>).map(
      ([name, { summary, value }]) => ({
        name,
        summary: summary ?? name,
        value,
      }),
    ),
  };
}

/** The addresses of the receivers in the quickstarts, by party. */
export const homes: Readonly<Record<string, { port: number; prefix: string }>> = {
  'channel-integrator': { port: 8788, prefix: '/chat' },
  'bot-provider': { port: 8789, prefix: '/bot' },
  'webhook-receiver': { port: 8790, prefix: '/hooks' },
};

/**
 * Returns the address before the path of an operation: the receiver's address in the quickstarts, or else the last server of the document,
 * which is on the local machine.
 */
export function serverOf({ of, party }: Pick<Operation, 'of' | 'party'>): string {
  const home = homes[party];
  if (home) return `http://127.0.0.1:${home.port}${home.prefix}`;
  const { url, variables } = of.openapi.servers.at(-1);
  return url.replaceAll(/\{(\w+)\}/g, (_: string, name: string) => variables[name].default);
}
