/** The keywords of JSON Schema that the contract's documents use. */
export interface Schema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
}

/** The path of a field, and the values of which it must have one. A mutant changes only bodies whose field has one of them. */
export interface Discriminator {
  at: readonly string[];
  oneOf: readonly unknown[];
}

/** A value in a message that a mutant may change. It belongs to one branch of the schema: an alternative of `oneOf` or `anyOf`. */
export interface Place {
  /** The name of the message, followed by the constants of its branch if there are several branches: `AgentMessage text`. */
  name: string;
  /** The path of the value. `*` stands for every item. */
  at: readonly string[];
  where: readonly Discriminator[];
  schema: Schema;
  isRequired: boolean;
  /** True if the value is the whole message, or the part whose constants identify a branch of the message. */
  isMessage: boolean;
}

/**
 * Returns all places in the schema of the message `name`: the message, its members and the items of its lists. Each value comes before its
 * members.
 */
export function placesOf(name: string, schema: Schema): Place[] {
  return placesAt({ name, at: [], where: [], schema, isRequired: true, isMessage: true });
}

function placesAt(place: Place): Place[] {
  const { schema, at } = place;
  if (schema.anyOf?.every(({ properties }) => !properties))
    return [{ ...place, schema: ofAny(schema.anyOf) }];
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return branches.flatMap((branch) => placesAt(inBranch({ ...place, schema: branch })));
  const { allOf = [], properties = {}, required = [], items } = schema;
  const within = { ...place, isMessage: false };
  return [
    place,
    ...allOf.flatMap((part) => placesAt({ ...within, schema: part })),
    ...Object.entries(properties).flatMap(([key, member]) =>
      placesAt({ ...within, at: [...at, key], schema: member, isRequired: required.includes(key) }),
    ),
    ...(items ? placesAt({ ...within, at: [...at, '*'], schema: items, isRequired: true }) : []),
  ];
}

/** Merges the schemas of a value that may have several types. */
function ofAny(schemas: readonly Schema[]): Schema {
  return Object.assign({}, ...schemas, { type: schemas.flatMap(({ type = [] }) => type) });
}

/**
 * Adds the constants of the branch's required members to the name and to the conditions of a place. They distinguish the branch from the
 * others.
 */
function inBranch(place: Place): Place {
  const own = discriminators(place.schema, place.at);
  const words = own.map(({ oneOf: [word, ...others] }) => `${word}${others.length > 0 ? '…' : ''}`);
  return {
    ...place,
    name: [place.name, ...words].join(' '),
    where: [...place.where, ...own],
    isMessage: own.length > 0 && !place.at.includes('*'),
  };
}

/**
 * Returns the required members of a schema that have a constant or an enumeration. They distinguish messages of this schema from others.
 */
export function discriminators(schema: Schema, at: readonly string[]): Discriminator[] {
  if (schema.const !== undefined) return [{ at, oneOf: [schema.const] }];
  if (schema.enum) return [{ at, oneOf: schema.enum }];
  const parts = (schema.allOf ?? []).flatMap((part) => discriminators(part, at));
  const members = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key));
  return [...parts, ...members.flatMap(([key, member]) => discriminators(member, [...at, key]))];
}
