import { describe, expect, test } from 'vitest';
import { type Mutant, mutantsOf, mutated, type Schema } from './mutants.ts';

const schema: Schema = {
  oneOf: [
    {
      type: 'object',
      required: ['type', 'sizes'],
      properties: {
        type: { type: 'string', const: 'photo' },
        sizes: { type: 'array', maxItems: 2, items: { type: 'integer', minimum: 1 } },
        note: { type: 'string', minLength: 1 },
      },
    },
    { type: 'object', required: ['type'], properties: { type: { type: 'string', const: 'text' } } },
  ],
};

const named = (name: string): Mutant => mutantsOf('M', schema).find((each) => each.name === name)!;

describe('mutants by rule', () => {
  test('are named by schema, kind, place and change', () => {
    expect(mutantsOf('M', schema).map(({ name }) => name)).toEqual([
      'M photo / of another type',
      'M photo /type missing',
      'M photo /type of another type',
      'M photo /type another constant',
      'M photo /sizes missing',
      'M photo /sizes of another type',
      'M photo /sizes too many',
      'M photo /sizes/* of another type',
      'M photo /sizes/* with a fraction',
      'M photo /sizes/* too small',
      'M photo /note of another type',
      'M photo /note empty',
      'M text / of another type',
      'M text /type missing',
      'M text /type of another type',
      'M text /type another constant',
    ]);
  });

  test.each([
    ['M photo /type another constant', { type: 'photox', sizes: [1] }],
    ['M photo /sizes missing', { type: 'photo' }],
    ['M photo /sizes too many', { type: 'photo', sizes: [1, 1, 1] }],
    ['M photo /sizes/* too small', { type: 'photo', sizes: [0] }],
    ['M photo /note empty', undefined],
    ['M text /type missing', undefined],
  ])('%s', (name, expected) => {
    expect(mutated({ type: 'photo', sizes: [1] }, named(name))).toEqual(expected);
  });
});

test('of a list with items of several kinds only those of one kind are changed', () => {
  const list: Schema = { type: 'object', properties: { all: { type: 'array', items: schema } } };
  const mutant = mutantsOf('L', list).find(({ name }) => name === 'L photo /all/*/sizes missing')!;
  const body = { all: [{ type: 'text' }, { type: 'photo', sizes: [1] }] };
  expect(mutated(body, mutant)).toEqual({ all: [{ type: 'text' }, { type: 'photo' }] });
});
