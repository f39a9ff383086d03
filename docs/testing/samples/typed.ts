// Checks the types of TypeScript files that stand outside of the repository, as strictly as its own.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The compiler's complaints about all files below a folder. */
export function complaintsAbout(folder: string): string[] {
  const compilerOptions = {
    incremental: false,
    // Where a file stands decides elsewhere whether it is a module, and where types are looked for.
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
