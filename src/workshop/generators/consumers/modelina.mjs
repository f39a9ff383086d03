// Writes one TypeScript interface per file: node modelina.mjs DOCUMENT FOLDER
import { readFileSync } from 'node:fs';
import { TypeScriptFileGenerator } from '@asyncapi/modelina';

const [document, folder] = process.argv.slice(2);
const options = {
  modelType: 'interface',
  enumType: 'union',
  mapType: 'record',
  rawPropertyNames: true,
  // null stays null in the values of an enum.
  constraints: { enumValue: ({ enumValue }) => JSON.stringify(enumValue) },
};
await new TypeScriptFileGenerator(options).generateToFiles(
  JSON.parse(readFileSync(document, 'utf8')),
  folder,
  {},
  true,
);
