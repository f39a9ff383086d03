import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { validateLocationContent, validatePositiveInteger } from '../../../generated/channel/validators.js';
import { type InterfaceRow, interfaces } from '../../../generated/parties.ts';
import { readModel } from './model/read.ts';
import type { ValidationError, Validator } from './runtime/operation.ts';

/** A schema in the generated code: its two validators and its examples. */
interface Judged {
  interface: string;
  name: string;
  schema: Record<string, unknown>;
  validate: Validator<unknown>;
  typebox: (value: unknown) => boolean;
  valid: Record<string, unknown>;
  invalid: Record<string, unknown>;
}

const generated = join(import.meta.dirname, '../../../generated');

/** Returns every named schema of every interface, with its validators. */
async function judgedSchemas(): Promise<Judged[]> {
  const all = await Promise.all(interfaces.map(judged));
  return all.flat();
}

const documents = await readModel(join(import.meta.dirname, '../../../specs'));

/** Returns the schema that a receiver's validators check: x-tolerant parts accept any value except null. */
function asReceived(schema: unknown, tolerant: ReadonlySet<unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((each) => asReceived(each, tolerant));
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([key, inner]) => [
    key,
    tolerant.has(inner) ? { not: { type: 'null' } } : asReceived(inner, tolerant),
  ]);
  return Object.fromEntries(parts);
}

async function judged({ name, folder }: InterfaceRow): Promise<Judged[]> {
  const load = (file: string) => import(pathToFileURL(join(generated, folder, file)).href);
  const [schemas, validators, { examples, toleratedExamples, invalidExamples }] = await Promise.all([
    load('schemas.ts'),
    load('validators.js'),
    load('examples.ts'),
  ]);
  const own = documents.interfaces.find((each) => each.name === name)!.schemas;
  const tolerant = new Set([...own].flatMap(([key, each]) => (each['x-tolerant'] ? [schemas[key]] : [])));
  return Object.keys(schemas).map((schema) => {
    const typebox = Compile(asReceived(schemas[schema], tolerant) as TSchema);
    return {
      interface: name,
      name: schema,
      schema: schemas[schema],
      validate: validators[`validate${schema}`],
      typebox: (value) => typebox.Check(value),
      valid: { ...examples[schema], ...toleratedExamples[schema] },
      invalid: invalidExamples[schema] ?? {},
    };
  });
}

/** Returns the errors of a value; none if it is valid. */
function errorsOf(validate: Validator<unknown>, value: unknown): readonly ValidationError[] {
  return validate(value) ? [] : (validate.errors ?? []);
}

const schemas = await judgedSchemas();
const anError = expect.objectContaining({ instancePath: expect.any(String), message: expect.any(String) });
const unionErrors = new Set(schemas.filter(({ schema }) => hasAnyOf(schema)).map(({ validate }) => validate));
const cases = schemas.map((judged) => [`${judged.interface} ${judged.name}`, judged] as const);

test.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])(
  'a number that JSON cannot express is neither a number nor an integer: %s',
  (number) => {
    expect(validatePositiveInteger(number)).toBe(false);
    expect(validateLocationContent({ type: 'location', latitude: number, longitude: 1 })).toBe(false);
  },
);

describe.each(cases)('%s', (_title, judged) => {
  const { valid, invalid, validate, typebox } = judged;

  test('has an example', () => {
    expect(Object.keys(valid)).not.toEqual([]);
  });

  test('accepts its valid examples, as TypeBox does', () => {
    for (const [story, value] of Object.entries(valid)) {
      expect(errorsOf(validate, value), story).toEqual([]);
      expect(typebox(value), `TypeBox on ${story}`).toBe(true);
    }
  });

  test('rejects its invalid examples, as TypeBox does', () => {
    for (const [story, value] of Object.entries(invalid)) {
      // If nothing distinguishes the branches of a union, each of them is checked and adds its errors.
      const several = unionErrors.has(validate) ? expect.arrayContaining([anError]) : [anError];
      expect(errorsOf(validate, value), story).toEqual(several);
      expect(typebox(value), `TypeBox on ${story}`).toBe(false);
    }
  });

  test('treats an undefined property as an absent one', () => {
    for (const [story, value] of Object.entries(valid)) {
      for (const path of pathsOf(value).filter((steps) => typeof steps.at(-1) === 'string')) {
        const [absent, undefinedThere] = [dropped, undefined].map((part) => edited(value, path, () => part));
        expect(errorsOf(validate, undefinedThere), `${story}, ${path.join('.')}`).toEqual(
          errorsOf(validate, absent),
        );
      }
    }
  });

  test('agrees with TypeBox on mutated examples', () => {
    const samples = [...Object.values(valid), ...Object.values(invalid)];
    if (samples.length > 0) agree(judged, fc.constantFrom(...samples).chain(mutationsOf));
  });

  test('agrees with TypeBox on any JSON', () => {
    agree(judged, fc.jsonValue());
  });
});

function agree({ validate, typebox }: Judged, values: fc.Arbitrary<unknown>): void {
  // The values are compared without a vitest matcher, which would take most of the time. fast-check reports a value that fails.
  fc.assert(
    fc.property(values, (value) => validate(value) === typebox(value)),
    { numRuns: 300 },
  );
}

function hasAnyOf(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return 'anyOf' in schema || Object.entries(schema).some(([key, inner]) => key !== 'not' && hasAnyOf(inner));
}

type Path = readonly (string | number)[];

/** Replacement values for a part of a message. Validators that interpret a schema differently are likely to disagree on them. */
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

/** Makes values from a sample by one to three changes: a part is dropped, replaced or put into a list, or a part is added. */
function mutationsOf(sample: unknown): fc.Arbitrary<unknown> {
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

/** Returns a copy in which the part at `path` is edited. A dropped part is removed from its parent. */
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

/** Adds an own property even for the key `__proto__`, like JSON.parse. */
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
