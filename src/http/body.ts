import { isUtf8 } from 'node:buffer';

/** Why a body could not be read. */
export class UnreadableBody extends Error {}

/**
 * Reads a JSON body. Integers that a JavaScript number cannot hold are given as strings of the same digits, so that an id
 * comes back unchanged (CHN-OUT-03).
 */
export function parseJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new UnreadableBody('The body is not UTF-8. Send JSON in UTF-8.');
  const text = bytes.toString('utf8');
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
