// Writes an OpenAPI document without references: node flatten.mjs DOCUMENT FLAT
import { writeFileSync } from 'node:fs';
import parser from '@apidevtools/swagger-parser';

const [document, flat] = process.argv.slice(2);
// A string or a number with a description of its own refers to its schema by an `allOf` of one.
const merged = (_, value) => {
  if (value?.allOf?.length !== 1 || value.properties) return value;
  const { allOf, ...own } = value;
  return { ...allOf[0], ...own };
};
writeFileSync(flat, JSON.stringify(await parser.dereference(document), merged));
