import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { filesBelow } from '../documents/sources.ts';
import { writeWhole } from '../files.ts';
import { emitBundles, emitFlows } from './emit/bundles.ts';
import { type Emitter, forEachInterface, type GeneratedFile } from './emit/file.ts';
import { typescript } from './emit/typescript/index.ts';
import { languages } from './languages.ts';
import type { Model } from './model/model.ts';
import { readModel } from './model/read.ts';

/** Makes all files of `generated/` from a folder `specs/`. The same documents always give the same bytes. */
export async function generate(specs: string): Promise<GeneratedFile[]> {
  return filesOf(
    [forEachInterface(emitBundles), ...typescript, ...languages.flatMap(({ emitters }) => [...emitters])],
    await readModel(specs),
  );
}

/** Makes the bundled documents of all interfaces, each as one file. */
export function generateBundles(model: Model): Promise<GeneratedFile[]> {
  return filesOf([forEachInterface(emitBundles)], model);
}

/** Makes the flows of `specs/flows` as JSON files, for programs that run flows. The package and the docs site contain them. */
export function generateForTools(model: Model): Promise<GeneratedFile[]> {
  return filesOf([emitFlows], model);
}

async function filesOf(emitters: readonly Emitter[], model: Model): Promise<GeneratedFile[]> {
  const written: GeneratedFile[] = [];
  for (const emit of emitters) written.push(...(await emit(model, written)));
  return written.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The differences between a folder and the files that it should have. `stray` files should not exist. Paths are relative to the folder. */
export interface Drift {
  missing: string[];
  changed: string[];
  stray: string[];
}

/** Compares a folder with the files that it should have. */
export function drift(folder: string, files: GeneratedFile[]): Drift {
  const present = existsSync(folder)
    ? filesBelow(folder).map((file) => relative(folder, file).split(sep).join('/'))
    : [];
  const expected = new Set(files.map(({ path }) => path));
  return {
    missing: files.filter(({ path }) => !present.includes(path)).map(({ path }) => path),
    changed: files
      .filter(
        ({ path, content }) => present.includes(path) && readFileSync(join(folder, path), 'utf8') !== content,
      )
      .map(({ path }) => path),
    stray: present.filter((path) => !expected.has(path)),
  };
}

/** Makes a folder have exactly the files `files`: writes missing and changed files, and removes others. Returns the differences. */
export function write(folder: string, files: GeneratedFile[]): Drift {
  const found = drift(folder, files);
  const touched = [...found.missing, ...found.changed];
  add(
    folder,
    files.filter(({ path }) => touched.includes(path)),
  );
  for (const path of found.stray) rmSync(join(folder, path));
  return found;
}

/** Writes files into a folder, and keeps its other files. */
export function add(folder: string, files: GeneratedFile[]): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeWhole(join(folder, path), content);
  }
}
