import type { Party } from '../../../../generated/parties.ts';

export type { Party };

/** One thing that is wrong with a value: where, and what. */
export interface ValidationError {
  /** JSON pointer into the value. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Tells whether a value has a form; after it said no, `errors` says why. */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ValidationError[] | null;
}

/** What a handler is told of a request beside its input. */
export interface RequestContext {
  requestId: string;
  /** The address that the request came from; behind a proxy that is believed, the one that it names. */
  remoteAddress: string;
  /** Header fields by their names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Aborts when the caller hangs up or the server stops. */
  signal: AbortSignal;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** A credential: compared in constant time, never logged, listed or repeated in an error. */
  readonly secret: boolean;
  /** JSON Schema of the value. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** An HTTP operation as a server mounts it and a client calls it. */
export interface Operation {
  readonly operationId: string;
  readonly party: Party;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path template below the party's address: `/{chat_id}/messages`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly required: boolean; readonly validate: Validator<unknown> };
  /** Several operations share a path; the value of this property of the body tells which is meant. */
  readonly dispatch?: { readonly property: string; readonly values: readonly string[] };
  readonly responses: Readonly<
    Record<
      number,
      { readonly validate?: Validator<unknown>; readonly code?: string; readonly streaming?: boolean }
    >
  >;
  readonly rules: readonly string[];
}

/** What every handler gives back: the HTTP code, a body, and header fields where they matter. */
export interface OperationResult {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** For a stream of server-sent events, in place of a body. */
  events?: AsyncIterable<ServerSentEvent<unknown>>;
}

/** One event of a stream. */
export interface ServerSentEvent<T> {
  id?: string;
  event?: string;
  data: T;
}
