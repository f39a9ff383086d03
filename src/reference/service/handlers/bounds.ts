import { UnreadableBody } from '../../../contract/serve/body.ts';
import { bodyLimits } from '../../limits.ts';

const words = new Set(['text', 'content', 'message', 'description', 'title']);

/** A fault of a body, and the names on the path to it, innermost first. */
interface Complaint {
  why: string;
  steps: string[];
}

/** A shorter body cannot have too many values: each takes two bytes, with its separator. */
const longEnough = 2 * bodyLimits.values;
const [quote, comma, backslash, space, list, endOfList, object, endOfObject] = Buffer.from('",\\ []{}');

/**
 * Wraps a parser of JSON. A body with too many values is rejected before it is parsed: to parse a million lists takes a hundred times as
 * long as to count them.
 */
export function withinBounds(parse: (bytes: Uint8Array) => unknown): (bytes: Uint8Array) => unknown {
  return (bytes) => {
    if (bytes.length > longEnough) refuseManyValues(bytes);
    return parse(bytes);
  };
}

/** Counts the values of a JSON text, and rejects a text with too many. The count may be wrong for a text that is not JSON. */
function refuseManyValues(bytes: Uint8Array): void {
  let values = 1;
  let isOpened = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte <= space!) continue;
    const isEnd = byte === endOfList || byte === endOfObject;
    if (isOpened && !isEnd) values++;
    isOpened = byte === list || byte === object;
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === comma) values++;
    if (values > bodyLimits.values)
      throw new UnreadableBody(`The body has more than ${bodyLimits.values} values. Send fewer.`);
  }
}

/** Returns the index of the quote that ends a string. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/**
 * Returns a sentence about the first part of a body that exceeds the reference's bounds, or undefined. The bounds keep stored data small,
 * and allow identifiers to be stored unchanged. The number of values was checked when the body was parsed.
 *
 * @param cut Names of fields that are cut and never rejected.
 */
export function complaintAboutBounds(body: unknown, cut: readonly string[] = []): string | undefined {
  const complaint = complaintAbout(body, { name: '', depth: 0, cut });
  if (!complaint) return undefined;
  const place = complaint.steps.toReversed().join('/');
  return `${place === '' ? 'The body' : `/${place}`} ${complaint.why}`;
}

interface Position {
  /** The nearest name of a field. */
  name: string;
  depth: number;
  cut: readonly string[];
}

function complaintAbout(value: unknown, { name, depth, cut }: Position): Complaint | undefined {
  if (typeof value === 'string') {
    const why = cut.includes(name) ? undefined : complaintAboutText(value, name);
    return why === undefined ? undefined : { why, steps: [] };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === bodyLimits.depth)
    return { why: `is nested too deeply: the service reads ${bodyLimits.depth} levels.`, steps: [] };
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value)) {
    if (key.length > bodyLimits.identifier) return { why: 'has a field whose name is too long.', steps: [] };
    const complaint = complaintAbout(inner, { name: isList ? name : key, depth: depth + 1, cut });
    if (!complaint) continue;
    complaint.steps.push(key);
    return complaint;
  }
  return undefined;
}

function complaintAboutText(text: string, name: string): string | undefined {
  if (name === 'id' || name.endsWith('_id')) {
    // Every engine has to store an identifier unchanged, and an index limits its bytes.
    if (!text.isWellFormed() || text.includes('\0'))
      return 'has a character that cannot be stored. Send Unicode without U+0000.';
    return Buffer.byteLength(text) > bodyLimits.identifier
      ? `has more than ${bodyLimits.identifier} bytes of UTF-8. Send fewer.`
      : undefined;
  }
  const most = words.has(name) ? bodyLimits.words : bodyLimits.field;
  return text.length > most ? `has more than ${most} characters. Send fewer.` : undefined;
}
