// The data for a sample: a call to make, or a request to respond to.
import { codes } from '../../../../generated/errors.ts';
import { type Exchange, exchanges } from '../exchanges.ts';
import { homes, type Operation, serverOf } from '../operations.ts';
import { rulesOf } from '../rules.ts';

export interface Sample {
  /** The id of the language. When a reader chooses a language, all pages use this choice. */
  id: string;
  title: string;
  /** The name of the language for the syntax highlighter. */
  lang: string;
  code: string;
}

/** The data for a sample that makes a request. */
export interface Call {
  operation: Operation;
  method: string;
  url: string;
  /** The name of the environment variable with the bearer token, if the operation needs a token. */
  token: string | undefined;
  /** The example body to send, or undefined if the operation has no body. */
  body: unknown;
  /** True if the response is an endless stream of events. */
  isStream: boolean;
  /** True if an error response may have the header field Retry-After. */
  hasRetryAfter: boolean;
}

/** An HTTP status and its JSON body. `body` is undefined if the document has no body for the status. */
export interface Reply {
  status: number;
  body: unknown;
}

/** The data for a program that receives the requests of an exchange. */
export interface Receiver {
  operation: Operation;
  host: string;
  port: number;
  /** The path of the receiver's address, with values in place of the parameters. */
  path: string;
  /** The response to a request with a wrong secret at the end of the address, or undefined if there is no secret. */
  stranger: Reply | undefined;
  /** The response to an invalid event. `needed` has the required fields of an event. */
  malformed: Reply;
  needed: string[];
  /** Set if several events share an address: the field with the event's name, the names of this event, the response to other events. */
  several: { property: string; names: string[]; other: Reply } | undefined;
  answer: Reply;
  /** True if the receiver must accept chunked bodies (CHN-RCV-04). */
  isChunked: boolean;
  /** The names of the events that the receiver may post afterwards (BOT-PRV-02). Empty for most receivers. */
  afterwards: string[];
}

/** Returns the first example of an operation's body, which samples send and tests use, or undefined if there is no example. */
export const typicalBody = ({ body }: Operation): unknown => body?.examples[0]?.value;

export function callOf(operation: Operation): Call {
  const { method, path, parameters, answers } = operation;
  const query = parameters.filter((one) => one.in === 'query' && one.required);
  const search = query.map((one) => `${one.name}=${encodeURIComponent(String(exampleOf(one)))}`).join('&');
  return {
    operation,
    method,
    url: `${serverOf(operation)}${filled(path, parameters)}${search && `?${search}`}`,
    token: tokenOf(operation),
    body: typicalBody(operation),
    isStream: answers.some(({ body }) => body?.mediaType === 'text/event-stream'),
    hasRetryAfter: answers.some(({ headers }) => headers.includes('Retry-After')),
  };
}

export function receiverOf(exchange: Exchange): Receiver {
  const { operation, kinds, names } = exchange;
  const { path, parameters, party, node, body } = operation;
  const home = homes[party]!;
  const own = rulesOf(node).map(({ id }) => id);
  const siblings = exchanges.filter((other) => other.operation.party === party);
  const malformed = refusal(operation, '400', 'Malformed event.')!;
  const property = String(body!.schema['x-discriminator'] ?? node['x-dispatch']);
  return {
    operation,
    host: '127.0.0.1',
    port: home.port,
    path: home.prefix + filled(path, parameters),
    stranger: parameters.some((one) => one.in === 'path' && one['x-secret'])
      ? refusal(operation, '401', 'Wrong token.')
      : undefined,
    malformed,
    // A receiver whose error response has no body accepts any event, so no field is needed.
    needed:
      malformed.body === undefined
        ? []
        : requiredOf(
            kinds.map(({ schema }) => schema.required ?? []),
            property,
          ),
    several: siblings.length === 1 ? undefined : { property, names, other: shortestSuccess(siblings) },
    answer: goodAnswer(operation),
    isChunked: own.includes('CHN-RCV-04'),
    afterwards: own.includes('BOT-PRV-02') ? repliesTo(exchange) : [],
  };
}

/**
 * Returns the parameters in one location (`path`, `query` or `header`), for the input of the package's operation, or undefined if there are
 * none.
 */
export function inputOf({ parameters }: Operation, place: string): Record<string, unknown> | undefined {
  const own = parameters.filter((one) => one.in === place && (place === 'path' || one.required));
  return own.length === 0 ? undefined : Object.fromEntries(own.map((one) => [one.name, exampleOf(one)]));
}

/** Returns the secret at the end of a bot's address. */
export const secretOf = ({ parameters }: Operation): string =>
  String(exampleOf(parameters.find((one) => one['x-secret'] && one.in === 'path') ?? { name: 'token' }));

function filled(path: string, parameters: Operation['parameters']): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(exampleOf(parameters.find((one) => one.name === name) ?? { name }))),
  );
}

const exampleOf = (parameter: Operation['parameters'][number]): unknown =>
  parameter.example ??
  parameter.schema?.examples?.[0] ??
  (parameter.schema?.type === 'integer' ? 1 : parameter.name);

/** Returns the name of the environment variable for a token: DESK_TOKEN for `deskToken`. Undefined for an optional token. */
function tokenOf({ node, of }: Operation): string | undefined {
  const ways: object[] = node.security ?? of.openapi.security;
  if (ways.some((way) => Object.keys(way).length === 0)) return undefined;
  const schemes = ways.flatMap((way) => Object.keys(way));
  const bearer = schemes.find((name) => of.openapi.components.securitySchemes[name].scheme === 'bearer');
  return bearer?.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
}

function goodAnswer({ answers }: Operation): Reply {
  const { status, body } = answers.find((answer) => answer.status.startsWith('2'))!;
  // The status class `2XX` becomes the status 200, because every success is correct.
  return { status: Number(status.replace('XX', '00')), body: body?.examples[0]?.value };
}

/** Returns the shortest success response to the events at an address. A response without a body is returned only if none has one. */
function shortestSuccess(all: readonly Exchange[]): Reply {
  const length = ({ body }: Reply) => JSON.stringify(body ?? {}).length;
  const answers = all.map(({ operation }) => goodAnswer(operation)).toSorted((a, b) => length(a) - length(b));
  return answers.find((answer) => length(answer) > '{}'.length) ?? answers[0]!;
}

function refusal({ answers }: Operation, status: string, message: string): Reply | undefined {
  const answer = answers.find((one) => one.status === status);
  if (!answer) return undefined;
  const code = answer.codes[0] ?? codes.invalidRequest;
  return { status: Number(status), body: answer.body && { error: { code, message } } };
}

/** Returns the fields that every kind of the body requires, except the field that names the event. */
const requiredOf = (lists: readonly string[][], property: string) =>
  (lists[0] ?? []).filter((name) => name !== property && lists.every((list) => list.includes(name)));

/** Returns the names of the events that the receiver may post in reply. */
const repliesTo = ({ operation, receiver }: Exchange) =>
  exchanges
    .filter((other) => other.operation.of === operation.of && other.sender === receiver)
    .flatMap(({ names }) => names);
