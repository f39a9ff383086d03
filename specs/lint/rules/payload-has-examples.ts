import { isMadeOfReferences } from '../../reading/examples.ts';
import { isObject, type JsonObject, listAt } from '../../reading/json.ts';
import type { Contract } from './contract.ts';
import { type NodeContext, type Rule, report, schemaName } from './rule.ts';

/**
 * Every body and message has a named schema, and every named schema has an example, in a file or inline. For a union, an example of a
 * branch is enough. A schema needs no example if all its properties are references, or if other schemas only extend it by allOf.
 */
export const rule: Rule = (contract) => ({
  Schema(schema, place) {
    const name = schemaName(place);
    if (name === undefined || contract.bases.has(name) || hasExamples(contract, place, name, schema)) return;
    report(place, `${name} has no example`, `Add specs/examples/${name}/<story>.json`);
  },
  MediaType(media, place) {
    named(media['schema'], 'schema', place);
  },
  Message(message, place) {
    named(message['payload'], 'payload', place);
  },
});

function named(schema: unknown, key: string, place: NodeContext): void {
  // A body with an empty schema is ignored, so it needs no name.
  if (isObject(schema) && ('$ref' in schema || Object.keys(schema).length === 0)) return;
  report(
    place,
    `the ${key} has no name and so no examples`,
    'Name it below $defs of a schema file and refer to it',
  );
}

function hasExamples(
  contract: Contract,
  place: NodeContext,
  name: string | undefined,
  schema: JsonObject,
): boolean {
  if (contract.examples.some(({ schema, kind }) => schema === name && kind === 'valid')) return true;
  if (listAt(schema, 'examples').length > 0 || isMadeOfReferences(schema)) return true;
  return [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')].some((branch) => {
    const reference = isObject(branch) ? String(branch['$ref'] ?? '') : '';
    const { node } = place.resolve(branch);
    return isObject(node) && hasExamples(contract, place, reference.split('/').at(-1), node);
  });
}
