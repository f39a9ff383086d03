import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { installation } from '../../testing/ask.ts';
import { printed, root } from './install.ts';

export { root };

/** A user's project with only the tarball installed. */
export interface Consumer {
  /** Its folder. The files of src/workshop/release/consumers/ are in its src/. */
  folder: string;
  /** The package as it is published, before packing. */
  built: string;
  tarball: string;
  /** The package in its node_modules. */
  installed: string;
  /** The command as npm links it. */
  command: string;
  /** Adds packages that a project installs itself. They are linked from this project, since there is no registry. */
  bring(...names: string[]): void;
  remove(): void;
}

/** Makes a copy of the project that installed the package. */
export async function installedPackage(): Promise<Consumer> {
  const { built, tarball, folder: shared } = await installation();
  const folder = mkdtempSync(join(tmpdir(), 'parlance-consumer-'));
  cpSync(shared, folder, { recursive: true, verbatimSymlinks: true });
  cpSync(join(root, 'src/workshop/release/consumers'), join(folder, 'src'), { recursive: true });
  const modules = join(folder, 'node_modules');
  return {
    folder,
    built,
    tarball,
    installed: join(modules, '@parlance/contract'),
    command: join(modules, '.bin/parlance'),
    bring: (...names) => {
      for (const name of names) {
        rmSync(join(modules, name), { force: true });
        symlinkSync(join(root, 'node_modules', name), join(modules, name));
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Runs Node. Resolves with its output. A failure throws with the output. */
export async function node(cwd: string, ...args: string[]): Promise<string> {
  return printed(process.execPath, args, cwd);
}

export async function npm(cwd: string, ...args: string[]): Promise<string> {
  return printed('npm', args, cwd);
}

/** Runs a shell command. `node` in it is the Node that runs the tests, or another one. */
export async function shell(cwd: string, command: string, node = process.execPath): Promise<string> {
  const PATH = [dirname(node), process.env['PATH']].join(delimiter);
  return printed('sh', ['-c', command], cwd, { ...process.env, PATH });
}

/** Starts a command that runs until the test is finished. Resolves with its first matching line on either stream. */
export async function started(
  cwd: string,
  wanted: RegExp,
  ...[program, ...args]: [string, ...string[]]
): Promise<RegExpExecArray> {
  const child = spawn(program, args, { cwd });
  onTestFinished(() => stopped(child));
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        const found = wanted.exec(line);
        if (found) resolve(found);
      });
    }
    child.once('close', () => reject(new Error(`${args.join(' ')} ended:\n${lines.join('\n')}`)));
  });
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill();
  await closed;
}
