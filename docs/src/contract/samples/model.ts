// What a sample is made from: a call that somebody makes, or a request that somebody has to answer.
import { codes } from '../../../../generated/errors.ts';
import { type Exchange, exchanges } from '../exchanges.ts';
import { homes, type Operation, serverOf } from '../operations.ts';
import { rulesOf } from '../rules.ts';

export interface Sample {
  /** What a reader chooses; the choice is kept from page to page. */
  id: string;
  title: string;
  /** For the highlighter. */
  lang: string;
  code: string;
}

/** A request, ready to be made. */
export interface Call {
  operation: Operation;
  method: string;
  url: string;
  /** Name of the variable of the environment that has the bearer token, where one is wanted. */
  token: string | undefined;
  /** The example that is sent; undefined where the operation has no body. */
  body: unknown;
  /** Whether the answer is a stream of events that does not end. */
  isStream: boolean;
  /** Whether an error may say when to come again. */
  hasRetryAfter: boolean;
}

/** An HTTP code and the JSON that goes with it, or undefined where the document has none. */
export interface Reply {
  status: number;
  body: unknown;
}

/** How an integrator answers a request. */
export interface Receiver {
  operation: Operation;
  host: string;
  port: number;
  /** Path of the whole address. */
  path: string;
  /** The answer to who does not know the secret at the end of the address; undefined where there is no secret. */
  stranger: Reply | undefined;
  /** The answer to what is no event, and the fields that an event must have to be one. */
  malformed: Reply;
  needed: string[];
  /** Where several events come to the address: the field that names them, the names of this one, the answer to others. */
  several: { property: string; names: string[]; other: Reply } | undefined;
  answer: Reply;
  /** Whether a body in chunks has to be read (CHN-RCV-04). */
  isChunked: boolean;
  /** What has to be posted afterwards (BOT-PRV-02), by its names; empty for most. */
  afterwards: string[];
}

/** The example that samples send and are tried with. */
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
    // A receiver that is not asked for a reason takes what comes, with fields that are missing too.
    needed:
      malformed.body === undefined
        ? []
        : requiredOf(
            kinds.map(({ schema }) => schema.required ?? []),
            property,
          ),
    several: siblings.length === 1 ? undefined : { property, names, other: briefest(siblings) },
    answer: goodAnswer(operation),
    isChunked: own.includes('CHN-RCV-04'),
    afterwards: own.includes('BOT-PRV-02') ? repliesTo(exchange) : [],
  };
}

/** Values for the request that an operation of the package is given: `path`, `query`, `headers`. */
export function inputOf({ parameters }: Operation, place: string): Record<string, unknown> | undefined {
  const own = parameters.filter((one) => one.in === place && (place === 'path' || one.required));
  return own.length === 0 ? undefined : Object.fromEntries(own.map((one) => [one.name, exampleOf(one)]));
}

/** The secret that ends the address of a bot. */
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

/** `deskToken` is kept in DESK_TOKEN. A token that may be left out is. */
function tokenOf({ node, of }: Operation): string | undefined {
  const ways: object[] = node.security ?? of.openapi.security;
  if (ways.some((way) => Object.keys(way).length === 0)) return undefined;
  const schemes = ways.flatMap((way) => Object.keys(way));
  const bearer = schemes.find((name) => of.openapi.components.securitySchemes[name].scheme === 'bearer');
  return bearer?.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
}

function goodAnswer({ answers }: Operation): Reply {
  const { status, body } = answers.find((answer) => answer.status.startsWith('2'))!;
  // Any success will do where the document has the class `2XX`.
  return { status: Number(status.replace('XX', '00')), body: body?.examples[0]?.value };
}

/** Of all good answers at an address the one that says least, but nothing where some event asks for an answer. */
function briefest(all: readonly Exchange[]): Reply {
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

/** The fields that every kind of the body needs, but the one that names the event. */
const requiredOf = (lists: readonly string[][], property: string) =>
  (lists[0] ?? []).filter((name) => name !== property && lists.every((list) => list.includes(name)));

/** What the party may post that is told of this. */
const repliesTo = ({ operation, receiver }: Exchange) =>
  exchanges
    .filter((other) => other.operation.of === operation.of && other.sender === receiver)
    .flatMap(({ names }) => names);
