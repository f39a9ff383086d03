import { textAt } from '../../../../../specs/reading/json.ts';
import type { Interface, Operation } from '../../model.ts';
import { constantsAt } from '../../read/schemas.ts';
import { camel, type GeneratedFile, pascal } from '../file.ts';
import { docComment, literal, sharedFrom, sourceFile } from './source.ts';

/** A union to which more kinds may come: its name, its branches, and the steps to the property that tells them apart. */
interface Growing {
  name: string;
  schemas: string[];
  path: string[];
  kinds: string[];
}

/**
 * `kinds.ts`: for each union that may grow, the kinds that are known, a type for what is of another kind, and a guard. Messages
 * grow where their schema says so (x-grows), events where several share an address (x-dispatch).
 */
export function emitKinds(one: Interface): GeneratedFile[] {
  const growing = [...growingSchemas(one), ...growingEvents(one)];
  if (growing.length === 0) return [];
  const types = [...new Set(growing.flatMap(({ schemas }) => schemas))].toSorted();
  return [
    sourceFile(`${one.folder}/kinds.ts`, one.documents, [
      `import { hasUnknownKind, type UnknownKind } from '${sharedFrom(one.folder)}kinds.ts';`,
      `import type {\n${types.map((type) => `  ${type},\n`).join('')}} from './types.ts';\n`,
      ...growing.map(partsOf),
    ]),
  ];
}

function growingSchemas({ schemas }: Interface): Growing[] {
  return [...schemas].flatMap(([name, schema]) => {
    if (textAt(schema, 'x-grows') === '') return [];
    const path = textAt(schema, 'x-discriminator').split('/');
    return [{ name, schemas: [name], path, kinds: constantsAt(schema, path, schemas).map(String) }];
  });
}

function growingEvents({ operations }: Interface): Growing[] {
  const events = operations.filter(({ dispatch, body }) => dispatch !== undefined && body !== undefined);
  const shared = Map.groupBy(events, ({ party }) => party);
  return [...shared].map(([party, own]) => {
    const schemas = own.map(({ body }) => body!.schema);
    const name = schemas.length === 1 ? schemas[0]! : `${pascal(party)}Event`;
    return { name, schemas, path: [own[0]!.dispatch!.property], kinds: own.flatMap(kindsOf) };
  });
}

function kindsOf({ dispatch }: Operation): string[] {
  return dispatch?.values ?? [];
}

function partsOf({ name, schemas, path, kinds }: Growing): string {
  const list = `${camel(name)}Kinds`;
  const unknown = `Unknown${name}`;
  const at = path.join('.');
  const isUnion = schemas.length > 1;
  return [
    ...(isUnion
      ? [
          `${docComment([`What reaches the one address, told apart by ${at}.`])}export type ${name} =\n${schemas.map((schema) => `  | ${schema}`).join('\n')};\n`,
        ]
      : []),
    `${docComment([`The kinds of ${name} that this edition names, at ${at}.`])}export const ${list} = ${literal(kinds)} as const;\n`,
    `${docComment([
      `What comes where ${name} is expected, of a kind that this edition does not name. \`${name} | ${unknown}\` lets it through, and \`${at}\` still tells the known kinds apart.`,
    ])}export interface ${unknown} {\n${unknownMembers(path, '  ')}}\n`,
    `${docComment([
      `Whether something that comes where ${name} is expected is of a kind that this edition does not name: it has a string at ${at} that is none of \`${list}\`. Ask it before the validators, which refuse what they do not know.`,
    ])}export function isUnknown${name}(value: unknown): value is ${unknown} {\n  return hasUnknownKind(value, ${literal(path)}, ${list});\n}\n`,
  ].join('\n');
}

function unknownMembers([step, ...rest]: string[], indent: string): string {
  const type = rest.length === 0 ? 'UnknownKind' : `{\n${unknownMembers(rest, `${indent}  `)}${indent}}`;
  const doc = rest.length === 0 ? 'The kind, a string.' : 'What carries the kind.';
  return [
    `${docComment([doc], indent)}${indent}readonly ${step}: ${type};\n`,
    `${docComment(['Nothing is known of the rest.'], indent)}${indent}readonly [field: string]: unknown;\n`,
  ].join('');
}
