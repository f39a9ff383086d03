import { posix } from 'node:path';
import {
  dereferenced,
  isObject,
  type JsonObject,
  listAt,
  objectAt,
  pathParametersOf,
  textAt,
  visit,
} from '../documents/json.ts';
import type { Source } from '../documents/sources.ts';
import type { Contract, Problem } from './contract.ts';

/** Checks that flows refer to existing operations, parameters and inputs. Redocly and Spectral do not check that. */
export function lintFlows({ sources }: Contract): Problem[] {
  return sources
    .filter(({ document }) => document.endsWith('.arazzo.yaml'))
    .flatMap((flow) => {
      const documents = documentsOf(flow, sources);
      return listAt(flow.content, 'workflows').flatMap((workflow, index) => {
        const at = `/workflows/${index}`;
        return [
          ...unknownInputs(flow, workflow, at),
          ...listAt(workflow, 'steps').flatMap((one, number) =>
            wrongStep(flow, one, `${at}/steps/${number}`, documents),
          ),
        ];
      });
    });
}

/** Returns the OpenAPI documents of a flow, by the flow's names for them. */
function documentsOf({ document, content }: Source, sources: Source[]): Map<string, Source> {
  const named = listAt(content, 'sourceDescriptions').filter(isObject);
  return new Map(
    named.flatMap(({ name, url }) => {
      const path = posix.join(posix.dirname(document), String(url));
      const source = sources.find((one) => one.document === path);
      return source ? [[String(name), source] as const] : [];
    }),
  );
}

function unknownInputs({ document }: Source, workflow: unknown, at: string): Problem[] {
  const inputs = isObject(workflow) && isObject(workflow['inputs']) ? workflow['inputs']['properties'] : {};
  const problems = new Map<string, Problem>();
  visit(workflow, (node, pointer) => {
    for (const value of Object.values(node)) {
      for (const [, name = ''] of typeof value === 'string' ? value.matchAll(/\$inputs\.([\w-]+)/g) : []) {
        if (isObject(inputs) && name in inputs) continue;
        problems.set(name, {
          document,
          pointer: `${at}${pointer}`,
          rule: 'flow-input-declared',
          message: `${name} is no input of this workflow`,
          cure: 'Declare it under inputs',
        });
      }
    }
  });
  return [...problems.values()];
}

function wrongStep(
  { document }: Source,
  one: unknown,
  pointer: string,
  documents: Map<string, Source>,
): Problem[] {
  const [, name = '', id = ''] =
    /^\$sourceDescriptions\.([^.]+)\.(.+)$/.exec(textAt(one, 'operationId')) ?? [];
  const source = documents.get(name);
  const found = source && operationOf(source.content as JsonObject, id);
  if (!found)
    return [
      {
        document,
        pointer: `${pointer}/operationId`,
        rule: 'flow-operation-exists',
        message: `no document of this flow has the operation ${textAt(one, 'operationId')}`,
        cure: 'Write $sourceDescriptions.<name>.<operationId>',
      },
    ];
  const known = found.map((parameter) => dereferenced(source.content as JsonObject, parameter));
  const given = listAt(one, 'parameters').filter(isObject);
  const label = (parameter: JsonObject) => `${parameter['in']} parameter ${parameter['name']}`;
  const missing = known
    .filter((parameter) => parameter['required'] === true)
    .filter((parameter) => !given.some((other) => label(other) === label(parameter)))
    .map((parameter) => `${id} needs the ${label(parameter)}`);
  // A header may carry credentials, which are not parameters in OpenAPI.
  const unknown = given
    .filter((parameter) => parameter['in'] !== 'header')
    .filter((parameter) => !known.some((other) => label(other) === label(parameter)))
    .map((parameter) => `${id} has no ${label(parameter)}`);
  return [...missing, ...unknown].map((message) => ({
    document,
    pointer: `${pointer}/parameters`,
    rule: 'flow-parameters-fit',
    message,
    cure: `Compare it with ${source.document}`,
  }));
}

/** Returns the parameters of the operation `id` and of its path; undefined if no path and no webhook has this operation. */
function operationOf(content: JsonObject, id: string): unknown[] | undefined {
  const items = ['paths', 'webhooks'].flatMap((key) => Object.values(objectAt(content, key)));
  for (const item of items) {
    const operation = Object.values(item as JsonObject).find((one) => textAt(one, 'operationId') === id);
    if (operation)
      return [
        ...listAt(item, 'parameters'),
        ...listAt(operation, 'parameters'),
        ...pathParametersOf(content, operation),
      ];
  }
  return undefined;
}
