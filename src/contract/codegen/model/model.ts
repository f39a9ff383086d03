import type { Json, JsonObject } from '../../../../specs/reading/json.ts';

/** Everything that emitters know of the documents. Only emit/documents sees a document itself. */
export interface Model {
  parties: Party[];
  interfaces: Interface[];
  rules: Rule[];
  openPoints: OpenPoint[];
  policies: Policy[];
  flows: Flow[];
  machines: StateMachine[];
  errorCodes: ErrorCode[];
  httpErrors: HttpError[];
  examples: Examples;
}

/** A normative statement and its location. */
export interface Rule {
  id: string;
  party: string;
  level: 'MUST' | 'SHOULD' | 'LOCAL';
  /** The sections of the source that state it. Empty for a rule of this project's own. */
  sections: string[];
  text: string;
  document: string;
  pointer: string;
}

/** Something that the source does not state, and what the reference does. */
export interface OpenPoint {
  id: string;
  /** A short name. */
  title: string;
  /** The sections of the source that leave it open. Empty where the whole source does. */
  sections: string[];
  text: string;
  reference: string;
  document: string;
  pointer: string;
}

/** Payloads by schema and story; the story's name says what the payload shows. */
export type Stories = Record<string, Record<string, Json>>;

export interface Examples {
  /** Examples of messages that the contract's parties send. */
  valid: Stories;
  /** Examples that receivers accept, though no party should send them. */
  tolerated: Stories;
  invalid: Stories;
  /** The id of the rule or the open point that an invalid example breaks, where it has one. */
  broken: Record<string, Record<string, string>>;
}

/** A program that serves one of the interfaces: a row of specs/parties.yaml, and the part of the documents that it serves. */
export interface Party {
  name: string;
  interface: string;
  serves: 'paths' | 'webhooks' | 'script';
  audience: string;
  callers: string;
  caller: string;
  isReference: boolean;
  hasDesk: boolean;
  mock?: string;
}

/** One of the interfaces: what its OpenAPI and AsyncAPI documents say together. */
export interface Interface {
  /** The file name up to its first dot: `channel`. */
  name: string;
  /** The folder of `generated/` that its modules stand in: `channel`, or `reference/desk`. */
  folder: string;
  /** The files of its documents, as paths from the folder above `specs/`. */
  documents: string[];
  /** The documents themselves, references into other files resolved: for emit/documents alone. */
  bundled: { openapi?: JsonObject; asyncapi?: JsonObject };
  title: string;
  description: string;
  /** Named schemas, referred to by `#/components/schemas/<name>`, in the order of their dependencies. */
  schemas: Map<string, JsonObject>;
  operations: Operation[];
  scriptCalls: ScriptCall[];
}

/** An HTTP operation that one of the parties serves. */
export interface Operation {
  id: string;
  /** The name of the function in the generated client: what the caller does. */
  clientName: string;
  party: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  body?: { schema: string; required: boolean };
  dispatch?: { property: string; values: string[] };
  responses: Response[];
  /** Whether every request carries the bearer token of the desk. */
  hasToken: boolean;
  rules: string[];
  openPoints: string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  secret: boolean;
  description: string;
  /** A value that the document gives as an example. */
  example?: string;
  /** The schema with references resolved. */
  schema: JsonObject;
}

export interface Response {
  /** One HTTP status. A class such as `2XX` becomes a response for each status that the document does not name. */
  status: number;
  description: string;
  schema?: string;
  streaming: boolean;
  code?: string;
}

/** A method of the script API, or a function of the page that it calls. */
export interface ScriptCall {
  name: string;
  kind: 'method' | 'callback';
  description: string;
  returns: string;
  arguments: { name: string; required: boolean; schema: JsonObject; description: string }[];
  reply?: string;
  rules: string[];
  openPoints: string[];
}

export interface Policy {
  operation: string;
  document: string;
  delivery: JsonObject;
}

/** A document of `specs/flows`. */
export interface Flow {
  /** `bot-hand-over`, of `specs/flows/bot-hand-over.arazzo.yaml`. */
  name: string;
  content: JsonObject;
}

/** States and transitions of a chat, a call or the widget. */
export interface StateMachine {
  name: string;
  machine: JsonObject;
}

export interface ErrorCode {
  code: string;
  status: number;
  meaning: string;
  /** The open point at which the reference chose it; absent where the source states it. */
  choice?: string;
  /** The open point at which the reference chose the HTTP code of a code that the source states. */
  statusChoice?: string;
}

export interface HttpError {
  status: number;
  code: string;
  meaning: string;
}
