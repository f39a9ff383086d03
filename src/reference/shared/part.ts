/** A schema of the contract as a constant. */
export interface PartSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, PartSchema>>;
  readonly items?: PartSchema;
}

/** An object schema whose properties the compiler knows by name. */
type ObjectSchema = { readonly properties: Readonly<Record<string, object>> };

/** Returns the names of an object's properties in the contract. */
export function namesIn<Schema extends ObjectSchema>({ properties }: Schema) {
  return Object.keys(properties) as (keyof Schema['properties'] & string)[];
}

/**
 * Returns the fields of an object that are in the schema and have a value. An object whose type lacks a property of the schema does not
 * compile. So no new property of the contract is forgotten.
 */
export function partOf<Schema extends ObjectSchema, Value extends object>(
  schema: Schema,
  value: keyof Schema['properties'] extends keyof Value ? Value : Lacks<keyof Schema['properties'], Value>,
): Pick<Value, keyof Schema['properties'] & keyof Value> {
  const named = namesIn(schema).map((name) => [name, value[name as unknown as keyof typeof value]]);
  return Object.fromEntries(named.filter(([, field]) => field !== undefined)) as never;
}

/** The compiler names this type if an object lacks properties of its schema. */
interface Lacks<Names, Value> {
  readonly 'the object lacks properties of the contract': Exclude<Names, keyof Value>;
}

/**
 * Returns an object with exactly the fields of its schema, at any depth. Unknown texts are empty. Receivers tolerate other fields, but
 * senders emit none.
 */
export function completed<T extends object>({ properties = {} }: PartSchema, value: T): T {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = (value as Record<string, unknown>)[name];
    if (schema.properties) return [name, completed(schema, field ?? {})];
    return [name, field ?? (schema.type === 'string' ? '' : undefined)];
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** Returns the fields that have a value. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

type Defined<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};
