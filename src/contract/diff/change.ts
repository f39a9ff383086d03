import { type Audience, parties } from '../../../generated/parties.ts';

/** Every audience, in the order of the table of parties. */
export const audiences = [
  ...new Set<Audience>(parties.flatMap(({ audience, callers }) => [audience, callers])),
];

/** One difference between two states of the contract. */
export interface Change {
  /** The documents' name: `channel`. */
  interface: string;
  /** What changed: an operation, message, schema or rule, with the place in it. */
  where: string;
  what: string;
  /** The audiences whose programs break; empty for an addition. */
  breaks: readonly Audience[];
  /** `text`: only the wording changed. */
  kind: 'breaking' | 'addition' | 'text';
}

/** The audience that a party of the contract belongs to. */
export function audienceOf(party: string): Audience {
  return parties.find(({ name }) => name === party)?.audience ?? 'service';
}

/** A change that breaks some audiences, or an addition. */
export function change(
  place: { interface: string; where: string },
  what: string,
  breaks: readonly Audience[] = [],
): Change {
  const known = audiences.filter((audience) => breaks.includes(audience));
  return { ...place, what, breaks: known, kind: known.length > 0 ? 'breaking' : 'addition' };
}
