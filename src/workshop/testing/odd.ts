// Generates messages with unusual JSON values in each field. The documents' schemas have the fields, and examples the usual values.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  dereferenced,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
} from '../../contract/documents/json.ts';
import strings from './hostile-strings.json' with { type: 'json' };

export interface Odd {
  operationId: string;
  method: string;
  path: string;
  /** The JSON text to send. Unlike a parsed value, a text can have the same member twice, or a number beyond 2^53. */
  text: string;
}

const methods = ['toString', 'valueOf', 'toJSON', 'then', 'hasOwnProperty'];
const members = [...methods, '__proto__', 'constructor', 'prototype', 'length', 'message'];
const depth = 3000;

/** JSON texts that break a program without checks: objects that cannot become strings, extreme numbers, deep nesting, invalid JSON. */
export const stumblingBlocks: readonly string[] = [
  ...[
    '{"toString":1,"valueOf":1}',
    '[{"toString":1,"valueOf":1}]',
    '{"constructor":{"prototype":{"type":1}}}',
  ],
  ...members.flatMap((name) => ['null', '1', '{"toString":1}'].map((value) => `{"${name}":${value}}`)),
  ...members.map((name) => `"${name}"`),
  ...['null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '""', '" "', '"\\u0000"', '"NaN"', '"1e400"'],
  ...['"\\ud800"', '"\\udfff\\ud800"', '{"\\ud800":1}', '["\\udc00"]', '"\\u2028\\u202e"', '"$&"'],
  ...['9007199254740993', '-9007199254740993', '1e400', '-1e400', '-0', '0', '-1', '0.5', '1e-400', '1e21'],
  ...['123456789012345678901234567890', 'NaN', 'Infinity', 'undefined', '{"a":1,"a":{"toString":1}}'],
  `${'['.repeat(depth)}${']'.repeat(depth)}`,
  `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  `"${'x'.repeat(5000)}"`,
  `{"${'k'.repeat(5000)}":1}`,
  `{${Array.from({ length: 300 }, (_, index) => `"k${index}":${index}`).join()}}`,
];

const oddText = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...stumblingBlocks) }, fc.json());

/** The names of members that are added to each object, beside the members of its schema. */
const strangers = ['__proto__', 'toString', 'constructor', 'k'.repeat(2000)];

type Place = readonly string[];

/** An example message of a document, and all places in the message at which a value can be replaced. */
interface Message extends Omit<Odd, 'text'> {
  value: Json;
  places: readonly Place[];
}

/** Returns the example messages of all requests in a document, or of all successful responses. */
export function messagesIn(file: string, part: 'request' | 'answer' = 'request'): Message[] {
  const document = JSON.parse(
    readFileSync(new URL(`../../../generated/${file}.json`, import.meta.url), 'utf8'),
  ) as JsonObject;
  const paths = { ...objectAt(document, 'paths'), ...objectAt(document, 'webhooks') };
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod as JsonObject).flatMap(([method, operation]) => {
      const { operationId } = operation as { operationId?: string };
      const sent = part === 'request' ? objectAt(operation, 'requestBody') : answerOf(document, operation);
      const { schema, examples } = objectAt(objectAt(sent, 'content'), 'application/json');
      return Object.values(isObject(examples) ? examples : {}).map((story) => {
        const { value } = dereferenced(document, story) as { value: Json };
        const all = [[], ...placesOf(document, schema, value)];
        const places = [...new Map(all.map((place) => [JSON.stringify(place), place])).values()];
        return { operationId: operationId!, method: method.toUpperCase(), path, value, places };
      });
    }),
  );
}

function answerOf(document: JsonObject, operation: Json): JsonObject {
  const responses = objectAt(operation, 'responses');
  return dereferenced(document, responses['200'] ?? responses['2XX']);
}

/** Returns the places of all fields of a message: the fields of the schema in all its branches, and the fields of the example. */
function placesOf(document: JsonObject, schema: unknown, value: Json | undefined): Place[] {
  const whole = dereferenced(document, schema);
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => listAt(whole, key));
  const ofBranches = branches.flatMap((branch) => placesOf(document, branch, value));
  if (Array.isArray(value)) {
    const [first] = value;
    const within = first === undefined ? [] : placesOf(document, whole['items'], first);
    return [...ofBranches, ['0'], ...within.map((place) => ['0', ...place])];
  }
  if (!isObject(value)) return ofBranches;
  const properties = objectAt(whole, 'properties');
  const names = new Set([...Object.keys(properties), ...Object.keys(value), ...strangers]);
  const within = [...names].flatMap((name) => {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    return [[name], ...placesOf(document, properties[name], own).map((place) => [name, ...place])];
  });
  return [...ofBranches, ...within];
}

/** Returns a generator of unusual messages. One or two places get an unusual value, in place of the usual value or beside it. */
function oddOf(messages: readonly Message[]): fc.Arbitrary<Odd> {
  return fc.constantFrom(...messages).chain(({ value, places, ...rest }) => {
    const odd = fc.tuple(fc.constantFrom(...places), oddText, fc.boolean());
    return fc
      .array(odd, { minLength: 1, maxLength: 2 })
      .map((odds) => ({ ...rest, text: textWith(value, odds) }));
  });
}

function textWith(value: Json | undefined, odds: readonly (readonly [Place, string, boolean])[]): string {
  const here = odds.find(([place]) => place.length === 0);
  if (here) return here[1];
  if (odds.length === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value ?? {});
  const within = (name: string) =>
    odds.filter(([[first]]) => first === name).map(([[, ...rest], ...odd]) => [rest, ...odd] as const);
  if (Array.isArray(value))
    return `[${value.map((each, index) => textWith(each, within(`${index}`))).join()}]`;
  const names = new Set([...Object.keys(value), ...odds.map(([[first]]) => first!)]);
  const written = [...names].flatMap((name) => {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    const inside = within(name);
    const isTwice = own !== undefined && inside.some(([, , isBeside]) => isBeside);
    return [...(isTwice ? [JSON.stringify(own)] : []), textWith(own, inside)].map(
      (text) => `${JSON.stringify(name)}:${text}`,
    );
  });
  return `{${written.join()}}`;
}

/** The seed of the random messages, which `FC_SEED` sets. `ODD_RUNS` sets the number of messages. */
const seed = Number(process.env['FC_SEED'] ?? 1);
/** A response that takes longer than this time counts as a hang, in milliseconds. */
const hangMs = 20_000;
/** Matches a stack trace, or the error message of a program that failed because of unusual input. */
export const trace =
  /\n\s+at |Cannot (convert|read)|is not a function|Maximum call stack|Traceback|Fatal error/;

export interface Back {
  /** The HTTP status of the response, or 0 if no response came. */
  status: number;
  text: string;
}

/**
 * Sends unusual messages to an interface: one message for each field, and then random messages. Prints the number of responses with each
 * status. Resolves with the faults: 5xx, hangs, broken connections and stack traces.
 */
export async function tryOdd(
  door: string,
  messages: readonly Message[],
  send: (odd: Odd) => Promise<Back>,
  { runs = 200, atOnce = 4 } = {},
): Promise<string[]> {
  const byField = inEachField(messages);
  const faults: string[] = [];
  const counts = new Map<number, number>();
  const odds = drawn(messages, runs);
  const worker = async () => {
    for (const odd of odds) {
      const { status, text } = await answerTo(send(odd));
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status >= 500 || status === 0 || trace.test(text))
        faults.push(`${odd.method} ${odd.path} ${odd.text.slice(0, 400)}: ${status} ${text.slice(0, 400)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const all = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  const sum = [...counts.values()].reduce((one, other) => one + other, 0);
  console.log(
    `${door}: ${sum} odd messages, ${byField.length} fields (FC_SEED=${seed}): ${all.join(', ')}; faults: ${faults.length}`,
  );
  return faults;
}

/** Yields a message for each field, and then random messages. Each is generated when needed, because all messages would fill the memory. */
export function* drawn(messages: readonly Message[], usual: number): Generator<Odd, void, undefined> {
  yield* inEachField(messages);
  const runs = Number(process.env['ODD_RUNS'] ?? usual);
  for (let left = runs; left > 0; left -= 100)
    yield* fc.sample(oddOf(messages), { numRuns: Math.min(100, left), seed: seed + left });
}

/** Returns a message for each field. The value of this field is an object that cannot be converted to a string. */
function inEachField(messages: readonly Message[]): Odd[] {
  const fields = new Map<string, Odd>();
  for (const { value, places, ...rest } of messages)
    for (const place of places)
      fields.set(`${rest.operationId} ${place.join('/')}`, {
        ...rest,
        text: textWith(value, [[place, stumblingBlocks[0]!, false]]),
      });
  return [...fields.values()];
}

async function answerTo(answering: Promise<Back>): Promise<Back> {
  const { promise, resolve } = Promise.withResolvers<Back>();
  const timer = setTimeout(() => resolve({ status: 0, text: `no answer within ${hangMs} ms` }), hangMs);
  const none = (error: unknown) => ({ status: 0, text: (error as Error).message });
  return Promise.race([answering.catch(none), promise]).finally(() => clearTimeout(timer));
}

export async function overHttp(
  url: string,
  { method, text }: Odd,
  headers: Record<string, string> = {},
): Promise<Back> {
  const type = { 'content-type': 'application/json' };
  const response = await fetch(url, { method, body: text, headers: { ...type, ...headers } });
  return { status: response.status, text: await response.text() };
}

/** A hundred strings that call `window.ran(1)` if a page uses them as markup, as an address or as code. */
export const hostileStrings: readonly string[] = strings;
