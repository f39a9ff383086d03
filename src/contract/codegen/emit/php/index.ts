// Emits the PHP package for Composer, which needs no other package. Its code validates and serves from generated tables; it is copied from
// runtime/.
import { join } from 'node:path';
import { type Json, type JsonObject, listAt, objectAt } from '../../../documents/json.ts';
import type { Interface, Model } from '../../model/model.ts';
import {
  type Emitter,
  type GeneratedFile,
  type Language,
  literalIn,
  type Notation,
  pascal,
} from '../file.ts';
import { docComment, wrapped } from '../sentences.ts';
import {
  contractInterfaces,
  type DescribedOperation,
  dataModules,
  paragraphsOf,
  runtimeOf,
  schemaTable,
  servedParties,
  type TypeWords,
  typeIn,
} from '../tables.ts';

const emitClasses: Emitter = (model) => contractInterfaces(model).flatMap((one) => classesOf(one, model));

const emitData: Emitter = (model) =>
  dataModules(model).map(({ name, from, doc, constants }) => {
    const members = constants.map(
      ([constant, told, value]) =>
        `${docComment([told], '    ')}    public const ${constant} = ${literal(value, '    ')};\n`,
    );
    const code = `${docComment([doc])}final class ${pascal(name)}\n{\n${members.join('\n')}}\n`;
    return classFile(pascal(name), from, code);
  });

export const php = {
  id: 'php',
  title: 'PHP',
  extension: 'php',
  emitters: [emitClasses, emitData, runtimeOf('php', 'php', '//')],
  starterPackage: '',
  programs: ['php', 'php8.1'],
  command: (program, file, at) => [program, file, join(at.package, 'autoload.php')],
} as const satisfies Language;

/** Makes a class with the messages of an interface, and two classes for each party: its operations and a client. */
function classesOf(one: Interface, model: Model): GeneratedFile[] {
  const folder = pascal(one.name);
  const from = one.documents.join(' and ');
  const parties = servedParties(one, model).flatMap(([party, own]) => [
    classFile(`${folder}/${pascal(party)}`, from, served(party, own, one)),
    classFile(`${folder}/${pascal(party)}Client`, from, client(party, own, one)),
  ]);
  return [classFile(`${folder}/Messages`, from, messages(one)), ...parties];
}

function messages(one: Interface): string {
  const types = [...one.schemas].flatMap(([name, schema]) => [
    '',
    ...paragraphsOf(schema, one).flatMap((text) => wrapped(text, 105)),
    ...membersOf(schema).flatMap(([key, member]) => memberDoc(key, member, one)),
    ...`@phpstan-type ${name} ${typeIn(words, schema)}`.split('\n'),
  ]);
  const lines = [`The messages of the ${one.title}, as array shapes.`, ...types].map((line) =>
    ` * ${line.replaceAll('*/', '* /')}`.trimEnd(),
  );
  return `/**\n${lines.join('\n')}\n */
final class Messages extends \\Parlance\\Messages
{
    public const SCHEMAS = ${literal(schemaTable(one), '    ')};
}
`;
}

function membersOf(schema: JsonObject): [string, JsonObject][] {
  return Object.entries(objectAt(schema, 'properties')) as [string, JsonObject][];
}

/** Returns the documentation of an object's member. It is empty for a member with a named type, which has its own documentation. */
function memberDoc(key: string, member: JsonObject, one: Interface): string[] {
  const told = member['$ref'] === undefined ? paragraphsOf(member, one).join(' ') : '';
  return told === '' ? [] : wrapped(`- \`${key}\`: ${told}`, 105);
}

/** The names of types in phpdoc. */
const words: TypeWords = {
  names: {
    string: 'string',
    number: 'int|float',
    integer: 'int',
    boolean: 'bool',
    object: 'array<string, mixed>',
    null: 'null',
    any: 'mixed',
  },
  literals: (values) => values.map((value) => literal(value)).join('|'),
  union: (types) => types.join('|'),
  list: (item) => `list<${item}>`,
  object(schema) {
    const required = listAt(schema, 'required');
    const members = membersOf(schema).map(([key, member]) => {
      const name = /^\w+$/.test(key) ? key : quoted(key);
      return `    ${name}${required.includes(key) ? '' : '?'}: ${typeIn(words, member)},\n`;
    });
    return `array{\n${members.join('')}}`;
  },
};

/** Returns the native PHP type of a schema, which PHP checks. phpdoc has the more precise type. */
function native(schema: JsonObject): string {
  const type = schema['type'];
  if (type === 'integer') return 'int';
  return type === 'string' ? 'string' : 'array';
}

/** Returns the parameters, the phpdoc tags and the return type of the method for an operation. */
function signatureOf({ body, reply: schema }: DescribedOperation, one: Interface) {
  return {
    parameters: body ? 'array $body, ' : '',
    tags: [...(body ? [`@param ${body.schema} $body`] : []), `@return ${schema ?? 'array<string, mixed>'}`],
    reply: schema === undefined ? 'array' : native(one.schemas.get(schema)!),
  };
}

function importsOf(operations: DescribedOperation[]): string[] {
  const used = operations.flatMap(({ body, reply }) => [body?.schema, reply]);
  return [...new Set(used.filter((name) => name !== undefined))]
    .toSorted()
    .map((name) => `@phpstan-import-type ${name} from Messages`);
}

/** Writes the abstract class that a program extends to serve a party. */
function served(party: string, operations: DescribedOperation[], one: Interface): string {
  const table = Object.fromEntries(operations.map((each) => [each.id, each.table]));
  const methods = operations.map((operation) => {
    const { parameters, tags, reply } = signatureOf(operation, one);
    const doc = docComment([...operation.paragraphs, ...tags], '    ');
    const head = `public function ${operation.id}(${parameters}\\Parlance\\Request $request): ${reply}`;
    return operation.dispatch === undefined
      ? `${doc}    abstract ${head};\n`
      : `${doc}    ${head}\n    {\n        return ${literal(operation.table['reply'] ?? {})};\n    }\n`;
  });
  const events = operations.some(({ dispatch }) => dispatch)
    ? ' An event for which you write no method gets the smallest valid response.'
    : '';
  const doc = docComment([
    `Serves the party ${party}. Extend this class, write the methods that you need, and call \`handle\` or \`serve\`.${events}`,
    'A method returns the body of the response 200, or throws ErrorResponse.',
    ...importsOf(operations),
  ]);
  return `${doc}abstract class ${pascal(party)} extends \\Parlance\\Party
{
    public const SCHEMAS = Messages::SCHEMAS;
    public const OPERATIONS = ${literal(table, '    ')};

${methods.join('\n')}}
`;
}

/** Writes the class that calls a party. */
function client(party: string, operations: DescribedOperation[], one: Interface): string {
  const methods = operations.map((operation) => {
    const signature = signatureOf(operation, one);
    const { parameters, tags } = signature;
    // An operation without a documented body accepts any body of a success.
    const isAny = operation.reply === undefined;
    const reply = isAny ? 'mixed' : signature.reply;
    const doc = docComment(
      [
        operation.paragraphs[0]!,
        ...tags.slice(0, -1),
        '@param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.',
        ...(isAny ? [] : [tags.at(-1)!]),
        '@throws \\Parlance\\InvalidMessage',
        '@throws \\Parlance\\CallFailed',
      ],
      '    ',
    );
    const given = operation.body ? '$body' : 'null';
    const call = `$this->call('${operation.id}', ${given}, $retry)`;
    return `${doc}    public function ${operation.clientName}(${parameters}?array $retry = null): ${reply}
    {
        return ${reply === 'array' ? `(array) ${call}` : call};
    }\n`;
  });
  return `${docComment([`Calls the party ${party}.`, ...importsOf(operations)])}final class ${pascal(party)}Client extends \\Parlance\\Client
{
    protected const SCHEMAS = Messages::SCHEMAS;
    protected const OPERATIONS = ${pascal(party)}::OPERATIONS;

${methods.join('\n')}}
`;
}

const notation: Notation = {
  object: ['[', ']'],
  list: ['[', ']'],
  pair: ' => ',
  indent: '    ',
  text: quoted,
};

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Writes a JSON value as a PHP literal. */
function literal(value: Json, indent = ''): string {
  return literalIn(notation, value, indent);
}

/** Makes a file with one class. Its first comment names `from`, the documents from which the class was made. */
function classFile(path: string, from: string, code: string): GeneratedFile {
  const namespace = ['Parlance', ...path.split('/').slice(0, -1)].join('\\');
  const head = `<?php\n// Made from ${from} by \`npm run generate\`. Change the documents, never this file.\n`;
  return {
    path: `php/src/${path}.php`,
    content: `${head}declare(strict_types=1);\n\nnamespace ${namespace};\n\n${code}`,
  };
}
