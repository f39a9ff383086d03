// Checks the types of TypeScript files outside the repository, as strictly as the types of the repository's own files.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the compiler's messages about all files in a folder and its subfolders. */
export function complaintsAbout(folder: string): string[] {
  const compilerOptions = {
    incremental: false,
    // The files belong to no package. Without these options the compiler would not treat them as modules, and would not find their types.
    moduleDetection: 'force',
    module: 'esnext',
    moduleResolution: 'bundler',
    rewriteRelativeImportExtensions: false,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const project = join(folder, 'tsconfig.json');
  const extended = join(root, 'tsconfig.json');
  writeFileSync(project, JSON.stringify({ extends: extended, compilerOptions, include: ['.'], exclude: [] }));
  const compiler = join(root, 'node_modules/typescript-next/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}
