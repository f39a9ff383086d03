import { bundle, createConfig } from '@redocly/openapi-core';
import type { Json, JsonObject } from '../../../../specs/reading/json.ts';
import { SpecProblem } from '../model/problem.ts';

/** One document in which referenced parts of other files are components, under their own names. */
export async function bundleDocument(file: string, document: string): Promise<JsonObject> {
  const { bundle: bundled, problems } = await bundle({
    ref: file,
    config: await createConfig({ telemetry: 'off' }),
  });
  const problem = problems[0];
  if (problem) throw asSpecProblem(problem, file, document);
  return structuredCopy(bundled.parsed as Json) as JsonObject;
}

/** The problem at its own location, which can be in another file than the document. */
function asSpecProblem({ message, location }: Problem, file: string, document: string): SpecProblem {
  const above = file.slice(0, -document.length);
  const place = location[0];
  return new SpecProblem(
    place?.source.absoluteRef.replace(above, '') ?? document,
    place?.pointer?.replace(/^#/, '') ?? '',
    message.replaceAll(above, '').replace(/\.$/, ''),
    'Correct the file or the pointer that $ref names',
  );
}

type Problem = Awaited<ReturnType<typeof bundle>>['problems'][number];

/** YAML aliases share objects. In a copy, each can be changed separately. */
function structuredCopy(value: Json): Json {
  return JSON.parse(JSON.stringify(value));
}
