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
