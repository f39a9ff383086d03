// A schema as rows that a person reads.
import { limits } from '../../../generated/policies.ts';
import { type Node, refName, resolve } from './documents.ts';
import { choicesOf } from './rules.ts';

export interface Field {
  /** `sender.id`, `buttons[].text`. */
  path: string;
  depth: number;
  type: string;
  /** Named schemas that the value is one of, for links. */
  names: string[];
  required: boolean;
  deprecated: boolean;
  description: string;
  /** `at most 3`, `cut after 1000 characters`. */
  limits: string[];
  /** Ids of open points and LOCAL rules: what of the field is no contract. */
  choices: string[];
}

const deepest = 4;

/** The fields of an object and, below them, those of the objects in it. */
export function fieldsOf(document: Node, schema: Node, name?: string, path = '', depth = 0): Field[] {
  const node = whole(document, schema);
  const rows: Field[] = [];
  for (const [key, property] of Object.entries((node.properties ?? {}) as Record<string, Node>)) {
    const target = whole(document, property);
    const here = path === '' ? key : `${path}.${key}`;
    const element = target.items === undefined ? undefined : resolve(document, target.items);
    rows.push({
      path: here,
      depth,
      type: typeOf(document, property),
      names: namesOf(document, property),
      required: (node.required ?? []).includes(key),
      deprecated: target.deprecated === true,
      description: property.description ?? target.description ?? '',
      limits: limitsOf(target, refName(property) ?? refName(property.allOf?.[0]), name && `${name}.${key}`),
      choices: choicesOf(target),
    });
    if (depth >= deepest) continue;
    if (element !== undefined)
      rows.push(...fieldsOf(document, element, refName(target.items), `${here}[]`, depth + 1));
    else rows.push(...fieldsOf(document, target, refName(property), here, depth + 1));
  }
  return rows;
}

/** The branches of a union, each with its name. */
export function branchesOf(document: Node, schema: Node): { name: string | undefined; schema: Node }[] {
  return ((schema.oneOf ?? schema.anyOf ?? []) as Node[]).map((branch) => ({
    name: refName(branch),
    schema: resolve(document, branch),
  }));
}

/** A schema with what it refers to, by `$ref` or, to say more beside it, by an `allOf` of one. */
function whole(document: Node, schema: Node): Node {
  const node = resolve(document, schema);
  if (node?.allOf?.length !== 1) return node;
  const base = whole(document, node.allOf[0]);
  const properties = base.properties && { properties: { ...base.properties, ...node.properties } };
  return { ...base, ...node, ...properties, allOf: undefined };
}

export function typeOf(document: Node, schema: Node): string {
  const node = whole(document, schema);
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum !== undefined) return node.enum.map((value: unknown) => JSON.stringify(value)).join(' | ');
  if (node.type === 'array' && node.items !== undefined) return `array of ${typeOf(document, node.items)}`;
  const branches = node.oneOf ?? node.anyOf;
  if (branches !== undefined)
    return branches.map((branch: Node) => refName(branch) ?? typeOf(document, branch)).join(' | ');
  return [node.type ?? 'any value'].flat().join(' | ');
}

/** Named objects and unions that a value is made of; names of plain values would only repeat the description. */
function namesOf(document: Node, schema: Node): string[] {
  const node = resolve(document, schema);
  const inner = node.items ?? schema;
  const target = whole(document, inner);
  const name = refName(inner);
  const isStructure =
    target.properties !== undefined || target.oneOf !== undefined || target.anyOf !== undefined;
  return name !== undefined && isStructure ? [name] : [];
}

/** Everything that bounds a value besides its type. `keys` are its names in the generated table of limits. */
export function limitsOf(node: Node, ...keys: (string | undefined)[]): string[] {
  const known = limits as Readonly<Record<string, { truncate?: number; maxItems?: number }>>;
  const truncate = keys.map((key) => key && known[key]?.truncate).find(Boolean);
  const all: [unknown, (value: unknown) => string][] = [
    [truncate, (n) => `cut after ${n} characters`],
    [node.minLength, (n) => (n === 1 ? 'not empty' : `at least ${n} characters`)],
    [node.maxLength, (n) => `at most ${n} characters`],
    [node.minimum, (n) => `at least ${n}`],
    [node.exclusiveMinimum, (n) => `above ${n}`],
    [node.maximum, (n) => `at most ${n}`],
    [node.minItems, (n) => `at least ${n} elements`],
    [node.maxItems, (n) => `at most ${n} elements`],
    [node.format, (text) => `format ${text}`],
    [node.pattern, (text) => `matches \`${text}\``],
  ];
  return all.filter(([value]) => value !== undefined).map(([value, tell]) => tell(value));
}
