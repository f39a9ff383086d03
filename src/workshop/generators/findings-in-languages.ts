// What other generators make of the bundles in other languages, found by running it: every example of the contract is read by
// the code that was generated for its schema, and written again where it can write.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  counted,
  type Example,
  examplesOf,
  type Finding,
  interfacesWith,
  root,
  titles,
  versionOf,
} from './findings.ts';
import type { Answer, Language, Made } from './languages.ts';

export interface LanguageGenerator {
  /** The name of its npm package. */
  name: string;
  language: Language;
  reads: Finding['reads'];
  /** Runs it on a bundle with these schemas. */
  generate(bundle: string, schemas: readonly string[]): Promise<Made>;
}

/** Runs generators in `folder`, and gives what was found, in their order. */
export async function findingsInLanguages(
  generators: readonly LanguageGenerator[],
  folder: string,
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const generator of generators)
    found.push(await findingOf(generator, join(folder, generator.language.name, generator.name)));
  return found;
}

interface Asked extends Example {
  answer: Answer;
}

async function findingOf(generator: LanguageGenerator, folder: string): Promise<Finding> {
  const { name, language, reads } = generator;
  const unnamed: string[] = [];
  const errors: string[] = [];
  const asked: Asked[] = [];
  for (const one of interfacesWith(reads)) {
    const { name: document } = one;
    const part = join(folder, document);
    mkdirSync(part, { recursive: true });
    const bundle = join(root, 'generated', one[reads]!);
    const { components } = JSON.parse(readFileSync(bundle, 'utf8')) as { components: { schemas: object } };
    const schemas = Object.keys(components.schemas);
    const made = await generator.generate(bundle, schemas);
    unnamed.push(...schemas.filter((schema) => !made.readers.has(schema)));
    const complaints = await language.complaints(made, part);
    errors.push(...complaints.map((complaint) => `${document}: ${complaint}`));
    if (complaints.length > 0) continue;
    const questions = (await examplesOf(one)).filter((each) => made.readers.get(each.name));
    const answers = await language.ask(
      made,
      questions.map(({ name: schema, value }) => ({ name: schema, value })),
      part,
    );
    asked.push(...questions.map((question, index) => ({ ...question, answer: answers[index]! })));
  }
  const right = asked.filter(({ fits }) => fits);
  const written = right.filter(({ answer }) => answer.written !== undefined);
  return {
    generator: name,
    version: versionOf(name),
    language: language.name,
    reads,
    documents: interfacesWith(reads).map(({ name: document }) => document),
    unnamed: [...new Set(unnamed)].toSorted(),
    errors,
    ...counted(asked, ({ answer }) => answer.read),
    ...(written.length > 0 && {
      written: {
        asked: written.length,
        lost: titles(written.filter(({ answer, value }) => !holds(answer.written, value))),
      },
    }),
  };
}

/** Whether all that was in a payload is in what was written of it; more may be there. */
function holds(written: unknown, payload: unknown): boolean {
  if (Array.isArray(payload))
    return (
      Array.isArray(written) &&
      written.length === payload.length &&
      payload.every((each, index) => holds(written[index], each))
    );
  if (typeof payload !== 'object' || payload === null)
    return written === payload || (isInstant(payload) && isSameInstant(written, payload));
  if (typeof written !== 'object' || written === null) return false;
  return Object.entries(payload).every(([name, value]) =>
    holds((written as Record<string, unknown>)[name], value),
  );
}

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value);

/** An instant may be written in another time zone. */
const isSameInstant = (written: unknown, instant: string) =>
  isInstant(written) && Date.parse(written) === Date.parse(instant);
