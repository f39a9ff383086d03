import type { Place, Schema } from './places.ts';

/**
 * The use of a message by the tested party: it sends the message as a request, answers with it, reads it as a request, or reads it as a
 * response (`hears`). With `shows`, the widget passes the value to its page.
 */
export type Way = 'sends' | 'answers' | 'reads' | 'hears' | 'shows';

/** The change that a mutant makes to a value. It is plain data, so that it can be passed to a page in a browser. */
export type Change =
  | { remove: true }
  | { value: unknown }
  | { items: number }
  | { cut: true }
  | { empty: true }
  | { another: readonly unknown[] }
  /**
   * Replaces the value by the value that the same field had in an earlier message of the same chat, of another chat, or of another agent.
   */
  | { of: 'message' | 'chat' | 'agent' }
  /** Sends or reads the whole message `times` times: never or twice. */
  | { times: number }
  /** Rejects a valid message whose value has this peculiarity, for example a text that is not ASCII. */
  | { rejectedWhere: Peculiarity }
  /** Repairs a missing or invalid value before the reader checks the message. So the reader accepts a message that it should reject. */
  | { heals: 'absence' | 'type' | 'value' };

export const peculiarities = {
  absent: (value: unknown) => value === undefined,
  present: (value: unknown) => value !== undefined,
  'zero or empty': (value: unknown) => isNothing(value),
  '"0"': (value: unknown) => value === '0',
  long: (value: unknown) => typeof value === 'string' && value.length > 255,
  'not ASCII': (value: unknown) => typeof value === 'string' && /[^\0-~]/.test(value),
  'beyond 32 bits': (value: unknown) => typeof value === 'number' && value > 2 ** 31,
  'an integer': Number.isInteger,
  'a string': (value: unknown) => typeof value === 'string',
} satisfies Record<string, (value: unknown) => boolean>;

export type Peculiarity = keyof typeof peculiarities;

interface Kind {
  name: string;
  ways: readonly Way[];
  /**
   * The scope of the fault. With `branch`, a field gets a mutant for each branch of the message's schema (each alternative of `oneOf`).
   * With `field`, a field gets one mutant, which changes the field in all branches.
   */
  of: 'branch' | 'field';
  change(place: Place): Change | undefined;
}

const wire: readonly Way[] = ['sends', 'answers', 'reads', 'hears'];
const all: readonly Way[] = [...wire, 'shows'];
const invalid: readonly Way[] = ['sends', 'answers', 'shows'];
const requests: readonly Way[] = ['sends', 'reads'];
const readers: readonly Way[] = ['reads', 'hears'];

/** The kinds of faults. A sender may send invalid values. A reader may lose, confuse, reject or repair values. */
export const kinds: readonly Kind[] = [
  field('lost', all, ({ at }) => (isMember(at) ? { remove: true } : undefined)),
  branch('of another type', invalid, ({ schema: { type } }) =>
    type === undefined ? undefined : { value: another([type].flat()) },
  ),
  branch('with a fraction', invalid, ({ schema: { type = [] } }) =>
    type.includes('integer') && !type.includes('number') ? { value: 1.5 } : undefined,
  ),
  branch('another constant', invalid, ({ schema }) =>
    schema.const === undefined ? undefined : { value: `${String(schema.const)}x` },
  ),
  branch('an unknown word', invalid, ({ schema }) =>
    schema.enum ? { value: typeof schema.enum[0] === 'number' ? 99 : 'nobody-knows-this' } : undefined,
  ),
  bound('too long', ({ maxLength }) => ({ value: 'x'.repeat(maxLength! + 1) }), 'maxLength'),
  bound('too small', ({ minimum }) => ({ value: minimum! - 1 }), 'minimum'),
  bound('not above', ({ exclusiveMinimum }) => ({ value: exclusiveMinimum }), 'exclusiveMinimum'),
  bound('too large', ({ maximum }) => ({ value: maximum! + 1 }), 'maximum'),
  bound('of another form', () => ({ value: 'nothing of the kind' }), 'pattern'),
  bound('too many', ({ maxItems }) => ({ items: maxItems! + 1 }), 'maxItems'),
  bound('too few', ({ minItems }) => ({ items: minItems! - 1 }), 'minItems'),
  field('empty', all, ({ schema }) => (isLeaf(schema) ? { empty: true } : undefined)),
  field('cut', wire, ({ schema: { type = [] } }) =>
    type.includes('string') || type.includes('array') ? { cut: true } : undefined,
  ),
  field('another', wire, ({ schema }) =>
    isLeaf(schema) && schema.const === undefined && !schema.items
      ? { another: schema.enum ?? [] }
      : undefined,
  ),
  ...(['message', 'chat', 'agent'] as const).map((of) =>
    field(`of another ${of}`, requests, ({ schema }) =>
      isLeaf(schema) && schema.const === undefined ? { of } : undefined,
    ),
  ),
  branch('never', requests, ({ isMessage }) => (isMessage ? { times: 0 } : undefined)),
  branch('twice', requests, ({ isMessage }) => (isMessage ? { times: 2 } : undefined)),
  branch('rejected', ['reads'], ({ isMessage }) => (isMessage ? { rejectedWhere: 'present' } : undefined)),
  ...Object.keys(peculiarities).map((name) =>
    field(`rejected where ${name}`, ['reads'], (place) =>
      isPeculiar[name as Peculiarity](place) ? { rejectedWhere: name as Peculiarity } : undefined,
    ),
  ),
  branch('not asked for', readers, ({ isRequired, at }) =>
    isRequired && isMember(at) ? { heals: 'absence' } : undefined,
  ),
  branch('taken in any type', readers, ({ schema: { type } }) =>
    type === undefined ? undefined : { heals: 'type' },
  ),
  branch('taken in any form', readers, ({ schema }) => (isBound(schema) ? { heals: 'value' } : undefined)),
];

/**
 * For each peculiarity, a function that is true if the schema of a place allows such values. A faulty reader might reject a valid message
 * with them.
 */
const isPeculiar: Readonly<Record<Peculiarity, (place: Place) => boolean>> = {
  absent: ({ isRequired, at }) => !isRequired && isMember(at),
  present: ({ isRequired, at }) => !isRequired && isMember(at),
  'zero or empty': ({ schema }) =>
    isLeaf(schema) &&
    !schema.minLength &&
    !schema.minimum &&
    schema.const === undefined &&
    !schema.enum &&
    !schema.pattern,
  '"0"': isText,
  long: isText,
  'not ASCII': isText,
  'beyond 32 bits': ({ schema: { type = [] } }) => type.includes('integer'),
  'an integer': ({ schema: { type } }) => Array.isArray(type) && type.includes('integer'),
  'a string': ({ schema: { type } }) => Array.isArray(type) && type.includes('string'),
};

function field(name: string, ways: readonly Way[], change: Kind['change']): Kind {
  return { name, ways, of: 'field', change };
}

function branch(name: string, ways: readonly Way[], change: Kind['change']): Kind {
  return { name, ways, of: 'branch', change };
}

/** Makes a kind of fault: a value that breaks the limit in the keyword `key` of its schema, such as `maxLength`. */
function bound(name: string, change: (schema: Schema) => Change, key: keyof Schema): Kind {
  return branch(name, invalid, ({ schema }) => (schema[key] === undefined ? undefined : change(schema)));
}

function isMember(at: readonly string[]): boolean {
  return at.length > 0 && at.at(-1) !== '*';
}

function isLeaf({ type, properties }: Schema): boolean {
  return type !== undefined && properties === undefined;
}

/** True for a field with a text that people write. False for ids, names of events and URLs. */
function isText({ schema: { type, pattern, enum: words, const: word }, at }: Place): boolean {
  const isFree = pattern === undefined && words === undefined && word === undefined;
  return type === 'string' && isFree && !/(^|_)id$|^event|_url$/.test(at.at(-1) ?? '');
}

function isBound(schema: Schema): boolean {
  return bounds.some((each) => schema[each] !== undefined);
}

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

function isNothing(value: unknown): boolean {
  if (value === '' || value === 0 || value === false) return true;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/**
 * Returns a value of a type that is not in `types`. It is never null, since the source documents do not state whether null means that a
 * field is absent.
 */
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
