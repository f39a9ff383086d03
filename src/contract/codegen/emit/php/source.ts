// Writes PHP literals, and PHP files with one class and its namespace.
import type { Json } from '../../../documents/json.ts';
import type { GeneratedFile } from '../file.ts';
import { literalIn, type Notation } from '../literal.ts';

const notation: Notation = {
  object: ['[', ']'],
  list: ['[', ']'],
  pair: ' => ',
  indent: '    ',
  text: quoted,
};

export function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** Writes a JSON value as a PHP literal. */
export function literal(value: Json, indent = ''): string {
  return literalIn(notation, value, indent);
}

/** Makes a file with one class. A comment at its start names `from`, the documents that it was made from. */
export function classFile(path: string, from: string, code: string): GeneratedFile {
  const namespace = ['Parlance', ...path.split('/').slice(0, -1)].join('\\');
  const head = `<?php\n// Made from ${from} by \`npm run generate\`. Change the documents, never this file.\n`;
  return {
    path: `php/src/${path}.php`,
    content: `${head}declare(strict_types=1);\n\nnamespace ${namespace};\n\n${code}`,
  };
}
