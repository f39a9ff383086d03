import { basename } from 'node:path/posix';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject, type Json, type JsonObject, listAt, objectAt, step, textAt } from '../../reading/json.ts';
import type { Problem } from '../problem.ts';
import type { Bundle } from './bundle.ts';
import { named, type Tool } from './tool.ts';

/** Checks the payloads that the steps of flows send, each with the schema of its operation's request. */
export const askFlowPayloads: Tool = async (all) => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const bodies = new Map(all.filter(({ kind }) => kind === 'openapi').flatMap((each) => bodiesIn(each, ajv)));
  const problems: Problem[] = [];
  let payloads = 0;
  for (const { document, content } of all.filter(({ kind }) => kind === 'arazzo'))
    for (const [index, workflow] of listAt(content, 'workflows').entries())
      for (const [number, one] of listAt(workflow, 'steps').entries()) {
        const { payload } = objectAt(one, 'requestBody');
        const operation = textAt(one, 'operationId').split('.').at(-1)!;
        const schema = bodies.get(operation);
        if (payload === undefined || schema === undefined) continue;
        payloads += 1;
        const inputs = objectAt(objectAt(workflow, 'inputs'), 'properties');
        // The type of a step's output is not declared. So the payload fits if it fits with a number or with a text.
        const sent = [1, '1'].map((output) => filled(payload, inputs, output));
        if (sent.some((each) => ajv.validate(schema, each))) continue;
        ajv.validate(schema, sent[0]);
        const [{ instancePath, message = '' } = { instancePath: '' }] = ajv.errors ?? [];
        problems.push({
          document,
          pointer: `/workflows/${index}/steps/${number}/requestBody/payload${instancePath}`,
          rule: 'flow-payload-fits',
          message: `the payload breaks the schema of ${operation}: ${message}`,
          cure: 'Correct the payload',
        });
      }
  return { tool: `${named('Ajv', 'ajv')}, payloads of flows`, counts: { payloads }, problems };
};

/** Adds a document to `ajv`. Returns the schema of the request body of each operation, by the id of the operation. */
function bodiesIn({ document, content }: Bundle, ajv: Ajv2020): [string, JsonObject][] {
  const key = `https://flows.example/${basename(document)}`;
  ajv.addSchema(content, key);
  return ['paths', 'webhooks'].flatMap((kind) =>
    Object.entries(objectAt(content, kind)).flatMap(([name, item]) =>
      Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]): [string, JsonObject][] => {
        const body = objectAt(operation, 'requestBody');
        if (!isObject(objectAt(body, 'content')['application/json'])) return [];
        const steps = [kind, name, method, 'requestBody', 'content', 'application/json', 'schema'];
        return [[textAt(operation, 'operationId'), { $ref: `${key}#${steps.map(fragment).join('')}` }]];
      }),
    ),
  );
}

const fragment = (name: string) => encodeURI(step(name));

/** Returns a payload with values in place of its expressions: of an input's type, or `output` for the output of a step. */
function filled(payload: Json, inputs: JsonObject, output: Json): Json {
  if (Array.isArray(payload)) return payload.map((item) => filled(item, inputs, output));
  if (isObject(payload))
    return Object.fromEntries(
      Object.entries(payload).map(([name, value]) => [name, filled(value!, inputs, output)]),
    );
  const [, input] = /^\$inputs\.([\w-]+)$/.exec(String(payload)) ?? [];
  if (input !== undefined) return textAt(inputs[input], 'type') === 'string' ? 'text' : 1;
  return typeof payload === 'string' && payload.startsWith('$') ? output : payload;
}
