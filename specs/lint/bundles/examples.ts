import { validate } from '@hyperjump/json-schema/openapi-3-1';
import { isObject, listAt, step, visit } from '../../reading/json.ts';
import type { Problem } from '../problem.ts';
import type { Bundle } from './bundle.ts';
import { named, type Tool } from './tool.ts';
import { Schemas } from './validator.ts';

/** Checks every example with Hyperjump, a JSON Schema validator that the project does not use elsewhere. */
export const askSecondValidator: Tool = async (all, examples) => {
  const bundles = all.filter(({ kind }) => kind !== 'arazzo');
  const stories = examples
    .filter(({ kind }) => kind !== 'tolerated')
    .map((example): Told => ({ ...example, valid: example.kind === 'valid' }));
  const problems: Problem[] = [];
  let checked = 0;
  for (const bundle of bundles) {
    problems.push(...(await metaProblems(bundle)));
    using schemas = new Schemas(bundle);
    const every = [...examplesIn(bundle, schemas), ...stories.filter(({ schema }) => schemas.has(schema))];
    for (const { schema, value, document, pointer, valid } of every) {
      checked += 1;
      if ((await schemas.fits(schema, value)) === valid) continue;
      const message = `the example ${valid ? 'does not fit' : 'has to break'} its schema`;
      problems.push({ document, pointer, rule: 'example-by-second-validator', message, cure: '' });
    }
  }
  return {
    tool: `${named('Hyperjump', '@hyperjump/json-schema')}, draft 2020-12 and OpenAPI 3.1's dialect`,
    counts: { documents: bundles.length, examples: checked },
    problems,
  };
};

/** A value that must fit a named schema or must violate it, and its place. */
interface Told {
  schema: string;
  value: unknown;
  document: string;
  pointer: string;
  valid: boolean;
}

/** Validates OpenAPI documents, including their schemas, with the standard's own schema. Returns the problems. */
async function metaProblems({ kind, document, content }: Bundle): Promise<Problem[]> {
  if (kind !== 'openapi') return [];
  const { valid } = await validate('https://spec.openapis.org/oas/3.1/schema-base', content as never);
  if (valid) return [];
  const message = 'the document breaks the schema of OpenAPI 3.1';
  return [{ document, pointer: '', rule: 'openapi-schema', message, cure: '' }];
}

/** Returns all examples of a document's media types, parameters, headers, messages and schemas. Adds their schemas to `schemas`. */
function examplesIn({ document, content }: Bundle, schemas: Schemas): Told[] {
  const found: Told[] = [];
  visit(content, (node, pointer) => {
    const at = (schema: unknown, values: [string, unknown][]): void => {
      if (values.length === 0) return;
      const name = schemas.add(schema);
      found.push(
        ...values.map(([place, value]) => ({
          schema: name,
          value,
          document,
          pointer: `${pointer}${place}`,
          valid: true,
        })),
      );
    };
    const listed = listAt(node, 'examples');
    if ('payload' in node)
      at(
        node['payload'],
        listed.flatMap((example, index): [string, unknown][] =>
          isObject(example) && 'payload' in example
            ? [[`/examples/${index}/payload`, example['payload']]]
            : [],
        ),
      );
    else if (listed.length > 0)
      at(
        withoutExamples(node),
        listed.map((value, index) => [`/examples/${index}`, value]),
      );
    if ('schema' in node) {
      const several = isObject(node['examples']) ? Object.entries(node['examples']) : [];
      at(node['schema'], [
        ...('example' in node ? [['/example', node['example']] as [string, unknown]] : []),
        ...several.flatMap(([key, example]): [string, unknown][] =>
          isObject(example) && 'value' in example ? [[`/examples${step(key)}/value`, example['value']]] : [],
        ),
      ]);
    }
  });
  return found;
}

function withoutExamples({ examples: _, ...schema }: Record<string, unknown>): unknown {
  return schema;
}
