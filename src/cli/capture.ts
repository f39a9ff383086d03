// Requests as a file keeps them, a JSON line each: what `watch --save` writes and `trigger --from` sends again.
import { appendFileSync, readFileSync } from 'node:fs';
import { botServiceOperations } from '../../generated/bot/operations.ts';
import { channelServiceOperations } from '../../generated/channel/operations.ts';
import type { Operation } from '../../generated/operation.ts';

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

const operations: readonly Operation[] = [...channelServiceOperations, ...botServiceOperations];

/** What is kept of a request; nothing where no operation is at its address. */
export function captured(method: string, url: string, body: string, right: boolean): Captured | undefined {
  const [path = ''] = url.split('?');
  for (const operation of operations.filter((each) => each.method === method && each.body)) {
    const values = valuesOf(operation, path);
    if (!values) continue;
    const open = operation.parameters.filter(({ name, secret }) => !secret && name in values);
    const parameters = Object.fromEntries(open.map(({ name }) => [name, values[name] ?? '']));
    return {
      at: new Date().toISOString(),
      operation: operation.operationId,
      parameters,
      right,
      ...content(body),
    };
  }
  return undefined;
}

export function append(file: string, one: Captured): void {
  appendFileSync(file, `${JSON.stringify(one)}\n`);
}

/** Reads a file of captured requests; what is wrong in it is told with its line. */
export function readCaptured(file: string): Captured[] {
  const lines = readFileSync(file, 'utf8').split('\n');
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

/** The body as it is sent. */
export function bodyOf({ text, body }: Captured): string {
  return text ?? JSON.stringify(body ?? {});
}

function parsed(line: string): Captured | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Captured) : undefined;
  } catch {
    return undefined;
  }
}

function content(body: string): { body: unknown } | { text: string } {
  try {
    return { body: JSON.parse(body) as unknown };
  } catch {
    return { text: body };
  }
}

/** The parameters in a path by their names, when it is one of the operation. */
function valuesOf({ path: template }: Operation, path: string): Record<string, string> | undefined {
  const names = template.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    const parameter = /^\{(\w+)\}$/.exec(name)?.[1];
    if (parameter !== undefined) values[parameter] = decoded(part);
    else if (name !== part) return undefined;
  }
  return values;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
