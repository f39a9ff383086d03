import type { Json } from '../../../documents/json.ts';
import { ownStoriesOf, storiesOf } from '../../model/examples.ts';
import type { Interface, Model } from '../../model/model.ts';
import type { GeneratedFile } from '../file.ts';
import { literal, sourceFile } from './source.ts';

/** Makes `examples.ts`: the valid, tolerated and invalid examples of an interface, by the names of the schema and of the example. */
export function emitExamples(model: Interface, { examples }: Model): GeneratedFile[] {
  const valid = stories(model, (name) => storiesOf(name, model.schemas, examples.valid));
  const tolerated = stories(model, (name) => ownStoriesOf(name, model.schemas, examples.tolerated));
  const invalid = stories(model, (name) => examples.invalid[name] ?? {});
  const broken = stories(model, (name) => examples.broken[name] ?? {});
  return [
    sourceFile(`${model.folder}/examples.ts`, 'specs/examples/', [
      `/** Payloads that fit their schema, by schema and by what they show. */\nexport const examples = ${literal(valid)};\n`,
      `/** Payloads that receivers accept though no party should send them, by schema and by what they show. */\nexport const toleratedExamples = ${literal(tolerated)};\n`,
      `/** Payloads that do not fit their schema, by schema and by what is wrong with them. */\nexport const invalidExamples = ${literal(invalid)};\n`,
      `/** The rules and open points that these payloads break, by schema and story. */\nexport const broken = ${literal(broken)} as const;\n`,
    ]),
  ];
}

function stories(
  { schemas }: Interface,
  of: (name: string) => Record<string, Json>,
): Record<string, Record<string, Json>> {
  return Object.fromEntries(
    [...schemas.keys()]
      .map((name) => [name, of(name)] as const)
      .filter(([, found]) => Object.keys(found).length > 0),
  );
}
