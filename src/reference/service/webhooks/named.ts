/** A schema of the contract as a constant: what it names, and what those are. */
interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
}

/** A copy of an object with nothing but what its schema names, all the way down: receivers take more, senders send no more. */
export function named<T extends object>(schema: ObjectSchema, value: T): T {
  const { properties } = schema;
  if (properties === undefined) return value;
  const kept = Object.entries(value)
    .filter(([key]) => Object.hasOwn(properties, key))
    .map(([key, inner]) => [key, isObject(inner) ? named(properties[key]!, inner) : inner]);
  return Object.fromEntries(kept);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
