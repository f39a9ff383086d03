import { isObject, type Json, type JsonObject, listAt, objectAt } from '../../../documents/json.ts';
import { type Interface, type Model, storiesOf } from '../../model/model.ts';
import { withoutKeywords } from '../../model/schemas.ts';
import { type GeneratedFile, literalIn, type Notation } from '../file.ts';
import { docComment, schemaDoc } from '../sentences.ts';
import { type TypeWords, typeIn } from '../tables.ts';
import { literal, sourceFile, withReferences } from './source.ts';

/** Makes `types.ts`: a type for each named schema, with the name of the schema. */
export function emitTypes({ folder, documents, schemas }: Interface): GeneratedFile[] {
  const types = [...schemas].map(
    ([name, schema]) =>
      `${docComment(schemaDoc(schema, schemas))}export type ${name} = ${typeIn(wordsIn(schemas), schema)};\n`,
  );
  return [sourceFile(`${folder}/types.ts`, documents, types)];
}

/** Returns the names of types in TypeScript. `schemas` have the documentation of members, and `indent` is that of the type's first line. */
export function wordsIn(schemas: Interface['schemas'] = new Map(), indent = ''): TypeWords {
  const deeper = `${indent}  `;
  return {
    names: {
      string: 'string',
      number: 'number',
      integer: 'number',
      boolean: 'boolean',
      object: 'Record<string, unknown>',
      null: 'null',
      any: 'unknown',
    },
    literals: (values) => values.map((value) => JSON.stringify(value)).join(' | '),
    union: (types) => types.join(' | '),
    list: (item) => (item.includes(' | ') ? `(${item})[]` : `${item}[]`),
    all: (types) => types.join(' & '),
    object(schema) {
      const members = Object.entries(objectAt(schema, 'properties')).map(([key, member]) => {
        const isRequired = listAt(schema, 'required').includes(key);
        const name = /^\w+$/.test(key) ? key : JSON.stringify(key);
        const type = typeIn(wordsIn(schemas, deeper), member as JsonObject);
        // JSON.stringify leaves out a property that is undefined.
        const absent = isRequired || type === 'unknown' ? '' : ' | undefined';
        const doc = docComment(schemaDoc(member as JsonObject, schemas), deeper);
        return `${doc}${deeper}${name}${isRequired ? '' : '?'}: ${type}${absent};\n`;
      });
      const other = schema['additionalProperties'] === false ? 'never' : 'unknown';
      return members.length === 0 ? `Record<string, ${other}>` : `{\n${members.join('')}${indent}}`;
    },
  };
}

/** The notation of `schemas.ts`: each object is on several lines. */
const ofSchemas: Notation = {
  ...withReferences,
  isLong: (value) => isObject(value) || listAt({ value }, 'value').some(isObject),
};

/** Makes `schemas.ts`: each named schema as a constant. TypeBox can infer the type from the constant. */
export function emitSchemas({ folder, documents, schemas }: Interface): GeneratedFile[] {
  const constants = [...schemas].map(([schemaName, schema]) => {
    const comment = docComment(schemaDoc(schema, schemas));
    const own = withoutKeywords(schema, (keyword) => keyword.startsWith('x-'));
    return `${comment}export const ${schemaName} = ${literalIn(ofSchemas, own)} as const;\n`;
  });
  return [sourceFile(`${folder}/schemas.ts`, documents, [...constants])];
}

/** Makes `examples.ts`: the valid, tolerated and invalid examples of an interface, by the name of the schema and of the example. */
export function emitExamples(model: Interface, { examples }: Model): GeneratedFile[] {
  const valid = stories(model, (name) => storiesOf(name, model.schemas, examples));
  const tolerated = stories(model, (name) => storiesOf(name, model.schemas, examples, 'tolerated'));
  const invalid = stories(model, (name) => examples.invalid[name] ?? {});
  const broken = stories(model, (name) => examples.broken[name] ?? {});
  return [
    sourceFile(`${model.folder}/examples.ts`, 'specs/examples/', [
      `/** Payloads that match their schema, by the name of the schema and of the example. */\nexport const examples = ${literal(valid)};\n`,
      `/** Payloads that receivers accept but no party should send, by the name of the schema and of the example. */\nexport const toleratedExamples = ${literal(tolerated)};\n`,
      `/** Payloads that do not match their schema, by the name of the schema and of the example. */\nexport const invalidExamples = ${literal(invalid)};\n`,
      `/** The rule or open point that each invalid payload violates, by the name of the schema and of the example. */\nexport const broken = ${literal(broken)} as const;\n`,
    ]),
  ];
}

function stories(
  { schemas }: Interface,
  of: (name: string) => Record<string, Json>,
): Record<string, Record<string, Json>> {
  return Object.fromEntries(
    [...schemas.keys()]
      .map((name) => [name, of(name)] as const)
      .filter(([, found]) => Object.keys(found).length > 0),
  );
}
