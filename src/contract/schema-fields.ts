// Reads the fields of the schemas that `schemas.ts` of each interface has as constants.

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

/** Returns the properties of a schema, including the properties of its allOf and oneOf. */
export function propertiesOf({
  properties,
  allOf = [],
  oneOf = [],
}: Schema): [name: string, schema: Schema][] {
  return [...[...allOf, ...oneOf].flatMap(propertiesOf), ...Object.entries(properties ?? {})];
}

/**
 * Returns the field names of the property `part` of a message, for each kind of the part. The kinds are the constants of the part's field
 * `type`.
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
