// The words for what is wrong with a message: one wording for the suite, the server, `trigger`, the mock and the desk's notes.
import type { ValidationError } from '../../../generated/operation.ts';
import { isObject, parsedJson } from '../../../specs/reading/json.ts';
import { wasNull } from './nulls.ts';

/** How many characters of a value are quoted. */
const mostQuoted = 300;

/** A field with its value as JSON, or that it is missing: JSON has no word for `undefined`. */
export function fieldIs(field: string, value: unknown): string {
  return value === undefined ? `${field} is missing` : `${field} is ${quoted(value)}`;
}

/**
 * What a validator found wrong with a value: where, what is there, and what is expected. It has no full stop, so that it fits
 * into a sentence; `asSentence` makes one of it.
 */
export function faultOf(value: unknown, error: ValidationError | undefined, what = 'the body'): string {
  if (!error) return `${what} does not have the agreed form`;
  const { instancePath, keyword, params, message } = error;
  const place = instancePath === '' ? what : instancePath;
  const found = at(value, instancePath);
  const fields = params as Record<string, unknown>;
  if (keyword === 'required') {
    const missing = String(fields['missingProperty']);
    if (wasNull(found, missing)) return `${instancePath}/${missing} is null, which counts as absent`;
    return `${place} has no \`${missing}\``;
  }
  if (keyword === 'additionalProperties')
    return `${place} has \`${String(fields['additionalProperty'])}\`, which is not allowed there`;
  if (keyword === 'enum') return `${fieldIs(place, found)}, ${expectedOneOf(fields['allowedValues'], found)}`;
  if (keyword === 'const')
    return `${fieldIs(place, found)}, ${expectedOneOf([fields['allowedValue']], found)}`;
  const words = keyword === 'pattern' ? wordsOf(String(fields['pattern'])) : undefined;
  if (words) return `${fieldIs(place, found)}, expected one of ${words.join(', ')}`;
  const kind = keyword === 'type' && fields['type'] === 'object' ? objectFault(place, found) : undefined;
  return kind ?? `${fieldIs(place, found)} but ${message}`;
}

/** A fault as a sentence: with a capital, and with a full stop. */
export function asSentence(fault: string): string {
  return `${fault[0]?.toUpperCase()}${fault.slice(1)}${fault.endsWith('.') ? '' : '.'}`;
}

const mostFaults = 3;

/**
 * What is wrong with a value, at most one fault for each of its members and three in all, so that an author can fix them
 * together.
 */
export function faultsOf(value: unknown, errorOf: (value: unknown) => ValidationError | undefined): string {
  const faults: string[] = [];
  let left = value;
  const gone = new Set<unknown>();
  for (let error = errorOf(left); error && faults.length < mostFaults; error = errorOf(left)) {
    const { instancePath, params } = error;
    const member = instancePath.split('/')[1];
    // A member that was taken out below is named already.
    if (member === undefined && gone.has((params as Record<string, unknown>)['missingProperty'])) break;
    faults.push(faultOf(left, error));
    if (member === undefined) break;
    gone.add(member);
    const { [member]: _, ...rest } = left as Record<string, unknown>;
    left = rest;
  }
  return faults.join('; ');
}

/** Which values are expected in place of the one that was found; where only its case is wrong, how it is written. */
export function expectedOneOf(allowed: unknown, found: unknown): string {
  const values = Array.isArray(allowed) ? allowed : [];
  const written = values.map((each) => JSON.stringify(each)).join(', ');
  const right = values.find((each) => String(each).toLowerCase() === String(found).toLowerCase());
  const hint = right === undefined ? '' : `. Case matters: write ${JSON.stringify(right)}`;
  return `expected ${values.length === 1 ? '' : 'one of '}${written}${hint}`;
}

/** The words that a pattern of the contract allows in any case; undefined for another pattern. */
function wordsOf(pattern: string): string[] | undefined {
  const inner = /^\^\((.+)\)\$$/.exec(pattern)?.[1];
  const words = inner?.split('|') ?? [];
  const isWord = (word: string) => /^(\[[A-Z][a-z]\])+$/.test(word);
  if (words.length === 0 || !words.every(isWord)) return undefined;
  return words.map((word) => word.replaceAll(/\[([A-Z])[a-z]\]/g, '$1'));
}

function objectFault(place: string, found: unknown): string | undefined {
  return bodyFault(place, JSON.stringify(found) ?? '')?.replace(/\.$/, '');
}

function quoted(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= mostQuoted ? text : `${text.slice(0, mostQuoted)} … (${text.length} characters)`;
}

function at(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((within, step) => (within as Record<string, unknown> | null | undefined)?.[step], value);
}

/** Says what a body is that is not a JSON object; undefined for an object. `what` names the body at the start of the sentence. */
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

function unreadable(what: string, text: string): string {
  const begin = text.search(/[{[]/);
  if (begin > 0 && parsedJson(text.slice(begin)) !== undefined)
    return `${what} has text in front of its JSON, such as a warning of the program. Send the JSON alone.`;
  if (/^\s*</.test(text)) return `${what} is HTML or other markup, not JSON.`;
  return `${what} is not JSON.`;
}
