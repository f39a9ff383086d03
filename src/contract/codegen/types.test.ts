import type { Static } from 'typebox';
import { expect, expectTypeOf, test } from 'vitest';
import type * as botSchemas from '../../../generated/bot/schemas.ts';
import type * as botValidators from '../../../generated/bot/validators.js';
import type * as channelSchemas from '../../../generated/channel/schemas.ts';
import type * as channelValidators from '../../../generated/channel/validators.js';
import type * as developerSchemas from '../../../generated/developer/schemas.ts';
import type * as developerValidators from '../../../generated/developer/validators.js';
import type { Validator } from '../../../generated/operation.ts';
import type * as deskSchemas from '../../../generated/reference/desk/schemas.ts';
import type * as deskValidators from '../../../generated/reference/desk/validators.js';
import type * as widgetSchemas from '../../../generated/widget/schemas.ts';
import type * as widgetValidators from '../../../generated/widget/validators.js';
import { placedComplaints } from './emit/testing/programs.ts';

/** The generated type of a schema, taken from the schema's validator. TypeScript can list the validators of a module, but not its types. */
type Generated<Validators, Name extends string> = `validate${Name}` extends keyof Validators
  ? Validators[`validate${Name}`] extends Validator<infer T>
    ? T
    : never
  : never;

/** Rewrites a type as plain objects, because equal types may be written with different intersections and aliases. `any` stays `any`. */
type Plain<T> = T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T;

/** The same type with optional properties that may also be undefined. */
type OrUndefined<T> = T extends object
  ? { [Key in keyof T]: OrUndefined<T[Key]> | (undefined extends T[Key] ? undefined : never) }
  : T;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The schemas of objects without declared properties. Their type is `object` in TypeBox, and a record in the generated types. */
type WithoutProperties = 'NoArguments';

/** The names of the schemas whose type in TypeBox is not equal to the generated type. */
type Disagreeing<Schemas, Validators> = {
  [Name in Exclude<keyof Schemas & string, WithoutProperties>]: Same<
    OrUndefined<Static<Schemas[Name] & object>>,
    Plain<Generated<Validators, Name>>
  > extends true
    ? never
    : Name;
}[Exclude<keyof Schemas & string, WithoutProperties>];

// The compiler checks the types of this test.
test('the TypeBox type of each schema is equal to the generated type, if optional properties may be undefined', () => {
  expectTypeOf<Disagreeing<typeof botSchemas, typeof botValidators>>().toBeNever();
  expectTypeOf<Disagreeing<typeof channelSchemas, typeof channelValidators>>().toBeNever();
  expectTypeOf<Disagreeing<typeof deskSchemas, typeof deskValidators>>().toBeNever();
  expectTypeOf<Disagreeing<typeof developerSchemas, typeof developerValidators>>().toBeNever();
  expectTypeOf<Disagreeing<typeof widgetSchemas, typeof widgetValidators>>().toBeNever();
});

const wrongMessages: [field: string, body: string][] = [
  ['text', "{ sender: { id: 'c' }, message: { type: 'text', txt: 'Hello' } }"],
  ['latitude', "{ sender: { id: 'c' }, message: { type: 'location', latitude: '1', longitude: 2 } }"],
  ['longitude', "{ sender: { id: 'c' }, message: { type: 'location', latitude: 1 } }"],
  [
    'file_size',
    "{ sender: { id: 'c' }, message: { type: 'photo', file: '', file_name: '', file_size: '5' } }",
  ],
  ['name', "{ sender: { id: 'c', name: 5 }, message: { type: 'text', text: 'Hello' } }"],
  ['id', "{ sender: { name: 'Ada' }, message: { type: 'text', text: 'Hello' } }"],
];

test('the compiler reports a wrong message at its wrong field, in a call and in a typed constant', () => {
  const statements = wrongMessages.flatMap(([, body], index) => [
    `void client.sendUserMessage({ body: ${body} });`,
    `export const body${index}: UserMessage = ${body};`,
  ]);
  const complaints = placedComplaints(
    'front-end.ts',
    `import { createChannelServiceClient } from './generated/channel/client.ts';
import type { UserMessage } from './generated/channel/types.ts';
const client = createChannelServiceClient({ endpoint: 'https://chat.example.com/a/b' });
${statements.join('\n')}`,
  );
  const named = wrongMessages.flatMap(([field]) => [field, field]);
  expect(complaints).toEqual(named.map((field) => expect.stringMatching(RegExp(`^${field}:|'${field}'`))));
  expect(complaints.join('\n')).not.toContain('UserTypingNotice');
});
