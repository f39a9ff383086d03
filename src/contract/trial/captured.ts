// Requests as a file keeps them, a JSON line each: what `watch --save` and `mock --record` write and `trigger --from` sends again.
import { appendFileSync, readFileSync } from 'node:fs';

/** A request without anything that is secret: neither its whole address nor its header fields. */
export interface Captured {
  /** ISO date. */
  at?: string;
  /** The operation of a service that was called; one of this and `event` is there. */
  operation?: string;
  /** An event that a service sends to an integrator, by its name. */
  event?: string;
  /** The parts of the address that are public. */
  parameters?: Readonly<Record<string, string>>;
  /** Whether it fitted the contract when it came. */
  right?: boolean;
  /** The body where it was JSON, else `text`. */
  body?: unknown;
  text?: string;
}

/** A body as a line keeps it. */
export function contentOf(body: string): { body: unknown } | { text: string } {
  try {
    return { body: JSON.parse(body) as unknown };
  } catch {
    return { text: body };
  }
}

export function append(file: string, one: Captured): void {
  appendFileSync(file, `${JSON.stringify(one)}\n`);
}

/** Reads a file of captured requests; what is wrong in it is told with its line. */
export function readCaptured(file: string): Captured[] {
  const lines = textOf(file).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const one = parsed(line);
    if (one !== undefined && (typeof one.operation === 'string' || typeof one.event === 'string'))
      return [one];
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

/** The body as it is sent. */
export function bodyOf({ text, body }: Captured): string {
  return text ?? JSON.stringify(body === undefined ? {} : body);
}

function parsed(line: string): Captured | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Captured) : undefined;
  } catch {
    return undefined;
  }
}
