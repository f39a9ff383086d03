import { type Change, kinds, type Way } from './kinds.ts';
import { type Discriminator, type Place, placesOf, type Schema } from './places.ts';

export type { Schema } from './places.ts';

/** One fault in otherwise correct messages. It is plain data, so that it can be passed to a page in a browser. */
export interface Mutant {
  /** The name of the schema and branch, the path of the value, and the kind of the fault: `AgentMessage text /recipient/id lost`. */
  name: string;
  kind: string;
  at: readonly string[];
  change: Change;
  /** The conditions on a body. The mutant changes only bodies that meet all of them. */
  where: readonly Discriminator[];
  schema: Schema;
}

/** Returns all mutants of the schema `name` for a party that uses its messages in the way `way`. */
export function mutantsOf(name: string, schema: Schema, way: Way = 'sends'): Mutant[] {
  const places = placesOf(name, schema);
  const all = kinds
    .filter(({ ways }) => ways.includes(way))
    .flatMap(({ name: kind, of, change }) =>
      places.flatMap((place) => {
        const made = change(place);
        return made ? [mutant(of === 'field' ? { ...place, name, where: [] } : place, kind, made)] : [];
      }),
    );
  // Branches of a schema have common fields, so two mutants may change the same bodies in the same way. Only one of them is kept.
  return [...new Map(all.map((each) => [JSON.stringify({ ...each, schema: 0 }), each])).values()];
}

function mutant({ name, at, where, schema }: Place, kind: string, change: Change): Mutant {
  return { name: `${name} /${at.join('/')} ${kind}`, kind, at, change, where, schema };
}

/**
 * Applies a mutant to a body, and returns the changed body. Returns undefined if the mutant does not change this body. `twin` is an earlier
 * message, from which a change with `of` copies the value. The function uses nothing outside itself, since its source code runs in a page.
 */
export function mutated(body: unknown, { at, change, where }: Mutant, twin?: unknown): unknown {
  const find = (value: unknown, path: readonly string[]): unknown =>
    path.reduce((within, step) => (within as Record<string, unknown> | null | undefined)?.[step], value);
  // True if an item meets the conditions on its own values. Conditions on deeper list items are checked when the recursion reaches those
  // items.
  const isMeant = (value: unknown, depth: number) =>
    where
      .filter((each) => each.at.lastIndexOf('*') === depth - 1)
      .every((each) => each.oneOf.includes(find(value, each.at.slice(depth))));
  const changed = (value: unknown, other: unknown): unknown => {
    if ('value' in change) return change.value;
    if ('of' in change) return other ?? value;
    if ('items' in change)
      return Array.from(
        { length: change.items },
        (_, i) => (value as unknown[])[i % (value as unknown[]).length],
      );
    if ('another' in change && change.another.length > 0)
      return change.another[(change.another.indexOf(value) + 1) % change.another.length];
    if (typeof value === 'string')
      return 'empty' in change ? '' : 'cut' in change ? value.slice(0, -1) : `x${value.slice(1)}`;
    if (Array.isArray(value)) return 'empty' in change ? [] : value.slice(0, -1);
    if (typeof value === 'number') return 'empty' in change ? 0 : 'another' in change ? value + 1 : value;
    if (typeof value === 'boolean') return 'empty' in change ? false : !value;
    return 'empty' in change && typeof value === 'object' && value !== null ? {} : value;
  };
  const walk = (value: unknown, depth: number, other: unknown): unknown => {
    const [step, last] = [at[depth], depth === at.length - 1];
    if (step === undefined) return changed(value, other);
    if (typeof value !== 'object' || value === null) return value;
    if (step === '*') {
      if (!Array.isArray(value)) return value;
      const others = Array.isArray(other) ? other : [];
      return value.map((item, index) =>
        isMeant(item, depth + 1) ? walk(item, depth + 1, others[index]) : item,
      );
    }
    if (!(step in value)) return value;
    const { [step]: member, ...rest } = value as Record<string, unknown>;
    if (last && 'remove' in change) return rest;
    return { ...value, [step]: walk(member, depth + 1, find(other, [step])) };
  };
  if (!isMeant(body, 0)) return undefined;
  const made = walk(body, 0, twin);
  return JSON.stringify(made) === JSON.stringify(body) ? undefined : made;
}
