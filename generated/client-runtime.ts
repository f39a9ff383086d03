// Copied from src/contract/codegen/runtime/client-runtime.ts by `npm run generate`. Change it there, never here.

import type { ErrorStatus } from './errors.ts';
import type { DeliveryPolicy } from './policies.ts';
import { faultsOf, printed } from './faults.ts';
import { fits } from './fits.ts';
import type { Operation, OperationResult, ServerSentEvent } from './operation.ts';
import { asText, type Input, readParameters, WrongParameter } from './parameters.ts';
import { parsedJson, valueAt } from './values.ts';

export type { ErrorStatus };

/** The options that every client has. */
export interface SendOptions extends AttemptOptions {
  /** Header fields that every request has, such as Authorization. */
  headers?: Record<string, string> | undefined;
  /** A function that replaces the global fetch. */
  fetch?: typeof fetch | undefined;
}

/** The options of a client with a base address and path parameters. */
export interface ClientOptions extends SendOptions {
  /** The address in front of the operations' paths, without a slash at its end. */
  baseUrl: string;
  /** Default values of path parameters. A call may leave out these parameters. */
  path?: Record<string, string> | undefined;
}

/** The options of a client with the address that the service has issued. It contains identifiers and secrets. */
export interface EndpointOptions extends SendOptions {
  endpoint: string;
}

/** A client with an issued address. The address contains the path parameters, so calls have no parameter `path`. */
export type AtEndpoint<Client> = {
  [Name in keyof Client]: Client[Name] extends (input: infer Input, options?: CallOptions) => infer Result
    ? (input: Omit<Input, 'path'>, options?: CallOptions) => Result
    : never;
};

/** The options of one call. They take precedence over the options of the client. */
export interface CallOptions extends AttemptOptions {
  signal?: AbortSignal | undefined;
}

/** The members of every error response. */
interface AnyError {
  /** The body as text. */
  text: string;
  /** The header fields by their names in lower case, such as `retry-after`. */
  headers: Record<string, string>;
}

/** An error response that the document does not describe, for example of a proxy. `body` is its JSON value, or else its text. */
export interface ErrorResult<Status extends number = ErrorStatus> extends AnyError {
  status: Status;
  body?: unknown;
}

/** The documented error responses of an operation. If the body does not match its schema, only `text` has the body. */
type DocumentedError<Result> = Result extends { status: infer Status extends ErrorStatus; body?: infer Body }
  ? AnyError & { status: Status; body?: Body }
  : never;

/** The result of a call: a documented success, or an error response. */
export type Answered<Result extends { status: number }> =
  | Exclude<Result, { status: ErrorStatus }>
  | DocumentedError<Result>
  | ErrorResult<Exclude<ErrorStatus, Result['status']>>;

/**
 * Thrown for a response that is neither an error response nor documented: it has another status or an invalid body, or it is a redirect.
 */
export class UnexpectedResponse extends Error {
  override readonly name = 'UnexpectedResponse';
  readonly operationId: string;
  readonly status: number;
  readonly body: unknown;
  readonly #location: string | undefined;

  constructor(operationId: string, status: number, body: unknown, why: string, location?: string) {
    super(`${operationId} was answered ${status}: ${why}`);
    this.operationId = operationId;
    this.status = status;
    this.body = body;
    this.#location = location;
  }

  /**
   * Returns the target of a redirect, if the platform reports it. It may have the secrets of the address, so the error message omits it.
   */
  get location(): string | undefined {
    return this.#location;
  }
}

/**
 * Returns options with the base address and the path parameters of their endpoint, which has the form `template`. Returns options with a
 * base address unchanged. Throws if the endpoint has another form, or if a program in JavaScript passes neither.
 */
export function atEndpoint(given: ClientOptions | EndpointOptions, template: string): ClientOptions {
  const { endpoint: address, baseUrl: base } = Object(given) as Partial<ClientOptions & EndpointOptions>;
  if (typeof (address ?? base) !== 'string')
    throw new TypeError('Pass an object: { endpoint } or { baseUrl }.');
  if (!('endpoint' in given)) return given;
  const { endpoint, ...options } = given;
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const pattern = template.replaceAll(/\{\w+\}/g, '([^/?#]+)');
  const [, baseUrl, ...values] = new RegExp(`^(https?://.*)${pattern}/?$`).exec(endpoint) ?? [];
  // The message does not contain the address, which may have secrets.
  if (baseUrl === undefined)
    throw new TypeError(
      `The endpoint does not have the form http(s)://…${template}. Use it as it was handed out.`,
    );
  const path = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index]!)]));
  return { ...options, baseUrl, path };
}

/**
 * Sends a request, and repeats it if the options say so. Returns the response, even if it is an error. Rejects with InvalidRequest if the
 * request does not match the document, and with UnexpectedResponse if a success does not match it.
 */
export async function call(
  operation: Operation,
  client: ClientOptions,
  given: Input,
  options: CallOptions = {},
  ownPolicy?: RetryPolicy,
): Promise<never> {
  const input = { ...given, path: { ...client.path, ...given.path } };
  const fault = requestFault(operation, input);
  if (fault !== undefined) throw new InvalidRequest(operation.operationId, fault);
  const attempt = (timeoutMs: number) => attemptOf(operation, client, input, timeoutMs, options.signal);
  return (await withRetries(
    attempt,
    {
      signal: options.signal,
      retry: options.retry ?? client.retry,
      timeoutMs: options.timeoutMs ?? client.timeoutMs,
    },
    ownPolicy,
  )) as never;
}

async function attemptOf(
  operation: Operation,
  { baseUrl, headers = {}, fetch: send = fetch }: ClientOptions,
  input: Input,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<OperationResult> {
  const late = new AbortController();
  const why = `${operation.operationId} had no response within ${timeoutMs} ms`;
  const timer = setTimeout(() => late.abort(new DOMException(why, 'TimeoutError')), timeoutMs);
  try {
    const response = await send(address(operation, baseUrl, input), {
      method: operation.method,
      headers: {
        ...headers,
        ...asText(input.headers),
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      // A redirect is not followed. It would lose the body, and send the secrets in the address to another host.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
    });
    return await result(operation, response);
  } finally {
    clearTimeout(timer);
  }
}

function address({ path }: Operation, baseUrl: string, input: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(printed(input.path?.[name])),
  );
  const query = new URLSearchParams(asText(input.query)).toString();
  // If the operation has an empty path, a slash at the end of the base address stays.
  const base = path === '' ? baseUrl : baseUrl.replace(/\/$/, '');
  return `${base}${filled}${query === '' ? '' : `?${query}`}`;
}

async function result(operation: Operation, response: Response): Promise<OperationResult> {
  const { operationId, responses } = operation;
  const { status, headers } = response;
  const unexpected = (given: unknown, why: string, location?: string) =>
    new UnexpectedResponse(operationId, status, given, why, location);
  const redirect = redirectOf(response);
  if (redirect) throw unexpected(undefined, redirect.why, redirect.location);
  const known = responses[status];
  if (known?.streaming && response.body) return { status, events: serverSentEvents(response.body) };
  const text = await textOf(response);
  if (text === undefined) throw unexpected(undefined, `the body is longer than ${longestBody} bytes`);
  const body = readPart(parsedJson(text), known?.readIf);
  if (status >= 400) {
    const error = { status, text, headers: Object.fromEntries(headers) };
    if (known?.validate) return known.validate(body) ? { ...error, body } : error;
    return { ...error, body: body === undefined && text !== '' ? text : body };
  }
  const given = body ?? text;
  if (!known) throw unexpected(given, 'the document has no such code');
  if (known.validate && !fits(known.validate, body))
    throw unexpected(given, faultsOf(body, known.validate.errors));
  return { status, body };
}

/** The size limit of a response body, in bytes, and of one event of a stream, in characters. It protects the memory. */
const longestBody = 64 * 1024 * 1024;

/** Returns the body of a response as text; undefined if it exceeds the size limit. */
async function textOf({ body }: Response): Promise<string | undefined> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; reader; ) {
    const { value } = await reader.read();
    if (value === undefined) break;
    chunks.push(value);
    size += value.length;
    if (size <= longestBody) continue;
    await reader.cancel();
    return undefined;
  }
  return new Blob(chunks).text();
}

/**
 * Returns the part of a body that a client reads. If a member of `readIf` has another text than expected, returns only that member. The
 * other members are then not validated.
 */
function readPart(body: unknown, readIf: Readonly<Record<string, string>> = {}): unknown {
  for (const [name, expected] of Object.entries(readIf)) {
    const given = (body as Record<string, unknown> | null | undefined)?.[name];
    if (typeof given === 'string' && given.toUpperCase() !== expected) return { [name]: given };
  }
  return body;
}

const blankLine = /\r?\n\r?\n/;

/** Yields the events in a stream of server-sent events, whose data is JSON. */
async function* serverSentEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent<unknown>> {
  const decoder = new TextDecoder();
  // The pieces of an incomplete event. Joining and searching them at each chunk would take quadratic time.
  let parts: string[] = [];
  let [size, tail] = [0, ''];
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    const text = decoder.decode(chunk, { stream: true });
    parts.push(text);
    size += text.length;
    if (size > longestBody)
      throw new Error(`An event of the stream is longer than ${longestBody} characters.`);
    const end = tail + text;
    tail = end.slice(-3);
    if (!blankLine.test(end)) continue;
    const blocks = parts.join('').split(blankLine);
    const rest = blocks.pop() ?? '';
    [parts, size, tail] = [[rest], rest.length, rest.slice(-3)];
    for (const block of blocks) {
      const fields = new Map<string, string>();
      for (const line of block.split(/\r?\n/)) {
        // Only line feeds end a line. Separators in a text, such as U+2028, do not.
        const [, name, value] = /^([^:]+):? ?(.*)$/s.exec(line) ?? [];
        if (name) fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : (value ?? ''));
      }
      const data = fields.get('data');
      if (data === undefined) continue;
      const [id, event] = [fields.get('id'), fields.get('event')];
      yield {
        ...(id !== undefined && { id }),
        ...(event !== undefined && { event }),
        data: JSON.parse(data),
      };
    }
  }
}

/** Thrown for a request that does not match the document. Such a request is not sent. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly operationId: string;

  constructor(operationId: string, fault: string) {
    super(`${operationId} was not sent: ${fault}.`);
    this.operationId = operationId;
  }
}

/** Returns the fault of a request; undefined if the request matches the document. */
function requestFault(operation: Operation, { path, query, headers, body }: Input): string | undefined {
  try {
    const lowerCase = Object.entries(asText(headers)).map(([name, value]) => [name.toLowerCase(), value]);
    readParameters(operation, {
      path: asText(path),
      query: asText(query),
      headers: Object.fromEntries(lowerCase),
    });
  } catch (error) {
    if (error instanceof WrongParameter) return error.message.replace(/\.$/, '');
    throw error;
  }
  const declared = operation.body;
  if (body === undefined) return declared?.required ? 'the body is missing' : undefined;
  if (!declared) return undefined;
  if (!declared.validate(body)) return faultsOf(body, declared.validate.errors);
  const faults = (declared.tolerated ?? []).flatMap(({ path, validate }) => {
    const member = valueAt(body, path);
    if (member === undefined || validate(member)) return [];
    const place = `/${path.join('/')}`;
    return faultsOf(
      body,
      validate.errors?.map((error) => ({ ...error, instancePath: `${place}${error.instancePath}` })),
    );
  });
  return faults.length === 0 ? undefined : faults.join('; ');
}

/** The part of a delivery policy that attempts and retries depend on. */
export type RetryPolicy = Pick<DeliveryPolicy, 'attempts' | 'intervalMs' | 'timeoutMs' | 'success'>;

/** The options for the time limit and the retries of a call. */
interface AttemptOptions {
  /**
   * The time limit of an attempt, in milliseconds, from its start to the last byte of the response. By default, it is that of the
   * operation's delivery policy, or else 30 seconds.
   */
  timeoutMs?: number | undefined;
  /**
   * Repeats a request until the response is a success. `true` uses the delivery policy of the operation, if it has one. Any other value is
   * the policy to use. Without this option, a request is sent only once (OPEN-33).
   */
  retry?: true | RetryPolicy | undefined;
}

/** The time limit of an attempt if the operation has no delivery policy, in milliseconds. */
const defaultTimeoutMs = 30_000;

/**
 * Calls `attempt`, and with `retry` repeats it until a success, as the policy says. `retry: true` means the policy `own` of the operation.
 * If no attempt is a success, the result or error is that of the last one. Rejects if the signal aborts.
 */
async function withRetries<Result extends { status: number }>(
  attempt: (timeoutMs: number) => Promise<Result>,
  { retry, timeoutMs, signal }: AttemptOptions & { signal: AbortSignal | undefined },
  own: RetryPolicy | undefined,
): Promise<Result> {
  const policy = retry === true ? own : retry;
  const limit = timeoutMs ?? (policy ?? own)?.timeoutMs ?? defaultTimeoutMs;
  for (let left = policy?.attempts ?? 1; left > 1; left--) {
    const next = performance.now() + (policy?.intervalMs ?? 0);
    const result = await attempt(limit).catch(() => undefined);
    signal?.throwIfAborted();
    if (result && isSuccess(result.status, policy!)) return result;
    await pause(Math.max(0, next - performance.now()), signal);
  }
  return attempt(limit);
}

function isSuccess(status: number, { success }: RetryPolicy): boolean {
  return typeof success.status === 'number'
    ? status === success.status
    : String(status)[0] === success.status[0];
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Returns a clause about a redirect, and its target if the platform reports it. Returns undefined if the response is not a redirect. */
function redirectOf({
  type,
  status,
  headers,
  url,
}: Response): { why: string; location?: string } | undefined {
  if (type !== 'opaqueredirect' && (status < 300 || status > 399)) return undefined;
  const location = headers.get('location');
  const why = (to: string) => `a redirect${to}, which is not followed. Use the address that it leads to`;
  if (location === null) return { why: why('') };
  // The clause has only the origin of the target, because the path may have secrets.
  return { why: why(URL.canParse(location, url) ? ` to ${new URL(location, url).origin}` : ''), location };
}
