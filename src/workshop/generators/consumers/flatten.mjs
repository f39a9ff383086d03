// Writes an OpenAPI document without references: node flatten.mjs DOCUMENT FLAT
import { writeFileSync } from 'node:fs';
import parser from '@apidevtools/swagger-parser';

const [document, flat] = process.argv.slice(2);
// A string or a number with a description of its own refers to its schema by an `allOf` of one.
const merged = (value) => {
  if (value?.allOf?.length !== 1 || value.properties) return value;
  const { allOf, ...own } = value;
  return { ...allOf[0], ...own };
};
// openapi-zod-client ignores `not`, and writes z.never() for an integer that is a word. Fields that `not` forbids become such integers.
const closed = (value) => {
  const forbidden = [value?.not, ...(value?.not?.anyOf ?? [])].flatMap((schema) =>
    schema?.required?.length === 1 ? schema.required : [],
  );
  if (forbidden.length === 0) return value;
  const never = forbidden.map((name) => [name, { type: 'integer', enum: ['never'] }]);
  return { ...value, properties: { ...value.properties, ...Object.fromEntries(never) } };
};
const whole = await parser.dereference(document);
writeFileSync(
  flat,
  JSON.stringify(whole, (_, value) => closed(merged(value))),
);
