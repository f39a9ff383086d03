// Emits the Go module, which needs only the standard library. Its code validates and serves from generated tables; it is copied from
// runtime/.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Json, type JsonObject, listAt, nameOf, objectAt, textAt } from '../../../documents/json.ts';
import type { Interface, Model } from '../../model/model.ts';
import { camel, type Emitter, type GeneratedFile, type Language, pascal } from '../file.ts';
import { wrapped } from '../sentences.ts';
import {
  contractInterfaces,
  type DescribedOperation,
  dataModules,
  paragraphsOf,
  runtimeOf,
  schemaTable,
  servedParties,
} from '../tables.ts';

function goFile(path: string, from: string, code: string): GeneratedFile {
  const head = `// Code generated from ${from} by \`npm run generate\`. DO NOT EDIT.\n\n`;
  return { path: `go/${path}`, content: `${head}${code}` };
}

const emitInterfaces: Emitter = (model) =>
  contractInterfaces(model).map((one) =>
    goFile(`${one.name}/${one.name}.go`, one.documents.join(' and '), packageOf(one, model)),
  );

/** Writes the Go package of an interface: its messages, and the handlers and a client of each party. */
function packageOf(one: Interface, model: Model): string {
  const parties = servedParties(one, model);
  const imports = parties.length === 0 ? ['parlance'] : ['context', 'parlance'];
  return `${comment([`Package ${one.name} has the messages of the ${one.title}, and the parties that serve it.`])}package ${one.name}

import (
${imports.map((name) => `\t"${name}"\n`).join('')})

${typesOf(one)}
// Schemas are the messages as tables, for FaultsOf and UnknownKind.
var Schemas = parlance.Tables[parlance.Schemas](${raw(schemaTable(one))})
${parties.map(([party, own]) => `${served(party, own)}${client(party, own)}`).join('')}`;
}

/** Writes a struct with the handlers of a party as its fields. */
function served(party: string, operations: DescribedOperation[]): string {
  const [name, table] = [pascal(party), `${camel(party)}Operations`];
  const fields = operations.map(({ id, body, paragraphs, reply }) => {
    const doc = comment([`${goName(id)} serves: ${paragraphs[0]}`, ...paragraphs.slice(1)], '\t');
    return `${doc}\t${goName(id)} func(body ${body?.schema === undefined ? 'any' : goName(body.schema)}, request *parlance.Request) (${replyType(reply)}, error)\n`;
  });
  const handlers = operations.map(({ id }) => `\t\t"${id}": parlance.Handle(h.${goName(id)}),\n`);
  const events = operations.some(({ dispatch }) => dispatch)
    ? ' An event without a handler gets the smallest valid response.'
    : '';
  return `
var ${table} = parlance.Tables[[]parlance.Operation](${raw(operations.map(({ table: row }) => row))})

${comment([`${name} has the handlers of the party ${party}.${events}`, 'A handler returns the body of the response 200, or an error. A *parlance.ErrorResponse sets the status and the code.'])}type ${name} struct {
${fields.join('\n')}}

// Serve returns the party as an http.Handler. It panics if a handler is missing.
func (h ${name}) Serve(settings parlance.Settings) *parlance.Party {
	return parlance.NewParty(Schemas, ${table}, settings, map[string]parlance.Handler{
${aligned(handlers)}	})
}
`;
}

/** Writes a struct with the methods that call a party. */
function client(party: string, operations: DescribedOperation[]): string {
  const name = `${pascal(party)}Client`;
  const methods = operations.map(({ id, clientName, body, paragraphs, reply }) => {
    const given = body === undefined ? '' : `body ${goName(body.schema)}, `;
    const doc = comment([
      `${goName(clientName)}: ${paragraphs[0]} It retries by retry, a policy of parlance.Policies; nil makes one attempt.`,
    ]);
    return `
${doc}func (c *${name}) ${goName(clientName)}(ctx context.Context, ${given}retry *parlance.Policy) (${replyType(reply)}, error) {
	return parlance.Call[${replyType(reply)}](ctx, &c.Client, "${id}", ${body === undefined ? 'nil' : 'body'}, retry)
}
`;
  });
  return `
${comment([`${name} calls the party ${party}.`])}type ${name} struct{ parlance.Client }

// New${name} makes a client. The endpoint is the address that the service issued; or the part of it before the ids and the token, which are parameters then.
func New${name}(endpoint string, parameters map[string]string) (*${name}, error) {
	client, err := parlance.NewClient(Schemas, ${camel(party)}Operations, endpoint, parameters)
	return &${name}{client}, err
}
${methods.join('')}`;
}

function replyType(schema: string | undefined): string {
  return schema === undefined ? 'any' : goName(schema);
}

/** Aligns the values of rows such as `key: value`, as gofmt does. */
function aligned(rows: readonly string[]): string {
  const width = Math.max(...rows.map((row) => row.indexOf(': ')));
  return rows
    .map((row) => row.replace(/: /, (pair) => pair.padEnd(width - row.indexOf(': ') + pair.length)))
    .join('');
}

/** Writes a JSON value as a raw string of Go. */
function raw(value: Json): string {
  return `\`${JSON.stringify(value, null, '\t').replaceAll('`', '\\u0060')}\``;
}

const emitData: Emitter = (model) => [
  ...dataModules(model).map(({ name, from, doc, constants }) => {
    const variables = constants.map(([constant, told, value]) => {
      const variable = constant
        .split('_')
        .map((word) => goName(word.toLowerCase()))
        .join('');
      const type = constant === 'POLICIES' ? 'map[string]*Policy' : 'map[string]map[string]any';
      return `${comment([`${variable}: ${told}`])}var ${variable} = Tables[${type}](${raw(value)})\n`;
    });
    return goFile(`${name}.go`, from, `package parlance\n\n${comment([doc])}\n${variables.join('\n')}`);
  }),
  goFile('codes.go', 'specs/schemas/errors.yaml', codes(model)),
];

function codes({ errorCodes }: Model): string {
  const rows = errorCodes.map(
    ({ code, meaning }) => `${comment([meaning], '\t')}\tCode${goName(code)} = ${JSON.stringify(code)}\n`,
  );
  return `package parlance\n\n// The error codes of the contract.\nconst (\n${rows.join('\n')})\n`;
}

/** Builds a program that uses the module. Returns the command that runs the program. */
function built(program: string, file: string, at: { package: string; folder: string }): string[] {
  const [folder, binary] = [mkdtempSync(join(at.folder, 'go-')), 'program'];
  cpSync(file, join(folder, 'main.go'));
  const module = `module program\n\ngo 1.18\n\nrequire parlance v0.0.0\n\nreplace parlance => ${at.package}\n`;
  writeFileSync(join(folder, 'go.mod'), module);
  const env = { ...process.env, GOCACHE: join(tmpdir(), 'parlance-go-cache'), GOPROXY: 'off' };
  execFileSync(program, ['build', '-o', binary], {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return [join(folder, binary)];
}

export const go = {
  id: 'go',
  title: 'Go',
  extension: 'go',
  emitters: [emitInterfaces, emitData, runtimeOf('go', 'go', '//')],
  starterPackage: '',
  programs: ['go'],
  command: built,
} as const satisfies Language;

// The functions below write the messages of an interface as Go types. A union becomes one struct with the fields of its branches.

/** A field of a struct. `schemas` has several elements if the struct is a union and several branches have the field. */
interface Member {
  schemas: JsonObject[];
  required: boolean;
}

/** Writes a type declaration for each named schema, with its documentation. */
function typesOf(one: Interface): string {
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
      const paragraphs = schemas.every((schema) => schema['$ref'] === undefined)
        ? [...new Set(schemas.flatMap((schema) => paragraphsOf(schema, one)))]
        : [];
      return `${comment(paragraphs, '\t')}\t${goName(key)} ${pointer}${type} \`json:"${key}${required ? '' : ',omitempty'}"\`\n`;
    });
    declared.push(`${doc}type ${name} struct {\n${fields.join('\n')}}\n`);
  }

  /** Returns the fields of a schema that is an object or a union of objects; undefined for other schemas. */
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

  /** Merges maps of fields. In a union, a field is required if every branch requires it. Otherwise, one map that requires it is enough. */
  function merged(several: Map<string, Member>[], isUnion: boolean): Map<string, Member> {
    const keys = [...new Set(several.flatMap((members) => [...members.keys()]))];
    return new Map(
      keys.map((key) => {
        const own = several.map((members) => members.get(key));
        const found = own.filter((member) => member !== undefined);
        const requires = (member: Member | undefined) => member?.required === true;
        // Outside a union, the last schema of a field is used, because it narrows the schemas before it.
        const schemas = isUnion ? found.flatMap((member) => member.schemas) : found.at(-1)!.schemas;
        return [key, { schemas, required: isUnion ? own.every(requires) : own.some(requires) }];
      }),
    );
  }

  /** Returns the Go type for values that match one of the schemas. `name` is the name of the struct if a new one is needed. */
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

  /** Returns the Go types for the JSON types in a schema and all its branches; `any` for a JSON type that has none. */
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

  /** True if nil is a value of the type. Then the type of an optional field needs no pointer. */
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

/** True for a branch that has no fields, but only requires or forbids fields of the union. */
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
function goName(name: string): string {
  return pascal(name.replaceAll(/[^A-Za-z0-9]+/g, '_')).replaceAll(
    /(Id|Url|Ip|Html|Http)(?=[A-Z]|s?$)/g,
    (word) => word.toUpperCase(),
  );
}

/** Writes the paragraphs as a doc comment. */
function comment(paragraphs: readonly string[], indent = ''): string {
  const lines = paragraphs.flatMap((text, index) => [...(index === 0 ? [] : ['']), ...wrapped(text, 110)]);
  return lines.map((line) => `${indent}//${line === '' ? '' : ` ${line}`}\n`).join('');
}
