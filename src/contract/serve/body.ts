import { isUtf8 } from 'node:buffer';

/** Why a body could not be read. */
export class UnreadableBody extends Error {}

/**
 * Reads a JSON body. Numbers beyond those that JavaScript tells apart are given as strings, as they are written, so that an id
 * comes back unchanged (CHN-OUT-03). Where only a number will do such a string is wrong. What is no integer is never given as
 * one, however near it is: it would be somebody else's id (CHN-IN-07).
 */
export function parseJson(bytes: Buffer): unknown {
  return parse(decoded(bytes));
}

/** Reads a JSON body in which no object may name a key twice (BOT-IN-08). */
export function parseUniqueJson(bytes: Buffer): unknown {
  const text = decoded(bytes);
  const value = parse(text);
  const key = repeatedKey(text);
  if (key !== undefined) throw new UnreadableBody(`The key ${key} stands twice in one object. Give it once.`);
  return value;
}

function decoded(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new UnreadableBody('The body is not UTF-8. Send JSON in UTF-8.');
  return bytes.toString('utf8');
}

/** A number that is long or has an exponent, within a text: a quick look, which most texts end with. All others are exact. */
const maybeInexact = /[[:,\s]-?\d(?:[\d.]{15}|[\d.]*e)/i;
const marks = /\\.|"|-?\d(?:[\d.]{15,}|[\d.]*e)[\d.e+-]*/gi;

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return maybeInexact.test(text) ? JSON.parse(toldApart(text)) : value;
  } catch (error) {
    throw new UnreadableBody(`The body is not JSON: ${(error as Error).message}. Send one JSON object.`);
  }
}

/** A valid JSON text whose numbers JavaScript tells apart. A reviver would take ten times as long as the reading. */
function toldApart(text: string): string {
  let isInString = false;
  return text.replaceAll(marks, (mark) => {
    if (mark === '"') isInString = !isInString;
    return isInString || mark === '"' ? mark : distinct(mark);
  });
}

/** A number as it is written, one that is not taken for an integer, or a string. */
function distinct(mark: string): string {
  const value = Number(mark);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return `"${mark}"`;
  if (!Number.isInteger(value) || isWhole(mark)) return mark;
  // Of a place or a size the next number is as good. Among large ones the next may be an integer, too.
  const nearest = mark.startsWith('-') ? -Number.MIN_VALUE : Number.MIN_VALUE;
  const next = value === 0 ? nearest : value * (1 + Number.EPSILON);
  return Number.isInteger(next) ? `"${mark}"` : String(next);
}

/** Whether a number, as it is written, is an integer: behind the point there is nothing but zeros. */
function isWhole(mark: string): boolean {
  const [, whole = '', fraction = '', exponent = '0'] = /^-?(\d+)\.?(\d*)(?:e(.+))?$/i.exec(mark)!;
  const digits = whole + fraction;
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return end === 0 || end <= whole.length + Number(exponent);
}

/** The first key that an object of a valid JSON text has twice, as it is written there. */
function repeatedKey(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token.endsWith(':')) {
      const written = token.slice(0, -1).trimEnd();
      const key = JSON.parse(written) as string;
      if (open.at(-1)?.has(key)) return written;
      open.at(-1)?.add(key);
    }
  }
  return undefined;
}
