// Programs of other languages, for the tests of the packages that are generated for them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '../../languages.ts';
import type { Language } from '../file.ts';

/** The folder `generated/`. */
export const generated = fileURLToPath(new URL('../../../../../generated', import.meta.url));

/** Returns each interpreter or compiler of each language, as a row of a test table. With `usual`, returns only one for each language. */
export function programsOf(usual?: 'usual'): [program: string, language: Language][] {
  return languages.flatMap((language) =>
    language.programs.slice(0, usual && 1).map((program): [string, Language] => [program, language]),
  );
}

/** Returns the command that runs the test program `name` in a language, such as `judge`. Compiled files go into `folder`. */
export function commandOf(
  program: string,
  { id, extension, command }: Language,
  name: string,
  folder: string,
  from = generated,
): string[] {
  const file = fileURLToPath(new URL(`${name}.${extension}`, import.meta.url));
  return command(program, file, { package: join(from, id), folder });
}

/** The environment variables with which Python finds the package, and writes no compiled modules into `generated/`. */
export const pythonEnvironment = { PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: `${generated}/python` };

/** Runs a program and returns its output. Throws with its error output if it fails. */
export function output(
  program: string,
  args: readonly string[],
  cwd?: string,
  environment: Record<string, string> = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    ...(cwd !== undefined && { cwd }),
    encoding: 'utf8',
    env: { ...process.env, ...pythonEnvironment, ...environment },
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error ?? ''}${stdout}${stderr}`);
  return stdout;
}
