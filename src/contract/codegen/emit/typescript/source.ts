// Writes TypeScript files: their first comment, and literals.
import { type Json, nameOf, textAt } from '../../../documents/json.ts';
import { type GeneratedFile, literalIn, type Notation } from '../file.ts';

/** Returns the relative path from a folder of `generated/` to the modules that all interfaces share: `../` or `../../`. */
export function sharedFrom(folder: string): string {
  return '../'.repeat(folder.split('/').length);
}

/** Makes a module. Its first comment names the command, and the documents from which it was made. */
export function sourceFile(
  path: string,
  from: string | readonly string[],
  parts: readonly string[],
): GeneratedFile {
  const head = `// Made from ${[from].flat().join(' and ')} by \`npm run generate\`. Change the documents, never this file.\n`;
  return { path, content: [head, ...parts].join('\n') };
}

/** Writes an import of several names, each on a line of its own. */
export function importOf(names: readonly string[], from: string, kind: '' | 'type ' = ''): string {
  return `import ${kind}{\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

const notation: Notation = {
  object: ['{ ', ' }'],
  list: ['[', ']'],
  pair: ': ',
  indent: '  ',
  text: quoted,
  key: propertyName,
};

/** The notation of a value in which an object with `$ref` stands for the constant or function of that name. */
export const withReferences: Notation = {
  ...notation,
  identifier: (object) => nameOf(textAt(object, '$ref')) || undefined,
};

/** Writes a JSON value as a JavaScript literal. Keys have quotes only if they need them. */
export function literal(value: unknown, indent = ''): string {
  return literalIn(notation, value as Json, indent);
}

export function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}

export function propertyName(key: string): string {
  return /^([A-Za-z_$][\w$]*|[1-9]\d*)$/.test(key) ? key : quoted(key);
}
