// Copied from src/contract/codegen/runtime/kinds.ts by `npm run generate`. Change it there, never here.

import { valueAt } from './values.ts';

/** A string type that is not equal to the type of any string literal. It exists only for the compiler. */
declare enum Unnamed {
  kind = 'a kind that this edition does not name',
}

/** The type of an unknown kind: a string that is not one of the known kinds. A `switch` over the kind still narrows the known ones. */
export type UnknownKind = Unnamed.kind;

/** True if the value at `path` is a string and none of `kinds`. */
export function hasUnknownKind(value: unknown, path: readonly string[], kinds: readonly string[]): boolean {
  const kind = valueAt(value, path);
  return typeof kind === 'string' && !kinds.includes(kind);
}

/** True if the value at `path` is a string and one of `kinds`. */
export function hasKind(value: unknown, path: readonly string[], kinds: readonly string[]): boolean {
  const kind = valueAt(value, path);
  return typeof kind === 'string' && kinds.includes(kind);
}
