// What other generators make of the bundles in other languages, found by running it: every example of the contract is read by
// the code that was generated for its schema, and written again where it can write.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterfaceRow } from '../../../generated/parties.ts';
import { examplesIn, type Finding, interfacesWith, root, type Stories, versionOf } from './findings.ts';
import type { Answer, Language, Made, Question } from './languages/language.ts';

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

interface Asked extends Question {
  title: string;
  /** Whether the example fits its schema. */
  fits: boolean;
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
    const questions = (await questionsOf(one)).filter((each) => made.readers.get(each.name));
    const answers = await language.ask(
      made,
      questions.map(({ name: schema, value }) => ({ name: schema, value })),
      part,
    );
    asked.push(...questions.map((question, index) => ({ ...question, answer: answers[index]! })));
  }
  const right = asked.filter(({ fits }) => fits);
  const wrong = asked.filter(({ fits }) => !fits);
  const written = right.filter(({ answer }) => answer.written !== undefined);
  return {
    generator: name,
    version: versionOf(name),
    language: language.name,
    reads,
    documents: interfacesWith(reads).map(({ name: document }) => document),
    unnamed: [...new Set(unnamed)].toSorted(),
    errors,
    valid: { asked: right.length, refused: titles(right.filter(({ answer }) => !answer.read)) },
    invalid: { asked: wrong.length, taken: titles(wrong.filter(({ answer }) => answer.read)) },
    ...(written.length > 0 && {
      written: {
        asked: written.length,
        lost: titles(written.filter(({ answer, value }) => !holds(answer.written, value))),
      },
    }),
  };
}

async function questionsOf({ name: document, folder }: InterfaceRow): Promise<Omit<Asked, 'answer'>[]> {
  const { examples, invalidExamples } = (await examplesIn(folder)) as {
    examples: Stories;
    invalidExamples: Stories;
  };
  const of = (stories: Stories, fits: boolean) =>
    Object.entries(stories).flatMap(([name, values]) =>
      Object.entries(values).map(([story, value]) => ({
        title: `${document}: ${name}/${story}`,
        name,
        value,
        fits,
      })),
    );
  return [...of(examples, true), ...of(invalidExamples, false)];
}

const titles = (asked: readonly Asked[]) => asked.map(({ title }) => title).toSorted();

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
