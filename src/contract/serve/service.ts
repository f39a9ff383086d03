import { asSentence, bodyFault, faultsOf } from '../../../generated/faults.ts';
import { fits } from '../../../generated/fits.ts';
import type { Operation, OperationResult, RequestContext } from '../../../generated/operation.ts';
import {
  type RawParameters,
  type ReadParameters,
  readParameters,
  WrongParameter,
} from '../../../generated/parameters.ts';
import type { HandlersOf } from '../../../generated/parties/handlers.ts';
import { parseJson, UnreadableBody } from './body.ts';
import { type ErrorAnswer, errorAnswer, failureAnswer } from './errors.ts';
import { eventStreamHeaders } from './event-stream.ts';
import { keyOf, signatureFault } from './signed.ts';

/** The parts of a request by which `authorize` decides if the caller may call the operation. */
export interface AuthorizedRequest {
  headers: Readonly<Record<string, string | undefined>>;
  path: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, string | string[] | undefined>>;
  /** The names of the header fields in lower case. A repeated field is listed twice, if the platform reports repetitions. */
  headerNames: readonly string[];
  /** The address of the caller; behind a trusted proxy, the address that the proxy names. Empty if the platform does not report it. */
  remoteAddress: string;
  /** The HTTP version, such as `1.1`. Empty if the platform does not report it. */
  httpVersion: string;
}

export interface ServeOptions extends ReadOptions {
  /** The path in front of the paths of all operations, without a slash at its end. */
  prefix?: string;
  /** Returns an error response if the caller may not call the operation. It is called before the body is read. */
  authorize?: (request: AuthorizedRequest) => ErrorAnswer | undefined | Promise<ErrorAnswer | undefined>;
  /** The secret (`whsec_…`) by which requests are signed, or several. A request without a valid signature gets 401. */
  secrets?: string | readonly string[];
  /** True to leave long texts unchanged. By default, texts are cut to the length that the contract defines (CHN-IN-17). */
  keepsLongTexts?: boolean;
}

/** The options of adapters without a framework, which read bodies themselves. */
export interface HandlerOptions extends ServeOptions {
  /** The size limit of bodies, in bytes. */
  bodyLimit?: number;
  /** Called with an error that a handler has thrown, and the id of the request. By default, both are written to the console. */
  failed?: (error: unknown, requestId: string) => void;
}

/** The default size limit of a body, in bytes. It is about a thousand times the size of the longest message. */
export const defaultBodyLimit = 1024 * 1024;

export interface Service {
  routes: readonly Route[];
  /** Validates a request, and calls the handler of its operation. `candidates` share its path and method. Rejects if the handler does. */
  perform(
    candidates: readonly Operation[],
    received: Received,
    context: RequestContext,
  ): Promise<OperationResult>;
}

/** Makes a service from operations and their handlers. Throws if the handlers or the options do not fit the operations. */
export function serviceOf(
  operations: readonly Operation[],
  handlers: object,
  options: ServeOptions,
): Service {
  const all = handlersOf(operations, handlers);
  const secrets = options.secrets === undefined ? undefined : [options.secrets].flat();
  if (secrets && (secrets.length === 0 || secrets.some((secret) => keyOf(secret).length === 0)))
    throw new Error(
      'A secret of the option secrets is empty or not base64. Use the one that the service shows.',
    );
  return {
    routes: routesOf(operations, options.prefix),
    async perform(candidates, received, context) {
      const fault = secrets && (await signatureFault(received, secrets));
      if (fault !== undefined)
        return errorAnswer(
          401,
          `The signature is not accepted: ${fault}. Sign each attempt by the agreed secret.`,
        );
      const read = readRequest(candidates, received, options);
      if ('status' in read) return read;
      if (!options.keepsLongTexts) cutTexts(read.operation, read.input.body);
      return all[read.operation.operationId]!(read.input as never, context);
    },
  };
}

function cutTexts({ body: declared }: Operation, body: unknown): void {
  for (const { path, length } of declared?.cut ?? []) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], body);
    const last = path.at(-1)!;
    const text = (holder as Record<string, unknown> | undefined)?.[last];
    if (typeof text === 'string') (holder as Record<string, unknown>)[last] = truncate(text, length);
  }
}

/** A request whose body is not read yet. Each adapter makes it from the request of its platform. */
export interface Call extends Omit<AuthorizedRequest, 'path'> {
  method: string;
  pathname: string;
  /** Returns the body, or undefined if it is larger than the limit. */
  readBody: (limit: number) => Promise<Uint8Array | undefined>;
  signal: () => AbortSignal;
}

/** A response in a form that every adapter can send: its body is a text or a stream of events. */
export interface WrittenResult extends Pick<OperationResult, 'status' | 'events'> {
  headers: Record<string, string>;
  text?: string;
}

/** Returns a function that answers every request, even to an address where no operation is served. The function never rejects. */
export function responderOf(
  operations: readonly Operation[],
  handlers: object,
  options: HandlerOptions,
): (call: Call) => Promise<WrittenResult> {
  const { routes, perform } = serviceOf(operations, handlers, options);
  const find = routeFinder(routes);
  const { authorize, bodyLimit = defaultBodyLimit, failed = console.error } = options;
  const answer = async (call: Call, requestId: string): Promise<OperationResult> => {
    const { method, pathname, headers, remoteAddress, query } = call;
    const found = find(pathname);
    if (!found) return notServed();
    const candidates = found.route.byMethod.get(method);
    if (!candidates) return notAllowed(method, found.route);
    const { path } = found;
    const rejected = await authorize?.({ ...call, path });
    if (rejected) return rejected;
    const bytes = candidates[0]!.body ? await call.readBody(bodyLimit).catch(() => null) : new Uint8Array();
    if (bytes === null) return errorAnswer(400, 'The body ended early. Send the whole body.');
    if (bytes === undefined) return tooLarge(bodyLimit);
    const context = {
      requestId,
      remoteAddress,
      headers,
      get signal() {
        return call.signal();
      },
    };
    return perform(candidates, { path, query, headers, bytes }, context);
  };
  return async (call) => {
    const requestId = crypto.randomUUID();
    try {
      return written(await answer(call, requestId));
    } catch (error) {
      return written(failureAnswer(error, requestId, failed));
    }
  };
}

export function written({ status, body, headers = {}, events }: OperationResult): WrittenResult {
  if (events) return { status, headers: { ...eventStreamHeaders, ...headers }, events };
  if (body === undefined) return { status, headers };
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers: { ...type, ...headers }, text: JSON.stringify(body) };
}

export function notServed(): ErrorAnswer {
  return errorAnswer(404, 'Nothing is served at this address. Compare it with the one that was handed out.');
}

export function notAllowed(method: string, { allow }: Route): ErrorAnswer {
  return { ...errorAnswer(405, `${method} is not served here. Use ${allow}.`), headers: { allow } };
}

export function tooLarge(limit: number | undefined): ErrorAnswer {
  return errorAnswer(400, `The body is larger than ${limit} bytes. Send a smaller one.`);
}

/** Returns the first `codePoints` code points of a text. A surrogate pair is one code point, so it is never split (CHN-IN-18). */
export function truncate(text: string, codePoints: number): string {
  if (text.length <= codePoints) return text;
  let end = 0;
  for (let count = 0; count < codePoints && end < text.length; count++) {
    end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

/** A path with its operations, by method. Several operations with one method are events that share the path. */
interface Route {
  /** The path template, such as `/chat/{channel_public_id}`. */
  template: string;
  byMethod: ReadonlyMap<string, readonly Operation[]>;
  allow: string;
}

function routesOf(operations: readonly Operation[], prefix = ''): Route[] {
  const byPath = Map.groupBy(operations, ({ path }) => `${prefix}${path}` || '/');
  return [...byPath].map(([template, own]) => {
    const byMethod = Map.groupBy(own, ({ method }) => method);
    return { template, byMethod, allow: [...byMethod.keys()].join(', ') };
  });
}

/** Returns a function that finds the route of a path. A route with a literal segment takes precedence over one with a parameter. */
function routeFinder(routes: readonly Route[]) {
  const parameterLast = ({ template }: Route) => template.replaceAll(/\{\w+\}/g, '\uffff');
  const sorted = routes
    .toSorted((a, b) => (parameterLast(a) < parameterLast(b) ? -1 : 1))
    .map((route) => ({ route, pattern: patternOf(route) }));
  return (path: string): { route: Route; path: Record<string, string> } | undefined => {
    for (const { route, pattern } of sorted) {
      const found = pattern.exec(path);
      const parameters = found && decoded(found.groups ?? {});
      if (parameters) return { route, path: parameters };
    }
    return undefined;
  };
}

function patternOf({ template }: Route): RegExp {
  const literal = template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]*)')}$`);
}

/** Decodes percent-encoded values. Returns undefined if one of the values cannot be decoded. */
function decoded(values: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}

/** The handlers of all operations, by operationId. The generated interfaces of handlers declare the same functions. */
export type Handlers = {
  // The generated interfaces know the type of each operation's input and result. This type does not.
  [operationId: string]: (
    input: never,
    context: RequestContext,
  ) => OperationResult | Promise<OperationResult>;
};

export type HandlersFor<Table extends readonly Operation[]> = HandlersOf[Table[number]['party'] &
  keyof HandlersOf];

/**
 * Returns a handler for each operation. If events share an address, a program may handle only some of them. The others are accepted without
 * effect. Throws if a handler is missing, or if a function belongs to no operation.
 */
function handlersOf(operations: readonly Operation[], handlers: object): Handlers {
  const given = handlers as Handlers;
  const ids = operations.map(({ operationId }) => operationId);
  const parties = [...new Set(operations.map(({ party }) => party))].join(', ');
  const unknown = Object.keys(handlers).filter((name) => !ids.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `${parties} has no operation ${unknown.join(', ')}. Its operations are ${ids.join(', ')}. Rename the handler or remove it.`,
    );
  const missing = operations.filter(({ operationId }) => typeof given[operationId] !== 'function');
  const needed = missing.filter(
    ({ operationId, dispatch }) =>
      !dispatch || given[operationId] !== undefined || missing.length === operations.length,
  );
  if (needed.length > 0)
    throw new Error(
      `The handlers of ${parties} lack ${needed.map(({ operationId }) => operationId).join(', ')}. Add a function of that name.`,
    );
  return Object.fromEntries(
    operations.map((operation) => {
      const { operationId } = operation;
      return [operationId, given[operationId]?.bind(handlers) ?? (() => accepted(operation))];
    }),
  );
}

/** Returns the success response for an event without a handler: `{}` if it is valid, or `{"result": "OK"}` (HOOK-RCV-02, BOT-PRV-07). */
function accepted({ responses }: Operation): OperationResult {
  const validate = responses[200]?.validate;
  return { status: 200, body: !validate || validate({}) ? {} : { result: 'OK' } };
}

interface ReadOptions {
  /** Called before the validation. Returns a sentence about the limit that a body exceeds; undefined if it exceeds none. */
  complainAbout?: (body: unknown) => string | undefined;
  /** Parses a body, and throws UnreadableBody if that fails. The default is `parseJson`. */
  parse?: (bytes: Uint8Array) => unknown;
}

interface Received extends RawParameters {
  bytes: Uint8Array;
}

/** Returns the called operation and its validated input, or an error response. `candidates` share the request's path and method. */
function readRequest(
  candidates: readonly Operation[],
  received: Received,
  { parse = parseJson, complainAbout }: ReadOptions,
): { operation: Operation; input: ReadParameters & { body?: unknown } } | ErrorAnswer {
  const [first] = candidates as [Operation, ...Operation[]];
  try {
    const parameters = readParameters(first, received);
    if (!first.body) return { operation: first, input: parameters };
    const { bytes } = received;
    if (bytes.length === 0) {
      if (!first.body.required) return { operation: first, input: parameters };
      return errorAnswer(400, 'The body is missing. Send one JSON object.');
    }
    const body = parse(bytes);
    const exceeded = complainAbout?.(body);
    if (exceeded !== undefined) return errorAnswer(400, exceeded);
    const isObject = typeof body === 'object' && !Array.isArray(body);
    const notAnObject = isObject ? undefined : bodyFault('The body', new TextDecoder().decode(bytes));
    if (notAnObject !== undefined) return errorAnswer(400, notAnObject);
    const operation = dispatched(candidates, body);
    if ('status' in operation) return operation;
    const { validate } = operation.body!;
    if (!fits(validate, body)) {
      const fault = asSentence(faultsOf(body, validate.errors));
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

/** Returns the operation of the event that the body names, or an error response. If there are no events, returns the only candidate. */
function dispatched(candidates: readonly Operation[], body: unknown): Operation | ErrorAnswer {
  const [first] = candidates;
  if (!first!.dispatch) return first!;
  const { property } = first!.dispatch;
  const name = (body as Record<string, unknown> | null)?.[property];
  if (typeof name !== 'string') {
    return errorAnswer(
      400,
      `/${property} must be a string that names the event. Compare the body with the documents.`,
    );
  }
  const known = candidates.flatMap(({ dispatch }) => dispatch?.values ?? []);
  return (
    candidates.find(({ dispatch }) => dispatch?.values.includes(name)) ??
    errorAnswer(
      405,
      `/${property} ${JSON.stringify(name.slice(0, 80))} is not supported here. Known are ${known.join(', ')}.`,
    )
  );
}
