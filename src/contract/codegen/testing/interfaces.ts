import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type InterfaceRow, interfaces } from '../../../../generated/parties.ts';
import type { ValidationError, Validator } from '../runtime/operation.ts';

/** A schema as the generated code has it: its two judges, and the payloads that are told of it. */
export interface Judged {
  interface: string;
  name: string;
  schema: Record<string, unknown>;
  validate: Validator<unknown>;
  typebox: (value: unknown) => boolean;
  valid: Record<string, unknown>;
  invalid: Record<string, unknown>;
}

const generated = join(import.meta.dirname, '../../../../generated');

/** Every named schema of every interface, with what judges it. */
export async function judgedSchemas(): Promise<Judged[]> {
  const all = await Promise.all(interfaces.map(judged));
  return all.flat();
}

async function judged({ name, folder }: InterfaceRow): Promise<Judged[]> {
  const load = (file: string) => import(pathToFileURL(join(generated, folder, file)).href);
  const [schemas, validators, { examples, toleratedExamples, invalidExamples }] = await Promise.all([
    load('schemas.ts'),
    load('validators.js'),
    load('examples.ts'),
  ]);
  return Object.keys(schemas).map((schema) => {
    const typebox = Compile(schemas[schema] as TSchema);
    return {
      interface: name,
      name: schema,
      schema: schemas[schema],
      validate: validators[`validate${schema}`],
      typebox: (value) => typebox.Check(value),
      valid: { ...examples[schema], ...toleratedExamples[schema] },
      invalid: invalidExamples[schema] ?? {},
    };
  });
}

/** Where a value was found wrong, and how, in a form that reads well in a failure. */
export function errorsOf(validate: Validator<unknown>, value: unknown): ValidationError[] {
  return validate(value) ? [] : (validate.errors ?? []);
}
