import { type Json, type JsonObject, listAt, nameOf, textAt } from '../../documents/json.ts';

/**
 * The content of the documents in `specs/`, as emitters get it. In the comments of this file, the source is the published description from
 * which the contract was made.
 */
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

/** A rule of the contract or of the project, and the place in the documents where it is written. */
export interface Rule {
  id: string;
  party: string;
  level: 'MUST' | 'SHOULD' | 'LOCAL';
  /** The sections of the source that state the rule. Empty for a rule of this project. */
  sections: string[];
  text: string;
  document: string;
  pointer: string;
}

/** A question to which the source has no answer, and the behaviour that the reference chose. */
export interface OpenPoint {
  id: string;
  /** The question in a few words, as a heading. */
  title: string;
  /** The sections of the source that leave the question open. Empty if no section mentions it. */
  sections: string[];
  text: string;
  reference: string;
  document: string;
  pointer: string;
}

/** Payloads by the names of the schema and of the example. An example's name, such as `photo-with-thumb`, is called a story. */
type Stories = Record<string, Record<string, Json>>;

export interface Examples {
  /** Examples that match their schema, and that a party may send. */
  valid: Stories;
  /** Examples that a receiver accepts, but that no party should send. */
  tolerated: Stories;
  invalid: Stories;
  /** The id of the rule or open point that an invalid example violates, by the names of the schema and of the example. */
  broken: Record<string, Record<string, string>>;
}

/** A program that serves an interface: a row of specs/parties.yaml, and the part of the documents that the program serves. */
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

/** The content of the OpenAPI and the AsyncAPI document of one interface. */
export interface Interface {
  /** The name of the interface: the file name of its documents up to the first dot, such as `channel`. */
  name: string;
  /** The folder in `generated/` with the modules of the interface: `channel`, or `reference/desk`. */
  folder: string;
  /** The files of the documents, as paths from the folder above `specs/`. */
  documents: string[];
  /** The documents of the interface, in which references to other files are resolved. */
  bundled: { openapi?: JsonObject; asyncapi?: JsonObject };
  title: string;
  description: string;
  /** The named schemas. `#/components/schemas/<name>` refers to them. Each comes after the schemas that it refers to. */
  schemas: Map<string, JsonObject>;
  operations: Operation[];
  scriptCalls: ScriptCall[];
}

/** An HTTP operation that one of the parties serves. */
export interface Operation {
  id: string;
  /** The name of the function in the generated client. It names the action of the caller. */
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
  /** The names of the bearer schemes. Each request needs a token of one of them. */
  tokens: string[];
  rules: string[];
  openPoints: string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  secret: boolean;
  description: string;
  /** The example value that the document has. */
  example?: string;
  /** The schema, in which references are resolved. */
  schema: JsonObject;
}

export interface Response {
  /** An HTTP status. A class such as `2XX` in the document becomes one response for each status that the document does not list. */
  status: number;
  description: string;
  schema?: string;
  streaming: boolean;
  code?: string;
}

/** A method of the script API, or a function that a page defines and the widget calls. */
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
  delivery: JsonObject;
}

/** A document of `specs/flows`. */
export interface Flow {
  /** The name of the file: `bot-hand-over` for `specs/flows/bot-hand-over.arazzo.yaml`. */
  name: string;
  document: string;
  content: JsonObject;
}

/** The states of a chat, a call or the widget, and the transitions between them. */
export interface StateMachine {
  name: string;
  machine: JsonObject;
}

export interface ErrorCode {
  code: string;
  status: number;
  meaning: string;
  /** The open point under which the reference chose the code. Absent if the source states the code. */
  choice?: string;
  /** The open point under which the reference chose the HTTP status. The source states the code without its status. */
  statusChoice?: string;
}

export type HttpError = Pick<ErrorCode, 'status' | 'code' | 'meaning'>;

/** A mistake in the documents that stops the generation. The message has its place, its description and the remedy. */
export class SpecProblem extends Error {
  constructor(document: string, pointer: string, wrong: string, cure: string) {
    super(`${document}#${pointer}: ${wrong}. ${cure}.`);
    this.name = 'SpecProblem';
  }
}

/**
 * Returns the examples of a schema by their names (stories): from its files, from the schema itself if they are `valid`, and for a union
 * also from its branches. The first one in its files is the typical example.
 */
export function storiesOf(
  name: string,
  schemas: Map<string, JsonObject>,
  examples: Examples,
  kind: 'valid' | 'tolerated' = 'valid',
): Record<string, Json> {
  const schema = schemas.get(name) ?? {};
  const written = kind === 'valid' ? listAt(schema, 'examples') : [];
  const inline = written.map((value, index) => [`example-${index + 1}`, value] as const);
  const inherited = branchesOf(schema).flatMap((branch) =>
    Object.entries(storiesOf(branch, schemas, examples, kind)),
  );
  const own = examples[kind][name];
  return { ...own, ...Object.fromEntries(inline), ...Object.fromEntries(inherited), ...own };
}

function branchesOf(schema: JsonObject): string[] {
  return [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')]
    .map((branch) => nameOf(textAt(branch, '$ref')))
    .filter((branch) => branch !== '');
}
