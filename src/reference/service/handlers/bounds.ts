import { UnreadableBody } from '../../../contract/serve/body.ts';
import { bodyLimits } from '../../limits.ts';

export interface BoundsOptions {
  /** Names of fields that are cut and never refused. */
  cut?: readonly string[];
}

const words = new Set(['text', 'content', 'message', 'description', 'title']);

/** What is wrong, and the steps to it from the inside out. */
interface Complaint {
  why: string;
  steps: string[];
}

/** A shorter body cannot hold too many values: each takes two bytes, with what parts it from the next. */
const longEnough = 2 * bodyLimits.values;
const [quote, comma, backslash, space] = codes('",\\ ');
const [list, endOfList, object, endOfObject] = codes('[]{}');

/**
 * A reader of bodies that refuses those with too many values, or too deep ones, before it makes anything of them: to read and
 * to leave a million lists takes a hundred times as long as to count them.
 */
export function withinBounds(parse: (bytes: Buffer) => unknown): (bytes: Buffer) => unknown {
  return (bytes) => {
    if (bytes.length > longEnough) refuseManyValues(bytes);
    return parse(bytes);
  };
}

/** Counts the values of a JSON text, and how deep they lie. What is no JSON may be counted wrongly. */
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

/** Where the quote is that ends a string. */
function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

function codes(characters: string): number[] {
  return [...characters].map((character) => character.charCodeAt(0));
}

/**
 * What of a body is more than the reference takes, as a sentence, or nothing. So no request makes the service keep much, and
 * an identifier is kept as it came: what could not be is refused. How many values it has was looked at when it was read.
 */
export function complaintAboutBounds(body: unknown, { cut = [] }: BoundsOptions = {}): string | undefined {
  const complaint = new Look(cut).at(body, '', 0);
  if (!complaint) return undefined;
  const place = complaint.steps.toReversed().join('/');
  return `${place === '' ? 'The body' : `/${place}`} ${complaint.why}`;
}

/** One walk over a body. */
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

/** Counted in bytes: an index of a database has room for so many, whatever the script. */
function isTooLongId(identifier: string): boolean {
  return (
    identifier.length * 3 > bodyLimits.identifier && Buffer.byteLength(identifier) > bodyLimits.identifier
  );
}

/** Whether an identifier can be kept as it came: halves of a surrogate pair and U+0000 can't be everywhere. */
function isKept(identifier: string): boolean {
  return identifier.isWellFormed() && !identifier.includes('\0');
}
