// Files with saved requests, each as one line of JSON. `watch --save` and `mock --record` write them; `trigger --from` sends them again.
import { createReadStream } from 'node:fs';
import { isObject, parsedJson } from '../documents/json.ts';

/** A saved request. Its header fields and the secrets in its address are left out. */
export interface Captured {
  /** The time of the request, as an ISO date. */
  at?: string;
  /** The id of the service's operation to which the request was sent. Either this member or `event` is present. */
  operation?: string;
  /** The name of the event that a service sent to an integrator. */
  event?: string;
  /** The path parameters that are not secrets. */
  parameters?: Readonly<Record<string, string>>;
  /** True if the request was valid. */
  right?: boolean;
  /** The body, if it is JSON. Any other body is in `text`. */
  body?: unknown;
  text?: string;
}

export function contentOf(body: string): { body: unknown } | { text: string } {
  const value = parsedJson(body);
  return value === undefined ? { text: body } : { body: value };
}

/** Yields the requests of a file, line by line. Throws an error with the number of the line if a line is not a saved request. */
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

/** The maximum length of a line, in characters. A saved request is shorter. */
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

/** Returns the body of a saved request as text: `text`, or `body` as JSON. Returns `{}` if the request has neither. */
export function bodyOf({ text, body }: Captured): string {
  return text ?? JSON.stringify(body === undefined ? {} : body);
}
