import { isObject, type Json } from '../../documents/json.ts';

/** The syntax of plain data in a language. */
export interface Notation {
  /** The opening and the closing bracket of an object on one line. */
  object: readonly [string, string];
  list: readonly [string, string];
  pair: string;
  indent: string;
  /** The words of the language for null, true and false. By default the words of JSON are used. */
  words?: Readonly<Record<string, string>>;
  text(value: string): string;
  /** Writes the key of an object. By default a key is written as a text. */
  key?(name: string): string;
  /** Returns the identifier that replaces an object, if there is one. */
  identifier?(object: Json): string | undefined;
  /** True if an object or a list must be written on several lines, even if it is short. By default only a long one is. */
  isLong?(value: Json): boolean;
}

/** Writes a JSON value as a literal in the syntax `notation`. The literal is on one line if it fits into 100 columns. */
export function literalIn(notation: Notation, value: Json, indent = ''): string {
  const { words = {}, text, key = text, pair } = notation;
  const deeper = `${indent}${notation.indent}`;
  const write = (inner: Json) => literalIn(notation, inner, deeper);
  const block = ([open, close]: readonly [string, string], parts: string[]) => {
    const line =
      parts.length === 0 ? `${open}${close}`.replaceAll(' ', '') : `${open}${parts.join(', ')}${close}`;
    const isShort = line.length + indent.length < 100 && !line.includes('\n') && !notation.isLong?.(value);
    if (isShort || parts.length === 0) return line;
    return `${open.trim()}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close.trim()}`;
  };
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return block(notation.list, value.map(write));
  if (!isObject(value)) return words[`${value}`] ?? `${value}`;
  const pairs = Object.entries(value).map(([name, inner]) => `${key(name)}${pair}${write(inner)}`);
  return notation.identifier?.(value) ?? block(notation.object, pairs);
}
