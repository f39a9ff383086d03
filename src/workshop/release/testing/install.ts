import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const root = join(import.meta.dirname, '../../../..');
const runFile = promisify(execFile);

/** The built package, its tarball, and a project in which only the tarball is installed. */
export interface Installation {
  built: string;
  tarball: string;
  /** The folder of the project. */
  folder: string;
}

/** Builds the package, packs it, and installs the tarball in a new project. Disposing of the result removes all of it. */
export async function install(): Promise<Installation & AsyncDisposable> {
  const all = mkdtempSync(join(tmpdir(), 'parlance-package-'));
  const built = join(all, 'package');
  const folder = join(all, 'consumer');
  await printed(process.execPath, [join(root, 'src/workshop/release/build.ts'), '--out', built], root);
  const tarball = join(all, (await printed('npm', ['pack', built, '--silent'], all)).trim());
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"name": "consumer", "type": "module", "private": true}');
  await printed('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], folder);
  return {
    built,
    tarball,
    folder,
    [Symbol.asyncDispose]: async () => rmSync(all, { recursive: true }),
  };
}

/** Runs a program. Resolves with the standard output. Rejects with the output if the program fails. */
export async function printed(
  program: string,
  args: string[],
  cwd: string,
  env = process.env,
): Promise<string> {
  const { stdout } = await runFile(program, args, { cwd, env }).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout;
}
