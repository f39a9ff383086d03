// Saved requests, one JSON line each: `watch --save` and `mock --record` write them, `trigger --from` resends them.
import { createReadStream } from 'node:fs';
import { isObject, parsedJson } from '../documents/json.ts';

/** A request without its secrets: without its complete address and its header fields. */
export interface Captured {
  /** The time of the request, as an ISO date. */
  at?: string;
  /** The id of a service's operation, for a request to the service. Either this or `event` is present. */
  operation?: string;
  /** The name of an event that a service sends to an integrator. */
  event?: string;
  /** The path parameters that are not secret. */
  parameters?: Readonly<Record<string, string>>;
  /** True if the request was valid. */
  right?: boolean;
  /** The body, if it is JSON. Any other body is in `text`. */
  body?: unknown;
  text?: string;
}

/** Returns the body of a request in its saved form. */
export function contentOf(body: string): { body: unknown } | { text: string } {
  const value = parsedJson(body);
  return value === undefined ? { text: body } : { body: value };
}

/** Yields the requests of a file of saved requests, line by line. Throws an error that names the line if a line is not a request. */
export async function* readCaptured(file: string): AsyncGenerator<Captured> {
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (line.trim() === '') continue;
    const one = parsedJson(line);
    if (!isObject(one) || ![one['operation'], one['event']].some((name) => typeof name === 'string'))
      throw new Error(
        `${file}, line ${number}: not a captured request. It needs operation or event, and body.`,
      );
    yield one as Captured;
  }
}

/** The maximum length of a line, in characters. No request is longer. */
const longestLine = 16 * 1024 * 1024;

async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const piece of createReadStream(file, 'utf8') as AsyncIterable<string>) {
      const lines = `${rest}${piece}`.split('\n');
      rest = lines.pop()!;
      yield* lines;
      if (rest.length > longestLine) throw new Error(`a line is longer than ${longestLine} characters`);
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
  yield rest;
}

/** Returns the body of a saved request as text: its `text`, or its `body` as JSON. Without both, returns `{}`. */
export function bodyOf({ text, body }: Captured): string {
  return text ?? JSON.stringify(body === undefined ? {} : body);
}
