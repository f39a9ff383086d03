import { fits } from './fits.ts';
import type { Operation, Validator } from './operation.ts';

/** An answer as it came. */
export interface RawAnswer {
  /** The HTTP code. */
  status: number;
  /** The body; absent where it was too long to be read. */
  text?: string | undefined;
}

/** Where somebody should post an event in place of answering with it. */
export type PostedTo = Pick<Operation, 'path' | 'dispatch'>;

/**
 * What is odd about an answer, as sentences for whoever runs the other side: a body that is not what it was meant to be, an
 * address where nothing is served, words that nobody reads in an answer. No sentence quotes a value of the answer beyond a word.
 */
export function oddAnswer(
  answer: RawAnswer,
  operation: Pick<Operation, 'responses'>,
  posts?: PostedTo,
): string[] {
  const { status, text = '' } = answer;
  const validate = operation.responses[200]?.validate;
  const found: (string | undefined)[] = [oddStatus(status, text)];
  if (status >= 200 && status < 300) {
    if (validate && isRead(validate))
      found.push(oddBody('The body of the answer', text) ?? oddResult(text, validate));
    if (posts?.dispatch) found.push(misplaced(unwrapped(text), posts.dispatch, posts.path));
  }
  return found.filter((sentence) => sentence !== undefined);
}

/** Whether the body of an answer matters: where an empty object would do, nobody reads it. */
export function isRead(validate: Validator<unknown>): boolean {
  return !validate({});
}

/** What a body is that is no JSON object, where that can be told. `what` names the body at the head of the sentence. */
export function oddBody(what: string, text: string): string | undefined {
  if (text.trim() === '') return `${what} is empty. Send a JSON object.`;
  if (text.startsWith('\ufeff')) return `${what} begins with a byte order mark, which JSON must not have.`;
  const value = parsed(text);
  if (value === undefined) return unreadable(what, text);
  if (typeof value === 'string' && parsed(value) !== undefined)
    return `${what} is JSON encoded twice: a string that holds JSON. Encode it once.`;
  if (Array.isArray(value) && value.length === 0)
    return `${what} is [], an empty list, where an object belongs. PHP writes an empty array so; write (object) [] there.`;
  if (Array.isArray(value)) return `${what} is a list where an object belongs. Send the object itself.`;
  if (!isObject(value)) return `${what} is ${kindOf(value)} where an object belongs. Send a JSON object.`;
  return undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'boolean'
    ? `the word ${value}`
    : `a ${typeof value === 'string' ? 'text' : 'number'}`;
}

function unreadable(what: string, text: string): string {
  const begin = text.search(/[{[]/);
  if (begin > 0 && parsed(text.slice(begin)) !== undefined)
    return `${what} has text in front of its JSON, such as a warning of the program. Send the JSON alone.`;
  if (/^\s*</.test(text)) return `${what} is a page or another markup, not JSON.`;
  return `${what} is not JSON.`;
}

function oddStatus(status: number, text: string): string | undefined {
  if (status >= 300 && status < 400)
    return `The answer ${status} leads elsewhere, and nobody follows. Enter the address that it leads to.`;
  if (status === 404 && parsed(text) === undefined)
    return `The answer 404 ${text.trim() === '' ? 'has no body' : 'is no JSON'}: most likely nothing is served at this address. Compare it with the one that the program serves, to the last slash.`;
  return undefined;
}

/** A result that is right but for the case of its letters. */
function oddResult(text: string, validate: NonNullable<Operation['responses'][number]['validate']>) {
  const body = parsed(text);
  if (!isObject(body) || typeof body['result'] !== 'string' || fits(validate, structuredClone(body)))
    return undefined;
  const { result } = body;
  const right = [result.toLowerCase(), result.toUpperCase()].find((other) =>
    validate({ ...body, result: other }),
  );
  return right === undefined
    ? undefined
    : `The result of the answer is ${JSON.stringify(result)}. Write ${right}.`;
}

/** Says so when an answer holds what should have been posted: an event, or the message of one. */
function misplaced(
  body: unknown,
  { property, values }: NonNullable<Operation['dispatch']>,
  path: string,
): string | undefined {
  const objects = (Array.isArray(body) ? body : [body]).filter(isObject);
  const named = values.find((value) =>
    objects.some((object) => String(object[property]).toUpperCase() === value.toUpperCase()),
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

/** The JSON of a text, out of the string in which it may stand a second time. */
function unwrapped(text: string): unknown {
  const value = parsed(text);
  return typeof value === 'string' ? parsed(value) : value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
