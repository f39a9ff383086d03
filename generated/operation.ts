// Copied from src/contract/codegen/runtime/operation.ts by `npm run generate`. Change it there, never here.

import type { Party } from './parties.ts';

export type { Party };

/** One error in a value. */
export interface ValidationError {
  /** The place of the error, as a JSON pointer into the value. Empty for the whole value. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A function that returns true if a value fits a schema. After false, `errors` lists the errors. It is also a Standard Schema. */
export interface Validator<T> {
  (data: unknown): data is T;
  /** The errors of the last value, computed on first read. Null after a valid value. */
  readonly errors: readonly ValidationError[] | null;
  /** The interface of a Standard Schema, which standardschema.dev describes. */
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) =>
      | { readonly value: T; readonly issues?: undefined }
      | { readonly issues: readonly { readonly message: string; readonly path: readonly string[] }[] };
    readonly types?: { readonly input: T; readonly output: T };
  };
}

/** The data about a request that a handler gets besides its input. */
export interface RequestContext {
  requestId: string;
  /** The caller's IP address. Behind a trusted proxy: the address that the proxy names. */
  remoteAddress: string;
  /** Header fields by their names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Aborts when the caller disconnects or the server stops. */
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

/** An HTTP operation, for a server to mount and a client to call. */
export interface Operation {
  readonly operationId: string;
  readonly party: Party;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path template below the party's address, such as `/{chat_id}/messages`. */
  readonly path: string;
  /** The names of the bearer schemes in the document. Each request needs a token of one of them. Absent if no token is needed. */
  readonly tokens?: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body?: {
    readonly required: boolean;
    readonly validate: Validator<unknown>;
    /** Texts that the receiver cuts to a length in code points, by their paths. */
    readonly cut?: readonly { readonly path: readonly string[]; readonly length: number }[];
    /** Members whose value a receiver does not check. `validate` checks the value before a client sends it. */
    readonly tolerated?: readonly {
      readonly path: readonly string[];
      readonly validate: Validator<unknown>;
    }[];
  };
  /** Set if several operations share a path: the value of this property of the body selects one. */
  readonly dispatch?: { readonly property: string; readonly values: readonly string[] };
  readonly responses: Readonly<
    Record<
      number,
      {
        readonly validate?: Validator<unknown>;
        /** Names a member and its text. A client reads the other members only if this member has the text, in upper or lower case. */
        readonly readIf?: Readonly<Record<string, string>>;
        readonly code?: string;
        readonly streaming?: boolean;
      }
    >
  >;
  readonly rules: readonly string[];
}

/** The result of a handler: HTTP status, body, and header fields if needed. */
export interface OperationResult {
  status: number;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  /** The events of a stream, in place of a body. */
  events?: AsyncIterable<ServerSentEvent<unknown>>;
}

/** One event of a stream of server-sent events. `data` is parsed JSON. */
export interface ServerSentEvent<T> {
  id?: string;
  event?: string;
  data: T;
}
