// The messages of an interface as Go types. A union is one struct with the fields of all its branches.
import { type JsonObject, listAt, nameOf, objectAt, textAt } from '../../../documents/json.ts';
import type { Interface } from '../../model/model.ts';
import { pascal } from '../file.ts';
import { paragraphsOf } from '../tables/tables.ts';
import { wrapped } from '../typescript/source.ts';

/** A field of an object. `schemas` has several elements if the object is a union whose branches have this field. */
interface Member {
  schemas: JsonObject[];
  required: boolean;
}

/** Writes the declarations of all named schemas, each with its documentation. */
export function typesOf(one: Interface): string {
  const declared: string[] = [];
  for (const [name, schema] of one.schemas) declare(goName(name), schema);
  return declared.join('\n');

  function declare(name: string, schema: JsonObject): void {
    const members = membersOf(schema);
    const isUnion = members !== undefined && listAt(schema, 'oneOf').length > 0;
    const [first = 'a part of a message.', ...more] = paragraphsOf(schema, one);
    const doc = comment([
      `${name}: ${first}`,
      ...more,
      ...(isUnion ? ['It has the fields of all its kinds.'] : []),
    ]);
    const words = listAt(schema, 'enum');
    if (members !== undefined) declareStruct(name, members, doc);
    else if (words.length > 0 && words.every((word) => typeof word === 'string'))
      declared.push(`${doc}type ${name} string\n\n${constants(name, words as string[])}`);
    else declared.push(`${doc}type ${name} = ${typeOf([schema], name)}\n`);
  }

  function declareStruct(name: string, members: Map<string, Member>, doc: string): void {
    const fields = [...members].map(([key, { schemas, required }]) => {
      const type = typeOf(schemas, `${name}${goName(key)}`);
      const isNullable = schemas.some((schema) => [schema['type']].flat().includes('null'));
      const pointer = (isNullable || !required) && !hasNil(type) ? '*' : '';
      const told = schemas.every((schema) => schema['$ref'] === undefined)
        ? [...new Set(schemas.flatMap((schema) => paragraphsOf(schema, one)))]
        : [];
      return `${comment(told, '\t')}\t${goName(key)} ${pointer}${type} \`json:"${key}${required ? '' : ',omitempty'}"\`\n`;
    });
    declared.push(`${doc}type ${name} struct {\n${fields.join('\n')}}\n`);
  }

  /** Returns the fields of an object or of a union of objects; undefined for any other schema. */
  function membersOf(schema: JsonObject): Map<string, Member> | undefined {
    if (schema['$ref'] !== undefined) return membersOf(target(schema));
    const branches = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')] as JsonObject[];
    const kinds = branches.filter((branch) => !isConstraint(branch)).map(membersOf);
    if (kinds.includes(undefined)) return undefined;
    const parts = (listAt(schema, 'allOf') as JsonObject[])
      .filter((part) => !isConstraint(part))
      .map(membersOf);
    const own = Object.entries(objectAt(schema, 'properties')).map(([key, inner]): [string, Member] => [
      key,
      { schemas: [inner as JsonObject], required: listAt(schema, 'required').includes(key) },
    ]);
    const all = [...parts, ...(kinds.length === 0 ? [] : [merged(kinds as Map<string, Member>[], true)])];
    if (all.includes(undefined) || (all.length === 0 && own.length === 0)) return undefined;
    return merged([...(all as Map<string, Member>[]), new Map(own)], false);
  }

  /** Merges maps of fields. In a union, a field is required if every branch requires it; otherwise, if any of the maps requires it. */
  function merged(several: Map<string, Member>[], isUnion: boolean): Map<string, Member> {
    const keys = [...new Set(several.flatMap((members) => [...members.keys()]))];
    return new Map(
      keys.map((key) => {
        const own = several.map((members) => members.get(key));
        const found = own.filter((member) => member !== undefined);
        const requires = (member: Member | undefined) => member?.required === true;
        // Without a union, the last map counts, because its schema narrows the others.
        const schemas = isUnion ? found.flatMap((member) => member.schemas) : found.at(-1)!.schemas;
        return [key, { schemas, required: isUnion ? own.every(requires) : own.some(requires) }];
      }),
    );
  }

  /** Returns the Go type for values that fit one of the schemas. `name` is the name of a new struct, if one is needed. */
  function typeOf(schemas: JsonObject[], name: string): string {
    const names = new Set(schemas.map((schema) => nameOf(textAt(schema, '$ref'))));
    const [reference] = names;
    if (names.size === 1 && reference !== '') return goName(reference!);
    const objects = schemas.map(membersOf);
    if (objects.every((members) => members !== undefined)) {
      declareStruct(name, merged(objects, objects.length > 1), comment([`${name}: a part of a message.`]));
      return name;
    }
    const plain = schemas.map(resolved);
    if (plain.every((schema) => schema['type'] === 'array'))
      return `[]${typeOf(
        plain.map((schema) => objectAt(schema, 'items')),
        `${name}Item`,
      )}`;
    const types = new Set(plain.flatMap(scalars));
    return types.size === 1 ? [...types][0]! : 'any';
  }

  /** Returns the Go types for the JSON types of a schema, from all its branches; `any` for a type without a Go type. */
  function scalars(schema: JsonObject): string[] {
    const branches = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')] as JsonObject[];
    if (branches.length > 0) return branches.map(resolved).flatMap(scalars);
    const types = [schema['type'] ?? 'any'].flat().filter((type) => type !== 'null');
    return types.map((type) => builtin[String(type)] ?? 'any');
  }

  function resolved(schema: JsonObject): JsonObject {
    if (schema['$ref'] !== undefined) return resolved(target(schema));
    const [part] = listAt(schema, 'allOf') as JsonObject[];
    return part === undefined ? schema : resolved(part);
  }

  function target(schema: JsonObject): JsonObject {
    return one.schemas.get(nameOf(textAt(schema, '$ref')))!;
  }

  /** True if a value of the type may be nil, so that an optional field needs no pointer. */
  function hasNil(type: string): boolean {
    if (/^(any|map|\[)/.test(type)) return true;
    const [, schema] = [...one.schemas].find(([each]) => goName(each) === type) ?? [];
    return schema !== undefined && membersOf(schema) === undefined && hasNil(typeOf([schema], type));
  }
}

const builtin: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'float64',
  integer: 'int64',
  boolean: 'bool',
  object: 'map[string]any',
};

/** True for a schema that only requires or forbids fields. */
function isConstraint(schema: JsonObject): boolean {
  return Object.keys(schema).every((key) => ['required', 'not', 'minProperties'].includes(key));
}

function constants(name: string, words: readonly string[]): string {
  const rows = words.map(
    (word) => `\t${name}${goName(word.toLowerCase())} ${name} = ${JSON.stringify(word)}\n`,
  );
  return `// The values of ${name}.\nconst (\n${rows.join('\n')})\n`;
}

/** Spells a name as Go does: `chat_id` becomes `ChatID`. */
export function goName(name: string): string {
  return pascal(name.replaceAll(/[^A-Za-z0-9]+/g, '_')).replaceAll(
    /(Id|Url|Ip|Html|Http)(?=[A-Z]|s?$)/g,
    (word) => word.toUpperCase(),
  );
}

/** Writes the paragraphs as a doc comment. */
export function comment(paragraphs: readonly string[], indent = ''): string {
  const lines = paragraphs.flatMap((text, index) => [...(index === 0 ? [] : ['']), ...wrapped(text, 110)]);
  return lines.map((line) => `${indent}//${line === '' ? '' : ` ${line}`}\n`).join('');
}
