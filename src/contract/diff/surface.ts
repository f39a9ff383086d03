import { type Audience, parties } from '../../../generated/parties.ts';
import {
  dereferenced,
  extended,
  type FoundOperation,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  operationsIn,
  textAt,
} from '../documents/json.ts';

/** Every audience, in the order in which specs/parties.yaml names them. */
export const audiences = [
  ...new Set<Audience>(parties.flatMap(({ audience, callers }) => [audience, callers])),
];

/** One difference between two states of the contract. */
export interface Change {
  /** The name of the changed interface, such as `channel`. */
  interface: string;
  /** The changed operation, message, schema or rule, and the path in it. */
  where: string;
  what: string;
  /** The operations and other parts that use a changed schema. Absent if no schema changed. */
  in?: readonly string[];
  /** The text of a rule before and after the change. */
  words?: { before: string; now: string };
  /** The audiences whose programs break; empty for an addition. */
  breaks: readonly Audience[];
  /** The kind of the change. `text` is a change of wording only. */
  kind: 'breaking' | 'addition' | 'text';
}

/** Returns the audience that a party belongs to; `service` for an unknown party. */
export function audienceOf(party: string): Audience {
  return parties.find(({ name }) => name === party)?.audience ?? 'service';
}

/** Makes a change at `place`. Its kind is `breaking` if `breaks` names any audience, and otherwise `addition`. */
export function change(
  place: Pick<Change, 'interface' | 'where' | 'in'>,
  what: string,
  breaks: readonly Audience[] = [],
): Change {
  const known = audiences.filter((audience) => breaks.includes(audience));
  return { ...place, what, breaks: known, kind: known.length > 0 ? 'breaking' : 'addition' };
}

/**
 * Merges equal changes of one schema, found through several operations, into one change. It breaks every audience that one of them breaks.
 */
export function oncePerSchema(changes: readonly Change[]): Change[] {
  const alike = Map.groupBy(changes, ({ where, what }) => `${where} ${what}`);
  return [...alike.values()].map((all) => {
    const [first] = all as [Change];
    const users = [...new Set(all.flatMap((each) => each.in ?? []))];
    const breaks = all.flatMap((each) => each.breaks);
    return change({ ...first, ...(users.length > 0 && { in: users }) }, first.what, breaks);
  });
}

/** Returns the first four of `users`, the operations that use a changed schema, in brackets. The number of the others follows. */
export function placesOf(users: readonly string[] = []): string {
  const left = users.length > 4 ? `; and ${users.length - 4} more` : '';
  const named = users.slice(0, 4).map((user) => user.replace(/^operation /, ''));
  return named.length === 0 ? '' : ` (in ${named.join('; ')}${left})`;
}

/** Returns a clause that describes the change of a figure, such as `went from 5 to 3, narrower`. */
export function figureChange(before: unknown, after: unknown, isWider: boolean | undefined): string {
  const says = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));
  const how = isWider === undefined ? '' : `, ${isWider ? 'wider' : 'narrower'}`;
  return `went from ${says(before)} to ${says(after)}${how}`;
}

/** Resolves the `$ref` and the `allOf` of a schema into one object. */
export function resolved(schema: Json | undefined, document: JsonObject): JsonObject {
  const reference = textAt(schema, '$ref');
  if (reference !== '')
    return resolved(objectAt(objectAt(document, 'components'), 'schemas')[nameOf(reference)], document);
  if (!isObject(schema)) return {};
  const { allOf: _, ...own } = schema;
  return listAt(schema, 'allOf').reduce<JsonObject>(
    (all, part) => extended(resolved(part, document), all),
    own,
  );
}

/** Keywords that do not change what a schema allows. */
const words = new Set(['description', 'title', 'examples', 'deprecated', '$comment']);

/**
 * Returns a copy of a schema, or of a part of it, with only the keywords that constrain values. Two schemas that differ only in
 * descriptions, examples or titles have equal copies.
 */
export function meaning(part: Json | undefined): Json | undefined {
  if (Array.isArray(part)) return part.map((item) => meaning(item) ?? null);
  if (!isObject(part)) return part;
  const kept = Object.entries(part)
    .filter(([key]) => !words.has(key) && !key.startsWith('x-'))
    .map(([key, inner]) => [key, key === 'properties' ? properties(inner) : meaning(inner)] as const)
    .filter(([key, inner]) => key !== 'properties' || Object.keys(inner as JsonObject).length > 0);
  const [only] = kept.length === 1 && kept[0]![0] === 'anyOf' ? (kept[0]![1] as Json[]) : [];
  const isAlone = kept.length === 1 && listAt(part, 'anyOf').length === 1;
  return isAlone ? only : (Object.fromEntries(kept) as JsonObject);
}

/** Returns the properties whose schemas constrain the value. A property that allows every value is left out. */
function properties(named: Json): JsonObject {
  const entries = isObject(named) ? Object.entries(named) : [];
  const said = entries.map(([name, inner]) => [name, meaning(inner)] as const);
  return Object.fromEntries(
    said.filter(([, inner]) => !isObject(inner) || Object.keys(inner).length > 0),
  ) as JsonObject;
}

/** The bundled documents of one interface. */
export interface Documents {
  openapi?: JsonObject;
  asyncapi?: JsonObject;
}

/** The documents of each interface, by its name. */
export type Contract = Readonly<Record<string, Documents>>;

/** A parameter, a body, a response, or the payload of a message. Or an error code of a schema, which has no schema of its own. */
export interface Part {
  /** The name, such as `body`, `answer 200` or `query parameter limit`. */
  name: string;
  schema?: Json | undefined;
  from: Audience;
  to: Audience;
  required?: boolean;
  /** The audiences whose programs break if the part is new. Absent if a new part is no change. */
  ifNew?: Audience[];
  /** The audiences whose programs break if the part is gone. Absent if a removed part is no change. */
  ifGone?: Audience[];
}

/** An operation, a webhook, a message or a schema: a part of the contract that programs refer to by its name. */
export interface Named {
  kind: 'operation' | 'webhook' | 'event operation' | 'message' | 'schema';
  name: string;
  /** A text made from the content, without the name. It finds a renamed operation, message or schema again. */
  sign: string;
  /** The audience that serves it, and the audience that calls it. Programs of both use the name. */
  server: Audience;
  caller: Audience;
  /** The method and the path of an operation, such as `GET /agents`. */
  address?: string;
  parts: Part[];
  delivery?: JsonObject;
}

/** Returns all operations, webhooks, messages and schemas of an interface's documents. */
export function surfaceOf({ openapi, asyncapi }: Documents): Named[] {
  const { paths, webhooks } = objectAt(openapi, 'x-parties');
  const other: Audience =
    webhooks === undefined
      ? (parties.find(({ name }) => name === paths)?.callers ?? 'page')
      : audienceOf(String(webhooks));
  return [
    ...(openapi ? fromOpenApi(openapi, other) : []),
    ...(asyncapi ? fromAsyncApi(asyncapi, other) : []),
    ...schemasOf(openapi ?? asyncapi ?? {}, other),
  ];
}

function fromOpenApi(document: JsonObject, other: Audience): Named[] {
  return operationsIn(document).flatMap((found) => {
    const { section, key } = found;
    if (section === 'paths') return [operationOf(document, found, 'service', other)];
    const own = operationOf(document, found, other, 'service');
    // A webhook has a name beside the name of its operation, so it is listed as a part of its own.
    return [own, { ...bare(other, 'service'), kind: 'webhook', name: key, sign: own.name }];
  });
}

function operationOf(
  document: JsonObject,
  { operation, method, path, parameters }: FoundOperation,
  server: Audience,
  caller: Audience,
): Named {
  const body = jsonOf(operation['requestBody']);
  const address = `${method.toUpperCase()} ${path}`;
  return {
    kind: 'operation',
    name: textAt(operation, 'operationId'),
    sign: `${address} ${nameOf(textAt(body, '$ref'))}`,
    server,
    caller,
    address,
    parts: [
      ...parameters
        .filter((parameter) => !isIgnored(parameter))
        .map((parameter) => ({
          name: `${textAt(parameter, 'in')} parameter ${textAt(parameter, 'name')}`,
          schema: parameter['schema'],
          from: caller,
          to: server,
          required: parameter['required'] === true,
          ifNew: parameter['required'] === true ? [caller] : [],
          ifGone: [caller],
        })),
      // A new success breaks callers. A new error does not, because callers handle errors already.
      ...Object.entries(objectAt(operation, 'responses')).map(([status, response]) => ({
        name: `answer ${status}`,
        schema: jsonOf(dereferenced(document, response)),
        from: server,
        to: caller,
        ifNew: status.startsWith('2') ? [caller] : [],
        ifGone: [server],
      })),
      ...(body ? [{ name: 'body', schema: body, from: caller, to: server, ifGone: [caller, server] }] : []),
    ],
  };
}

/** True for a header parameter that OpenAPI ignores, because security schemes and media types describe it. */
function isIgnored(parameter: JsonObject): boolean {
  const isHeader = textAt(parameter, 'in') === 'header';
  return (
    isHeader && ['accept', 'authorization', 'content-type'].includes(textAt(parameter, 'name').toLowerCase())
  );
}

function fromAsyncApi(document: JsonObject, other: Audience): Named[] {
  const operations = objectAt(document, 'operations');
  const named = Object.entries(operations).map(([name, operation]): Named => {
    const messages = listAt(operation, 'messages').map((message) => textAt(message, '$ref'));
    const delivery = objectAt(operation, 'x-delivery');
    return {
      ...bare('service', other),
      kind: 'event operation',
      name,
      sign: `${textAt(operation, 'action')} ${messages.join(' ')} ${textAt(operation, 'description')}`,
      ...(Object.keys(delivery).length > 0 && { delivery }),
    };
  });
  const messages = Object.entries(objectAt(objectAt(document, 'components'), 'messages')).map(
    ([name, message]): Named => {
      const schema = objectAt(message, 'payload');
      const ways = other === 'page' ? waysOf(message, Object.values(operations), document) : [];
      const parts = ways.map(([from, to]) => ({ name: 'payload', schema, from, to }));
      return { ...bare('service', other), kind: 'message', name, sign: textAt(schema, '$ref'), parts };
    },
  );
  return [...named, ...messages];
}

/**
 * Returns the sender and the receiver of a message of the script API. The page sends the arguments of methods, and receives results and the
 * arguments of callbacks.
 */
function waysOf(message: Json, operations: Json[], document: JsonObject): [Audience, Audience][] {
  const has = (holder: Json) =>
    listAt(holder, 'messages').some((one) => dereferenced(document, one) === message);
  const users = operations.filter(has).map((operation) => textAt(operation, 'action'));
  const isReply = operations.some((operation) => has(objectAt(operation, 'reply')));
  return [
    ...(users.includes('receive') ? [['page', 'service'] as [Audience, Audience]] : []),
    ...(users.includes('send') || isReply ? [['service', 'page'] as [Audience, Audience]] : []),
  ];
}

/** Returns the schemas as `Named` parts, because generated types and validators have the names of schemas. */
function schemasOf(document: JsonObject, other: Audience): Named[] {
  const schemas = Object.entries(objectAt(objectAt(document, 'components'), 'schemas'));
  return schemas.map(([name, schema]) => ({
    ...bare('service', other),
    kind: 'schema',
    name,
    sign: JSON.stringify({ ...(schema as JsonObject), examples: [] }),
    // A changed code breaks nobody, because receivers accept unknown codes.
    parts: listAt(schema, 'x-error-codes').map((each) => {
      const { code, status } = each as JsonObject;
      return { name: `code ${code} (${status})`, from: 'service', to: other, ifNew: [], ifGone: [] };
    }),
  }));
}

function bare(server: Audience, caller: Audience) {
  return { server, caller, parts: [] };
}

function jsonOf(holder: Json | undefined): Json | undefined {
  const [media] = Object.values(objectAt(holder, 'content'));
  return isObject(media) ? media['schema'] : undefined;
}
