import { capitalized } from '../../documents/figures.ts';
import { isObject, type Json } from '../../documents/json.ts';
import type { Interface, Model } from '../model/model.ts';

/** A file of `generated/`. Its path is relative to that folder. */
export interface GeneratedFile {
  path: string;
  content: string;
}

/** Makes files of `generated/` from the model. `written` has the files of the emitters that ran before. */
export type Emitter = (
  model: Model,
  written: readonly GeneratedFile[],
) => GeneratedFile[] | Promise<GeneratedFile[]>;

/** A language other than TypeScript for which a package is generated. */
export interface Language {
  /** The name of the language's folder in emit/, `generated/`, docs/examples and the starters. */
  id: string;
  title: string;
  extension: string;
  /** The emitters of the files in the language's package. */
  emitters: readonly Emitter[];
  /** The folder below `generated/<id>` that the starters import as `parlance`; empty if they import the whole folder. */
  starterPackage: string;
  /**
   * The command that builds the files of a release, without its last argument, the target folder. It runs in the folder of the package.
   * Absent if the release is an archive of the folder.
   */
  builds?: readonly [string, ...string[]];
  /** The commands that can run the language: the usual one, and the versioned command of the oldest supported version. */
  programs: readonly [string, ...string[]];
  /** Returns the command that runs `file` with the package in `at.package`. For a compiled language, builds it in `at.folder` first. */
  command(program: string, file: string, at: { package: string; folder: string }): string[];
}

/** Returns an emitter that makes files of each interface separately. */
export function forEachInterface(
  emit: (one: Interface, model: Model) => GeneratedFile[] | Promise<GeneratedFile[]>,
): Emitter {
  return async (model) => {
    const files = await Promise.all(model.interfaces.map((one) => emit(one, model)));
    return files.flat();
  };
}

/** Converts a name to Pascal case: `channel-service` becomes `ChannelService`, and `getStatus` becomes `GetStatus`. */
export function pascal(name: string): string {
  return name.split(/[-_]/).map(capitalized).join('');
}

export function camel(name: string): string {
  const joined = pascal(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** The syntax of literals in a language. */
export interface Notation {
  /** The brackets that open and close an object on one line. */
  object: readonly [string, string];
  list: readonly [string, string];
  pair: string;
  indent: string;
  /** The words of the language for null, true and false; by default, those of JSON. */
  words?: Readonly<Record<string, string>>;
  text(value: string): string;
  /** Writes the key of an object; by default, in the same way as a text. */
  key?(name: string): string;
  /** Returns an identifier that replaces the object; undefined if the object is written as a literal. */
  identifier?(object: Json): string | undefined;
  /** True if an object or a list is always written on several lines; by default, only long ones are. */
  isLong?(value: Json): boolean;
}

/** Writes a JSON value as a literal of the language `notation`, on one line if it fits into 100 columns. */
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
