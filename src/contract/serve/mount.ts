import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fits } from '../../../generated/fits.ts';
import type { Operation, OperationResult, RequestContext } from '../../../generated/operation.ts';
import { bodyFault } from '../judgement/answer-hints.ts';
import { asSentence, faultOf } from '../judgement/faults.ts';
import { parseJson, UnreadableBody } from './body.ts';
import { answer, byContract, isByContract } from './by-contract.ts';
import { type ErrorAnswer, errorAnswer } from './errors.ts';
import { writeEventStream } from './event-stream.ts';
import { type ReadParameters, readParameters, WrongParameter } from './parameters.ts';

/** A function for each operation, as the generated handler interfaces declare them. */
export type Handlers = {
  // Each interface narrows input and result by operation; here only the table knows which is which.
  [operationId: string]: (
    input: never,
    context: RequestContext,
  ) => OperationResult | Promise<OperationResult>;
};

export interface MountOptions {
  /** Path in front of the operations' own, without a slash at its end. */
  prefix?: string;
  /** Answers a request in place of the handler, where the caller may not do this; nothing of a body is read before. */
  authorize?: (request: AuthorizedRequest) => ErrorAnswer | undefined | Promise<ErrorAnswer | undefined>;
  /** What of a body is more than is taken, as a sentence, before its form is looked at. */
  complainAbout?: (body: unknown) => string | undefined;
  /** Whether bodies are read also where a request is refused whatever its body holds, for who shows what came. */
  readsAll?: boolean;
  /** Reads a body; the default takes any JSON. Throws UnreadableBody. */
  parse?: (bytes: Buffer) => unknown;
}

/** What decides whether a caller may do something. */
export interface AuthorizedRequest {
  headers: Readonly<Record<string, string | undefined>>;
  path: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, unknown>>;
  /** Names of the header fields in lower case, as often as they were sent. */
  headerNames: readonly string[];
  /** The address that the request came from; behind a proxy that is believed, the one that it names. */
  remoteAddress: string;
  /** As the connection speaks it: `1.1`. */
  httpVersion: string;
}

/**
 * Serves a generated table of operations by handlers. Requests are checked by the generated validators; what does not fit
 * is answered as the contract says, and handlers see inputs only. An app that `createServer` did not make goes on reading the
 * bodies of its own routes and answering their errors: the operations have a scope of their own there.
 */
export function mount(
  app: FastifyInstance,
  operations: readonly Operation[],
  handlers: object,
  options: MountOptions = {},
): void {
  if (isByContract(app)) mountIn(app, operations, handlers, options);
  else
    app.register(async (scope) => {
      byContract(scope);
      mountIn(scope, operations, handlers, options);
    });
}

function mountIn(
  app: FastifyInstance,
  operations: readonly Operation[],
  handlers: object,
  options: MountOptions,
): void {
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
    const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
      const wrong = errorAnswer(405, `${request.method} is not served here. Use ${allow}.`);
      return answer(reply, { ...wrong, headers: { allow } });
    };
    app.route({ method: others, url, exposeHeadRoute: false, ...inFront(refuse, options), handler: refuse });
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Answers before a body is read, so that strangers can't make anybody keep theirs. */
function inFront(hook: Hook, { readsAll }: MountOptions): { preParsing: Hook } | { preValidation: Hook } {
  return readsAll ? { preValidation: hook } : { preParsing: hook };
}

/** Lets those through who may do this, and answers others. A reply that a hook gives back ends the matter. */
function guardedBy(authorize: NonNullable<MountOptions['authorize']>): Hook {
  return async (request, reply) => {
    const refused = await authorize(new Asked(request));
    return refused && answer(reply, refused);
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
    const context = new Context(request, reply);
    const handler = handlers[read.operation.operationId]!;
    const result = await handler.call(handlers, read.input as never, context);
    if (!result.events) return void answer(reply, result);
    reply.hijack();
    await writeEventStream(reply.raw, result.events, AbortSignal.any([context.signal, stopping]));
  };
  // Fastify would watch over what an async handler gives, at some cost for each request.
  return (request: FastifyRequest, reply: FastifyReply): void => {
    respond(request, reply).catch((error: unknown) => failed(error, request, reply));
  };
}

/** Lets the server's error handler answer, where no answer has begun. */
function failed(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) request.log.error({ err: error, requestId: request.id }, 'an answer broke off');
  else reply.send(error instanceof Error ? error : new Error(String(error)));
}

/** What of a request decides whether the caller may do something, read when it is asked for. */
class Asked implements AuthorizedRequest {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get headers(): AuthorizedRequest['headers'] {
    return this.#request.headers as Record<string, string | undefined>;
  }

  get headerNames(): string[] {
    const { rawHeaders } = this.#request.raw;
    return rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  }

  get path(): AuthorizedRequest['path'] {
    return this.#request.params as Record<string, string>;
  }

  get query(): AuthorizedRequest['query'] {
    return this.#request.query as Record<string, unknown>;
  }

  get remoteAddress(): string {
    return this.#request.ip ?? '';
  }

  get httpVersion(): string {
    return this.#request.raw.httpVersion;
  }
}

/** What a handler is told beside its input. The signal is made when somebody asks for it: most handlers do not. */
class Context implements RequestContext {
  readonly requestId: string;
  readonly remoteAddress: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly #reply: FastifyReply;
  #signal: AbortSignal | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply) {
    this.requestId = request.id;
    this.remoteAddress = request.ip;
    this.headers = request.headers as Record<string, string | undefined>;
    this.#reply = reply;
  }

  get signal(): AbortSignal {
    if (this.#signal) return this.#signal;
    const controller = new AbortController();
    const { raw } = this.#reply;
    // Who asks after a wait may find that the caller hung up meanwhile: nothing tells of that a second time.
    if (raw.closed || raw.destroyed) controller.abort();
    else raw.once('close', () => controller.abort());
    this.#signal = controller.signal;
    return this.#signal;
  }
}

type Accepted = { operation: Operation; input: ReadParameters & { body?: unknown } };

/** The operation that a request means, with its input, or the answer that says why there is none. */
function readRequest(
  candidates: readonly Operation[],
  request: FastifyRequest,
  { parse = parseJson, complainAbout }: MountOptions,
): Accepted | ErrorAnswer {
  try {
    const parameters = readParameters(candidates[0]!, {
      path: request.params as Record<string, string>,
      query: request.query as Record<string, string>,
      headers: request.headers as Record<string, string>,
    });
    if (!candidates[0]!.body) return { operation: candidates[0]!, input: parameters };
    const bytes = request.body as Buffer | undefined;
    if (bytes === undefined || bytes.length === 0) {
      if (!candidates[0]!.body.required) return { operation: candidates[0]!, input: parameters };
      return errorAnswer(400, 'The body is missing. Send one JSON object.');
    }
    const body = parse(bytes);
    const wrong = complainAbout?.(body);
    if (wrong !== undefined) return errorAnswer(400, wrong);
    const isObject = typeof body === 'object' && !Array.isArray(body);
    const notAnObject = isObject ? undefined : bodyFault('The body', bytes.toString('utf8'));
    if (notAnObject !== undefined) return errorAnswer(400, notAnObject);
    const operation = dispatched(candidates, body);
    if ('status' in operation) return operation;
    const { validate } = operation.body!;
    if (!fits(validate, body)) {
      const fault = asSentence(faultOf(body, validate.errors?.[0]));
      return errorAnswer(400, `${fault} Compare it with the documents.`);
    }
    return { operation, input: { ...parameters, body } };
  } catch (error) {
    if (error instanceof UnreadableBody) return errorAnswer(400, error.message);
    if (error instanceof WrongParameter)
      return errorAnswer(error.parameter.in === 'path' ? 404 : 400, error.message);
    throw error;
  }
}

/** Of several operations at one address the one whose property the body names. */
function dispatched(candidates: readonly Operation[], body: unknown): Operation | ErrorAnswer {
  const [first] = candidates;
  if (!first!.dispatch) return first!;
  const { property } = first!.dispatch;
  const value =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[property] : undefined;
  if (typeof value !== 'string') {
    return errorAnswer(
      400,
      `/${property} must be a string that names the event. Compare the body with the documents.`,
    );
  }
  const known = candidates.flatMap(({ dispatch }) => dispatch?.values ?? []);
  return (
    candidates.find(({ dispatch }) => dispatch?.values.includes(value)) ??
    errorAnswer(
      405,
      `/${property} ${JSON.stringify(value.slice(0, 80))} is not supported here. Known are ${known.join(', ')}.`,
    )
  );
}
