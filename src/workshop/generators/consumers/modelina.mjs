// Writes one TypeScript interface per file: node modelina.mjs DOCUMENT FOLDER
import { readFileSync } from 'node:fs';
import { TypeScriptFileGenerator } from '@asyncapi/modelina';

const [document, folder] = process.argv.slice(2);
const options = {
  modelType: 'interface',
  enumType: 'union',
  mapType: 'record',
  rawPropertyNames: true,
  // The values of an enum are written as JSON, so `null` does not become a string.
  constraints: { enumValue: ({ enumValue }) => JSON.stringify(enumValue) },
};
await new TypeScriptFileGenerator(options).generateToFiles(
  JSON.parse(readFileSync(document, 'utf8')),
  folder,
  {},
  true,
);
