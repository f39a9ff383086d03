// Writes the parts of Python files: literals and docstrings.
import type { Json } from '../../../documents/json.ts';
import { literalIn, type Notation } from '../literal.ts';
import { wrapped } from '../typescript/source.ts';

const notation: Notation = {
  object: ['{', '}'],
  list: ['[', ']'],
  pair: ': ',
  indent: '    ',
  words: { null: 'None', true: 'True', false: 'False' },
  text: JSON.stringify,
};

/** Writes a JSON value as a Python literal. */
export function literal(value: Json, indent = ''): string {
  return literalIn(notation, value, indent);
}

/** Writes the paragraphs as a docstring. */
export function docstring(paragraphs: readonly string[], indent: string): string {
  const lines = paragraphs.flatMap((text, index) => [
    ...(index === 0 ? [] : ['']),
    ...wrapped(text, 106 - indent.length),
  ]);
  const safe = lines.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', "'''"));
  const text = safe.map((line, index) => (index === 0 || line === '' ? line : `${indent}${line}`)).join('\n');
  const end = safe.length > 1 || text.endsWith('"') ? `\n${indent}` : '';
  return `${indent}"""${text}${end}"""\n`;
}
