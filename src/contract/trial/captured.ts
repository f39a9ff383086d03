// Saved requests, one JSON line each: `watch --save` and `mock --record` write them, `trigger --from` resends them.
import { readFileSync } from 'node:fs';
import { isObject, parsedJson } from '../../../specs/reading/json.ts';

/** A request without its secrets: without its complete address and its header fields. */
export interface Captured {
  /** ISO date. */
  at?: string;
  /** The operation of a service. Either this or `event` is present. */
  operation?: string;
  /** The name of an event that a service sends to an integrator. */
  event?: string;
  /** The public parts of the address. */
  parameters?: Readonly<Record<string, string>>;
  /** Whether the request was valid. */
  right?: boolean;
  /** A JSON body; any other is in `text`. */
  body?: unknown;
  text?: string;
}

/** The body of a request, as it is saved. */
export function contentOf(body: string): { body: unknown } | { text: string } {
  const value = parsedJson(body);
  return value === undefined ? { text: body } : { body: value };
}

/** Reads a file of saved requests. The error of an invalid line names the line. */
export function readCaptured(file: string): Captured[] {
  const lines = textOf(file).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const one = parsedJson(line);
    if (isObject(one) && [one['operation'], one['event']].some((name) => typeof name === 'string'))
      return [one as Captured];
    throw new Error(
      `${file}, line ${index + 1}: not a captured request. It needs operation or event, and body.`,
    );
  });
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** The body to send. */
export function bodyOf({ text, body }: Captured): string {
  return text ?? JSON.stringify(body === undefined ? {} : body);
}
