import { isObject, type Json, mapObjects, nameOf } from '../../../../../specs/reading/json.ts';
import type { Interface } from '../../model/model.ts';
import { advises, withoutKeywords } from '../../read/schemas.ts';
import type { GeneratedFile } from '../file.ts';
import { docComment, literal, propertyName, sourceFile } from './source.ts';
import { schemaDoc } from './tsdoc.ts';

/** The named schemas as constants of raw JSON Schema, which TypeBox reads types from as they stand. */
export function emitSchemas({ folder, documents, schemas }: Interface): GeneratedFile[] {
  const constants = [...schemas].map(([schemaName, schema]) => {
    const comment = docComment(schemaDoc(schema, schemas));
    return `${comment}export const ${schemaName} = ${constant(plain(schema), '')} as const;\n`;
  });
  return [sourceFile(`${folder}/schemas.ts`, documents, [...constants])];
}

/** A schema without `x-` keys. */
export function plain(schema: Json): Json {
  return withCheckedFormats(withoutKeywords(schema, (keyword) => keyword.startsWith('x-')));
}

/** A schema without the formats that only advise generators. A check of them would reject valid values. */
export function withCheckedFormats(schema: Json): Json {
  return mapObjects(schema, (object) => {
    const { format, ...rest } = object;
    return typeof format === 'string' && advises('format', format) ? rest : object;
  });
}

/** Writes a schema; a reference becomes the identifier of another constant. */
function constant(schema: Json, indent: string): string {
  const deeper = `${indent}  `;
  if (Array.isArray(schema)) {
    if (!schema.some(isObject)) return literal(schema, indent);
    return `[\n${schema.map((item) => `${deeper}${constant(item, deeper)},\n`).join('')}${indent}]`;
  }
  if (!isObject(schema)) return literal(schema);
  if (typeof schema['$ref'] === 'string') return nameOf(schema['$ref']);
  const entries = Object.entries(schema).map(
    ([key, inner]) => `${propertyName(key)}: ${constant(inner, deeper)}`,
  );
  return entries.length === 0
    ? '{}'
    : `{\n${entries.map((entry) => `${deeper}${entry},\n`).join('')}${indent}}`;
}
