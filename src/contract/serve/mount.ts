import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { botProviderOperations } from '../../../generated/bot/operations.ts';
import { printed } from '../../../generated/faults.ts';
import type { Operation, OperationResult, RequestContext } from '../../../generated/operation.ts';
import { type BotEvents, type BotProviderOptions, botProvider } from './bot-provider.ts';
import { headerNamesOf, signalOf } from './connections.ts';
import { errorAnswer, failureAnswer, TemporaryFailure } from './errors.ts';
import { writeEventStream } from './event-stream-writer.ts';
import {
  type AuthorizedRequest,
  type HandlersFor,
  notAllowed,
  type ServeOptions,
  type Service,
  serviceOf,
  tooLarge,
  written,
} from './service.ts';

export interface MountOptions extends ServeOptions {
  /** True to read the body of every request, even if `authorize` or the method rejects it. Commands that print requests need this. */
  readsAll?: boolean;
  /** The size limit of the operations' bodies, in bytes; by default, the limit of the server. */
  bodyLimit?: number;
  /** The size limits of the bodies of single operations, in bytes, by operationId. */
  bodyLimits?: Readonly<Record<string, number>>;
}

/**
 * Serves operations by handlers in a Fastify app. The generated validators check each request, and an invalid one gets the contract's
 * error, so handlers get valid inputs only. In an app that `createServer` did not make, the operations get a scope of their own. Then the
 * app's other routes keep their parsers and error handlers. Throws if the handlers do not fit the operations.
 */
export function mount<const Table extends readonly Operation[]>(
  app: FastifyInstance,
  operations: Table,
  handlers: HandlersFor<Table>,
  options: MountOptions = {},
): void {
  mountService(app, serviceOf(operations, handlers, options), options);
}

function mountService(app: FastifyInstance, service: Service, options: MountOptions): void {
  if (!app.hasDecorator(mark)) {
    app.register(async (scope) => {
      byContract(scope);
      mountService(scope, service, options);
    });
    return;
  }
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  const guard = options.authorize && inFront(guardedBy(options.authorize), options);
  for (const route of service.routes) {
    const { template, byMethod } = route;
    const url = template.replaceAll(/\{(\w+)\}/g, ':$1');
    for (const [method, candidates] of byMethod) {
      const handler = serve(candidates, service, stopping.signal);
      const bodyLimit = options.bodyLimits?.[candidates[0]!.operationId] ?? options.bodyLimit;
      const limit = bodyLimit !== undefined && { bodyLimit };
      app.route({ method, url, exposeHeadRoute: false, ...limit, ...guard, handler });
    }
    const others = app.supportedMethods.filter((method) => !byMethod.has(method));
    const reject = async (request: FastifyRequest, reply: FastifyReply) =>
      answer(reply, notAllowed(request.method, route));
    app.route({ method: others, url, exposeHeadRoute: false, ...inFront(reject, options), handler: reject });
  }
}

/** Makes a bot provider by `botProvider`, and serves its operations. Returns the provider's function `connect`. */
export function mountBotProvider(
  app: FastifyInstance,
  events: BotEvents,
  { prefix, ...options }: BotProviderOptions & { prefix?: string },
): { connect(endpoint: string): void } {
  const { handlers, authorize, connect } = botProvider(events, options);
  mount(app, botProviderOperations, handlers, { authorize, ...(prefix !== undefined && { prefix }) });
  return { connect };
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Runs a hook before the body is read, so that unauthorized callers cannot fill the memory; with `readsAll`, after the body is read. */
function inFront(hook: Hook, { readsAll }: MountOptions): { preParsing: Hook } | { preValidation: Hook } {
  return readsAll ? { preValidation: hook } : { preParsing: hook };
}

/** Returns a hook that sends the error response of `authorize`, if there is one. Fastify ends a request whose hook returns the reply. */
function guardedBy(authorize: NonNullable<MountOptions['authorize']>): Hook {
  return async (request, reply) => {
    const rejected = await authorize(callerOf(request));
    return rejected && answer(reply, rejected);
  };
}

const noBytes = new Uint8Array();

function serve(candidates: readonly Operation[], service: Service, stopping: AbortSignal) {
  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const context = contextOf(request, reply);
    const received = {
      path: request.params as Record<string, string>,
      query: request.query as Record<string, string>,
      headers: request.headers,
      bytes: (request.body as Buffer | undefined) ?? noBytes,
    };
    const result = await service.perform(candidates, received, context);
    if (!result.events) return void answer(reply, result);
    reply.hijack();
    await writeEventStream(reply.raw, result.events, AbortSignal.any([context.signal, stopping]));
  };
  // The handler returns no promise, because Fastify would spend time on it at every request.
  return (request: FastifyRequest, reply: FastifyReply): void => {
    respond(request, reply).catch((error: unknown) => failed(error, request, reply));
  };
}

/** Passes an error to the server's error handler. If a part of the response is already sent, the error is only logged. */
function failed(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent)
    request.log.error({ err: error, requestId: request.id }, 'a response ended early because of an error');
  else reply.send(error instanceof Error ? error : new Error(printed(error)));
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
      return headerNamesOf(raw);
    },
  };
}

/** Makes the context of a handler. `signal` is made when it is used, because most handlers do not use it. */
function contextOf(request: FastifyRequest, { raw }: FastifyReply): RequestContext {
  return {
    requestId: request.id,
    remoteAddress: request.ip,
    headers: request.headers as RequestContext['headers'],
    get signal() {
      return signalOf(raw);
    },
  };
}

/** The decorator of apps for which `byContract` was called, and of apps in them. */
const mark = Symbol('by contract');

export function answer(reply: FastifyReply, result: OperationResult): FastifyReply {
  const { status, headers, text } = written(result);
  return reply.code(status).headers(headers).send(text);
}

/** Prepares an app: bodies stay bytes, which the operations read, and every error is answered as the contract defines. */
export function byContract(app: FastifyInstance): void {
  app.decorate(mark, true);
  app.removeAllContentTypeParsers();
  // Fastify finds a content type that is named here at once. For any other, it parses the header field of every request.
  app.addContentTypeParser(['application/json', '*'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preParsing', (request, _reply, payload, done) => {
    // Fastify would answer 415 to a malformed content type, so the header field is removed.
    const isMalformed = request.headers['content-type'] !== undefined && request.mediaType === undefined;
    if (isMalformed) request.headers = { 'content-type': undefined };
    done(null, payload);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    answer(reply, answerTo(error, request)),
  );
}

/** Returns the messages of an error and of its causes. */
function reasonsOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${reasonsOf(cause)}` : message;
}

/** Returns the response that the contract defines for an error of Fastify or of a handler. Errors of the server are logged. */
function answerTo(error: Error & { statusCode?: number }, request: FastifyRequest): OperationResult {
  const { statusCode: status = 500 } = error;
  if (status === 413) return tooLarge(request.routeOptions.bodyLimit);
  if (status === 429)
    return errorAnswer(429, 'Too many requests in a second. Wait as long as Retry-After says.');
  if (status < 500) return errorAnswer(400, 'The request is malformed. Compare it with the documents.');
  return failureAnswer(error, request.id, (err, requestId) => {
    // On a full disk every request fails in the same way, so the stack of a temporary failure is not logged.
    if (err instanceof TemporaryFailure)
      request.log.error({ reason: reasonsOf(err), requestId }, 'a request was rejected for now');
    else request.log.error({ err, requestId }, 'a request could not be processed');
  });
}
