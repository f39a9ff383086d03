// Schemas put together: what a `$ref` or an `allOf` of one adds, the branches of a union, and what tells them apart.
import { type Node, refName, resolve } from './documents.ts';

export interface Branch {
  name: string | undefined;
  schema: Node;
}

/** The branches of a union, each with its name. */
export function branchesOf(document: Node, schema: Node): Branch[] {
  return ((schema?.oneOf ?? schema?.anyOf ?? []) as Node[]).map((branch) => ({
    name: refName(branch),
    schema: resolve(document, branch),
  }));
}

/** A schema with what it refers to, by `$ref` or, to say more beside it, by an `allOf` of one. */
export function whole(document: Node, schema: Node): Node {
  const node = resolve(document, schema);
  if (node?.allOf?.length !== 1) return node;
  const base = whole(document, node.allOf[0]);
  const properties = base.properties && { properties: { ...base.properties, ...node.properties } };
  return { ...base, ...node, ...properties, allOf: undefined };
}

/** The constants that a schema allows at a path of properties, as texts. */
export function valuesAt(document: Node, schema: Node, path: readonly string[]): string[] {
  const at = path.reduce(
    (node: Node, step) => whole(document, whole(document, node)?.properties?.[step]),
    schema,
  );
  return (at?.const === undefined ? (at?.enum ?? []) : [at.const]).map(String);
}

/** What tells the branches of a union apart, and the values of each: `when type is "TEXT"`. */
export function conditionOf(document: Node, union: Node, branch: Node): string | undefined {
  const path = union['x-discriminator'];
  if (typeof path !== 'string') return undefined;
  const values = valuesAt(document, branch, path.split('/'));
  if (values.length === 0) return undefined;
  return `when \`${path.replaceAll('/', '.')}\` is ${values.map((value) => `\`${value}\``).join(' or ')}`;
}
