import { bundle, createConfig } from '@redocly/openapi-core';
import type { Json, JsonObject } from '../json.ts';
import { SpecProblem } from '../problem.ts';

/** One document with every reference into other files lifted into its components, under its own name. */
export async function bundleDocument(file: string, document: string): Promise<JsonObject> {
  const { bundle: bundled, problems } = await bundle({
    ref: file,
    config: await createConfig({ telemetry: 'off' }),
  });
  const problem = problems[0];
  if (problem) {
    const pointer = problem.location[0]?.pointer?.replace(/^#/, '') ?? '';
    throw new SpecProblem(
      document,
      pointer,
      problem.message.replace(/\.$/, ''),
      'Correct the reference, or the name that two schemas share',
    );
  }
  return structuredCopy(bundled.parsed as Json) as JsonObject;
}

/** YAML aliases share objects; a copy lets each place be changed on its own. */
function structuredCopy(value: Json): Json {
  return JSON.parse(JSON.stringify(value));
}
