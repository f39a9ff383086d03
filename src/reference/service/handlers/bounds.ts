import { UnreadableBody } from '../../../contract/serve/body.ts';
import { bodyLimits } from '../../limits.ts';

export interface BoundsOptions {
  /** Names of fields that are cut and never rejected. */
  cut?: readonly string[];
}

const words = new Set(['text', 'content', 'message', 'description', 'title']);

/** What is wrong, and the path to it from the inside out. */
interface Complaint {
  why: string;
  steps: string[];
}

/** A shorter body cannot hold too many values: each takes two bytes, with its separator. */
const longEnough = 2 * bodyLimits.values;
const [quote, comma, backslash, space] = codes('",\\ ');
const [list, endOfList, object, endOfObject] = codes('[]{}');

/**
 * A parser that rejects bodies with too many or too deep values before it parses them: parsing a million lists takes a hundred
 * times as long as counting them.
 */
export function withinBounds(parse: (bytes: Buffer) => unknown): (bytes: Buffer) => unknown {
  return (bytes) => {
    if (bytes.length > longEnough) refuseManyValues(bytes);
    return parse(bytes);
  };
}

/** Counts the values of a JSON text and their depth. Text that is not JSON may be counted wrongly. */
function refuseManyValues(bytes: Buffer): void {
  let values = 1;
  let depth = 0;
  let isOpened = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte <= space!) continue;
    const isEnd = byte === endOfList || byte === endOfObject;
    if (isOpened && !isEnd) values++;
    isOpened = byte === list || byte === object;
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === comma) values++;
    else if (isOpened) depth++;
    else if (isEnd) depth--;
    if (values > bodyLimits.values)
      throw new UnreadableBody(`The body has more than ${bodyLimits.values} values. Send fewer.`);
    if (depth > bodyLimits.depth)
      throw new UnreadableBody(`The body has values that lie too deep: ${bodyLimits.depth} levels are read.`);
  }
}

/** The index of the quote that ends a string. */
function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

function codes(characters: string): number[] {
  return [...characters].map((character) => character.charCodeAt(0));
}

/**
 * A sentence about the first part of a body that is beyond the reference's bounds. They keep stored data small, and identifiers as
 * they came. The number of values was checked when the body was parsed.
 */
export function complaintAboutBounds(body: unknown, { cut = [] }: BoundsOptions = {}): string | undefined {
  const complaint = new Look(cut).at(body, '', 0);
  if (!complaint) return undefined;
  const place = complaint.steps.toReversed().join('/');
  return `${place === '' ? 'The body' : `/${place}`} ${complaint.why}`;
}

/** One pass over a body. */
class Look {
  readonly #cut: readonly string[];

  constructor(cut: readonly string[]) {
    this.#cut = cut;
  }

  at(value: unknown, name: string, depth: number): Complaint | undefined {
    if (typeof value === 'string') {
      const why = this.#wrongWith(value, name);
      return why === undefined ? undefined : { why, steps: [] };
    }
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth === bodyLimits.depth)
      return { why: `lies too deep: ${bodyLimits.depth} levels are read.`, steps: [] };
    const isList = Array.isArray(value);
    for (const key of Object.keys(value)) {
      const inner = (value as Record<string, unknown>)[key];
      if (key.length > bodyLimits.identifier)
        return { why: 'has a field whose name is too long.', steps: [] };
      const complaint = this.at(inner, isList ? name : key, depth + 1);
      if (!complaint) continue;
      complaint.steps.push(key);
      return complaint;
    }
    return undefined;
  }

  #wrongWith(value: string, name: string): string | undefined {
    if (name === 'id' || name.endsWith('_id')) {
      if (!isKept(value)) return 'holds a character that no text can keep. Send Unicode without U+0000.';
      return isTooLongId(value)
        ? `has more than ${bodyLimits.identifier} bytes of UTF-8. Send fewer.`
        : undefined;
    }
    if (value.length <= bodyLimits.field || this.#cut.includes(name)) return undefined;
    return tooLong(value, words.has(name) ? bodyLimits.words : bodyLimits.field);
  }
}

function tooLong(value: string, most: number): string | undefined {
  return value.length > most ? `has more than ${most} characters. Send fewer.` : undefined;
}

/** Counted in bytes, as an index of a database does. */
function isTooLongId(identifier: string): boolean {
  return (
    identifier.length * 3 > bodyLimits.identifier && Buffer.byteLength(identifier) > bodyLimits.identifier
  );
}

/** Whether every engine can store an identifier as it came: not half of a surrogate pair, nor U+0000. */
function isKept(identifier: string): boolean {
  return identifier.isWellFormed() && !identifier.includes('\0');
}
