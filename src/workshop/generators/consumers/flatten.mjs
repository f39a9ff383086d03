// Writes a copy of an OpenAPI document without references: node flatten.mjs DOCUMENT FLAT
import { writeFileSync } from 'node:fs';
import parser from '@apidevtools/swagger-parser';

const [document, flat] = process.argv.slice(2);
// A string or a number with its own description has an `allOf` with one item, the reference to its schema. This function merges both.
const merged = (value) => {
  if (value?.allOf?.length !== 1 || value.properties) return value;
  const { allOf, ...own } = value;
  return { ...allOf[0], ...own };
};
// openapi-zod-client ignores `not`, but writes z.never() for an integer with a text as its value. Fields in `not` become such integers.
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
