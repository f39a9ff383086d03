import { type JsonObject, listAt, nameOf, objectAt, textAt } from '../../../documents/json.ts';
import type { Interface, Model, Operation } from '../../model/model.ts';
import { pascal } from '../file.ts';
import {
  operationParagraphs,
  operationTable,
  paragraphsOf,
  replyOf,
  schemaTable,
  servingParties,
  snake,
} from '../tables/tables.ts';
import { docstring, literal } from './source.ts';

/** Writes the module of an interface: messages as types, validators, and the operations and a client of each party. */
export function moduleOf(one: Interface, model: Model): string {
  const parties = [...servingParties(one)];
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
    ...parties.flatMap(([party, own]) => [served(party, own, one, model), client(party, own, model)]),
  ];
  return `${head.join('\n')}\n\n\n${parts.map((part) => part.trim()).join('\n\n\n')}\n`;
}

/** Writes a named schema as a type: an object becomes a TypedDict, any other schema an alias. */
function typeOf(name: string, schema: JsonObject, one: Interface): string {
  const doc = paragraphsOf(schema, one);
  const parent = nameOf(textAt(listAt(schema, 'allOf')[0], '$ref'));
  const isObject = schema['properties'] !== undefined;
  if (!isObject) return `${name} = ${expression(schema)}\n${docstring(doc, '')}`;
  const inherited = parent === '' ? {} : objectAt(one.schemas.get(parent), 'properties');
  const members = Object.entries(objectAt(schema, 'properties')).filter(([key]) => !(key in inherited));
  const required = listAt(schema, 'required');
  const inner = members
    .filter(([, member]) => hasOwnMembers(member as JsonObject))
    .map(([key, member]) => typeOf(name + pascal(key), member as JsonObject, one));
  const field = ([key, member]: (typeof members)[number]) => {
    const type = hasOwnMembers(member as JsonObject) ? name + pascal(key) : expression(member as JsonObject);
    // A named type is documented at the type itself.
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

/** Returns the type expression for a schema at the place where it is used. */
function expression(schema: JsonObject): string {
  if (schema['$ref'] !== undefined) return nameOf(textAt(schema, '$ref'));
  const [part] = listAt(schema, 'allOf');
  if (part !== undefined) return expression(part as JsonObject);
  const branches = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')] as JsonObject[];
  if (branches.length > 0) return `Union[${branches.map((each) => expression(each)).join(', ')}]`;
  const allowed = schema['const'] === undefined ? listAt(schema, 'enum') : [schema['const']];
  if (allowed.length > 0)
    return `Literal${literal(allowed).replaceAll(/\s+/g, ' ').replace(/^\[ /, '[').replace(/, \]$/, ']')}`;
  if (schema['type'] === 'array') return `List[${expression(objectAt(schema, 'items'))}]`;
  const types = [schema['type'] ?? ''].flat().map((type) => python[String(type)] ?? 'Any');
  return types.length === 1 ? types[0]! : `Union[${types.join(', ')}]`;
}

const python: Record<string, string> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  object: 'Dict[str, Any]',
  null: 'None',
};

function validators({ schemas }: Interface): string {
  const names = [...schemas.keys()].map((name) => `    "${name}",\n`).join('');
  return `SchemaName = Literal[
${names}]
"""The messages of this interface, and their parts."""


def faults_of(name: SchemaName, value: object) -> List[faults.Fault]:
    """All faults of a value; an empty list for a valid one. Null in a field that may be absent counts as absent."""
    return faults.faults_of(SCHEMAS, name, value)


def unknown_kind(name: SchemaName, value: object) -> Optional[str]:
    """The kind of a message that this edition does not name, or None. The contract announces more kinds."""
    return faults.unknown_kind(SCHEMAS, name, value)

`;
}

/** Writes the class that a program inherits from to serve a party. */
function served(party: string, operations: Operation[], one: Interface, model: Model): string {
  const methods = operations.map((operation) => {
    const { id, body, dispatch } = operation;
    const parameters = body ? `body: ${body.schema}, request: serving.Request` : 'request: serving.Request';
    const head = `    def ${snake(id)}(self, ${parameters}) -> ${replyOf(operation) ?? 'Any'}:\n${docstring(operationParagraphs(operation, model), '        ')}`;
    const { reply: usual } = operationTable(operation, one, model);
    return dispatch === undefined
      ? `${head}        raise NotImplementedError("${pascal(party)}.${snake(id)} is not written yet.")\n`
      : `${head}        return ${literal(usual ?? null)}\n`;
  });
  const rows = Object.fromEntries(
    operations.map((operation) => [
      snake(operation.id),
      { handler: snake(operation.id), ...operationTable(operation, one, model) },
    ]),
  );
  const constant = `${snake(pascal(party)).toUpperCase()}_OPERATIONS`;
  const events = operations.some(({ dispatch }) => dispatch)
    ? ' An event without a method of yours gets the usual response.'
    : '';
  return `${constant}: Dict[str, Any] = ${literal(rows)}


class ${pascal(party)}(serving.Party):
${docstring([`Serves the party ${party}: inherit, write the methods that you need, and call \`handle\`.${events}`, 'A method returns the body of the response 200, or raises serving.ErrorResponse.'], '    ')}
    schemas = SCHEMAS
    operations = ${constant}

${methods.join('\n')}
`;
}

/** Writes the class that calls a party. */
function client(party: string, operations: Operation[], model: Model): string {
  const methods = operations.map((operation) => {
    const { id, clientName, body } = operation;
    const reply = replyOf(operation);
    const parameters = body ? `self, body: ${body.schema}, ` : 'self, ';
    const given = body ? 'body, retry' : 'None, retry';
    const doc = docstring(
      [
        operationParagraphs(operation, model)[0]!,
        'Retries by `retry`, one of POLICIES. Raises InvalidMessage and CallFailed.',
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
