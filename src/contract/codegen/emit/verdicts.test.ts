// Compares the validators of all languages. Their input is every example of the documents, and copies of each example with one change.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { faultList } from '../../../../generated/faults.ts';
import { fits } from '../../../../generated/fits.ts';
import type { Validator } from '../../../../generated/operation.ts';
import { interfaces } from '../../../../generated/parties.ts';
import { isInstalled } from '../../../workshop/testing/programs.ts';
import { type JsonObject, listAt, nameOf, textAt } from '../../documents/json.ts';
import { readModel } from '../model/read.ts';
import { constantsAt } from '../model/schemas.ts';
import { commandOf, generated, output, programsOf } from './testing/programs.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlance-verdicts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A message, and the result of the TypeScript validator. */
interface Judged {
  interface: string;
  schema: string;
  kind: 'valid' | 'tolerated' | 'invalid' | 'mutated';
  message: unknown;
  isValid: boolean;
  /** The JSON pointers of the faults in the message, in their order. */
  faults: string[];
}

/** Values that replace a part of a message. Validators that interpret a schema differently probably disagree on them. */
const replacements: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    1e21,
    '',
    ' ',
    '0',
    '1',
    '1\n',
    'ok\n',
    'OK',
    'text',
    'TEXT',
    'photo',
  ],
  ...[
    '\u{1f600}',
    'http://',
    'HTTPS://shop.example.com/x',
    'https://shop.example.com/a b',
    'ftp://x.example.com',
  ],
  ...[[], {}, [null], [[]], { type: 'text' }, { id: '' }, { length: 1 }],
];

const strays = ['id', 'type', 'agent_id', 'reason', 'stray'];

/** A union with a discriminator, and its branches. */
interface Union {
  interface: string;
  schema: string;
  path: string[];
  /** The branches of the union: the name of each, and the values of the discriminator that select it. */
  branches: { name: string; values: unknown[] }[];
}

const unions = await discriminatedUnions();
const messages = await judgedMessages();
const lines = messages.map((one) => JSON.stringify([one.interface, one.schema, one.message]));
const file = join(folder, 'messages.jsonl');
writeFileSync(file, `${lines.join('\n')}\n`);

test('the test data has enough messages of each kind, valid and invalid ones', () => {
  const counts = Object.fromEntries(
    [...Map.groupBy(messages, ({ kind }) => kind)].map(([kind, own]) => [
      kind,
      { messages: own.length, valid: own.filter(({ isValid }) => isValid).length },
    ]),
  );
  console.log(counts);
  for (const { isValid, faults } of messages) expect(faults.length === 0).toBe(isValid);
  expect(counts['valid']!.valid).toBe(counts['valid']!.messages);
  expect(counts['tolerated']!.valid).toBe(counts['tolerated']!.messages);
  // An invalid example is accepted only if its fault is a null in an optional field (OPEN-35).
  const tolerated = messages.filter(({ kind, isValid }) => kind === 'invalid' && isValid);
  for (const { message } of tolerated) expect(JSON.stringify(message)).toContain(':null');
  expect(counts['mutated']!.messages).toBeGreaterThan(30_000);
  expect(counts['mutated']!.valid).toBeGreaterThan(5000);
});

test.for(unions)(
  '$interface $schema: an invalid message has the faults of the branch that its discriminator selects',
  async ({ interface: of, schema, path, branches }) => {
    const validators = await validatorsOf(of);
    const wrong = messages.filter((one) => one.interface === of && one.schema === schema && !one.isValid);
    expect(wrong).not.toEqual([]);
    const others = wrong.filter(({ message, faults }) => {
      const value = path.reduce<unknown>(
        (at, step) => (at as Record<string, unknown> | null)?.[step],
        message,
      );
      const branch = branches.find(({ values }) => values.includes(value));
      if (branch === undefined) return faults.length !== 1;
      return faults.join() !== faultsOf(validators, branch.name, message).join();
    });
    expect(others).toEqual([]);
  },
);

/** Returns the places of faults, without repeats. TypeScript reports at most ten faults, so all longer lists count as equal. */
function places(faults: string[]): string {
  const all = [...new Set(faults)];
  return all.length < 10 ? all.toSorted().join(' ') : 'ten or more';
}

test.for(programsOf())(
  '%s accepts the same messages as TypeScript, and finds the same faults in the other messages',
  ([program, language], { skip }) => {
    skip(!isInstalled(program), 'is not installed');
    const [command = '', ...args] = commandOf(program, language, 'judge', folder);
    const told = output(command, [...args, file])
      .trimEnd()
      .split('\n');
    expect(told).toHaveLength(messages.length);
    const differences = messages.flatMap(({ faults }, index) => {
      const theirs = places(JSON.parse(told[index]!));
      return theirs === places(faults) ? [] : [`${faults} but ${theirs}: ${lines[index]}`];
    });
    console.log(`${program}: ${told.length} messages, ${differences.length} differences`);
    expect(differences).toEqual([]);
  },
);

/** Returns all examples of the contract's interfaces. Adds copies with one change each, at every place of the examples. */
async function judgedMessages(): Promise<Judged[]> {
  const all = await Promise.all(
    interfaces
      .filter(({ isReference }) => !isReference)
      .map(async ({ name, folder }) => {
        const load = (file: string) => import(pathToFileURL(join(generated, folder, file)).href);
        const { examples, toleratedExamples, invalidExamples } = await load('examples.ts');
        const validators = await validatorsOf(name);
        const judged = (stories: Record<string, Record<string, unknown>>, kind: Judged['kind']) =>
          Object.entries(stories).flatMap(([schema, own]) =>
            Object.values(own).map((message) => ({ interface: name, schema, kind, message })),
          );
        const told = [
          ...judged(examples, 'valid'),
          ...judged(toleratedExamples, 'tolerated'),
          ...judged(invalidExamples, 'invalid'),
          // An invalid example of a branch is also an invalid example of the union.
          ...unions
            .filter((union) => union.interface === name)
            .flatMap(({ schema, branches }) =>
              branches.flatMap((branch) =>
                judged({ [schema]: invalidExamples[branch.name] ?? {} }, 'invalid'),
              ),
            ),
        ];
        const places = new Set<string>();
        const mutated = told.flatMap((one) =>
          mutations(one.message, one.schema, places).map((message) => ({
            ...one,
            kind: 'mutated' as const,
            message,
          })),
        );
        return [...told, ...mutated].map((one) => {
          const isValid = fits(validators[`validate${one.schema}`]!, structuredClone(one.message));
          return { ...one, isValid, faults: faultsOf(validators, one.schema, one.message) };
        });
      }),
  );
  return all.flat();
}

type Validators = Record<string, Validator<unknown>>;

function validatorsOf(name: string): Promise<Validators> {
  const { folder } = interfaces.find((one) => one.name === name)!;
  return import(pathToFileURL(join(generated, folder, 'validators.js')).href);
}

/** Returns the JSON pointers of the faults that the TypeScript validator finds in a message; empty for a valid message. */
function faultsOf(validators: Validators, schema: string, given: unknown): string[] {
  const validate = validators[`validate${schema}`]!;
  const message = structuredClone(given);
  const faults = fits(validate, message) ? [] : faultList(message, validate.errors);
  return faults.map(({ path }) => path.map((step) => `/${step}`).join(''));
}

/** Returns the unions with an x-discriminator in the contract's interfaces. */
async function discriminatedUnions(): Promise<Union[]> {
  const contract: string[] = interfaces.filter(({ isReference }) => !isReference).map(({ name }) => name);
  const model = await readModel(join(generated, '../specs'));
  return model.interfaces
    .filter(({ name }) => contract.includes(name))
    .flatMap(({ name, schemas }) =>
      [...schemas].flatMap(([schema, union]) => {
        const path = textAt(union, 'x-discriminator').split('/');
        const branches = listAt(union, 'oneOf').map((branch) => ({
          name: nameOf(textAt(branch, '$ref')),
          values: constantsAt(branch as JsonObject, path, schemas),
        }));
        return path[0] === '' ? [] : [{ interface: name, schema, path, branches }];
      }),
    );
}

/**
 * Returns copies of a message in which one part is replaced, removed or put into a list, or a field is added. Skips the places in `places`.
 */
function mutations(message: unknown, place: string, places: Set<string>): unknown[] {
  const isNew = !places.has(place);
  places.add(place);
  const parts = Array.isArray(message) ? [...message.entries()] : entriesOf(message);
  const inner = parts.flatMap(([key, part]) => [
    ...mutations(part, `${place}/${key}`, places).map((changed) => withPart(message, key, changed)),
    without(message, key),
  ]);
  if (!isNew) return inner;
  const isObject = typeof message === 'object' && message !== null && !Array.isArray(message);
  const grown = isObject
    ? strays.flatMap((key) => [null, 1, 'x'].map((value) => ({ ...message, [key]: value })))
    : [];
  return [...replacements, [message], ...grown, ...inner];
}

function entriesOf(message: unknown): [string, unknown][] {
  return typeof message === 'object' && message !== null ? Object.entries(message) : [];
}

function withPart(whole: unknown, key: string | number, part: unknown): unknown {
  return Array.isArray(whole) ? whole.with(Number(key), part) : { ...(whole as object), [key]: part };
}

function without(whole: unknown, key: string | number): unknown {
  if (Array.isArray(whole)) return whole.toSpliced(Number(key), 1);
  const { [key]: _, ...rest } = whole as Record<string | number, unknown>;
  return rest;
}
