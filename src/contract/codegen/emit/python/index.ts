// Emits the Python package, which needs only the standard library. Its code validates and serves from generated tables; it is copied from
// runtime/.
import { type Json, type JsonObject, listAt, nameOf, objectAt, textAt } from '../../../documents/json.ts';
import type { Interface, Model } from '../../model/model.ts';
import {
  type Emitter,
  type GeneratedFile,
  type Language,
  literalIn,
  type Notation,
  pascal,
} from '../file.ts';
import { wrapped } from '../sentences.ts';
import {
  contractInterfaces,
  type DescribedOperation,
  dataModules,
  paragraphsOf,
  runtimeOf,
  schemaTable,
  servedParties,
  snake,
  type TypeWords,
  typeIn,
} from '../tables.ts';

/** Makes a Python module. Its first comment names `from`, the documents from which the module was made. */
function file(path: string, from: string, ...parts: string[]): GeneratedFile {
  const head = `# Made from ${from} by \`npm run generate\`. Change the documents, never this file.`;
  return { path: `python/${path}`, content: `${[head, ...parts].join('\n')}` };
}

const emitModules: Emitter = (model) =>
  contractInterfaces(model).map((one) =>
    file(`parlance/${one.name}.py`, one.documents.join(' and '), moduleOf(one, model)),
  );

const emitData: Emitter = (model) =>
  dataModules(model).map(({ name, from, doc, constants }) =>
    file(
      `parlance/${name}.py`,
      from,
      `${docstring([doc], '')}\nfrom typing import Any, Dict\n`,
      ...constants.map(
        ([constant, told, value]) =>
          `${constant}: Dict[str, Any] = ${literal(value)}\n${docstring([told], '')}`,
      ),
    ),
  );

const ofPackage = ['README.md', 'build_backend.py', 'pyproject.toml'];
const emitRuntime = runtimeOf('python', 'py', '#', (path) =>
  ofPackage.includes(path) ? path : `parlance/${path}`,
);

export const python = {
  id: 'python',
  title: 'Python',
  extension: 'py',
  emitters: [emitModules, emitData, emitRuntime],
  starterPackage: 'parlance',
  builds: ['python3', '-B', 'build_backend.py'],
  programs: ['python3', 'python3.9'],
  command: (program, file) => [program, file],
} as const satisfies Language;

/** Writes the module of an interface: message types, validators, and for each party a class to serve it and a client. */
function moduleOf(one: Interface, model: Model): string {
  const parties = servedParties(one, model);
  const runtime = parties.length === 0 ? ['faults'] : ['calling', 'faults', 'serving'];
  const head = [
    docstring([`${one.title}.`, one.description.split('\n\n')[0] ?? ''].filter(Boolean), ''),
    `from typing import Any, Dict, List, Literal, Mapping, Optional, TypedDict, Union\n`,
    `from . import ${runtime.join(', ')}`,
  ];
  const parts = [
    ...[...one.schemas].map(([name, schema]) => typeOf(name, schema, one)),
    validators(one),
    `SCHEMAS: Dict[str, Any] = ${literal(schemaTable(one))}`,
    ...parties.flatMap(([party, own]) => [served(party, own), client(party, own)]),
  ];
  return `${head.join('\n')}\n\n\n${parts.map((part) => part.trim()).join('\n\n\n')}\n`;
}

/** Writes a named schema as a type. An object becomes a TypedDict, any other schema becomes an alias. */
function typeOf(name: string, schema: JsonObject, one: Interface): string {
  const doc = paragraphsOf(schema, one);
  const parent = nameOf(textAt(listAt(schema, 'allOf')[0], '$ref'));
  const isObject = schema['properties'] !== undefined;
  if (!isObject) return `${name} = ${typeIn(words, schema)}\n${docstring(doc, '')}`;
  const inherited = parent === '' ? {} : objectAt(one.schemas.get(parent), 'properties');
  const members = Object.entries(objectAt(schema, 'properties')).filter(([key]) => !(key in inherited));
  const required = listAt(schema, 'required');
  const inner = members
    .filter(([, member]) => hasOwnMembers(member as JsonObject))
    .map(([key, member]) => typeOf(name + pascal(key), member as JsonObject, one));
  const field = ([key, member]: (typeof members)[number]) => {
    const type = hasOwnMembers(member as JsonObject)
      ? name + pascal(key)
      : typeIn(words, member as JsonObject);
    // A member with a named type has no documentation here, because the type has its own.
    const isNamed = (member as JsonObject)['$ref'] !== undefined;
    return { key, type, doc: isNamed ? [] : paragraphsOf(member as JsonObject, one) };
  };
  if (members.some(([key]) => !/^[a-z_]\w*$/i.test(key))) {
    const rows = members.map(field).map(({ key, type }) => `        "${key}": ${type},\n`);
    return `${inner.join('\n')}${name} = TypedDict(\n    "${name}",\n    {\n${rows.join('')}    },\n    total=False,\n)\n${docstring(doc, '')}`;
  }
  const body = (kept: typeof members) =>
    kept
      .map(field)
      .map(
        ({ key, type, doc: told }) => `    ${key}: ${type}\n${told.length ? docstring(told, '    ') : ''}`,
      );
  const always = body(members.filter(([key]) => required.includes(key)));
  const sometimes = body(members.filter(([key]) => !required.includes(key)));
  const base = parent === '' ? 'TypedDict' : parent;
  if (sometimes.length === 0)
    return `${inner.join('\n\n')}\n\nclass ${name}(${base}):\n${[docstring(doc, '    '), ...always].join('\n')}`;
  const first = always.length === 0 ? '' : `class _${name}(${base}):\n${always.join('\n')}`;
  const from = always.length === 0 ? base : `_${name}`;
  return `${inner.join('\n\n')}${first}\n\nclass ${name}(${from}, total=False):\n${[docstring(doc, '    '), ...sometimes].join('\n')}`;
}

function hasOwnMembers(schema: JsonObject): boolean {
  return schema['$ref'] === undefined && schema['properties'] !== undefined;
}

const words: TypeWords = {
  names: {
    string: 'str',
    number: 'float',
    integer: 'int',
    boolean: 'bool',
    object: 'Dict[str, Any]',
    null: 'None',
    any: 'Any',
  },
  literals: (values) => `Literal[${values.map((value) => literal(value)).join(', ')}]`,
  union: (types) => (types.length === 1 ? types[0]! : `Union[${types.join(', ')}]`),
  list: (item) => `List[${item}]`,
};

function validators({ schemas }: Interface): string {
  const names = [...schemas.keys()].map((name) => `    "${name}",\n`).join('');
  return `SchemaName = Literal[
${names}]
"""The names of the messages of this interface, and of their parts."""


def faults_of(name: SchemaName, value: object) -> List[faults.Fault]:
    """Returns all faults of a value; an empty list if it is valid. A null in an optional field counts as absent."""
    return faults.faults_of(SCHEMAS, name, value)


def unknown_kind(name: SchemaName, value: object) -> Optional[str]:
    """Returns the kind of a message if this edition does not know it, and else None. The contract announces more kinds."""
    return faults.unknown_kind(SCHEMAS, name, value)

`;
}

/** Writes the class from which a program inherits to serve a party. */
function served(party: string, operations: DescribedOperation[]): string {
  const methods = operations.map(({ id, body, dispatch, paragraphs, reply, table }) => {
    const parameters = body ? `body: ${body.schema}, request: serving.Request` : 'request: serving.Request';
    const head = `    def ${snake(id)}(self, ${parameters}) -> ${reply ?? 'object'}:\n${docstring(paragraphs, '        ')}`;
    return dispatch === undefined
      ? `${head}        raise NotImplementedError("${pascal(party)}.${snake(id)} is not written yet.")\n`
      : `${head}        return ${literal(table['reply'] ?? null)}\n`;
  });
  const rows = Object.fromEntries(
    operations.map(({ id, table }) => [snake(id), { handler: snake(id), ...table }]),
  );
  const constant = `${snake(pascal(party)).toUpperCase()}_OPERATIONS`;
  const events = operations.some(({ dispatch }) => dispatch)
    ? ' An event for which you write no method gets the smallest valid response.'
    : '';
  return `${constant}: Dict[str, Any] = ${literal(rows)}


class ${pascal(party)}(serving.Party):
${docstring([`Serves the party ${party}. Inherit from this class, write the methods that you need, and call \`handle\`.${events}`, 'A method returns the body of the response 200, or raises serving.ErrorResponse.'], '    ')}
    schemas = SCHEMAS
    operations = ${constant}

${methods.join('\n')}
`;
}

/** Writes the class with the methods that call a party. */
function client(party: string, operations: DescribedOperation[]): string {
  const methods = operations.map(({ id, clientName, body, paragraphs, reply }) => {
    const parameters = body ? `self, body: ${body.schema}, ` : 'self, ';
    const given = body ? 'body, retry' : 'None, retry';
    const doc = docstring(
      [
        paragraphs[0]!,
        'Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.',
      ],
      '        ',
    );
    return `    def ${snake(clientName)}(${parameters}retry: Optional[Mapping[str, Any]] = None) -> ${reply ?? 'Any'}:
${doc}        return self._call("${snake(id)}", ${given})${reply === undefined ? '' : '  # type: ignore[no-any-return]'}\n`;
  });
  return `
class ${pascal(party)}Client(calling.Client):
${docstring([`Calls the party ${party}.`], '    ')}
    schemas = SCHEMAS
    operations = ${snake(pascal(party)).toUpperCase()}_OPERATIONS

${methods.join('\n')}
`;
}

const notation: Notation = {
  object: ['{', '}'],
  list: ['[', ']'],
  pair: ': ',
  indent: '    ',
  words: { null: 'None', true: 'True', false: 'False' },
  text: JSON.stringify,
};

/** Writes a JSON value as a Python literal. */
function literal(value: Json, indent = ''): string {
  return literalIn(notation, value, indent);
}

/** Writes the paragraphs as a docstring. */
function docstring(paragraphs: readonly string[], indent: string): string {
  const lines = paragraphs.flatMap((text, index) => [
    ...(index === 0 ? [] : ['']),
    ...wrapped(text, 106 - indent.length),
  ]);
  const safe = lines.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', "'''"));
  const text = safe.map((line, index) => (index === 0 || line === '' ? line : `${indent}${line}`)).join('\n');
  const end = safe.length > 1 || text.endsWith('"') ? `\n${indent}` : '';
  return `${indent}"""${text}${end}"""\n`;
}
