import type { Interface, Model } from '../model/model.ts';

/** A file of `generated/`, its path relative to that folder. */
export interface GeneratedFile {
  path: string;
  content: string;
}

/** Makes files from the model; `written` are the files of the emitters before it. */
export type Emitter = (
  model: Model,
  written: readonly GeneratedFile[],
) => GeneratedFile[] | Promise<GeneratedFile[]>;

/** A language beside TypeScript that a package is made for. */
export interface Language {
  /** The name of its folders: of emit/, of `generated/`, of docs/examples, of the starters. */
  id: string;
  title: string;
  extension: string;
  /** The files of its package. */
  emitters: readonly Emitter[];
  /** The folder of `generated/<id>` that starters import from beside them as `parlance`; empty for the whole. */
  starterPackage: string;
  /** The command, run in its folder, that makes the files of a release in the folder that is appended; absent for an archive of the folder. */
  builds?: readonly [string, ...string[]];
  /** Programs that run it: the usual one, and the oldest supported version under its own name. */
  programs: readonly [string, ...string[]];
  /** The command that runs a file with its package, by one of these programs. A language that compiles does so first, into a folder. */
  command(program: string, file: string, at: { package: string; folder: string }): string[];
}

/** An emitter that makes the files of each interface on its own. */
export function forEachInterface(
  emit: (one: Interface, model: Model) => GeneratedFile[] | Promise<GeneratedFile[]>,
): Emitter {
  return async (model) => {
    const files = await Promise.all(model.interfaces.map((one) => emit(one, model)));
    return files.flat();
  };
}

/** `channel-service` gives `ChannelService`, `getStatus` gives `GetStatus`. */
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
