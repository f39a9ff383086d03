import { emitBundles } from './emit/documents/bundles.ts';
import { emitFlows } from './emit/documents/flows.ts';
import { type Emitter, forEachInterface, type GeneratedFile } from './emit/file.ts';
import { typescript } from './emit/typescript/index.ts';
import { languages } from './languages.ts';
import type { Model } from './model/model.ts';
import { readModel } from './read/model.ts';

/** Makes every file of `generated/` from a folder `specs/`. The same documents give the same bytes. */
export async function generate(specs: string): Promise<GeneratedFile[]> {
  return filesOf(
    [forEachInterface(emitBundles), ...typescript, ...languages.flatMap(({ emitters }) => [...emitters])],
    await readModel(specs),
  );
}

/** Makes the bundled documents of the interfaces, one file each. */
export function generateBundles(model: Model): Promise<GeneratedFile[]> {
  return filesOf([forEachInterface(emitBundles)], model);
}

/** Makes the flows of `specs/flows` as JSON files, for programs that run flows. The package and the docs put them beside `generated/`. */
export function generateForTools(model: Model): Promise<GeneratedFile[]> {
  return filesOf([emitFlows], model);
}

async function filesOf(emitters: readonly Emitter[], model: Model): Promise<GeneratedFile[]> {
  const written: GeneratedFile[] = [];
  for (const emit of emitters) written.push(...(await emit(model, written)));
  return written.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
