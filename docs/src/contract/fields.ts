// Converts a schema to the rows of a table of fields, with one row for each field at every level.
import { limits } from '../../../generated/policies.ts';
import { limitsOf as limitsOfSchema } from '../../../src/contract/codegen/emit/sentences.ts';
import { type Node, refName, resolve } from './documents.ts';
import { choicesOf, rulesOf } from './rules.ts';

export interface Field {
  /** The path of the field in the body, such as `sender.id` or `buttons[].text`. */
  path: string;
  /** The path in the field's address on the page. This path includes the union branches that contain the field. */
  anchor: string;
  depth: number;
  type: string;
  /** The names of the objects and unions in the field's value, for links to their pages. */
  names: string[];
  required: boolean;
  deprecated: boolean;
  description: string;
  /** The limits of the field's value, in words. */
  limits: string[];
  /** The ids of the field's rules that are contract. */
  rules: string[];
  /** The ids of open points and LOCAL rules about the field, which are not contract. */
  choices: string[];
}

/** The row above the fields of a union branch. */
export interface Branching {
  branch: string;
  condition: string | undefined;
  depth: number;
  anchor: string;
}

export type Row = Field | Branching;

interface FieldPosition {
  /** The name of the schema in the generated table `limits`. */
  name: string | undefined;
  path: string;
  anchor: string;
  depth: number;
  /** The names of the schemas that contain the field. A schema that contains itself is not expanded again. */
  within: readonly string[];
}

/** Returns the fields of an object. The nested fields of a field follow the field. */
export function fieldsOf(document: Node, schema: Node, name?: string): Row[] {
  return rowsOf(document, schema, { name, path: '', anchor: '', depth: 0, within: name ? [name] : [] });
}

function rowsOf(document: Node, schema: Node, place: FieldPosition): Row[] {
  const node = resolved(document, schema);
  return Object.entries((node.properties ?? {}) as Record<string, Node>).flatMap(([key, property]) => [
    fieldOf(document, node, key, place),
    ...below(document, property, key, place),
  ]);
}

function fieldOf(
  document: Node,
  node: Node,
  key: string,
  { name, path, anchor, depth }: FieldPosition,
): Field {
  const property = node.properties[key];
  const target = resolved(document, property);
  const referred = refName(property) ?? refName(property.allOf?.[0]);
  return {
    path: joined(path, key),
    anchor: joined(anchor, key),
    depth,
    type: typeOf(document, property),
    names: namesOf(document, property),
    required: (node.required ?? []).includes(key),
    deprecated: target.deprecated === true,
    description: property.description ?? target.description ?? '',
    limits: limitsOf(target, referred, name && `${name}.${key}`),
    rules: rulesOf(target)
      .filter(({ level }) => level !== 'LOCAL')
      .map(({ id }) => id),
    choices: choicesOf(target),
  };
}

/** Returns the nested fields of a field: the fields of an object, of the items of a list, or of each branch of a union. */
function below(document: Node, property: Node, key: string, place: FieldPosition): Row[] {
  const { path, anchor, depth, within } = place;
  const list = resolved(document, property).items;
  const inner = list ?? property;
  const name = refName(inner) ?? refName(inner.allOf?.[0]);
  if (name !== undefined && within.includes(name)) return [];
  const inside = {
    name,
    path: `${joined(path, key)}${list === undefined ? '' : '[]'}`,
    anchor: joined(anchor, key),
    depth: depth + 1,
    within: name === undefined ? within : [...within, name],
  };
  const union = resolved(document, inner);
  const branches = branchesOf(document, union).filter(
    (branch) => resolved(document, branch.schema)?.properties !== undefined,
  );
  const own = rowsOf(document, inner, inside);
  const ofBranches = branches.flatMap((branch, index) => {
    const title = branch.name ?? `form ${index + 1}`;
    const at = `${inside.anchor}:${title}`;
    return [
      {
        branch: title,
        condition: conditionOf(document, union, branch.schema),
        depth: inside.depth,
        anchor: at,
      },
      ...(branch.name !== undefined && within.includes(branch.name)
        ? []
        : rowsOf(document, branch.schema, {
            ...inside,
            name: branch.name,
            anchor: at,
            depth: inside.depth + 1,
          })),
    ];
  });
  return [...own, ...ofBranches];
}

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

export function typeOf(document: Node, schema: Node): string {
  const node = resolved(document, schema);
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum !== undefined) return node.enum.map((value: unknown) => JSON.stringify(value)).join(' | ');
  if (node.type === 'array' && node.items !== undefined) return `array of ${typeOf(document, node.items)}`;
  const branches = node.oneOf ?? node.anyOf;
  if (branches !== undefined)
    return branches.map((branch: Node) => refName(branch) ?? typeOf(document, branch)).join(' | ');
  return [node.type ?? 'any value'].flat().join(' | ');
}

/**
 * Returns the names of the objects and unions in a value. Names of plain values are left out, because they would repeat the description.
 */
function namesOf(document: Node, schema: Node): string[] {
  const node = resolve(document, schema);
  const inner = node.items ?? schema;
  const target = resolved(document, inner);
  const name = refName(inner);
  const isStructure =
    target.properties !== undefined || target.oneOf !== undefined || target.anyOf !== undefined;
  return name !== undefined && isStructure ? [name] : [];
}

/** Returns all limits of a value, in words, without its type. `keys` are the names of the value in the generated table `limits`. */
export function limitsOf(node: Node, ...keys: (string | undefined)[]): string[] {
  const known = limits as Readonly<Record<string, { truncate?: number; maxItems?: number }>>;
  const truncate = keys.map((key) => key && known[key]?.truncate).find(Boolean);
  const { 'x-truncate': _, ...ofSchema } = node;
  return [...(truncate ? [`cut after ${truncate} characters`] : []), ...limitsOfSchema(ofSchema)];
}

// Functions for combined schemas: the additions to a `$ref` or an `allOf`, the branches of a union, and the values that select a branch.

export interface Branch {
  name: string | undefined;
  schema: Node;
}

/** Returns the branches of a union, each branch with its name. */
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
