/** Thrown if a body cannot be parsed. The message is a sentence about the fault. */
export class UnreadableBody extends Error {}

/**
 * Parses a JSON body. A number that JavaScript cannot represent exactly becomes a string of its digits. So an id is returned unchanged
 * (CHN-OUT-03). Validators reject such a string where only a number is allowed. A fraction never becomes an integer by rounding, because
 * that could be the id of another customer (CHN-IN-07). Throws UnreadableBody if the bytes are not JSON in UTF-8.
 */
export function parseJson(bytes: Uint8Array): unknown {
  return parse(decoded(bytes));
}

/** Parses a JSON body. Throws UnreadableBody if an object in it has a key twice (BOT-IN-08), or if the bytes are not JSON in UTF-8. */
export function parseUniqueJson(bytes: Uint8Array): unknown {
  const text = decoded(bytes);
  const value = parse(text);
  const key = repeatedKey(text);
  if (key !== undefined) throw new UnreadableBody(`The key ${key} stands twice in one object. Send it once.`);
  return value;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decoded(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    throw new UnreadableBody(`The body is ${isGzip ? 'compressed' : 'not UTF-8'}. Send JSON in UTF-8.`);
  }
}

/** Matches a number that is long or has an exponent. Other numbers are exact, so a text without a match is parsed only once. */
const maybeInexact = /[[:,\s]-?\d(?:[\d.]{15}|[\d.]*e)/i;
const marks = /\\.|"|-?\d(?:[\d.]{15,}|[\d.]*e)[\d.e+-]*/gi;

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return maybeInexact.test(text) ? JSON.parse(withExactNumbers(text)) : value;
  } catch (error) {
    throw new UnreadableBody(`The body is not JSON: ${(error as Error).message}. Send one JSON object.`);
  }
}

/** Replaces the numbers of a valid JSON text that JavaScript cannot represent exactly. A reviver would be up to fifty times slower. */
function withExactNumbers(text: string): string {
  let isInString = false;
  return text.replaceAll(marks, (mark) => {
    if (mark === '"') isInString = !isInString;
    return isInString || mark === '"' ? mark : exactNumber(mark);
  });
}

/**
 * Returns the JSON that replaces the number `mark`. A number beyond the safe integers becomes a string of its digits. A fraction that
 * JavaScript would round to an integer becomes the nearest fraction, or a string if that is an integer too. Others stay unchanged.
 */
function exactNumber(mark: string): string {
  const value = Number(mark);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return `"${mark}"`;
  if (!Number.isInteger(value) || isWhole(mark)) return mark;
  // The next floating-point number is exact enough for a coordinate or a size. Above 2^52 it may be an integer too.
  const nearest = mark.startsWith('-') ? -Number.MIN_VALUE : Number.MIN_VALUE;
  const next = value === 0 ? nearest : value * (1 + Number.EPSILON);
  return Number.isInteger(next) ? `"${mark}"` : String(next);
}

/** True if the value of the number in a text is an integer, for example of `1.0` or `1.5e1`. */
function isWhole(mark: string): boolean {
  const [, whole = '', fraction = '', exponent = '0'] = /^-?(\d+)\.?(\d*)(?:e(.+))?$/i.exec(mark)!;
  const digits = whole + fraction;
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return end === 0 || end <= whole.length + Number(exponent);
}

/** Returns the first key that an object in a valid JSON text has twice, as the text spells it. Returns undefined if there is none. */
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
