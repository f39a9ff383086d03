import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../../../..');

const parsed = new Map<string, ts.SourceFile | undefined>();

/** Returns the parsed file of the project or of a library. Each file is parsed once and then cached. */
function kept(path: string, parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!parsed.has(path)) parsed.set(path, parse());
  return parsed.get(path);
}

/**
 * Compiles `code` strictly, as if it were the file `name` in the project's root. Returns the compiler's error messages. `more` are further
 * compiler options.
 */
export function complaintsAbout(name: string, code: string, more: ts.CompilerOptions = {}): string[] {
  return diagnosticsOf(name, code, more).map(textOf);
}

/** Returns the messages of `complaintsAbout`, each after the piece of code that it is about. */
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
