// Starts programs in other languages for the tests of the generated packages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { languages } from '../../languages.ts';
import type { Language } from '../file.ts';

/** The absolute path of the repository's folder `generated/`. */
export const generated = fileURLToPath(new URL('../../../../../generated', import.meta.url));

/** Returns every interpreter and compiler of every language, as rows of a test table. With `usual`, returns one for each language. */
export function programsOf(usual?: 'usual'): [program: string, language: Language][] {
  return languages.flatMap((language) =>
    language.programs.slice(0, usual && 1).map((program): [string, Language] => [program, language]),
  );
}

/** Returns the command that runs the test program `name` of a language, such as `judge`. Compiled files go into `folder`. */
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

/** Environment variables for Python, so that it finds the package and writes no compiled modules into `generated/`. */
export const pythonEnvironment = { PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: `${generated}/python` };

/** Runs a program and returns its output. If the program fails, throws an error with its error output. */
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

const root = join(import.meta.dirname, '../../../../..');

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns the parsed form of a file of the project or of a library. Each file is parsed only once. */
function kept(path: string, parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!parsed.has(path)) parsed.set(path, parse());
  return parsed.get(path);
}

/**
 * Compiles `code` with strict options, as if it were the file `name` in the root of the project. Returns the error messages of the
 * compiler. `more` are further options of the compiler.
 */
export function complaintsAbout(name: string, code: string, more: ts.CompilerOptions = {}): string[] {
  return diagnosticsOf(name, code, more).map(textOf);
}

/** Returns the error messages of `complaintsAbout`, each with the piece of code at its place in front. */
export function placedComplaints(name: string, code: string): string[] {
  return diagnosticsOf(name, code).map(
    (one) => `${code.slice(one.start, one.start! + one.length!)}: ${textOf(one)}`,
  );
}

function textOf({ messageText }: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, '\n');
}

function diagnosticsOf(name: string, code: string, more: ts.CompilerOptions = {}): readonly ts.Diagnostic[] {
  const file = join(root, name);
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    allowJs: true,
    checkJs: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    ...more,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.readFile = (path) => (path === file ? code : readFile(path));
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, code, { languageVersion: ts.ScriptTarget.ES2024 }, true)
      : kept(path, () => getSourceFile(path, ...rest));
  return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
}
