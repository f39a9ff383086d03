// What other generators make of the bundles, found by the compiler: every example of the contract is assigned to the type
// that a generator made of its schema, and the compiler is asked whether it fits.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { type InterfaceRow, interfaces } from '../../../generated/parties.ts';
import type { Generator } from './own.ts';

export interface Finding {
  generator: string;
  version: string;
  language: string;
  reads: Generator['reads'];
  documents: string[];
  /** Schemas without a generated type of their name. */
  unnamed: string[];
  /** Compiler errors in the generated code. In other languages, a document with errors is not tried. */
  errors: string[];
  /** How many valid examples were tried, and those that the generated code rejects. */
  valid: { asked: number; refused: string[] };
  /** How many invalid examples were tried, and those that the generated code accepts. */
  invalid: { asked: number; taken: string[] };
  /** How many valid examples were read and written again, and those that lost something. */
  written?: { asked: number; lost: string[] };
}

export const root = join(import.meta.dirname, '../../..');

/** The interfaces that the package exports; visitor is the reference's own. */
const exported: readonly InterfaceRow[] = interfaces.filter(({ name }) => name !== 'visitor');

/** The interfaces that have a document of a kind. */
export function interfacesWith(kind: Generator['reads']): InterfaceRow[] {
  return exported.filter((one) => one[kind] !== undefined);
}

/** How generated TypeScript is compiled. */
export const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

export type Stories = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Runs generators in `folder`, and gives what was found, in their order. */
export async function findings(generators: readonly Generator[], folder: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const generator of generators) found.push(await findingsOf(generator, join(folder, generator.name)));
  return found;
}

async function findingsOf(generator: Generator, folder: string): Promise<Finding> {
  const uses = await Promise.all(
    interfacesWith(generator.reads).map((one) => useOf(generator, one, join(folder, one.name))),
  );
  const program = ts.createProgram(
    uses.map(({ file }) => file),
    compilerOptions,
  );
  const asked = uses.flatMap(({ questions }) => questions);
  const refused = new Set<Question>();
  const errors: string[] = [];
  for (const { file, start, messageText } of ts.getPreEmitDiagnostics(program)) {
    const line = file?.getLineAndCharacterOfPosition(start ?? 0).line;
    const question = asked.find((each) => each.file === file?.fileName && each.line === line);
    if (question) refused.add(question);
    else errors.push(`${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  }
  const valid = asked.filter(({ fits }) => fits);
  const invalid = asked.filter(({ fits }) => !fits);
  return {
    generator: generator.name,
    version: versionOf(generator.name),
    language: 'TypeScript',
    reads: generator.reads,
    documents: interfacesWith(generator.reads).map(({ name }) => name),
    unnamed: [...new Set(uses.flatMap(({ unnamed }) => unnamed))].toSorted(),
    errors,
    valid: { asked: valid.length, refused: titles(valid.filter((each) => refused.has(each))) },
    invalid: { asked: invalid.length, taken: titles(invalid.filter((each) => !refused.has(each))) },
  };
}

/** An example that is assigned, and the line that does it. */
interface Question {
  title: string;
  /** Whether the example fits its schema. */
  fits: boolean;
  file: string;
  line: number;
}

function titles(questions: readonly Question[]): string[] {
  return questions.map(({ title }) => title).toSorted();
}

/** Writes a module that assigns each example to the type of its schema, one a line. */
async function useOf(generator: Generator, { name: document, ...row }: InterfaceRow, folder: string) {
  const bundle = join(root, 'generated', row[generator.reads]!);
  const { file: types, holder } = await generator.generate(bundle, folder);
  const { components } = JSON.parse(readFileSync(bundle, 'utf8')) as { components: { schemas: object } };
  const exported = readFileSync(types, 'utf8');
  const named = Object.keys(components.schemas).filter(
    (name) => holder !== undefined || new RegExp(`^export (?:type|interface) ${name}\\b`, 'm').test(exported),
  );
  const { examples, invalidExamples } = (await examplesIn(row.folder)) as {
    examples: Stories;
    invalidExamples: Stories;
  };
  const file = join(folder, 'uses.ts');
  const lines = [
    "import type * as made from './made.ts';",
    'declare function take<Made>(): <Given extends Made>(given: Given) => void;',
  ];
  const questions: Question[] = [];
  for (const name of named) {
    const type = holder === undefined ? `made.${name}` : `made.${holder}['${name}']`;
    for (const [stories, fits] of [
      [examples, true],
      [invalidExamples, false],
    ] as const) {
      for (const [story, value] of Object.entries(stories[name] ?? {})) {
        questions.push({ title: `${document}: ${name}/${story}`, fits, file, line: lines.length });
        lines.push(`take<${type}>()(${JSON.stringify(value)});`);
      }
    }
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${lines.join('\n').replace('./made.ts', types)}\n`);
  return {
    file,
    questions,
    unnamed: Object.keys(components.schemas).filter((name) => !named.includes(name)),
  };
}

/** The module of examples in a folder of generated/. */
export function examplesIn(folder: string): Promise<unknown> {
  return import(/* @vite-ignore */ pathToFileURL(join(root, 'generated', folder, 'examples.ts')).href);
}

export function versionOf(name: string): string {
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as { version: string; dependencies?: Record<string, string> };
  const { dependencies } = read(join(import.meta.dirname, 'package.json'));
  return dependencies?.[name] ?? read(join(root, 'package.json')).version;
}
