/** Stands for every name that is none of those known: a string that is equal to no literal. Nothing of it is there at run time. */
declare enum Unnamed {
  kind = 'a kind that this edition does not name',
}

/**
 * The kind of something that this edition does not name. It is a string, and differs from every known kind, so that a `switch`
 * or an `if` over the kind goes on telling the known ones apart.
 */
export type UnknownKind = Unnamed.kind;

/** Whether a value has a string at `path` that is none of the kinds. */
export function hasUnknownKind(value: unknown, path: readonly string[], kinds: readonly string[]): boolean {
  const kind = path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string, unknown>)[step]
        : undefined,
    value,
  );
  return typeof kind === 'string' && !kinds.includes(kind);
}
