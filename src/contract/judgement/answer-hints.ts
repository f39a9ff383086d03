import { botServiceOperations } from '../../../generated/bot/operations.ts';
import { asSentence, bodyFault, faultsOf, printed } from '../../../generated/faults.ts';
import { fits } from '../../../generated/fits.ts';
import type { Operation, Validator } from '../../../generated/operation.ts';
import { isObject, parsedJson } from '../documents/json.ts';
import { demandHint } from './demands.ts';

/** A response of an endpoint, before any validation. */
export interface RawAnswer {
  /** The HTTP status; absent if no response came. */
  status?: number | undefined;
  /** The body; absent if it was too long to be read. */
  text?: string | undefined;
  /** The header field Location of a redirect. */
  location?: string | undefined;
  /** The body of the request. */
  sent?: string | undefined;
}

/** The parts of the answered operation that hints depend on. `party` is needed because a bot provider posts its events to the service. */
export type Answered = Pick<Operation, 'responses'> & Partial<Pick<Operation, 'party' | 'dispatch'>>;

const [providerEvent] = botServiceOperations;

/**
 * Returns hints for the author of an endpoint, as sentences. Hints report a redirect, an address where nothing is served, a 2xx other than
 * 200, and the faults of a body. They also report required fields that the contract does not have, and an event in the body, which must be
 * posted to the service instead.
 */
export function answerHints(answer: RawAnswer, { responses, party, dispatch }: Answered): string[] {
  const { status, text = '' } = answer;
  if (status === undefined) return [];
  const validate = responses[200]?.validate;
  // An operation without a documented 200 means a request that is wrong on purpose. A 404 to it does not show that the address is wrong.
  const isRightRequest = responses[200] !== undefined;
  const hints: (string | undefined)[] = [
    statusHint(shownTo(party, answer), status, isRightRequest),
    takenHint(status, party),
    demandHint(answer, dispatch?.property),
  ];
  if (status >= 200 && status < 300) {
    if (validate && isRead(validate))
      hints.push(bodyFault('The body of the answer', text) ?? formFault(parsedJson(text), validate));
    if (party === 'bot-provider' && text !== '{}') hints.push(misplacedHint(unwrapped(text)));
  }
  return hints.filter((hint) => hint !== undefined);
}

/** True if the service reads the response's body, whose validator is `validate`. It does not if the schema allows an empty object. */
export function isRead(validate: Validator<unknown>): boolean {
  return !validate({});
}

/** Returns an answer without the Location of a bot, which has the bot's token in its path. */
function shownTo(party: Answered['party'], answer: RawAnswer): RawAnswer {
  return party === 'bot-provider' ? { ...answer, location: undefined } : answer;
}

function statusHint(
  { text = '', location }: RawAnswer,
  status: number,
  isRightRequest: boolean,
): string | undefined {
  if (status >= 300 && status < 400)
    return `The answer ${status} is a redirect${location === undefined ? '' : ` to ${location}`}, which is not followed. Enter ${location === undefined ? 'the address that it leads to' : 'that address'}.`;
  if (status === 404 && isRightRequest && parsedJson(text) === undefined)
    return `The answer 404 ${text.trim() === '' ? 'has no body' : 'is not JSON'}: most likely nothing is served at this address. Compare it with the one that the program serves, to the last slash.`;
  return undefined;
}

/** The parties whose success is the status 200 alone. A webhook receiver may use any 2xx (OPEN-49). */
const with200: readonly (string | undefined)[] = ['channel-integrator', 'bot-provider'];

/** Returns a hint if a success status is not the expected one: the request is retried, although it was most likely processed. */
function takenHint(status: number, party: string | undefined): string | undefined {
  if (status <= 200 || status >= 300 || !with200.includes(party)) return undefined;
  return `Most likely the request was processed in spite of that, and each retry repeats it. Respond with 200 in place of ${status}.`;
}

/** Returns all faults of a body's fields as one sentence; undefined if the body is valid. */
function formFault(body: unknown, validate: Validator<unknown>): string | undefined {
  return fits(validate, body) ? undefined : asSentence(faultsOf(body, validate.errors));
}

/** Returns a hint if a bot provider put an event or a message into its response. The hint names the address to post it to. */
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

/** Parses the JSON of a text. If the value is a string, parses that string as well. */
function unwrapped(text: string): unknown {
  const value = parsedJson(text);
  return typeof value === 'string' ? parsedJson(value) : value;
}
