// Go: a module that needs only the standard library. It validates and serves from generated tables. The code for that is handwritten in
// runtime/ and copied.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '../../../documents/json.ts';
import type { Interface, Model, Operation } from '../../model/model.ts';
import { type Emitter, type GeneratedFile, type Language, pascal } from '../file.ts';
import {
  contractInterfaces,
  dataModules,
  operationParagraphs,
  operationTable,
  replyOf,
  schemaTable,
  servingParties,
  versionOf,
} from '../tables/tables.ts';
import { comment, goName, typesOf } from './types.ts';

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
  const parties = [...servingParties(one)];
  const imports = parties.length === 0 ? ['parlance'] : ['context', 'parlance'];
  return `${comment([`Package ${one.name} has the messages of the ${one.title}, and the parties that serve it.`])}package ${one.name}

import (
${imports.map((name) => `\t"${name}"\n`).join('')})

${typesOf(one)}
// Schemas are the messages as tables, for FaultsOf and UnknownKind.
var Schemas = parlance.Tables[parlance.Schemas](${raw(schemaTable(one))})
${parties.map(([party, own]) => `${served(party, own, one, model)}${client(party, own, model)}`).join('')}`;
}

/** Writes the handlers of a party, as the fields of a struct. */
function served(party: string, operations: Operation[], one: Interface, model: Model): string {
  const [name, table] = [pascal(party), operationsOf(party)];
  const fields = operations.map((operation) => {
    const { id, body } = operation;
    const told = operationParagraphs(operation, model);
    const doc = comment([`${goName(id)} serves: ${told[0]}`, ...told.slice(1)], '\t');
    return `${doc}\t${goName(id)} func(body ${body?.schema === undefined ? 'any' : goName(body.schema)}, request *parlance.Request) (${reply(operation)}, error)\n`;
  });
  const handlers = operations.map(({ id }) => `\t\t"${id}": parlance.Handle(h.${goName(id)}),\n`);
  const events = operations.some(({ dispatch }) => dispatch)
    ? ' An event without a handler gets the usual response.'
    : '';
  return `
var ${table} = parlance.Tables[[]parlance.Operation](${raw(operations.map((each) => operationTable(each, one, model)))})

${comment([`${name} has the handlers of the party ${party}.${events}`, 'A handler returns the body of the response 200, or an error: a *parlance.ErrorResponse chooses status and code.'])}type ${name} struct {
${fields.join('\n')}}

// Serve gives the party as an http.Handler. It panics where a handler is missing.
func (h ${name}) Serve(settings parlance.Settings) *parlance.Party {
	return parlance.NewParty(Schemas, ${table}, settings, map[string]parlance.Handler{
${aligned(handlers)}	})
}
`;
}

/** Writes the struct that calls a party. */
function client(party: string, operations: Operation[], model: Model): string {
  const name = `${pascal(party)}Client`;
  const methods = operations.map((operation) => {
    const { id, clientName, body } = operation;
    const given = body === undefined ? '' : `body ${goName(body.schema)}, `;
    const doc = comment([
      `${goName(clientName)}: ${operationParagraphs(operation, model)[0]} It retries by a policy of parlance.Policies; nil makes one attempt.`,
    ]);
    return `
${doc}func (c *${name}) ${goName(clientName)}(ctx context.Context, ${given}retry *parlance.Policy) (${reply(operation)}, error) {
	return parlance.Call[${reply(operation)}](ctx, &c.Client, "${id}", ${body === undefined ? 'nil' : 'body'}, retry)
}
`;
  });
  return `
${comment([`${name} calls the party ${party}.`])}type ${name} struct{ parlance.Client }

// New${name} takes the address that was handed out, ids and token included; or the address in front of them, and the parameters.
func New${name}(endpoint string, parameters map[string]string) (*${name}, error) {
	client, err := parlance.NewClient(Schemas, ${operationsOf(party)}, endpoint, parameters)
	return &${name}{client}, err
}
${methods.join('')}`;
}

function operationsOf(party: string): string {
  const name = pascal(party);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Operations`;
}

function reply(operation: Operation): string {
  const schema = replyOf(operation);
  return schema === undefined ? 'any' : goName(schema);
}

/** Aligns the values of rows `key: value`, like gofmt. */
function aligned(rows: readonly string[]): string {
  const width = Math.max(...rows.map((row) => row.indexOf(': ')));
  return rows
    .map((row) => row.replace(/: /, (pair) => pair.padEnd(width - row.indexOf(': ') + pair.length)))
    .join('');
}

/** Writes JSON as a raw string of Go. */
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

/** Copies the handwritten files of runtime/ into the module. */
const emitRuntime: Emitter = (model) => {
  const folder = join(import.meta.dirname, 'runtime');
  return readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('{version}', versionOf(model));
    const head = `// Copied from src/contract/codegen/emit/go/runtime/${name} by \`npm run generate\`. Change it there.\n\n`;
    return { path: `go/${name}`, content: name.endsWith('.go') ? head + text : text };
  });
};

/** Builds a program with the module. Returns the command that runs it. */
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
  emitters: [emitInterfaces, emitData, emitRuntime],
  starterPackage: '',
  programs: ['go'],
  command: built,
} as const satisfies Language;
