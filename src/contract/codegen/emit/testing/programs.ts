// Programs of other languages, for the tests of the packages that are generated for them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder `generated/`. */
export const generated = fileURLToPath(new URL('../../../../../generated', import.meta.url));

/** Whether a program is on this machine and starts. */
export function starts(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

/** Lets Python find the package, and keeps it from writing compiled modules into `generated/`. */
export const pythonEnvironment = { PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: `${generated}/python` };

/** Runs a program and returns what it prints. Throws with its error output where it fails. */
export function output(program: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...(cwd !== undefined && { cwd }),
    encoding: 'utf8',
    env: { ...process.env, ...pythonEnvironment },
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? ''}${stdout}${stderr}`);
  return stdout;
}
