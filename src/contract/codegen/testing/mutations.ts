import fc from 'fast-check';

type Path = readonly (string | number)[];

/** What is put in the place of a part: the values on which two readings of a schema are likely to part. */
const replacements = fc.oneof(
  fc.constantFrom(
    null,
    true,
    false,
    0,
    -1,
    1,
    1.5,
    -0,
    1e21,
    2 ** 53,
    '',
    '0',
    '1',
    ' ',
    '\u{1f600}',
    '\ud800',
  ),
  fc.constantFrom<unknown>([], {}, [[]], [null], { type: 'text' }, { id: '' }, { length: 1 }),
  fc.constantFrom('http://', 'HTTPS://shop.example.com/x', 'ftp://shop.example.com', 'text', 'photo', 'ok'),
  fc.jsonValue({ maxDepth: 1 }),
);

/** Values made from a sample by one to three changes: a part is dropped, replaced, doubled, or a stray one is added. */
export function mutationsOf(sample: unknown): fc.Arbitrary<unknown> {
  const change = fc.record({
    at: fc.nat(),
    how: fc.constantFrom('drop' as const, 'replace' as const, 'wrap' as const, 'add' as const),
    value: replacements,
    key: fc.constantFrom('id', 'type', 'text', 'stray', '__proto__', 'constructor', 'toString'),
  });
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce(changed, structuredClone(sample)));
}

function changed(
  whole: unknown,
  {
    at,
    how,
    value,
    key,
  }: { at: number; how: 'drop' | 'replace' | 'wrap' | 'add'; value: unknown; key: string },
): unknown {
  const paths = pathsOf(whole);
  const path = paths[at % paths.length]!;
  return edited(whole, path, (part) => {
    if (how === 'replace') return value;
    if (how === 'wrap') return [part];
    if (how === 'drop') return dropped;
    if (Array.isArray(part)) return [...part, value];
    return typeof part === 'object' && part !== null ? withOwn(part, key, value) : value;
  });
}

const dropped = Symbol('dropped');

/** A copy in which the part at `path` has been edited; what is dropped leaves its holder. */
function edited(whole: unknown, [step, ...rest]: Path, edit: (part: unknown) => unknown): unknown {
  if (step === undefined) {
    const result = edit(whole);
    return result === dropped ? null : result;
  }
  const part = (whole as Record<string | number, unknown>)[step];
  const result = rest.length === 0 ? edit(part) : edited(part, rest, edit);
  if (Array.isArray(whole)) {
    return whole.flatMap((item, index) => (index !== step ? [item] : result === dropped ? [] : [result]));
  }
  const { [step]: _, ...others } = whole as Record<string | number, unknown>;
  return result === dropped ? others : withOwn(others, String(step), result);
}

/** Own even when it is called `__proto__`, as JSON.parse makes it. */
function withOwn(holder: object, key: string, value: unknown): object {
  return Object.defineProperty({ ...holder }, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...entries.flatMap(([key, inner]) => pathsOf(inner, [...at, key]))];
}
