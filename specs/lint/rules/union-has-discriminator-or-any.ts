import { isObject, listAt } from '../../reading/json.ts';
import { type NodeContext, type Rule, report } from './rule.ts';

/** A oneOf of objects names the property that distinguishes its branches, so that a wrong payload gives one precise error. */
export const rule: Rule = () => ({
  Schema(schema, place) {
    const branches = listAt(schema, 'oneOf');
    if (branches.length < 2 || schema['x-discriminator'] !== undefined) return;
    if (!branches.every((branch) => isObjectSchema(branch, place))) return;
    report(
      place,
      'nothing tells the branches of this oneOf apart',
      'Name the property by x-discriminator, or write anyOf',
    );
  },
});

function isObjectSchema(branch: unknown, place: NodeContext): boolean {
  const { node } = isObject(branch) && '$ref' in branch ? place.resolve(branch) : { node: branch };
  // A schema without a type may be an object, because a schema that extends another by allOf takes its type from the base.
  return isObject(node) && (node['type'] === 'object' || isObject(node['properties']) || 'oneOf' in node);
}
