// Reads arguments of the form `path=value` and sets the values in a payload.
import { InvalidArgumentError } from 'commander';

export type Assignment = readonly [path: string, value: unknown];

/** Reads `path=value` and appends it to the assignments before it. The value is parsed as JSON, such as `7` or `true`, or else a string. */
export function assignment(text: string, before: readonly Assignment[] = []): Assignment[] {
  const [, path, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (path === undefined || value === undefined)
    throw new InvalidArgumentError('Write path=value, for instance message.text=Hello.');
  if (path.split('.').includes('__proto__'))
    throw new InvalidArgumentError('The path __proto__ cannot be set.');
  return [...before, [path, literalOf(value)]];
}

/** Returns a copy of a payload, with each value set at its dotted path. A number in a path is an index of a list. */
export function changed(payload: unknown, changes: readonly Assignment[]): unknown {
  const copy = structuredClone(payload) as Record<string, unknown>;
  for (const [path, value] of changes) {
    const steps = path.split('.');
    const last = steps.pop()!;
    const holder = steps.reduce<Record<string, unknown>>((at, step, index) => {
      const isList = /^\d+$/.test(steps[index + 1] ?? last);
      if (typeof at[step] !== 'object' || at[step] === null) at[step] = isList ? [] : {};
      return at[step] as Record<string, unknown>;
    }, copy);
    holder[last] = value;
  }
  return copy;
}

function literalOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
