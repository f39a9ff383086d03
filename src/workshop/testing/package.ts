import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { linesOf } from '../../cli/testing/command.ts';
import { installation } from './shared.ts';

export const root = join(import.meta.dirname, '../../..');
const runFile = promisify(execFile);

/** The built package, its tarball, and a project that installed only this tarball. */
export interface Installation {
  built: string;
  tarball: string;
  folder: string;
}

/** Builds the package, packs it, and installs the tarball in a new project. Disposing of the returned object removes all files. */
export async function install(): Promise<Installation & AsyncDisposable> {
  const { path: all, remove } = await mkdtempDisposable(join(tmpdir(), 'parlance-package-'));
  const built = join(all, 'package');
  const folder = join(all, 'consumer');
  await printed(process.execPath, [join(root, 'src/workshop/release/build.ts'), '--out', built], root);
  const tarball = join(all, (await printed('npm', ['pack', built, '--silent'], all)).trim());
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{"name": "consumer", "type": "module", "private": true}');
  await printed('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], folder);
  return { built, tarball, folder, [Symbol.asyncDispose]: remove };
}

/** Runs a program. Resolves with the program's standard output. Rejects with the output if the program fails. */
async function printed(program: string, args: string[], cwd: string, env = process.env): Promise<string> {
  const { stdout } = await runFile(program, args, { cwd, env }).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout;
}

export type Consumer = Awaited<ReturnType<typeof installedPackage>>;

/** Copies the shared project, a user's project that installed only the package's tarball. The caller may change the copy. */
export async function installedPackage() {
  const { built, tarball, folder: shared } = await installation();
  const folder = mkdtempSync(join(tmpdir(), 'parlance-consumer-'));
  cpSync(shared, folder, { recursive: true, verbatimSymlinks: true });
  cpSync(join(root, 'src/workshop/release/consumers'), join(folder, 'src'), { recursive: true });
  const modules = join(folder, 'node_modules');
  return {
    /** The folder of the project. Its folder `src` has the files of src/workshop/release/consumers/. */
    folder,
    /** The folder of the built package, from which the tarball is packed. */
    built,
    tarball,
    installed: join(modules, '@parlance/contract'),
    command: join(modules, '.bin/parlance'),
    /** Adds packages that users install themselves. Each is a link to a package of this repository, so no registry is needed. */
    bring: (...names: string[]) => {
      for (const name of names) {
        rmSync(join(modules, name), { force: true });
        symlinkSync(join(root, 'node_modules', name), join(modules, name));
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Runs Node in a folder. Resolves with the program's standard output. Rejects with the output if the program fails. */
export async function node(cwd: string, ...args: string[]): Promise<string> {
  return printed(process.execPath, args, cwd);
}

export async function npm(cwd: string, ...args: string[]): Promise<string> {
  return printed('npm', args, cwd);
}

/** Runs a shell command in a folder. In this shell, `node` is the given Node, by default the Node that runs the tests. */
export async function shell(cwd: string, command: string, node = process.execPath): Promise<string> {
  const PATH = [dirname(node), process.env['PATH']].join(delimiter);
  return printed('sh', ['-c', command], cwd, { ...process.env, PATH });
}

/** Starts a program that runs until the end of the test. Resolves with the first line of the program's output that matches. */
export async function started(
  cwd: string,
  wanted: RegExp,
  ...[program, ...args]: [string, ...string[]]
): Promise<RegExpExecArray> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'close');
  });
  const found = [child.stdout, child.stderr].map((stream) =>
    linesOf(stream).until((line) => wanted.test(line)),
  );
  return wanted.exec(await Promise.any(found))!;
}
