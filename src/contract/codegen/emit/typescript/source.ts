import type { Json } from '../../../../../specs/reading/json.ts';
import type { GeneratedFile } from '../file.ts';
import { literalIn, type Notation } from '../literal.ts';

// The text of TypeScript files: heads, literals and doc comments.

/** The path from a folder of `generated/` up to what all interfaces share: `../`, or `../../`. */
export function sharedFrom(folder: string): string {
  return '../'.repeat(folder.split('/').length);
}

/** A module whose first line names the command and the documents that it is made from. */
export function sourceFile(
  path: string,
  from: string | readonly string[],
  parts: readonly string[],
): GeneratedFile {
  const head = `// Made from ${[from].flat().join(' and ')} by \`npm run generate\`. Change the documents, never this file.\n`;
  return { path, content: [head, ...parts].join('\n') };
}

export const notation: Notation = {
  object: ['{ ', ' }'],
  list: ['[', ']'],
  pair: ': ',
  indent: '  ',
  text: quoted,
  key: propertyName,
};

/** A JavaScript literal of a JSON value, with unquoted keys where possible. */
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

/** A doc comment of the paragraphs, wrapped at 110 columns, without empty lines between tags. */
export function docComment(paragraphs: string[], indent = ''): string {
  const lines = paragraphs
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph, index, all) => {
      const close = index === 0 || (paragraph.startsWith('@') && all[index - 1]!.startsWith('@'));
      return [...(close ? [] : ['']), ...wrapped(paragraph, 104 - indent.length)];
    })
    .map((line) => line.replaceAll('*/', '* /'));
  if (lines.length === 0) return '';
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('')}${indent} */\n`;
}

export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
