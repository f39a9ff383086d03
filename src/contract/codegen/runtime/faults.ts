// Describes the faults of a message. The suite, the server, `parlance trigger`, the mock and the desk's notes use the same words.
import type { ValidationError } from './operation.ts';
import { isObject, parsedJson, valueAt } from './values.ts';

/** The maximum number of characters of a value that a fault quotes. */
const mostQuoted = 300;

/** Returns a clause with a field and its value as JSON. For undefined, which JSON does not have, the clause says "is missing". */
export function fieldIs(field: string, value: unknown): string {
  return value === undefined ? `${field} is missing` : `${field} is ${quoted(value)}`;
}

/**
 * Returns a clause for an error of a validator: the path, the value there, and the expected value. `what` is the name of the whole value.
 * The clause has no full stop; `asSentence` adds it.
 */
export function faultOf(value: unknown, error: ValidationError | undefined, what = 'the body'): string {
  if (!error) return `${what} does not have the agreed form`;
  const { instancePath, keyword, params, message } = error;
  const place = instancePath === '' ? what : instancePath;
  const found = valueAt(value, stepsOf(instancePath));
  const fields = params as Record<string, unknown>;
  if (keyword === 'required') {
    const missing = printed(fields['missingProperty']);
    if (wasNull(found, missing)) return `${instancePath}/${missing} is null, which counts as absent`;
    return `${place} has no \`${missing}\``;
  }
  if (keyword === 'false schema' || keyword === 'not')
    return `${fieldIs(place, found)}, which is not allowed there`;
  if (keyword === 'additionalProperties')
    return `${place} has \`${printed(fields['additionalProperty'])}\`, which is not allowed there`;
  if (keyword === 'enum') return `${fieldIs(place, found)}, ${expectedOneOf(fields['allowedValues'], found)}`;
  if (keyword === 'const')
    return `${fieldIs(place, found)}, ${expectedOneOf([fields['allowedValue']], found)}`;
  const words = keyword === 'pattern' ? wordsOf(printed(fields['pattern'])) : undefined;
  if (words) return `${fieldIs(place, found)}, expected one of ${words.join(', ')}`;
  const kind = keyword === 'type' && fields['type'] === 'object' ? objectFault(place, found) : undefined;
  // A letter in both cases, such as `[Hh]`, is shown as one letter.
  const says = message?.replaceAll(/\[([A-Z])[a-z]\]/g, (_, letter: string) => letter.toLowerCase());
  return kind ?? `${fieldIs(place, found)} but ${says}`;
}

/** Returns a fault as a sentence, with a capital letter and a full stop. */
export function asSentence(fault: string): string {
  return `${fault[0]?.toUpperCase()}${fault.slice(1)}${fault.endsWith('.') ? '' : '.'}`;
}

/** The maximum number of faults of a value that are reported. */
const mostFaults = 10;

/** A fault of a value: the path to it, and a clause with the actual and the expected value. */
export interface Fault {
  path: string[];
  says: string;
}

/** Returns the faults of a value from the errors of its validator: one for each place, at most `mostFaults`. `what` names the value. */
export function faultList(
  value: unknown,
  errors: readonly ValidationError[] | null | undefined,
  what?: string,
): Fault[] {
  const byPlace = new Map<string, ValidationError>();
  for (const error of chosenBranches(errors ?? [])) {
    const place = placeOf(error);
    // An error about allowed values is more precise than one about the type. One about a forbidden value is the least precise.
    const isVague = [undefined, 'not'].includes(byPlace.get(place)?.keyword);
    if (isVague || ['enum', 'const'].includes(error.keyword)) byPlace.set(place, error);
  }
  return [...byPlace]
    .slice(0, mostFaults)
    .map(([place, error]) => ({ path: stepsOf(place), says: faultOf(value, error, what) }));
}

/** Returns the faults of a value as one clause; an empty text if there are none. */
export function faultsOf(...given: Parameters<typeof faultList>): string {
  return faultList(...given)
    .map(({ says }) => says)
    .join('; ');
}

/**
 * Replaces the errors of each union by one error. It is the most deeply nested error, because its branch was probably meant. If the value
 * has the type of no branch, the error names the types of all branches.
 */
function chosenBranches(errors: readonly ValidationError[]): ValidationError[] {
  const chosen: ValidationError[] = [];
  for (const union of errors) {
    if (union.keyword !== 'anyOf' && union.keyword !== 'oneOf') {
      chosen.push(union);
      continue;
    }
    const isBranch = ({ instancePath }: ValidationError) => instancePath.startsWith(union.instancePath);
    const start = chosen.findLastIndex((error) => !isBranch(error)) + 1;
    const branches = chosen.splice(start);
    const types = branches.filter((error) => isType(error) && error.instancePath === union.instancePath);
    const [other] = branches
      .filter((error) => !types.includes(error))
      .toSorted((a, b) => placeOf(b).split('/').length - placeOf(a).split('/').length);
    const type = types.map(({ params }) => printed(params['type'])).join(' or ');
    chosen.push(other ?? { ...union, keyword: 'type', params: { type }, message: `must be ${type}` });
  }
  return chosen;
}

function isType({ keyword }: ValidationError): boolean {
  return keyword === 'type';
}

/** Returns the JSON pointer to an invalid or missing member. */
function placeOf({ instancePath, keyword, params }: ValidationError): string {
  return keyword === 'required' ? `${instancePath}/${printed(params['missingProperty'])}` : instancePath;
}

/** Returns a clause with the `allowed` values. If `found` differs from one only in upper and lower case, adds its correct spelling. */
export function expectedOneOf(allowed: unknown, found: unknown): string {
  const values = Array.isArray(allowed) ? allowed : [];
  const written = values.map((each) => JSON.stringify(each)).join(', ');
  const right = values.find((each) => printed(each).toLowerCase() === printed(found).toLowerCase());
  const hint = right === undefined ? '' : `. Case matters: write ${JSON.stringify(right)}`;
  return `expected ${values.length === 1 ? '' : 'one of '}${written}${hint}`;
}

/** Returns the words that a pattern allows in upper or lower case; undefined for a pattern of another form. */
function wordsOf(pattern: string): string[] | undefined {
  const inner = /^\^\((.+)\)\$$/.exec(pattern)?.[1];
  const words = inner?.split('|') ?? [];
  const isWord = (word: string) => /^(\[[A-Z][a-z]\])+$/.test(word);
  if (words.length === 0 || !words.every(isWord)) return undefined;
  return words.map((word) => word.replaceAll(/\[([A-Z])[a-z]\]/g, '$1'));
}

function objectFault(place: string, found: unknown): string | undefined {
  // Only an inner object may be left out, so the body itself gets another sentence.
  if (place.startsWith('/') && Array.isArray(found) && found.length === 0)
    return `${place} is [], an empty array, where an object is expected. Leave the field out if it is empty: PHP writes an empty array so`;
  return bodyFault(place, written(found))?.replace(/\.$/, '');
}

/**
 * Returns a value as text: a string unchanged, the message of an error, and other values as JSON. `String()` throws for some values of a
 * message, such as `{"toString": 1}`.
 */
export function printed(value: unknown): string {
  if (value instanceof Error) return value.message || value.name;
  return typeof value === 'string' ? value : written(value);
}

/** Returns a value as JSON; a description if the value is nested too deep for the stack. */
function written(value: unknown): string {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return 'a value that is nested too deep to be shown';
  }
}

function quoted(value: unknown): string {
  const text = written(value);
  return text.length <= mostQuoted ? text : `${text.slice(0, mostQuoted)} … (${text.length} characters)`;
}

/** Returns the keys of a JSON pointer. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns a sentence about a body that is not a JSON object; undefined for an object. `what` is the subject of the sentence. */
export function bodyFault(what: string, text: string): string | undefined {
  if (text.trim() === '') return `${what} is empty. Send a JSON object.`;
  if (text.startsWith('\ufeff')) return `${what} begins with a byte order mark, which JSON must not have.`;
  const value = parsedJson(text);
  if (value === undefined) return unreadable(what, text);
  if (typeof value === 'string' && parsedJson(value) !== undefined)
    return `${what} is JSON encoded twice: a string that holds JSON. Encode it once.`;
  if (Array.isArray(value) && value.length === 0)
    return `${what} is [], an empty array, where an object is expected. PHP writes an empty array so; write (object) [] there.`;
  if (Array.isArray(value)) return `${what} is an array where an object is expected. Send the object itself.`;
  if (!isObject(value)) return `${what} is ${kindOf(value)} where an object is expected. Send a JSON object.`;
  return undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'boolean' ? `${value}` : `a ${typeof value === 'string' ? 'string' : 'number'}`;
}

/** Returns the reason that a text is not JSON, in the words of the parser. */
function parserSays(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

function unreadable(what: string, text: string): string {
  const begin = text.search(/[{[]/);
  if (begin > 0 && parsedJson(text.slice(begin)) !== undefined)
    return `${what} has text in front of its JSON, such as a warning of the program. Send the JSON alone.`;
  const says = parserSays(text);
  // These are the messages of Node and Chrome for a text that is the start of JSON.
  if (/Unexpected end|Unterminated/.test(says) || says.includes(`position ${text.length} `))
    return `${what} ends inside its JSON, after ${new TextEncoder().encode(text).length} bytes. Content-Length counts bytes, not characters.`;
  if (/^\s*</.test(text)) return `${what} is HTML or other markup, not JSON.`;
  return `${what} is not JSON: ${says}.`;
}

/** The names of the members that were null and have been removed, by the object that had them. */
const nullMembers = new WeakMap<object, Set<string>>();

/** Records that the member `name` of `holder` was null and has been removed. A fault of the member then says that it was null. */
export function rememberNull(holder: object, name: string): void {
  const names = nullMembers.get(holder) ?? new Set();
  nullMembers.set(holder, names.add(name));
}

function wasNull(value: unknown, name: string): boolean {
  return isObject(value) && nullMembers.get(value)?.has(name) === true;
}
