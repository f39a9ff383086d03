import { isUtf8 } from 'node:buffer';

/** Why a body could not be read. */
export class UnreadableBody extends Error {}

/**
 * Reads a JSON body. Numbers beyond those that JavaScript tells apart are given as strings, as they are written, so that an id
 * comes back unchanged (CHN-OUT-03). Where only a number will do such a string is wrong.
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

/** A number that is long or has an exponent, within a text: a quick look, which most texts end with. */
const maybeTooLarge = /[[:,\s]-?\d(?:[\d.]{15}|[\d.]*e)/i;
const marks = /\\.|"|-?\d(?:[\d.]{15,}|[\d.]*e)[\d.e+-]*/gi;

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return maybeTooLarge.test(text) ? JSON.parse(withQuoted(text)) : value;
  } catch (error) {
    throw new UnreadableBody(`The body is not JSON: ${(error as Error).message}. Send one JSON object.`);
  }
}

/** A valid JSON text with the numbers that are too large made strings. A reviver would take ten times as long as the reading. */
function withQuoted(text: string): string {
  let isInString = false;
  return text.replaceAll(marks, (mark) => {
    if (mark === '"') isInString = !isInString;
    return !isInString && Math.abs(Number(mark)) > Number.MAX_SAFE_INTEGER ? `"${mark}"` : mark;
  });
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
