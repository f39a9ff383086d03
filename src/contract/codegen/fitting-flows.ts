import { isObject, type Json, type JsonObject, listAt, objectAt, textAt, visit } from '../documents/json.ts';
import type { Problem } from '../lint/contract.ts';
import { ajvOf } from './emit/typescript/validators.ts';
import type { Flow, Model } from './model/model.ts';
import { faultList } from './runtime/faults.ts';
import type { ValidationError } from './runtime/operation.ts';

/**
 * Returns a problem for each step of a flow that does not match its operation, and for each undeclared input. Redocly and Spectral do not
 * check the operations, parameters, inputs and payloads of flows.
 */
export function flowsThatDoNotFit(model: Model): Problem[] {
  return model.flows.flatMap((flow) =>
    listAt(flow.content, 'workflows').flatMap((workflow, index) => {
      const steps = listAt(workflow, 'steps').flatMap((one, number) =>
        wrongStep(one, objectAt(objectAt(workflow, 'inputs'), 'properties'), flow, model).map((problem) => ({
          ...problem,
          pointer: `/steps/${number}${problem.pointer}`,
        })),
      );
      return [...unknownInputs(workflow), ...steps].map((problem) => ({
        ...problem,
        document: flow.document,
        pointer: `/workflows/${index}${problem.pointer}`,
      }));
    }),
  );
}

type Found = Omit<Problem, 'document'>;

function unknownInputs(workflow: Json): Found[] {
  const inputs = objectAt(objectAt(workflow, 'inputs'), 'properties');
  const problems = new Map<string, Found>();
  visit(workflow, (node, pointer) => {
    const texts = Object.values(node).filter((value) => typeof value === 'string');
    for (const [, name = ''] of texts.flatMap((text) => [...text.matchAll(/\$inputs\.([\w-]+)/g)])) {
      if (name in inputs) continue;
      const message = `${name} is no input of this workflow`;
      problems.set(name, { pointer, rule: 'flow-input-declared', message, cure: 'Declare it under inputs' });
    }
  });
  return [...problems.values()];
}

function wrongStep(one: Json, inputs: JsonObject, { content }: Flow, { interfaces }: Model): Found[] {
  const called = textAt(one, 'operationId');
  const [, source = '', id = ''] = /^\$sourceDescriptions\.([^.]+)\.(.+)$/.exec(called) ?? [];
  const described = listAt(content, 'sourceDescriptions').find((each) => textAt(each, 'name') === source);
  const served = interfaces.find(({ documents }) =>
    documents.some((document) => textAt(described, 'url').endsWith(document.replace('specs/', ''))),
  );
  const operation = served?.operations.find((each) => each.id === id);
  if (!served || !operation) {
    const message = `no document of this flow has the operation ${called}`;
    const cure = 'Write $sourceDescriptions.<name>.<operationId>';
    return [{ pointer: '/operationId', rule: 'flow-operation-exists', message, cure }];
  }
  const label = (parameter: { in?: unknown; name?: unknown }) =>
    `${parameter.in} parameter ${parameter.name}`;
  // A header field may be a credential, which is no parameter in OpenAPI.
  const given = listAt(one, 'parameters')
    .filter((each) => isObject(each) && each['in'] !== 'header')
    .map((each) => label(each as object));
  const known = operation.parameters.filter((each) => each.in !== 'header');
  const missing = known.filter((each) => each.required && !given.includes(label(each)));
  const unknown = given.filter((each) => !known.map(label).includes(each));
  const parameters = [
    ...missing.map((each) => `${id} needs the ${label(each)}`),
    ...unknown.map((each) => `${id} has no ${each}`),
  ].map((message) => ({
    pointer: '/parameters',
    rule: 'flow-parameters-fit',
    message,
    cure: `Compare it with ${served.documents.at(-1)}`,
  }));
  const { payload } = objectAt(one, 'requestBody');
  if (payload === undefined || !operation.body) return parameters;
  const validate = ajvOf(served, true).getSchema(`${served.name}#/$defs/${operation.body.schema}`)!;
  // The type of a step's output is not declared. So the payload must be valid with a number or with a text in its place.
  const sent = ['1', 1].map((output) => filled(payload, inputs, output));
  if (sent.some((each) => validate(each))) return parameters;
  const [fault] = faultList(sent.at(-1), validate.errors as ValidationError[], 'the payload');
  return [
    ...parameters,
    {
      pointer: ['/requestBody/payload', ...fault!.path].join('/'),
      rule: 'flow-payload-fits',
      message: `the payload breaks the schema of ${id}: ${fault!.says}`,
      cure: 'Correct the payload',
    },
  ];
}

/** Returns a payload in which values replace the expressions: a value of an input's type, or `output` for the output of a step. */
function filled(payload: Json, inputs: JsonObject, output: Json): Json {
  if (Array.isArray(payload)) return payload.map((item) => filled(item, inputs, output));
  if (isObject(payload))
    return Object.fromEntries(
      Object.entries(payload).map(([name, value]) => [name, filled(value, inputs, output)]),
    );
  const [, input] = /^\$inputs\.([\w-]+)$/.exec(String(payload)) ?? [];
  if (input !== undefined) return textAt(inputs[input], 'type') === 'string' ? 'text' : 1;
  return typeof payload === 'string' && payload.startsWith('$') ? output : payload;
}
