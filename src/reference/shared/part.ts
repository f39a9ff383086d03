import type { OfflineMessageForm } from '../../../generated/widget/types.ts';

/** A JSON schema of the contract, as a constant in the generated code. */
export interface PartSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, PartSchema>>;
  readonly items?: PartSchema;
}

type ObjectSchema = { readonly properties: Readonly<Record<string, object>> };

export function namesIn<Schema extends ObjectSchema>({ properties }: Schema) {
  return Object.keys(properties) as (keyof Schema['properties'] & string)[];
}

/** Returns those fields of an object that a schema defines. The call does not compile if the object's type lacks one of them. */
export function partOf<Schema extends ObjectSchema, Value extends object>(
  schema: Schema,
  value: keyof Schema['properties'] extends keyof Value
    ? Value
    : Lacks<Exclude<keyof Schema['properties'], keyof Value>>,
): Defined<Pick<Value, keyof Schema['properties'] & keyof Value>> {
  const named = namesIn(schema).map((name) => [name, value[name as unknown as keyof typeof value]]);
  return Object.fromEntries(named.filter(([, field]) => field !== undefined)) as never;
}

/** The type that the compiler shows in its error if an object lacks properties of its schema. */
interface Lacks<Names> {
  readonly 'the object lacks properties of the contract': Names;
}

/** Returns a copy of an object with only the fields of its schema, at any depth. A missing text becomes an empty text. */
export function completed<T extends object>({ properties = {} }: PartSchema, value: T): T {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const field = (value as Record<string, unknown>)[name];
    if (schema.properties) return [name, completed(schema, field ?? {})];
    return [name, field ?? (schema.type === 'string' ? '' : undefined)];
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** Returns a copy of an object without the fields that are undefined. */
export function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

type Defined<Fields> = {
  [Name in keyof Fields as undefined extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  [Name in keyof Fields as undefined extends Fields[Name] ? Name : never]?: Exclude<Fields[Name], undefined>;
};

/** True if a text is a phone number: 5 to 15 digits and the usual separators. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text.trim()) && digits >= 5 && digits <= 15;
}

/** Returns the name of the first invalid field of an offline form; undefined if all are valid. The checks are the reference's choice. */
export function wrongIn({
  email,
  phone,
  message,
}: Partial<OfflineMessageForm>): 'message' | 'email' | 'phone' | undefined {
  if (message !== undefined && message.trim() === '') return 'message';
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) return 'email';
  return phone && !isPhoneNumber(phone) ? 'phone' : undefined;
}
