import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  mapObjects,
  nameOf,
  objectAt,
  textAt,
} from '../../../documents/json.ts';
import { type Interface, type Model, ownStoriesOf, storiesOf } from '../../model/model.ts';
import { advises, withoutKeywords } from '../../model/schemas.ts';
import { type GeneratedFile, literalIn, type Notation } from '../file.ts';
import { docComment, schemaDoc } from '../sentences.ts';
import { type TypeWords, typeIn } from '../tables.ts';
import { literal, notation, propertyName, sourceFile } from './source.ts';

/** Makes `types.ts`: a type with the schema's name for each named schema. */
export function emitTypes({ folder, documents, schemas }: Interface): GeneratedFile[] {
  const types = [...schemas].map(
    ([name, schema]) =>
      `${docComment(schemaDoc(schema, schemas))}export type ${name} = ${typeIn(wordsAt('', schemas), schema)};\n`,
  );
  return [sourceFile(`${folder}/types.ts`, documents, types)];
}

/** The spelling of types in TypeScript. The members of an object are written with their documentation, one level below `indent`. */
function wordsAt(indent: string, named: Interface['schemas']): TypeWords {
  const deeper = `${indent}  `;
  const within = (schema: Json) => typeIn(wordsAt(deeper, named), schema as JsonObject);
  return {
    names: {
      string: 'string',
      number: 'number',
      integer: 'number',
      boolean: 'boolean',
      null: 'null',
      array: 'unknown[]',
      object: 'Record<string, unknown>',
      any: 'unknown',
      empty: 'Record<string, never>',
    },
    literals: (values) => values.map((value) => JSON.stringify(value)).join(' | '),
    union: (types) => types.join(' | '),
    intersection: (types) => types.join(' & '),
    list: (item) => (item.includes(' | ') ? `(${item})[]` : `${item}[]`),
    object(schema) {
      const members = Object.entries(objectAt(schema, 'properties')).map(([name, property]) => {
        const isOptional = !listAt(schema, 'required').includes(name);
        const type = within(property);
        // JSON.stringify leaves out an optional property that is undefined.
        const end = isOptional && type !== 'unknown' ? ' | undefined' : '';
        const doc = docComment(schemaDoc(property as JsonObject, named), deeper);
        return `${doc}${deeper}${propertyName(name)}${isOptional ? '?' : ''}: ${type}${end};\n`;
      });
      return `{\n${members.join('')}${indent}}`;
    },
  };
}

/** Makes `schemas.ts`: each named schema as a constant with its JSON Schema, from which TypeBox can infer the type. */
export function emitSchemas({ folder, documents, schemas }: Interface): GeneratedFile[] {
  const constants = [...schemas].map(([schemaName, schema]) => {
    const comment = docComment(schemaDoc(schema, schemas));
    const own = withoutKeywords(schema, (keyword) => keyword.startsWith('x-'));
    return `${comment}export const ${schemaName} = ${literalIn(ofSchemas, own)} as const;\n`;
  });
  return [sourceFile(`${folder}/schemas.ts`, documents, [...constants])];
}

/** Returns a copy of a schema without `x-` keys, and without the formats that validators must not check. */
export function plain(schema: Json): Json {
  return withCheckedFormats(withoutKeywords(schema, (keyword) => keyword.startsWith('x-')));
}

/** Returns a copy of a schema without the formats that only advise generators. A check of these formats would reject valid values. */
export function withCheckedFormats(schema: Json): Json {
  return mapObjects(schema, (object) => {
    const { format, ...rest } = object;
    return typeof format === 'string' && advises('format', format) ? rest : object;
  });
}

/** The notation of a schema, in which a reference is the identifier of another constant. */
const ofSchemas: Notation = {
  ...notation,
  identifier: (object) => nameOf(textAt(object, '$ref')) || undefined,
  isLong: (value) => isObject(value) || listAt({ value }, 'value').some(isObject),
};

/** Makes `examples.ts`: the valid, tolerated and invalid examples of an interface, by the names of the schema and of the example. */
export function emitExamples(model: Interface, { examples }: Model): GeneratedFile[] {
  const valid = stories(model, (name) => storiesOf(name, model.schemas, examples.valid));
  const tolerated = stories(model, (name) => ownStoriesOf(name, model.schemas, examples.tolerated));
  const invalid = stories(model, (name) => examples.invalid[name] ?? {});
  const broken = stories(model, (name) => examples.broken[name] ?? {});
  return [
    sourceFile(`${model.folder}/examples.ts`, 'specs/examples/', [
      `/** Payloads that fit their schema, by schema and by what they show. */\nexport const examples = ${literal(valid)};\n`,
      `/** Payloads that receivers accept though no party should send them, by schema and by what they show. */\nexport const toleratedExamples = ${literal(tolerated)};\n`,
      `/** Payloads that do not fit their schema, by schema and by what is wrong with them. */\nexport const invalidExamples = ${literal(invalid)};\n`,
      `/** The rules and open points that these payloads break, by schema and story. */\nexport const broken = ${literal(broken)} as const;\n`,
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
