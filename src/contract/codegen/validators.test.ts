import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateLocationContent, validatePositiveInteger } from '../../../generated/channel/validators.js';
import { errorsOf, type Judged, judgedSchemas } from './testing/interfaces.ts';
import { mutationsOf } from './testing/mutations.ts';

const schemas = await judgedSchemas();
const anError = expect.objectContaining({ instancePath: expect.any(String), message: expect.any(String) });
const unionErrors = new Set(schemas.filter(({ schema }) => hasAnyOf(schema)).map(({ validate }) => validate));
const cases = schemas.map((judged) => [`${judged.interface} ${judged.name}`, judged] as const);

test.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])(
  'what no JSON can say is neither a number nor an integer: %s',
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

  test('takes its valid examples, and so does TypeBox', () => {
    for (const [story, value] of Object.entries(valid)) {
      expect(errorsOf(validate, value), story).toEqual([]);
      expect(typebox(value), `TypeBox on ${story}`).toBe(true);
    }
  });

  test('refuses its invalid examples, and so does TypeBox', () => {
    for (const [story, value] of Object.entries(invalid)) {
      // Where nothing tells the branches of a union apart, each of them is asked and says what it misses.
      const several = unionErrors.has(validate) ? expect.arrayContaining([anError]) : [anError];
      expect(errorsOf(validate, value), story).toEqual(several);
      expect(typebox(value), `TypeBox on ${story}`).toBe(false);
    }
  });

  test('agrees with TypeBox on examples that were damaged', () => {
    const samples = [...Object.values(valid), ...Object.values(invalid)];
    if (samples.length > 0) agree(judged, fc.constantFrom(...samples).chain(mutationsOf));
  });

  test('agrees with TypeBox on any JSON', () => {
    agree(judged, fc.jsonValue());
  });
});

function agree({ validate, typebox }: Judged, values: fc.Arbitrary<unknown>): void {
  fc.assert(
    fc.property(values, (value) => {
      expect({ value, accepted: validate(value) }).toEqual({ value, accepted: typebox(value) });
    }),
    { numRuns: 300 },
  );
}

function hasAnyOf(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return 'anyOf' in schema || Object.entries(schema).some(([key, inner]) => key !== 'not' && hasAnyOf(inner));
}
