// Checks the types that generators make from the bundled documents. The check writes a module that assigns every example of the contract to
// the type of its schema. The TypeScript compiler then reports each example that does not fit its type.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { type InterfaceRow, interfaces } from '../../../generated/parties.ts';

export interface Finding {
  generator: string;
  /** The command that generates the code, as the docs print it. Undefined if the docs print the command elsewhere. */
  command?: string;
  /** The version of the generator, or undefined for the types of this project. */
  version?: string;
  language: string;
  reads: Generator['reads'];
  documents: string[];
  /** The names of the schemas for which the generator makes no type of the same name. */
  unnamed: string[];
  errors: string[];
  /** The number of valid examples, and the titles of the valid examples that the types reject. */
  valid: { asked: number; refused: string[] };
  /** The number of invalid examples, and the titles of the invalid examples that the types accept. */
  invalid: { asked: number; taken: string[] };
}

export const root = join(import.meta.dirname, '../../..');

/** Returns the interfaces with a document of this kind. Only the reference uses the interface `visitor`, so it is left out. */
function interfacesWith(kind: Generator['reads']): InterfaceRow[] {
  return interfaces.filter((one: InterfaceRow) => one.name !== 'visitor' && one[kind] !== undefined);
}

/** The compiler options for the check of generated TypeScript. */
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

type Stories = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Runs generators one after the other, each in its own folder in `folder`. Resolves with the findings in the order of the generators. */
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
  return {
    generator: generator.name,
    command: generator.command,
    ...versionOf(generator.name),
    language: 'TypeScript',
    reads: generator.reads,
    documents: interfacesWith(generator.reads).map(({ name }) => name),
    unnamed: [...new Set(uses.flatMap(({ unnamed }) => unnamed))].toSorted(),
    errors,
    ...numbersOf(asked, (question) => !refused.has(question)),
  };
}

/** An example of the contract, valid or invalid, and the name of its schema. */
export interface Example {
  title: string;
  name: string;
  value: unknown;
  /** True if the example is valid for its schema. */
  fits: boolean;
}

/** An example, with the file and the line that assign the example to a generated type. */
interface Question extends Example {
  file: string;
  line: number;
}

/** Counts the valid and the invalid examples. Lists the titles of the rejected valid ones and of the accepted invalid ones. */
export function numbersOf<Tried extends Example>(
  asked: readonly Tried[],
  isTaken: (example: Tried) => boolean,
): Pick<Finding, 'valid' | 'invalid'> {
  const valid = asked.filter(({ fits }) => fits);
  const invalid = asked.filter(({ fits }) => !fits);
  return {
    valid: { asked: valid.length, refused: titles(valid.filter((each) => !isTaken(each))) },
    invalid: { asked: invalid.length, taken: titles(invalid.filter(isTaken)) },
  };
}

function titles(examples: readonly Example[]): string[] {
  return examples.map(({ title }) => title).toSorted();
}

export async function examplesOf({ name: document, folder }: InterfaceRow): Promise<Example[]> {
  const module = pathToFileURL(join(root, 'generated', folder, 'examples.ts')).href;
  const { examples, invalidExamples } = (await import(/* @vite-ignore */ module)) as Record<string, Stories>;
  return [examples!, invalidExamples!].flatMap((stories, index) =>
    Object.entries(stories).flatMap(([name, values]) =>
      Object.entries(values).map(([story, value]) => ({
        title: `${document}: ${name}/${story}`,
        name,
        value,
        fits: index === 0,
      })),
    ),
  );
}

/** Runs a generator on a document. Writes a module that assigns each example to the generated type of its schema, one example per line. */
async function useOf(generator: Generator, row: InterfaceRow, folder: string) {
  const bundle = join(root, 'generated', row[generator.reads]!);
  mkdirSync(folder, { recursive: true });
  const { file: types, typeOf = (name: string) => name } = await generator.generate(bundle, folder);
  const { components } = JSON.parse(readFileSync(bundle, 'utf8')) as { components: { schemas: object } };
  const declared = readFileSync(types, 'utf8');
  const named = Object.keys(components.schemas).filter((name) =>
    new RegExp(`^\\s*(?:export (?:type|interface) ${name}\\b|${name}: )`, 'm').test(declared),
  );
  const file = join(folder, 'uses.ts');
  const lines = [
    "import type * as made from './made.ts';",
    'declare function take<Made>(): <Given extends Made>(given: Given) => void;',
  ];
  const questions: Question[] = [];
  for (const example of await examplesOf(row)) {
    if (!named.includes(example.name)) continue;
    questions.push({ ...example, file, line: lines.length });
    lines.push(`take<made.${typeOf(example.name)}>()(${JSON.stringify(example.value)});`);
  }
  writeFileSync(file, `${lines.join('\n').replace('./made.ts', types)}\n`);
  return {
    file,
    questions,
    unnamed: Object.keys(components.schemas).filter((name) => !named.includes(name)),
  };
}

/** Returns the version of a generator in the dependencies of this folder's package.json, or an empty object for other names. */
export function versionOf(name: string): { version?: string } {
  const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = dependencies[name];
  return version === undefined ? {} : { version };
}

export interface Generator {
  name: string;
  /** The command in the docs, which runs the generator on the document of the channel API. */
  command: string;
  reads: 'openapi' | 'asyncapi';
  /** Runs the generator on a bundled document. Resolves with the path of the generated file that exports the types. */
  generate(bundle: string, out: string): Promise<{ file: string; typeOf?: TypeOf }>;
}

/** Returns the type of a schema, as a module that imports the file writes it. By default, the file exports a type of the schema's name. */
export type TypeOf = (name: string) => string;

/** The types of this project, in the form of a generator, for comparison with those of other generators. */
export const own: Generator = {
  name: '@parlance/contract',
  command: 'npm install @parlance/contract',
  reads: 'openapi',
  generate: async (bundle) => {
    const { folder } = interfaces.find(({ name }) => name === basename(bundle, '.json'))!;
    return { file: join(import.meta.dirname, '../../../generated', folder, 'types.ts') };
  },
};
