import { botServiceOperations } from '../../../generated/bot/operations.ts';
import * as botSchemas from '../../../generated/bot/schemas.ts';
import * as channelSchemas from '../../../generated/channel/schemas.ts';
import * as developerSchemas from '../../../generated/developer/schemas.ts';
import { asSentence, bodyFault, faultsOf, printed } from '../../../generated/faults.ts';
import { fits } from '../../../generated/fits.ts';
import type { Operation, Validator } from '../../../generated/operation.ts';
import { isObject, parsedJson } from '../documents/json.ts';

/** A response of an endpoint before its validation. */
export interface RawAnswer {
  /** The HTTP status; absent if there was no response. */
  status?: number | undefined;
  /** The body; absent if it was too long to be read, or not complete. */
  text?: string | undefined;
  /** The header field Location of a redirect. */
  location?: string | undefined;
  /** The body of the request. */
  sent?: string | undefined;
}

/** The parts of an operation on which the hints about its response depend. Only a bot provider (`party`) must not respond with an event. */
export type Answered = Pick<Operation, 'responses'> & Partial<Pick<Operation, 'party' | 'dispatch'>>;

const [providerEvent] = botServiceOperations;

/**
 * Returns sentences that help the author of an endpoint. They report a redirect, an address that no program serves, a 2xx other than 200,
 * and faults of a body. They also report required fields that the contract does not have, and an event that must be posted to the service.
 */
export function answerHints(answer: RawAnswer, { responses, party, dispatch }: Answered): string[] {
  const { status, text } = answer;
  if (status === undefined) return [];
  const validate = responses[200]?.validate;
  const hints: (string | undefined)[] = [
    redirectHint(answer, party),
    // The suite sends wrong requests to operations without a 200. Then a 404 does not show that the address is wrong.
    status === 404 && responses[200] ? unservedHint(text) : undefined,
    takenHint(status, party),
    demandHint(answer, dispatch?.property),
  ];
  if (status >= 200 && status < 300 && text !== undefined) {
    if (validate && isRead(validate))
      hints.push(bodyFault('The body of the answer', text) ?? formFault(parsedJson(text), validate));
    if (party === 'bot-provider' && text !== '{}') hints.push(misplacedHint(unwrapped(text)));
  }
  return hints.filter((hint) => hint !== undefined);
}

/** True if the service reads the body of a response with the validator `validate`. It ignores the body if an empty object is valid. */
export function isRead(validate: Validator<unknown>): boolean {
  return !validate({});
}

/** Returns a hint about a redirect. The hint for a bot has no address, because the path of a bot's address has the bot's token. */
function redirectHint({ status = 0, location }: RawAnswer, party: Answered['party']): string | undefined {
  if (status < 300 || status >= 400) return undefined;
  return location === undefined || party === 'bot-provider'
    ? `The answer ${status} is a redirect, which is not followed. Enter the address that it leads to.`
    : `The answer ${status} is a redirect to ${location}, which is not followed. Enter that address.`;
}

function unservedHint(text = ''): string | undefined {
  if (parsedJson(text) !== undefined) return undefined;
  return `The answer 404 ${text.trim() === '' ? 'has no body' : 'is not JSON'}: most likely nothing is served at this address. Compare it with the one that the program serves, to the last slash.`;
}

/** The parties that must respond with the status 200. A webhook receiver may respond with any 2xx (OPEN-49). */
const answeringWith200: readonly (string | undefined)[] = ['channel-integrator', 'bot-provider'];

/** Returns a hint if the status is a 2xx other than 200: the request was most likely processed, but the service repeats it. */
function takenHint(status: number, party: string | undefined): string | undefined {
  if (status <= 200 || status >= 300 || !answeringWith200.includes(party)) return undefined;
  return `Most likely the request was processed in spite of that, and each retry repeats it. Respond with 200 in place of ${status}.`;
}

/** Returns all faults of a body's fields as one sentence; undefined if the body is valid. */
function formFault(body: unknown, validate: Validator<unknown>): string | undefined {
  return fits(validate, body) ? undefined : asSentence(faultsOf(body, validate.errors));
}

/** Returns a hint if the body of a bot's response is an event or a message. The hint names the address to which the bot must post it. */
function misplacedHint(body: unknown): string | undefined {
  const { path, dispatch } = providerEvent;
  const { property, values } = dispatch;
  const objects = (Array.isArray(body) ? body : [body]).filter(isObject);
  const named = values.find((value) =>
    objects.some((object) => printed(object[property]).toUpperCase() === value.toUpperCase()),
  );
  const isMessage = objects.some((object) => hasWords(object) || hasWords(object['message']));
  const what =
    named !== undefined
      ? `${/^[AEIOU]/.test(named) ? 'an' : 'a'} ${named}`
      : isMessage && `what ${values.join(' or ')} carries`;
  return what
    ? `The body of the answer looks like ${what}, and nobody reads it there. Post it to …${path}.`
    : undefined;
}

function hasWords(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value['type'] === 'string' &&
    ['text', 'content', 'buttons'].some((key) => key in value)
  );
}

/** Parses a JSON text. If the result is a string, parses the string as JSON too. */
function unwrapped(text: string): unknown {
  const value = parsedJson(text);
  return typeof value === 'string' ? parsedJson(value) : value;
}

/** The largest number of fields that a hint names. */
const mostNamed = 8;
/** The deepest level of an error response that is searched for fields. */
const deepest = 5;

/**
 * Returns a hint with the fields that an error response requires and that the contract does not have.
 *
 * @param property The property of the request that names the event. By default, it is found in the request.
 */
function demandHint({ status = 0, text = '', sent = '' }: RawAnswer, property?: string): string | undefined {
  const said = parsedJson(text);
  if (status < 400 || status >= 500 || typeof said !== 'object') return undefined;
  const known = fieldsOf(parsedJson(sent), property);
  const unknown = [...new Set(demanded(said))].filter((name) => !known.has(name)).slice(0, mostNamed);
  if (unknown.length === 0) return undefined;
  const are = unknown.length === 1 ? 'is no field' : 'are no fields';
  return `The answer names ${unknown.join(', ')}, which ${are} of the contract.`;
}

/**
 * Yields the names of the fields that an error response requires, in the forms of common frameworks. Such a name is the last item of a list
 * `loc` or `path`. Or it is the name of a member whose text has the word "required" or "missing".
 */
function* demanded(value: unknown, depth = 0): Generator<string> {
  if (typeof value !== 'object' || value === null || depth > deepest) return;
  for (const [name, inner] of Object.entries(value)) {
    const parts: unknown[] = [inner].flat();
    const last = parts.at(-1);
    if (name === 'loc' || name === 'path') {
      if (parts.length > 1 && typeof last === 'string') yield last;
    } else if (/^[a-z]\w*$/i.test(name) && !texts.has(name) && parts.some(isDemand)) yield name;
    else if (name !== 'input') yield* demanded(inner, depth + 1);
  }
}

/** The members of error responses with a text for people. The name of such a member is not the name of a field. */
const texts: ReadonlySet<string> = new Set(
  'msg message error errors detail details title type code description reason status'.split(' '),
);

function isDemand(text: unknown): boolean {
  return typeof text === 'string' && /required|missing/i.test(text);
}

/** Returns the names of all fields of the request, and of all schemas of the interface to which the request belongs. */
function fieldsOf(request: unknown, property?: string): Set<string> {
  const has = (name: string) => property === name || (isObject(request) && name in request);
  const schemas = has('event_name') ? developerSchemas : has('event') ? botSchemas : channelSchemas;
  const names = new Set<string>();
  for (const each of [request, schemas]) collectNames(each, names);
  return names;
}

function collectNames(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) names.add(name);
    collectNames(inner, names);
  }
}

const cures: readonly [RegExp, string][] = [
  [/certificate has expired/i, 'Renew its certificate.'],
  [/altnames/i, 'Use a host name that its certificate has, or add this one to the certificate.'],
  [
    /certificate|CERT_/i,
    'Name the authority of its certificate: NODE_EXTRA_CA_CERTS=ca.pem in the environment of this command.',
  ],
  [
    /wrong version number|packet length too long|EPROTO/i,
    'It does not speak TLS: begin the address with http://.',
  ],
  [
    /does not match the HTTP|Headers Overflow|bad (response|upgrade)|statusCode/i,
    'It sends no valid HTTP: does the right program listen there?',
  ],
  [
    /other side closed|ECONNRESET/i,
    'It closed the connection before a response: see its log. If it speaks TLS, begin the address with https://.',
  ],
];

/** Returns a sentence with the remedy for a failed connection. `why` is the error message of the connection. */
export function unreachableCure(why = ''): string {
  return cures.find(([sign]) => sign.test(why))?.[1] ?? 'Is it listening, and is the address right?';
}

/** An event that a bot posted after a message of a customer. */
export interface PostedEvent {
  event: string;
  /** The time from the message to the event, in milliseconds. */
  afterMs: number;
  /** The status of the service's response to the event. */
  status: number;
  /** The reason for which the service rejected the event; absent if it accepted the event. */
  reason?: string | undefined;
}

/** Describes the reaction of a bot to a message of a customer: its response, and the events that it posted within `waitedMs`. */
export function replySays(status: number, posted: readonly PostedEvent[], waitedMs: number): string {
  const first = `answered ${status}`;
  const events = posted.map(
    ({ event, afterMs, status: code, reason }) =>
      `posted ${event} after ${(afterMs / 1000).toFixed(1)} s${reason === undefined ? '' : `, refused with ${code}: ${reason.replace(/\.$/, '')}`}`,
  );
  if (hasReply(posted)) return [first, ...events].join(', ');
  const others = events.length === 0 ? 'posted nothing' : `${events.join(', ')}, and nothing else`;
  return `${first} and ${others} in ${waitedMs / 1000} s: a customer would wait`;
}

/** True if the service accepted an event of the bot, so that the customer gets a reply or an agent. */
export const hasReply = (posted: readonly Pick<PostedEvent, 'status'>[]): boolean =>
  posted.some(({ status }) => status === 200);
