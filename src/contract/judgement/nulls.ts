import { rememberNull } from '../../../generated/faults.ts';

/**
 * Returns a copy of a value without the members that are null, and the pointers of these members. The published description leaves open
 * whether null may replace an absent field (OPEN-35). So a payload is judged without its nulls. Nulls in arrays stay.
 *
 * @param keep Names of members for which null is a value.
 */
export function withoutNulls(
  value: unknown,
  keep: readonly string[] = [],
  path = '',
): { value: unknown; nulls: string[] } {
  if (typeof value !== 'object' || value === null) return { value, nulls: [] };
  const inner = Object.entries(value).map(([name, member]) => ({
    name,
    isAbsent: member === null && !Array.isArray(value) && !keep.includes(name),
    ...withoutNulls(member, keep, `${path}/${name}`),
  }));
  const nulls = inner.flatMap(({ name, isAbsent, nulls: deeper }) =>
    isAbsent ? [`${path}/${name}`] : deeper,
  );
  const left = inner.filter(({ isAbsent }) => !isAbsent);
  if (Array.isArray(value)) return { value: left.map((each) => each.value), nulls };
  const rest = Object.fromEntries(left.map((each) => [each.name, each.value]));
  for (const { name, isAbsent } of inner) if (isAbsent) rememberNull(rest, name);
  return { value: rest, nulls };
}
