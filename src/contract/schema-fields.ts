// Reads the fields of schemas. `schemas.ts` of each interface has its schemas as constants.

/** A schema of the contract as a constant. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** Returns the properties of a schema, including those of the schemas in its allOf and oneOf. */
export function propertiesOf({
  properties,
  allOf = [],
  oneOf = [],
}: Schema): [name: string, schema: Schema][] {
  return [...[...allOf, ...oneOf].flatMap(propertiesOf), ...Object.entries(properties ?? {})];
}

/**
 * Returns the names of the fields that a part of a message can have, for each kind of the part. `part` is a property of the message, and
 * the kinds are the values of the part's field `type`.
 */
export function fieldsByKind(message: Schema, part: string): Map<string, ReadonlySet<string>> {
  const branches = (message.oneOf ?? []).flatMap((branch) =>
    propertiesOf(branch).filter(([name]) => name === part),
  );
  return new Map(
    branches.flatMap(([, schema]) => {
      const all = propertiesOf(schema);
      const fields = new Set(all.map(([name]) => name));
      const kinds = all
        .filter(([name]) => name === 'type')
        .flatMap(([, { const: one, enum: some = [one] }]) => some);
      return kinds.map((kind) => [String(kind), fields] as const);
    }),
  );
}
