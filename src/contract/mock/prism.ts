import { readFileSync } from 'node:fs';
import { printed } from '../../../generated/faults.ts';
import type { Operation, OperationResult } from '../../../generated/operation.ts';
import { type InterfaceName, type InterfaceRow, interfaces } from '../../../generated/parties.ts';
import { type JsonObject, mapObjects, objectAt, textAt } from '../documents/json.ts';
import { errorAnswer } from '../serve/errors.ts';

/** Returns an operation's response from the documents. `prefer`, the request's header field, can select a status or an example. */
export type Answers = (operation: Operation, prefer: string | undefined) => Promise<OperationResult>;

/** Silences Prism: the mock prints its own messages. */
const silent = Object.fromEntries(
  ['fatal', 'error', 'warn', 'info', 'success', 'debug', 'trace'].map((level) => [level, () => {}]),
) as Record<string, unknown>;
silent['child'] = () => silent;

/**
 * Loads Prism, a library that makes responses from OpenAPI documents, with the documents of the interfaces `documents`. Rejects with
 * ERR_MODULE_NOT_FOUND if Prism is not installed: only the mock needs it.
 */
export async function loadPrism(documents: readonly InterfaceName[], dynamic = false): Promise<Answers> {
  const { createInstance, getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const known = await Promise.all(
    documents.map((name) => getHttpOperationsFromSpec(prismDocument(read(name)))),
  );
  const byId = new Map(known.flat().map((operation) => [operation.iid, operation]));
  // Prism checks nothing: the generated validators have checked the request, and answer invalid ones with the contract's errors.
  const config = {
    isProxy: false as const,
    validateRequest: false,
    validateResponse: false,
    checkSecurity: false,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic },
  };
  const prism = createInstance(config, { logger: silent as never });

  return async (operation, prefer) => {
    const wishes = readPreferences(prefer);
    const request = { method: 'post' as const, url: { path: `/${operation.operationId}` }, headers: {} };
    const mock = { ...wishes, dynamic: wishes.dynamic ?? dynamic };
    const result = await prism.request(request, [byId.get(operation.operationId)!], { ...config, mock })();
    if (result._tag === 'Left') return errorAnswer(400, complaint(operation, wishes));
    const { statusCode: status, body } = result.right.output;
    if (operation.responses[status]?.streaming) return { status, events: oneEvent(body as object) };
    return { status, body };
  };
}

function read(document: InterfaceName): JsonObject {
  const { openapi } = interfaces.find(({ name }) => name === document) as InterfaceRow;
  const file = new URL(`../../../generated/${openapi}`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}

/**
 * Makes an OpenAPI document for Prism, which mocks `paths` only: it has a path for each operation and webhook, named by the operationId.
 * The generated mount routes requests, so parameters and credentials are left out. Examples of schemas are left out too: Prism would prefer
 * them to the examples of responses, and all error responses have one schema.
 */
function prismDocument(document: JsonObject): JsonObject {
  const { servers: _, security: __, webhooks: ___, ...rest } = document;
  const operations = [objectAt(document, 'paths'), objectAt(document, 'webhooks')]
    .flatMap((items) => Object.values(items).flatMap((item) => Object.values(item as JsonObject)))
    .filter((operation) => textAt(operation, 'operationId') !== '');
  return {
    ...rest,
    components: withoutExamples(objectAt(document, 'components')),
    paths: Object.fromEntries(
      operations.map((operation) => {
        const { requestBody: _, ...post } = operation as JsonObject;
        const id = textAt(operation, 'operationId');
        return [`/${id}`, { post: { ...post, parameters: [], security: [] } }];
      }),
    ),
  };
}

/**
 * Removes the examples, and the patterns beside the format date-time. Prism would generate a text that fits such a pattern but is not a
 * timestamp.
 */
function withoutExamples(components: JsonObject): JsonObject {
  const schemas = mapObjects(objectAt(components, 'schemas'), ({ examples: _, pattern, ...rest }) =>
    pattern === undefined || rest['format'] === 'date-time' ? rest : { ...rest, pattern },
  );
  return { ...components, schemas };
}

function complaint({ operationId, responses }: Operation, { code, exampleKey }: Preferences): string {
  const codes = Object.keys(responses).join(', ');
  return code !== undefined && responses[code] === undefined
    ? `Prefer asks for an answer ${code}, which ${operationId} does not have. It has ${codes}.`
    : `${operationId} has no answer ${exampleKey ?? code ?? ''}. Leave Prefer out, or name an example of its document.`;
}

/** Yields one event. The stream then stays open. */
async function* oneEvent(data: { event_id?: unknown; event?: unknown }) {
  yield { id: printed(data.event_id), event: printed(data.event), data };
  await new Promise(() => {});
}

/** The preferences in a request's header field `Prefer`, with Prism's names. */
interface Preferences {
  /** The HTTP status of the response. */
  code?: number;
  /** The name of the example to respond with. */
  exampleKey?: string;
  /** True to generate the response from its schema. */
  dynamic?: boolean;
}

/** Reads `code=404, example=not-found, dynamic=true`. Other preferences are ignored. */
function readPreferences(field = ''): Preferences {
  const wishes: Preferences = {};
  for (const wish of field.split(/[,;]/)) {
    const [name = '', value = ''] = wish.split('=').map((part) => part.trim().replace(/^"(.*)"$/, '$1'));
    if (name === 'code') wishes.code = Number(value);
    if (name === 'example') wishes.exampleKey = value;
    if (name === 'dynamic') wishes.dynamic = value !== 'false';
  }
  return wishes;
}
