import { type Json, type JsonObject, listAt, nameOf, textAt } from '../../documents/json.ts';

/**
 * All data about the documents of `specs/` that emitters get. The source, in comments of this file, is the published description that the
 * contract was made from.
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

/** A normative statement, with the document and the JSON pointer where it is written. */
export interface Rule {
  id: string;
  party: string;
  level: 'MUST' | 'SHOULD' | 'LOCAL';
  /** The sections of the source that state the rule. Empty for a rule that the project added. */
  sections: string[];
  text: string;
  document: string;
  pointer: string;
}

/** A question that the source leaves open, and the reference's choice. */
export interface OpenPoint {
  id: string;
  /** The question in a few words, as a heading. */
  title: string;
  /** The sections of the source that leave the question open. Empty if the whole source does. */
  sections: string[];
  text: string;
  reference: string;
  document: string;
  pointer: string;
}

/** Example payloads, by the name of the schema and then by story. A story is the name of an example, such as `photo-with-thumb`. */
type Stories = Record<string, Record<string, Json>>;

export interface Examples {
  /** Valid examples, which a party may send. */
  valid: Stories;
  /** Examples that receivers accept although no party should send them. */
  tolerated: Stories;
  invalid: Stories;
  /** The id of the rule or open point that an invalid example violates, if it has one. */
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

/** One of the interfaces: the combined content of its OpenAPI and AsyncAPI documents. */
export interface Interface {
  /** The file name up to its first dot: `channel`. */
  name: string;
  /** The folder of `generated/` with its modules: `channel`, or `reference/desk`. */
  folder: string;
  /** The files of the interface's documents, as paths from the folder above `specs/`. */
  documents: string[];
  /** The documents themselves, with references into other files resolved. Only emit/documents uses them. */
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
  /** The name of the function in the generated client, after the caller's action. */
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
  /** The names of the bearer schemes of which each request needs one. */
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
  /** The example value in the document. */
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

/** A method of the script API, or a function of the page that the widget calls. */
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
  /** `bot-hand-over`, for `specs/flows/bot-hand-over.arazzo.yaml`. */
  name: string;
  document: string;
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
  /** The open point under which the reference chose the code; absent if the source states the code. */
  choice?: string;
  /** The open point under which the reference chose the HTTP status of a code that the source states. */
  statusChoice?: string;
}

export interface HttpError {
  status: number;
  code: string;
  meaning: string;
}

/** A mistake in the documents that stops the generation: its place, its description, and the remedy. */
export class SpecProblem extends Error {
  constructor(document: string, pointer: string, wrong: string, cure: string) {
    super(`${document}#${pointer}: ${wrong}. ${cure}.`);
    this.name = 'SpecProblem';
  }
}

/**
 * Returns the valid stories of a schema, that is, its named examples: from its own files, inline, and for a union from its branches. The
 * story of its first file is the typical example.
 */
export function storiesOf(
  name: string,
  schemas: Map<string, JsonObject>,
  stories: Stories,
): Record<string, Json> {
  const schema = schemas.get(name) ?? {};
  const inline = listAt(schema, 'examples').map((value, index) => [`example-${index + 1}`, value] as const);
  const inherited = branchesOf(schema).flatMap((branch) =>
    Object.entries(storiesOf(branch, schemas, stories)),
  );
  return {
    ...stories[name],
    ...Object.fromEntries(inline),
    ...Object.fromEntries(inherited),
    ...stories[name],
  };
}

/** Returns the stories in files of a schema, and for a union also the stories of its branches. */
export function ownStoriesOf(
  name: string,
  schemas: Map<string, JsonObject>,
  stories: Stories,
): Record<string, Json> {
  const branches = branchesOf(schemas.get(name) ?? {});
  const inherited = branches.flatMap((branch) => Object.entries(ownStoriesOf(branch, schemas, stories)));
  return { ...Object.fromEntries(inherited), ...stories[name] };
}

function branchesOf(schema: JsonObject): string[] {
  return [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')]
    .map((branch) => nameOf(textAt(branch, '$ref')))
    .filter((branch) => branch !== '');
}
