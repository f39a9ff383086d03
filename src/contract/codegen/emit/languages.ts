// The languages beside TypeScript that a package is made for. A language is a folder of emit/; everything that is done for each
// language goes through this list.
import type { Emitter } from './file.ts';
import { go } from './go/index.ts';
import { php } from './php/index.ts';
import { python } from './python/index.ts';

export interface Language {
  /** The name of its folders: of emit/, of `generated/`, of docs/examples, of the starters. */
  id: string;
  title: string;
  extension: string;
  /** The files of its package. */
  emitters: readonly Emitter[];
  /** The folder of `generated/<id>` that starters import from beside them as `parlance`; empty for the whole. */
  starterPackage: string;
  /** Programs that run it: the usual one, and the oldest supported version under its own name. */
  programs: readonly [string, ...string[]];
  /** The command that runs a file with its package, by one of these programs. A language that compiles does so first, into a folder. */
  command(program: string, file: string, at: { package: string; folder: string }): string[];
}

export const languages = [python, php, go] as const satisfies readonly Language[];

export type LanguageId = (typeof languages)[number]['id'];
