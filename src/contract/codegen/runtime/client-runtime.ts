import type { ErrorStatus } from '../../../../generated/errors.ts';
import { fits } from './fits.ts';
import type { Operation, OperationResult, ServerSentEvent } from './operation.ts';

export type { ErrorStatus };

/** Where a client sends its requests, and what it adds to each. */
export interface ClientOptions {
  /** Base address of the operations, without a slash at its end. */
  baseUrl: string;
  /** Header fields of every request, for instance Authorization. */
  headers?: Record<string, string>;
  /** Stands in for the global fetch. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** An error response, of the server or of a proxy in front of it. */
export interface ErrorResult {
  status: ErrorStatus;
  /** The body: a JSON value, else the text, or undefined when the body is empty. Its schema is not checked. */
  body?: unknown;
  /** Header fields by their names in lower case, Retry-After for one. */
  headers: Record<string, string>;
}

/** The result of a call: a success that the document describes, or any error. */
export type Answered<Result extends { status: number }> =
  | Exclude<Result, { status: ErrorStatus }>
  | ErrorResult;

/** A successful response that the document does not describe: another HTTP status, or a body that does not fit its schema. */
export class UnexpectedResponse extends Error {
  readonly operationId: string;
  readonly status: number;
  readonly body: unknown;

  constructor(operationId: string, status: number, body: unknown, why: string) {
    super(`${operationId} was answered ${status}: ${why}`);
    this.name = 'UnexpectedResponse';
    this.operationId = operationId;
    this.status = status;
    this.body = body;
  }
}

interface Input {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** Sends one request, and checks a successful response against the document. */
export async function call(
  operation: Operation,
  { baseUrl, headers = {}, fetch: send = fetch }: ClientOptions,
  input: Input,
  { signal }: CallOptions = {},
): Promise<never> {
  const response = await send(address(operation, baseUrl, input), {
    method: operation.method,
    headers: {
      ...headers,
      ...asText(input.headers),
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(signal && { signal }),
  });
  return (await result(operation, response)) as never;
}

function address({ path }: Operation, baseUrl: string, input: Input): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.path?.[name])),
  );
  const query = new URLSearchParams(asText(input.query)).toString();
  return `${baseUrl.replace(/\/$/, '')}${filled}${query === '' ? '' : `?${query}`}`;
}

function asText(values: Record<string, unknown> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}

async function result(operation: Operation, response: Response): Promise<OperationResult> {
  const { operationId, responses } = operation;
  const known = responses[response.status];
  if (known?.streaming && response.body) {
    return { status: response.status, events: serverSentEvents(response.body) };
  }
  const text = await response.text();
  const body = parsed(text);
  if (response.status >= 400) {
    return {
      status: response.status,
      body: body === undefined && text !== '' ? text : body,
      headers: Object.fromEntries(response.headers),
    };
  }
  if (!known)
    throw new UnexpectedResponse(operationId, response.status, body ?? text, 'the document has no such code');
  if (known.validate && !fits(known.validate, body)) {
    const error = known.validate.errors?.[0];
    throw new UnexpectedResponse(
      operationId,
      response.status,
      body ?? text,
      `${error?.instancePath || 'the body'} ${error?.message}`,
    );
  }
  return { status: response.status, body };
}

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a stream of server-sent events whose data are JSON. */
async function* serverSentEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent<unknown>> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map<string, string>();
      for (const line of block.split(/\r?\n/)) {
        // Other line separators in a text, such as U+2028, do not end a line.
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
