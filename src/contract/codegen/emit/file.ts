import { isObject, type Json } from '../../documents/json.ts';
import type { Interface, Model } from '../model/model.ts';

/** A file of `generated/`. Its path is relative to that folder. */
export interface GeneratedFile {
  path: string;
  content: string;
}

/** Makes files of `generated/` from the model. `written` are the files that the previous emitters made. */
export type Emitter = (
  model: Model,
  written: readonly GeneratedFile[],
) => GeneratedFile[] | Promise<GeneratedFile[]>;

/** A language other than TypeScript that has a package. */
export interface Language {
  /** The name of the language's folders: in emit/, `generated/`, docs/examples and the starters. */
  id: string;
  title: string;
  extension: string;
  /** The emitters of the language's package. */
  emitters: readonly Emitter[];
  /** The folder of `generated/<id>` that starters import as `parlance`; empty for the whole folder. */
  starterPackage: string;
  /**
   * The command that builds the files of a release. It runs in the folder of the package, with the target folder appended. Absent if a
   * release is an archive of the folder.
   */
  builds?: readonly [string, ...string[]];
  /** Programs that run the language: the usual one, and the oldest supported version under its own name. */
  programs: readonly [string, ...string[]];
  /** Returns the command that runs `file` with the package in `at.package`. A compiled language first builds it into `at.folder`. */
  command(program: string, file: string, at: { package: string; folder: string }): string[];
}

/** Returns an emitter that makes the files of each interface separately. */
export function forEachInterface(
  emit: (one: Interface, model: Model) => GeneratedFile[] | Promise<GeneratedFile[]>,
): Emitter {
  return async (model) => {
    const files = await Promise.all(model.interfaces.map((one) => emit(one, model)));
    return files.flat();
  };
}

/** Turns `channel-service` into `ChannelService`, and `getStatus` into `GetStatus`. */
export function pascal(name: string): string {
  return name
    .split(/[-_]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

export function camel(name: string): string {
  const joined = pascal(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

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
