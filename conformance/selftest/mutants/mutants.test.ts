import { describe, expect, test } from 'vitest';
import type { Schema } from '../../../src/contract/schema-fields.ts';
import { type Mutant, mutantsOf, mutated, type Way } from './mutants.ts';
import { tapOf } from './traffic.ts';

const schema: Schema = {
  oneOf: [
    {
      type: 'object',
      required: ['type', 'sizes'],
      properties: {
        type: { type: 'string', const: 'photo' },
        sizes: { type: 'array', maxItems: 2, items: { type: 'integer', minimum: 1 } },
        note: { type: 'string' },
      },
    },
    { type: 'object', required: ['type'], properties: { type: { type: 'string', const: 'text' } } },
  ],
};

const named = (name: string, way?: Way): Mutant =>
  mutantsOf('M', schema, way).find((each) => each.name === name)!;

const photo = { type: 'photo', sizes: [1, 2], note: 'Hi' };

describe('mutants of a schema', () => {
  test('have names of schema, branch, path and kind; their kinds depend on the use of the message', () => {
    const [sent, read, shown] = (['sends', 'reads', 'shows'] as const).map((way) =>
      mutantsOf('M', schema, way).map(({ name }) => name),
    );
    expect(shown).toEqual([
      'M /type lost',
      'M /sizes lost',
      'M /note lost',
      'M photo / of another type',
      'M photo /type of another type',
      'M photo /sizes of another type',
      'M photo /sizes/* of another type',
      'M photo /note of another type',
      'M text / of another type',
      'M text /type of another type',
      'M photo /sizes/* with a fraction',
      'M photo /type another constant',
      'M text /type another constant',
      'M photo /sizes/* too small',
      'M photo /sizes too many',
      'M /type empty',
      'M /sizes empty',
      'M /sizes/* empty',
      'M /note empty',
    ]);
    expect(sent).toEqual(
      expect.arrayContaining(['M photo / never', 'M text / twice', 'M /note of another chat']),
    );
    expect(read).toEqual(
      expect.arrayContaining([
        'M photo / rejected',
        'M /note rejected where "0"',
        'M photo /sizes not asked for',
      ]),
    );
  });

  test.each([
    ['M photo /type another constant', { ...photo, type: 'photox' }],
    ['M /sizes lost', { type: 'photo', note: 'Hi' }],
    ['M photo /sizes too many', { ...photo, sizes: [1, 2, 1] }],
    ['M photo /sizes/* too small', { ...photo, sizes: [0, 0] }],
    ['M /note empty', { ...photo, note: '' }],
    ['M /note cut', { ...photo, note: 'H' }],
    ['M /sizes cut', { ...photo, sizes: [1] }],
    ['M /note another', { ...photo, note: 'xi' }],
    ['M text /type of another type', undefined],
  ])('%s', (name, expected) => {
    expect(mutated(photo, named(name))).toEqual(expected);
  });
});

test('a mutant of one branch changes only the list items of that branch', () => {
  const list: Schema = { type: 'object', properties: { all: { type: 'array', items: schema } } };
  const mutant = mutantsOf('L', list).find(({ name }) => name === 'L photo /all/*/sizes of another type')!;
  const body = { all: [{ type: 'text' }, photo] };
  expect(mutated(body, mutant)).toEqual({ all: [{ type: 'text' }, { ...photo, sizes: 'words' }] });
});

describe('the tap of a mutant (it intercepts messages)', () => {
  const first = { chat: 1, agent: 'a', note: 'one' };
  const second = { chat: 2, agent: 'a', note: 'two' };
  const plain: Schema = {
    type: 'object',
    required: ['chat'],
    properties: { chat: { type: 'integer' }, agent: { type: 'string' }, note: { type: 'string' } },
  };
  const through = (name: string, way: Way, ...bodies: unknown[]) => {
    const mutant = mutantsOf('P', plain, way).find((each) => each.name === name)!;
    let changed = 0;
    const tap = tapOf(mutant, { chat: ['chat'], agent: ['agent'], examples: { first } }, () => {
      changed += 1;
    });
    return [bodies.flatMap((body) => tap(body)), changed];
  };

  test.each<[name: string, way: Way, expected: unknown[]]>([
    ['P /note of another chat', 'sends', [first, { ...second, note: 'one' }]],
    ['P / never', 'sends', []],
    ['P / twice', 'sends', [first, first, second, second]],
    ['P /note rejected where present', 'reads', [undefined, undefined]],
  ])('%s', (name, way, expected) => {
    const [passed, changed] = through(name, way, first, second);
    expect(passed).toEqual(expected);
    expect(changed).toBeGreaterThan(0);
  });

  test('leaves a message unchanged if no other message provides a value', () => {
    expect(through('P /note of another agent', 'sends', first, second)).toEqual([[first, second], 0]);
  });

  test.each([
    ['P /chat not asked for', { note: 'x' }, { note: 'x', chat: 1 }],
    ['P /chat taken in any type', { chat: 'one' }, { chat: 1 }],
    ['P /chat taken in any type', { chat: 7 }, { chat: 7 }],
  ])('%s', (name, body, expected) => {
    expect(through(name, 'reads', body)[0]).toEqual([expected]);
  });
});
