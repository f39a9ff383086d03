/** One change of a body that otherwise fits its schema. It is data, so that a page can be given it too. */
export interface Mutant {
  /** Schema, place and change, in words: `AgentMessage text /recipient/id missing`. */
  name: string;
  /** Where the changed value stands; `*` is every item. */
  at: readonly string[];
  change: { remove: true } | { value: unknown } | { items: number };
  /** What a body holds that the mutant is for. */
  where: readonly Discriminator[];
}

export interface Discriminator {
  at: readonly string[];
  oneOf: readonly unknown[];
}

/** The part of JSON Schema that the contract's documents use. */
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

interface Place {
  name: string;
  at: readonly string[];
  where: readonly Discriminator[];
}

/** All mutants of a schema, by rule: what is required is missing, a type, a constant or a word is another, a bound is crossed. */
export function mutantsOf(name: string, schema: Schema): Mutant[] {
  const all = mutantsAt(schema, { name, at: [], where: [] });
  // Branches share parts: what is the same change of the same bodies is one mutant.
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

function mutantsAt(schema: Schema, place: Place): Mutant[] {
  const branches = schema.oneOf ?? schema.anyOf;
  if (branches) return branches.flatMap((branch) => mutantsAt(branch, inBranch(branch, place)));
  return [
    ...(schema.allOf ?? []).flatMap((part) => mutantsAt(part, place)),
    ...ofValue(schema, place),
    ...ofMembers(schema, place),
    ...(schema.items ? mutantsAt(schema.items, { ...place, at: [...place.at, '*'] }) : []),
  ];
}

function ofMembers({ properties = {}, required = [] }: Schema, place: Place): Mutant[] {
  return Object.entries(properties).flatMap(([key, member]) => {
    const within = { ...place, at: [...place.at, key] };
    const missing = required.includes(key) ? [mutant(within, 'missing', { remove: true })] : [];
    return [...missing, ...mutantsAt(member, within)];
  });
}

/** Values that are none of the schema's. */
function ofValue(schema: Schema, place: Place): Mutant[] {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const wrong: [string, Mutant['change']][] = [];
  const is = (what: string, value: unknown) => wrong.push([what, { value }]);
  if (types.length > 0) is('of another type', another(types));
  if (types.includes('integer') && !types.includes('number')) is('with a fraction', 1.5);
  if (schema.const !== undefined) is('another constant', `${String(schema.const)}x`);
  if (schema.enum) is('an unknown word', typeof schema.enum[0] === 'number' ? 99 : 'nobody-knows-this');
  if (schema.minLength) is('empty', '');
  if (schema.maxLength !== undefined) is('too long', 'x'.repeat(schema.maxLength + 1));
  if (schema.minimum !== undefined) is('too small', schema.minimum - 1);
  if (schema.exclusiveMinimum !== undefined) is('too small', schema.exclusiveMinimum);
  if (schema.maximum !== undefined) is('too large', schema.maximum + 1);
  if (schema.pattern !== undefined) is('of another form', 'nothing of the kind');
  if (schema.maxItems !== undefined) wrong.push(['too many', { items: schema.maxItems + 1 }]);
  if (schema.minItems) wrong.push(['too few', { items: schema.minItems - 1 }]);
  return wrong.map(([what, change]) => mutant(place, what, change));
}

/** A value of a type that is none of these. null is another matter: the source does not say what it means. */
function another(types: readonly string[]): unknown {
  const values: [string, unknown][] = [
    ['string', 'words'],
    ['number', 7],
    ['boolean', true],
    ['object', {}],
  ];
  const known = types.includes('integer') ? [...types, 'number'] : types;
  // What is a text becomes a number, and all else a text, as happens in programs.
  const preferred = known.includes('string') ? values.slice(1) : values;
  return preferred.find(([type]) => !known.includes(type))?.[1] ?? [];
}

function mutant({ name, at, where }: Place, what: string, change: Mutant['change']): Mutant {
  return { name: `${name} /${at.join('/')} ${what}`, at, change, where };
}

/** A branch is known by the constants of what it requires. */
function inBranch(branch: Schema, place: Place): Place {
  const own = discriminators(branch, place.at);
  const words = own.flatMap(({ oneOf }) => (oneOf.length === 1 ? [String(oneOf[0])] : []));
  const name = words.length > 0 ? `${place.name} ${words.join(' ')}` : place.name;
  return { ...place, name, where: [...place.where, ...own] };
}

function discriminators(schema: Schema, at: readonly string[]): Discriminator[] {
  if (schema.const !== undefined) return [{ at, oneOf: [schema.const] }];
  if (schema.enum) return [{ at, oneOf: schema.enum }];
  const parts = (schema.allOf ?? []).flatMap((part) => discriminators(part, at));
  const members = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key));
  return [...parts, ...members.flatMap(([key, member]) => discriminators(member, [...at, key]))];
}

/** A body with a mutant in it; undefined where the mutant is for other bodies. It stands alone, so that a page can have it. */
export function mutated(body: unknown, { at, change, where }: Mutant): unknown {
  const find = (value: unknown, path: readonly string[]): unknown =>
    path.reduce((within, step) => (within as Record<string, unknown> | null | undefined)?.[step], value);
  // What stands in each item is compared where it is changed.
  const isMeant = (value: unknown, depth: number) =>
    where
      .filter((each) => each.at.lastIndexOf('*') === depth - 1)
      .every((each) => each.oneOf.includes(find(value, each.at.slice(depth))));
  let done = false;
  const changed = (value: unknown): unknown => {
    done = true;
    if ('value' in change) return change.value;
    const list = value as unknown[];
    return 'items' in change
      ? Array.from({ length: change.items }, (_, i) => list[i % list.length])
      : undefined;
  };
  const walk = (value: unknown, depth: number): unknown => {
    const [step, last] = [at[depth], depth === at.length - 1];
    if (step === undefined) return changed(value);
    if (typeof value !== 'object' || value === null) return value;
    if (step === '*') {
      if (!Array.isArray(value)) return value;
      return value.map((item) => (isMeant(item, depth + 1) ? walk(item, depth + 1) : item));
    }
    if (!(step in value)) return value;
    const { [step]: member, ...rest } = value as Record<string, unknown>;
    if (last && 'remove' in change) {
      done = true;
      return rest;
    }
    return { ...value, [step]: walk(member, depth + 1) };
  };
  if (!isMeant(body, 0)) return undefined;
  const other = walk(body, 0);
  return done ? other : undefined;
}
