import { hash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { printed } from '../../../generated/faults.ts';
import type { Operation, OperationResult } from '../../../generated/operation.ts';
import { type InterfaceName, type InterfaceRow, interfaces } from '../../../generated/parties.ts';
import { type JsonObject, mapObjects, objectAt, textAt } from '../documents/json.ts';
import { AcceptedFaults } from '../judgement/accepted-faults.ts';
import { RecentMap } from '../recent-map.ts';
import { errorAnswer } from '../serve/errors.ts';
import { mount } from '../serve/mount.ts';
import { createServer } from '../serve/server.ts';
import type { AuthorizedRequest, Handlers, HandlersFor } from '../serve/service.ts';
import { type Judged, judgedOf, type Side } from './judged.ts';

/** The maximum number of requests whose 503 responses the mock counts. Beyond it, the mock forgets the oldest request. */
const mostRemembered = 10_000;

/**
 * Delays a response, replaces it with 503 or keeps it back, as the options demand. Calls `told` with each request, and with the status of
 * its response if one is sent.
 */
function makeTrouble(
  app: FastifyInstance,
  { delayMs = 0, fail = 0, silent = false }: MockOptions,
  told: (request: FastifyRequest, reply: FastifyReply, payload: unknown, answered?: number) => void,
): void {
  const failed = new RecentMap<string, number>(mostRemembered);
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'OPTIONS') return payload;
    if (silent) {
      told(request, reply, payload);
      await untilGone(reply);
      return payload;
    }
    if (delayMs > 0) await untilGone(reply, delayMs);
    const key = hash('sha256', `${request.method} ${request.url} ${request.body as Buffer | undefined}`);
    const before = failed.get(key) ?? 0;
    if (before >= fail) {
      failed.delete(key);
      told(request, reply, payload, reply.statusCode);
      return payload;
    }
    failed.set(key, before + 1);
    const { status, body } = errorAnswer(
      503,
      `The mock fails ${fail} times, this is ${before + 1}. Send it again.`,
    );
    told(request, reply, payload, status);
    reply.code(status).header('content-type', 'application/json; charset=utf-8');
    return JSON.stringify(body);
  });
}

/** Waits until the client has closed the connection; with `ms`, no longer than that many milliseconds. */
async function untilGone({ raw }: FastifyReply, ms?: number): Promise<void> {
  const options = ms === undefined ? {} : { signal: AbortSignal.timeout(ms) };
  if (!raw.destroyed) await once(raw, 'close', options).catch(() => {});
}

export interface MockOptions {
  host: string;
  /** The port of the first party. The other parties get the following ports. With 0, each party gets any free port. */
  port: number;
  /** True to generate responses from the schemas; by default, the mock responds with examples. */
  dynamic?: boolean;
  /** Called with each request and the status of its response, except for event streams. The status is undefined if no response is sent. */
  judged?: (judged: Judged, answered: number | undefined) => void;
  /** Delay of each response, in milliseconds. */
  delayMs?: number;
  /** The number of 503 responses that each request gets before the response that the contract defines. */
  fail?: number;
  /** True to send no responses. */
  silent?: boolean;
}

export interface MockedSide {
  side: Side;
  /** The base address of the party's operations. */
  url: string;
}

export interface RunningMock {
  sides: MockedSide[];
  close(): Promise<void>;
}

/** Serves the endpoints of the parties, each on its own port. Responses come from the documents. Rejects if a port cannot be used. */
export async function startMock(sides: readonly Side[], options: MockOptions): Promise<RunningMock> {
  const answers = await loadPrism([...new Set(sides.map(({ document }) => document))], options.dynamic);
  const servers = sides.map((side) => serverOf(side, answers, options));
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
  try {
    const served = servers.map(async (server, index) => ({
      side: sides[index]!,
      url: await server.listen({ host: options.host, port: options.port && options.port + index }),
    }));
    await Promise.allSettled(served);
    return { sides: await Promise.all(served), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function serverOf(side: Side, answers: Answers, options: MockOptions) {
  const app = createServer({ stopGraceMs: 100, readsAll: true, maxConnections: 1000 });
  // The ids of the valid requests whose responses are not yet sent.
  const validRequests = new Set<string>();
  app.addHook('onResponse', async ({ id }) => void validRequests.delete(id));
  const accepted = new AcceptedFaults();
  makeTrouble(app, options, (request, { statusCode: status }, payload, answered) => {
    const answer = { status, payload, right: validRequests.has(request.id) };
    options.judged?.(judgedOf(side, request, answer, accepted), answered);
  });
  // A page under development has another origin than the mock. So the mock allows requests from any origin.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, PUT, POST, DELETE');
    reply.header(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? 'content-type, authorization, prefer',
    );
    return reply.code(204).send();
  });
  const handlers: Handlers = Object.fromEntries(
    side.operations.map((operation: Operation) => [
      operation.operationId,
      async (_input: never, { headers, requestId }) => {
        validRequests.add(requestId);
        return answers(operation, headers['prefer']);
      },
    ]),
  );
  mount(app, side.operations, handlers as HandlersFor<readonly Operation[]>, {
    readsAll: true,
    ...(side.party === 'desk' && { authorize: anyToken }),
  });
  return app;
}

/** Rejects a request to the desk that has no token in `Authorization`. Every token is accepted. */
function anyToken({ headers }: AuthorizedRequest) {
  return headers['authorization']?.startsWith('Bearer ')
    ? undefined
    : errorAnswer(401, 'The desk needs a token. Send Authorization: Bearer <any token>.');
}

/** Returns an operation's response from the documents. `prefer`, a header field of the request, can select its status or example. */
export type Answers = (operation: Operation, prefer: string | undefined) => Promise<OperationResult>;

/** A logger for Prism that prints nothing, because the mock prints its own messages. */
const silent = Object.fromEntries(
  ['fatal', 'error', 'warn', 'info', 'success', 'debug', 'trace'].map((level) => [level, () => {}]),
) as Record<string, unknown>;
silent['child'] = () => silent;

/**
 * Loads Prism, a library that makes responses from OpenAPI documents, with the OpenAPI documents of some interfaces. Rejects with
 * ERR_MODULE_NOT_FOUND if Prism is not installed. Only the mock needs Prism.
 */
async function loadPrism(documents: readonly InterfaceName[], dynamic = false): Promise<Answers> {
  const { createInstance, getHttpOperationsFromSpec } = await import('@stoplight/prism-http');
  const known = await Promise.all(
    documents.map((name) => getHttpOperationsFromSpec(prismDocument(read(name)))),
  );
  const byId = new Map(known.flat().map((operation) => [operation.iid, operation]));
  // Prism does not validate requests. The generated validators do, and the mock responds to invalid ones with the errors of the contract.
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
 * Makes an OpenAPI document for Prism, which supports only `paths`. Each operation and webhook becomes a path, named by its operationId.
 * Parameters and credentials are left out, because the server has already checked them. Examples of schemas are left out too: Prism would
 * prefer them to the examples of responses, and all error responses have the same schema.
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
 * Removes examples, and patterns beside the format date-time: Prism would generate a text that matches the pattern but is not a timestamp.
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
    ? `Prefer asks for the status ${code}, which ${operationId} does not define. It defines ${codes}.`
    : `${operationId} has no response ${exampleKey ?? code ?? ''}. Remove the header field Prefer, or name an example of its document.`;
}

/** Yields one event, and then keeps the stream open. */
async function* oneEvent(data: { event_id?: unknown; event?: unknown }) {
  yield { id: printed(data.event_id), event: printed(data.event), data };
  await new Promise(() => {});
}

/** The preferences in the header field `Prefer` of a request. Their names are those of Prism. */
interface Preferences {
  /** The HTTP status of the response. */
  code?: number;
  /** The name of the example that the response has. */
  exampleKey?: string;
  /** True to generate the response from its schema. */
  dynamic?: boolean;
}

/** Reads a header field such as `code=404, example=not-found, dynamic=true`. Preferences with other names are ignored. */
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
