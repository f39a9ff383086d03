import { type Audience, parties } from '../../../generated/parties.ts';

/** Every audience, in the order of the table of parties. */
export const audiences = [
  ...new Set<Audience>(parties.flatMap(({ audience, callers }) => [audience, callers])),
];

/** One difference between two states of the contract. */
export interface Change {
  /** The name of the changed interface: `channel`. */
  interface: string;
  /** The changed operation, message, schema or rule, and the place in it. */
  where: string;
  what: string;
  /** If a schema changed: the operations and other parts that use the schema. */
  in?: readonly string[];
  /** The words of a rule before and after the change. */
  words?: { before: string; now: string };
  /** The audiences whose programs break; empty for an addition. */
  breaks: readonly Audience[];
  /** The kind of the change. `text` means that only the wording changed. */
  kind: 'breaking' | 'addition' | 'text';
}

/** Returns the audience that a party belongs to; `service` for an unknown party. */
export function audienceOf(party: string): Audience {
  return parties.find(({ name }) => name === party)?.audience ?? 'service';
}

/** Makes a change at `place`. It is breaking if it breaks any audience, and otherwise an addition. */
export function change(
  place: Pick<Change, 'interface' | 'where' | 'in'>,
  what: string,
  breaks: readonly Audience[] = [],
): Change {
  const known = audiences.filter((audience) => breaks.includes(audience));
  return { ...place, what, breaks: known, kind: known.length > 0 ? 'breaking' : 'addition' };
}

/** Merges the same change of a schema in several operations. The result breaks every audience that one of them breaks. */
export function oncePerSchema(changes: readonly Change[]): Change[] {
  const alike = Map.groupBy(changes, ({ where, what }) => `${where} ${what}`);
  return [...alike.values()].map((all) => {
    const [first] = all as [Change];
    const users = [...new Set(all.flatMap((each) => each.in ?? []))];
    const breaks = all.flatMap((each) => each.breaks);
    return change({ ...first, ...(users.length > 0 && { in: users }) }, first.what, breaks);
  });
}

/** Returns a text that lists `users`, the operations that use a changed schema: `most` at most, in brackets. Empty without users. */
export function placesOf(users: readonly string[] = [], most = 4): string {
  const left = users.length > most ? `; and ${users.length - most} more` : '';
  const named = users.slice(0, most).map((user) => user.replace(/^operation /, ''));
  return named.length === 0 ? '' : ` (in ${named.join('; ')}${left})`;
}

/** Returns a clause that describes the change of a figure, such as `went from 5 to 3, narrower`. */
export function went(before: unknown, after: unknown, isWider: boolean | undefined): string {
  const says = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));
  const how = isWider === undefined ? '' : `, ${isWider ? 'wider' : 'narrower'}`;
  return `went from ${says(before)} to ${says(after)}${how}`;
}
