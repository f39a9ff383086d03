// Writes one TypeScript interface per file: node modelina.mjs DOCUMENT FOLDER
import { readFileSync } from 'node:fs';
import { TypeScriptFileGenerator } from '@asyncapi/modelina';

const [document, folder] = process.argv.slice(2);
const options = {
  modelType: 'interface',
  enumType: 'union',
  mapType: 'record',
  rawPropertyNames: true,
  // Writes the values of an enum as JSON, so that `null` does not become a string.
  constraints: { enumValue: ({ enumValue }) => JSON.stringify(enumValue) },
};
await new TypeScriptFileGenerator(options).generateToFiles(
  JSON.parse(readFileSync(document, 'utf8')),
  folder,
  {},
  true,
);
