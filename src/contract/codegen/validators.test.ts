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

/** A schema with its generated validator, its TypeBox validator and its examples. */
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

/** Returns every named schema of every interface, with both validators. */
async function judgedSchemas(): Promise<Judged[]> {
  const all = await Promise.all(interfaces.map(judged));
  return all.flat();
}

const documents = await readModel(join(import.meta.dirname, '../../../specs'));

/** Returns the schema that validators of receivers check, in which x-tolerant parts allow every value except null. */
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

/** Returns the errors that a validator finds in a value; an empty list if the value is valid. */
function errorsOf(validate: Validator<unknown>, value: unknown): readonly ValidationError[] {
  return validate(value) ? [] : (validate.errors ?? []);
}

const schemas = await judgedSchemas();
const anError = expect.objectContaining({ instancePath: expect.any(String), message: expect.any(String) });
const unionErrors = new Set(schemas.filter(({ schema }) => hasAnyOf(schema)).map(({ validate }) => validate));
const cases = schemas.map((judged) => [`${judged.interface} ${judged.name}`, judged] as const);

test.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])(
  'a number that JSON cannot express is invalid, both as a number and as an integer: %s',
  (number) => {
    expect(validatePositiveInteger(number)).toBe(false);
    expect(validateLocationContent({ type: 'location', latitude: number, longitude: 1 })).toBe(false);
  },
);

describe.each(cases)('the validator of %s', (_title, judged) => {
  const { valid, invalid, validate, typebox } = judged;

  test('the schema has an example', () => {
    expect(Object.keys(valid)).not.toEqual([]);
  });

  test('both the generated validator and TypeBox accept the valid examples', () => {
    for (const [story, value] of Object.entries(valid)) {
      expect(errorsOf(validate, value), story).toEqual([]);
      expect(typebox(value), `TypeBox on ${story}`).toBe(true);
    }
  });

  test('both the generated validator and TypeBox reject the invalid examples', () => {
    for (const [story, value] of Object.entries(invalid)) {
      // If a union has no discriminator, all its branches are checked, and each adds its errors.
      const several = unionErrors.has(validate) ? expect.arrayContaining([anError]) : [anError];
      expect(errorsOf(validate, value), story).toEqual(several);
      expect(typebox(value), `TypeBox on ${story}`).toBe(false);
    }
  });

  test('the validator treats a property that is undefined as absent', () => {
    for (const [story, value] of Object.entries(valid)) {
      for (const path of pathsOf(value).filter((steps) => typeof steps.at(-1) === 'string')) {
        const [absent, undefinedThere] = [dropped, undefined].map((part) => edited(value, path, () => part));
        expect(errorsOf(validate, undefinedThere), `${story}, ${path.join('.')}`).toEqual(
          errorsOf(validate, absent),
        );
      }
    }
  });

  test('the validator and TypeBox agree on examples with random changes', () => {
    const samples = [...Object.values(valid), ...Object.values(invalid)];
    if (samples.length > 0) agree(judged, fc.constantFrom(...samples).chain(mutationsOf));
  });

  test('the validator and TypeBox agree on random JSON', () => {
    agree(judged, fc.jsonValue());
  });
});

function agree({ validate, typebox }: Judged, values: fc.Arbitrary<unknown>): void {
  // The results are compared without a matcher of vitest, which would take most of the time. fast-check reports the value that fails.
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

/** Values that replace a part of a message. Validators that interpret a schema differently probably disagree on them. */
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

/** Makes values from a valid one by one to three changes. A change removes, replaces or adds a part, or puts it into a list. */
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

/** Returns a copy of a value in which `edit` has changed the part at the path. If `edit` returns `dropped`, the part is removed. */
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

/** Adds a property of its own to an object, even with the key `__proto__`, as JSON.parse does. */
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
