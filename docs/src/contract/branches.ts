// Combined schemas: the additions of a `$ref` or an `allOf`, the branches of a union, and the values that select a branch.
import { type Node, refName, resolve } from './documents.ts';

export interface Branch {
  name: string | undefined;
  schema: Node;
}

/** Returns the branches of a union, each with its name. */
export function branchesOf(document: Node, schema: Node): Branch[] {
  return ((schema?.oneOf ?? schema?.anyOf ?? []) as Node[]).map((branch) => ({
    name: refName(branch),
    schema: resolve(document, branch),
  }));
}

/** Resolves the `$ref` of a schema, and merges the parts of its `allOf` into one schema. */
export function resolved(document: Node, schema: Node): Node {
  const node = resolve(document, schema);
  if (node?.allOf === undefined) return node;
  const parts: Node[] = [...node.allOf.map((part: Node) => resolved(document, part)), node];
  const merged = (key: string) => parts.map((part) => part[key]).filter((value) => value !== undefined);
  const [properties, required] = [merged('properties'), merged('required')];
  return {
    ...Object.assign({}, ...parts),
    ...(properties.length > 0 && { properties: Object.assign({}, ...properties) }),
    ...(required.length > 0 && { required: required.flat() }),
    allOf: undefined,
  };
}

/** Returns the constants that a schema allows at a path of properties, as texts. */
export function valuesAt(document: Node, schema: Node, path: readonly string[]): string[] {
  const at = path.reduce(
    (node: Node, step) => resolved(document, resolved(document, node)?.properties?.[step]),
    schema,
  );
  return (at?.const === undefined ? (at?.enum ?? []) : [at.const]).map(String);
}

/** Returns the condition that selects a branch of a union, such as `when type is "TEXT"`. */
export function conditionOf(document: Node, union: Node, branch: Node): string | undefined {
  const path = union['x-discriminator'];
  if (typeof path !== 'string') return undefined;
  const values = valuesAt(document, branch, path.split('/'));
  if (values.length === 0) return undefined;
  return `when \`${path.replaceAll('/', '.')}\` is ${values.map((value) => `\`${value}\``).join(' or ')}`;
}
