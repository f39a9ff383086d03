import { isUtf8 } from 'node:buffer';

/** Why a body could not be read. */
export class UnreadableBody extends Error {}

/**
 * Reads a JSON body. Integers that a JavaScript number cannot hold are given as strings of the same digits, so that an id
 * comes back unchanged (CHN-OUT-03).
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

function parse(text: string): unknown {
  try {
    return /\d{16}/.test(text) ? JSON.parse(text, exactInteger as never) : JSON.parse(text);
  } catch (error) {
    throw new UnreadableBody(`The body is not JSON: ${(error as Error).message}. Send one JSON object.`);
  }
}

function exactInteger(_key: string, value: unknown, context: { source?: string }): unknown {
  const isInexact = typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
  return isInexact && context.source !== undefined && /^-?\d+$/.test(context.source) ? context.source : value;
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
