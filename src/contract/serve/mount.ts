import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation, OperationResult, RequestContext } from '../../../generated/operation.ts';
import { answer, byContract, isByContract } from './by-contract.ts';
import { type ErrorAnswer, errorAnswer } from './errors.ts';
import { writeEventStream } from './event-stream.ts';
import { type ReadOptions, readRequest } from './read-request.ts';

/** A function for each operation, as the generated handler interfaces declare them. */
export type Handlers = {
  // The generated interfaces narrow input and result by operation; this type cannot.
  [operationId: string]: (
    input: never,
    context: RequestContext,
  ) => OperationResult | Promise<OperationResult>;
};

export interface MountOptions extends ReadOptions {
  /** Path in front of the operations' own, without a slash at its end. */
  prefix?: string;
  /** Answers in place of the handler where the caller is not allowed to do this. Called before the body is read. */
  authorize?: (request: AuthorizedRequest) => ErrorAnswer | undefined | Promise<ErrorAnswer | undefined>;
  /** Reads the body of every request, also of one that is rejected without it. For commands that print requests. */
  readsAll?: boolean;
}

/** The part of a request that decides whether the caller is allowed to do something. */
export interface AuthorizedRequest {
  headers: Readonly<Record<string, string | undefined>>;
  path: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, unknown>>;
  /** Names of the header fields in lower case; a field that was sent twice is listed twice. */
  headerNames: readonly string[];
  /** The address of the caller; behind a trusted proxy, the address that the proxy names. */
  remoteAddress: string;
  /** Such as `1.1`. */
  httpVersion: string;
}

/**
 * Serves a generated table of operations by handlers. The generated validators check each request; an invalid one gets the
 * contract's error, and handlers see inputs only. In an app that `createServer` did not make, the operations get a scope of their
 * own: the app's other routes keep their parsers and error handlers.
 */
export function mount(
  app: FastifyInstance,
  operations: readonly Operation[],
  handlers: object,
  options: MountOptions = {},
): void {
  if (!isByContract(app)) {
    app.register(async (scope) => {
      byContract(scope);
      mount(scope, operations, handlers, options);
    });
    return;
  }
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  const guard = options.authorize && inFront(guardedBy(options.authorize), options);
  const byPath = Map.groupBy(operations, ({ path }) => path);
  for (const [path, atPath] of byPath) {
    const url = `${options.prefix ?? ''}${path.replaceAll(/\{(\w+)\}/g, ':$1')}` || '/';
    const byMethod = Map.groupBy(atPath, ({ method }) => method);
    for (const [method, candidates] of byMethod) {
      app.route({
        method,
        url,
        exposeHeadRoute: false,
        ...guard,
        handler: serve(candidates, handlers as Handlers, options, stopping.signal),
      });
    }
    const others = app.supportedMethods.filter((method) => !byMethod.has(method as Operation['method']));
    const allow = [...byMethod.keys()].join(', ');
    const reject = async (request: FastifyRequest, reply: FastifyReply) => {
      const error = errorAnswer(405, `${request.method} is not served here. Use ${allow}.`);
      return answer(reply, { ...error, headers: { allow } });
    };
    app.route({ method: others, url, exposeHeadRoute: false, ...inFront(reject, options), handler: reject });
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Runs a hook before the body is read, so that strangers cannot fill the memory. */
function inFront(hook: Hook, { readsAll }: MountOptions): { preParsing: Hook } | { preValidation: Hook } {
  return readsAll ? { preValidation: hook } : { preParsing: hook };
}

/** Rejects callers that are not allowed to do this. Fastify stops where a hook returns a reply. */
function guardedBy(authorize: NonNullable<MountOptions['authorize']>): Hook {
  return async (request, reply) => {
    const rejected = await authorize(callerOf(request));
    return rejected && answer(reply, rejected);
  };
}

function serve(
  candidates: readonly Operation[],
  handlers: Handlers,
  options: MountOptions,
  stopping: AbortSignal,
) {
  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const read = readRequest(candidates, request, options);
    if ('status' in read) return void answer(reply, read);
    const context = contextOf(request, reply);
    const handler = handlers[read.operation.operationId]!;
    const result = await handler.call(handlers, read.input as never, context);
    if (!result.events) return void answer(reply, result);
    reply.hijack();
    await writeEventStream(reply.raw, result.events, AbortSignal.any([context.signal, stopping]));
  };
  // Returns nothing: Fastify's handling of a returned promise costs time on every request.
  return (request: FastifyRequest, reply: FastifyReply): void => {
    respond(request, reply).catch((error: unknown) => failed(error, request, reply));
  };
}

/** Passes an error to the server's error handler; once a response has begun, only logs it. */
function failed(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) request.log.error({ err: error, requestId: request.id }, 'a response broke off');
  else reply.send(error instanceof Error ? error : new Error(String(error)));
}

function callerOf(request: FastifyRequest): AuthorizedRequest {
  const { headers, params, query, ip, raw } = request;
  return {
    headers: headers as AuthorizedRequest['headers'],
    path: params as AuthorizedRequest['path'],
    query: query as AuthorizedRequest['query'],
    remoteAddress: ip ?? '',
    httpVersion: raw.httpVersion,
    get headerNames() {
      return raw.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    },
  };
}

/** The context of a handler. The signal is made on first access: most handlers never use it. */
function contextOf(request: FastifyRequest, { raw }: FastifyReply): RequestContext {
  let controller: AbortController | undefined;
  return {
    requestId: request.id,
    remoteAddress: request.ip,
    headers: request.headers as RequestContext['headers'],
    get signal() {
      if (controller) return controller.signal;
      const hungUp = new AbortController();
      // A caller that has hung up already emits no further `close`.
      if (raw.closed || raw.destroyed) hungUp.abort();
      else raw.once('close', () => hungUp.abort());
      controller = hungUp;
      return hungUp.signal;
    },
  };
}
