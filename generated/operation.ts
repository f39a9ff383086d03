// Copied from src/contract/codegen/runtime/operation.ts by `npm run generate`. Change it there, never here.

import type { Party } from './parties.ts';

export type { Party };

/** An error that a validator finds in a value. */
export interface ValidationError {
  /** The JSON pointer to the invalid part; empty for the whole value. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Returns true if a value matches the schema. If not, `errors` has the errors. A validator is also a Standard Schema. */
export interface Validator<T> {
  (data: unknown): data is T;
  /** The errors of the value that was validated last; null if it was valid. They are computed when they are first read. */
  readonly errors: readonly ValidationError[] | null;
  /** The properties that standardschema.dev defines. */
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

/** The data of a request that a handler gets in addition to its input. */
export interface RequestContext {
  requestId: string;
  /** The IP address of the caller. Behind a trusted proxy, it is the address that the proxy reports. */
  remoteAddress: string;
  /** The header fields by their names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** The signal that aborts when the caller disconnects or the server stops. */
  signal: AbortSignal;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** True for a credential. It is compared in constant time, and never logged, listed or repeated in an error. */
  readonly secret: boolean;
  /** The JSON Schema of the value. */
  readonly schema: Readonly<Record<string, unknown>>;
}

/** An HTTP operation. A server can serve it, and a client can call it. */
export interface Operation {
  readonly operationId: string;
  readonly party: Party;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** The path template, without the address of the party, such as `/{chat_id}/messages`. */
  readonly path: string;
  /** The names of the bearer schemes in the document. A request needs a token of one of them. Absent if requests need no token. */
  readonly tokens?: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body?: {
    readonly required: boolean;
    readonly validate: Validator<unknown>;
    /** The paths of the texts that the receiver cuts, each with the maximum length in code points. */
    readonly cut?: readonly { readonly path: readonly string[]; readonly length: number }[];
    /** Members that receivers do not check. Clients check them before they send a request, by `validate`. */
    readonly tolerated?: readonly {
      readonly path: readonly string[];
      readonly validate: Validator<unknown>;
    }[];
  };
  /** The property of the body that selects the operation, and its values for this one. Set if several operations share a path. */
  readonly dispatch?: { readonly property: string; readonly values: readonly string[] };
  readonly responses: Readonly<
    Record<
      number,
      {
        readonly validate?: Validator<unknown>;
        /** A member and its text. Clients read the other members only if the member has this text, in upper or lower case. */
        readonly readIf?: Readonly<Record<string, string>>;
        readonly code?: string;
        readonly streaming?: boolean;
      }
    >
  >;
  readonly rules: readonly string[];
}

/** The result of a handler: the HTTP status, the body, and header fields if the response needs some. */
export interface OperationResult {
  status: number;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  /** The events of a stream, which replace the body. */
  events?: AsyncIterable<ServerSentEvent<unknown>>;
}

/** An event in a stream of server-sent events. `data` is parsed JSON. */
export interface ServerSentEvent<T> {
  id?: string;
  event?: string;
  data: T;
}
