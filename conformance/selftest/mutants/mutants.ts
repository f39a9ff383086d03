import type { Schema } from '../../../src/contract/schema-fields.ts';

/** A mutant: one fault in otherwise correct messages. It is plain data, so that it can be passed to a page in a browser. */
export interface Mutant {
  /** The name of the schema and branch, the path of the value, and the kind of the fault: `AgentMessage text /recipient/id lost`. */
  name: string;
  kind: string;
  at: readonly string[];
  change: Change;
  where: readonly Discriminator[];
  schema: Schema;
}

export function mutantsOf(name: string, schema: Schema, way: Way = 'sends'): Mutant[] {
  const places = placesAt({ name, at: [], where: [], schema, isRequired: true, isMessage: true });
  const all = kinds
    .filter(([, , ways]) => ways.includes(way))
    .flatMap(([of, kind, , fits, changeOf]) =>
      places.filter(fits).map((place): Mutant => {
        const { at, schema } = place;
        const branch = of === 'field' ? { name, where: [] } : place;
        const change = typeof changeOf === 'function' ? changeOf(schema) : changeOf;
        return {
          name: `${branch.name} /${at.join('/')} ${kind}`,
          kind,
          at,
          change,
          where: branch.where,
          schema,
        };
      }),
    );
  // Two branches may have the same field. Of two mutants with the same effect, only one is kept.
  return [...new Map(all.map((each) => [JSON.stringify({ ...each, schema: 0 }), each])).values()];
}

/**
 * Applies a mutant to a body. Returns undefined if nothing changes. The code must use nothing outside itself, since it runs in a page too.
 */
export function mutated(body: unknown, { at, change, where }: Mutant, twin?: unknown): unknown {
  const find = (value: unknown, path: readonly string[]): unknown =>
    path.reduce((within, step) => (within as Record<string, unknown> | null | undefined)?.[step], value);
  // Conditions on the items of a list are checked when the recursion reaches the items.
  const isMeant = (value: unknown, depth: number) =>
    where
      .filter((each) => each.at.lastIndexOf('*') === depth - 1)
      .every((each) => each.oneOf.includes(find(value, each.at.slice(depth))));
  const changed = (value: unknown, other: unknown): unknown => {
    if ('value' in change) return change.value;
    if ('of' in change) return other ?? value;
    if ('items' in change)
      return Array.from(
        { length: change.items },
        (_, i) => (value as unknown[])[i % (value as unknown[]).length],
      );
    if ('another' in change && change.another.length > 0)
      return change.another[(change.another.indexOf(value) + 1) % change.another.length];
    if (typeof value === 'string')
      return 'empty' in change ? '' : 'cut' in change ? value.slice(0, -1) : `x${value.slice(1)}`;
    if (Array.isArray(value)) return 'empty' in change ? [] : value.slice(0, -1);
    if (typeof value === 'number') return 'empty' in change ? 0 : 'another' in change ? value + 1 : value;
    if (typeof value === 'boolean') return 'empty' in change ? false : !value;
    return 'empty' in change && typeof value === 'object' && value !== null ? {} : value;
  };
  const walk = (value: unknown, depth: number, other: unknown): unknown => {
    const [step, last] = [at[depth], depth === at.length - 1];
    if (step === undefined) return changed(value, other);
    if (typeof value !== 'object' || value === null) return value;
    if (step === '*') {
      if (!Array.isArray(value)) return value;
      const others = Array.isArray(other) ? other : [];
      return value.map((item, index) =>
        isMeant(item, depth + 1) ? walk(item, depth + 1, others[index]) : item,
      );
    }
    if (!(step in value)) return value;
    const { [step]: member, ...rest } = value as Record<string, unknown>;
    if (last && 'remove' in change) return rest;
    return { ...value, [step]: walk(member, depth + 1, find(other, [step])) };
  };
  if (!isMeant(body, 0)) return undefined;
  const made = walk(body, 0, twin);
  return JSON.stringify(made) === JSON.stringify(body) ? undefined : made;
}

/** The use of a message by the tested party: `hears` means that it reads a response, `shows` that a widget passes a value to its page. */
export type Way = 'sends' | 'answers' | 'reads' | 'hears' | 'shows';

export type Change =
  | { remove: true }
  | { value: unknown }
  | { items: number }
  | { cut: true }
  | { empty: true }
  | { another: readonly unknown[] }
  /** Replaces the value by that of the same field in an earlier message: of the same chat, another chat or another agent. */
  | { of: 'message' | 'chat' | 'agent' }
  | { times: number }
  | { rejectedWhere: Peculiarity }
  /** Replaces a wrong value by a valid one before the reader checks it. So the reader accepts a message that it should reject. */
  | { heals: 'absence' | 'type' | 'value' };

/**
 * Properties of valid values. A faulty reader may reject a value that has one. `has`: the value has the property. `fits`: a schema allows it.
 */
export const peculiarities = {
  absent: { has: (value) => value === undefined, fits: isOptional },
  present: { has: (value) => value !== undefined, fits: isOptional },
  'zero or empty': { has: isNothing, fits: mayBeNothing },
  '"0"': { has: (value) => value === '0', fits: isText },
  long: { has: (value) => typeof value === 'string' && value.length > 255, fits: isText },
  'not ASCII': { has: (value) => typeof value === 'string' && /[^\0-~]/.test(value), fits: isText },
  'beyond 32 bits': {
    has: (value) => typeof value === 'number' && value > 2 ** 31,
    fits: mayBe('integer'),
  },
  'an integer': { has: Number.isInteger, fits: isOneOfTypes('integer') },
  'a string': { has: (value) => typeof value === 'string', fits: isOneOfTypes('string') },
} satisfies Record<string, { has(value: unknown): boolean; fits(place: Place): boolean }>;

type Peculiarity = keyof typeof peculiarities;

/**
 * A kind of fault, for the places that satisfy `fits`. If `of` is `branch`, a field gets one mutant for each alternative of `oneOf`; if `of`
 * is `field`, one mutant for all alternatives.
 */
type Kind = readonly [
  of: 'branch' | 'field',
  name: string,
  ways: readonly Way[],
  fits: (place: Place) => boolean,
  change: Change | ((schema: Schema) => Change),
];

const wire: readonly Way[] = ['sends', 'answers', 'reads', 'hears'];
const all: readonly Way[] = [...wire, 'shows'];
const invalid: readonly Way[] = ['sends', 'answers', 'shows'];
const requests: readonly Way[] = ['sends', 'reads'];
const readers: readonly Way[] = ['reads', 'hears'];

const bounds = [
  'const',
  'enum',
  'minLength',
  'maxLength',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'pattern',
  'minItems',
  'maxItems',
] as const;

/** The kinds of faults. A sender may send invalid values. A reader may lose, confuse, reject or repair values. */
const kinds: readonly Kind[] = [
  ['field', 'lost', all, isMember, { remove: true }],
  ['branch', 'of another type', invalid, has('type'), ({ type = [] }) => ({ value: another([type].flat()) })],
  [
    'branch',
    'with a fraction',
    invalid,
    (place) => mayBe('integer')(place) && !mayBe('number')(place),
    { value: 1.5 },
  ],
  ['branch', 'another constant', invalid, has('const'), (schema) => ({ value: `${String(schema.const)}x` })],
  [
    'branch',
    'an unknown word',
    invalid,
    has('enum'),
    ({ enum: [word] = [] }) => ({
      value: typeof word === 'number' ? 99 : 'nobody-knows-this',
    }),
  ],
  [
    'branch',
    'too long',
    invalid,
    has('maxLength'),
    ({ maxLength }) => ({ value: 'x'.repeat(maxLength! + 1) }),
  ],
  ['branch', 'too small', invalid, has('minimum'), ({ minimum }) => ({ value: minimum! - 1 })],
  ['branch', 'not above', invalid, has('exclusiveMinimum'), ({ exclusiveMinimum: value }) => ({ value })],
  ['branch', 'too large', invalid, has('maximum'), ({ maximum }) => ({ value: maximum! + 1 })],
  ['branch', 'of another form', invalid, has('pattern'), { value: 'nothing of the kind' }],
  ['branch', 'too many', invalid, has('maxItems'), ({ maxItems }) => ({ items: maxItems! + 1 })],
  ['branch', 'too few', invalid, has('minItems'), ({ minItems }) => ({ items: minItems! - 1 })],
  ['field', 'empty', all, isLeaf, { empty: true }],
  ['field', 'cut', wire, mayBe('string', 'array'), { cut: true }],
  [
    'field',
    'another',
    wire,
    (place) => isVariable(place) && !place.schema.items,
    ({ enum: words = [] }) => ({ another: words }),
  ],
  ['field', 'of another message', requests, isVariable, { of: 'message' }],
  ['field', 'of another chat', requests, isVariable, { of: 'chat' }],
  ['field', 'of another agent', requests, isVariable, { of: 'agent' }],
  ['branch', 'never', requests, isMessage, { times: 0 }],
  ['branch', 'twice', requests, isMessage, { times: 2 }],
  ['branch', 'rejected', ['reads'], isMessage, { rejectedWhere: 'present' }],
  ...Object.entries(peculiarities).map(
    ([name, { fits }]): Kind => [
      'field',
      `rejected where ${name}`,
      ['reads'],
      fits,
      { rejectedWhere: name as Peculiarity },
    ],
  ),
  ['branch', 'not asked for', readers, (place) => place.isRequired && isMember(place), { heals: 'absence' }],
  ['branch', 'taken in any type', readers, has('type'), { heals: 'type' }],
  ['branch', 'taken in any form', readers, has(...bounds), { heals: 'value' }],
];

function has(...keywords: (keyof Schema)[]) {
  return ({ schema }: Place) => keywords.some((each) => schema[each] !== undefined);
}

function mayBe(...types: string[]) {
  return ({ schema: { type = [] } }: Place) => types.some((each) => type.includes(each));
}

function isMessage(place: Place): boolean {
  return place.isMessage;
}

function isOptional(place: Place): boolean {
  return !place.isRequired && isMember(place);
}

function isVariable(place: Place): boolean {
  return isLeaf(place) && place.schema.const === undefined;
}

function mayBeNothing(place: Place): boolean {
  const { minLength, minimum } = place.schema;
  return isLeaf(place) && !minLength && !minimum && !has('const', 'enum', 'pattern')(place);
}

function isOneOfTypes(type: string) {
  return ({ schema }: Place) => Array.isArray(schema.type) && schema.type.includes(type);
}

function isMember({ at }: Place): boolean {
  return at.length > 0 && at.at(-1) !== '*';
}

function isLeaf({ schema: { type, properties } }: Place): boolean {
  return type !== undefined && properties === undefined;
}

/** True for a field with a text that people write. False for ids, names of events and URLs. */
function isText(place: Place): boolean {
  const isFree = !has('pattern', 'enum', 'const')(place);
  return place.schema.type === 'string' && isFree && !/(^|_)id$|^event|_url$/.test(place.at.at(-1) ?? '');
}

function isNothing(value: unknown): boolean {
  if (value === '' || value === 0 || value === false) return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** Returns a value of a type that is not in `types`. It is never null, since the contract does not state what null means. */
function another(types: readonly string[]): unknown {
  const values: [string, unknown][] = [
    ['string', 'words'],
    ['number', 7],
    ['boolean', true],
    ['object', {}],
  ];
  const known = types.includes('integer') ? [...types, 'number'] : types;
  // A text is replaced by a number, and any other value by a text: programs often make these mistakes.
  const preferred = known.includes('string') ? values.slice(1) : values;
  return preferred.find(([type]) => !known.includes(type))?.[1] ?? [];
}

/** The path of a field, and its possible values. A mutant changes only bodies in which the field has such a value. */
export interface Discriminator {
  at: readonly string[];
  oneOf: readonly unknown[];
}

/** A value that a mutant may change, in one branch of a schema. */
export interface Place {
  /** The name of the message, followed by the constants of its branch if there are several branches: `AgentMessage text`. */
  name: string;
  at: readonly string[];
  where: readonly Discriminator[];
  schema: Schema;
  isRequired: boolean;
  /** True for the whole message, and for a part of it whose constants identify a branch. */
  isMessage: boolean;
}

/** Returns the value, its members and the items of its lists. Each value comes before its members. */
function placesAt(place: Place): Place[] {
  const { schema, at } = place;
  if (schema.anyOf?.every(({ properties }) => !properties)) {
    const type = schema.anyOf.flatMap((each) => each.type ?? []);
    return [{ ...place, schema: Object.assign({}, ...schema.anyOf, { type }) }];
  }
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

/** Returns the required members with a constant or an enumeration, which distinguish messages of this schema. */
export function discriminators(schema: Schema, at: readonly string[]): Discriminator[] {
  if (schema.const !== undefined) return [{ at, oneOf: [schema.const] }];
  if (schema.enum) return [{ at, oneOf: schema.enum }];
  const parts = (schema.allOf ?? []).flatMap((part) => discriminators(part, at));
  const members = Object.entries(schema.properties ?? {}).filter(([key]) => schema.required?.includes(key));
  return [...parts, ...members.flatMap(([key, member]) => discriminators(member, [...at, key]))];
}
