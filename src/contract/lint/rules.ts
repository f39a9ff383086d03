import { isMadeOfReferences } from '../documents/examples.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  methods,
  nameOf,
  operationsIn,
  step,
  textAt,
} from '../documents/json.ts';
import { type Contract, type Found, type Node, namedIn, type Rule } from './contract.ts';

const operation = new RegExp(`^/(?:(?:paths|webhooks)/[^/]+/(?:${methods.join('|')})|operations/[^/]+)$`);
const message = /^\/(?:components|channels\/[^/]+)\/messages\/[^/]+$/;
const media = /\/content\/[^/]+~1[^/]+$/;
/** `namedSchema` matches the pointers of schemas with a name, `schema` those of all schemas. */
const namedSchema = /^\/(?:\$defs|components\/schemas)\/([^/]+)$/;
const schema =
  /\/(?:\$defs|schemas|properties|patternProperties|oneOf|anyOf|allOf)\/[^/]+$|\/(?:items|additionalProperties|not|schema|payload)$/;

/** Returns the nodes whose pointers match `kind`, except nodes that only refer to another node. */
function at(kind: RegExp, { nodes }: Contract): Node[] {
  return nodes.filter(({ pointer, object }) => kind.test(pointer) && object['$ref'] === undefined);
}

const isOfContract = ({ document }: Node) => !document.startsWith('specs/reference/');

const reserved = ['Error', 'Client', 'Request', 'Response', 'Event', 'Object', 'Array', 'String', 'Function'];

const cures: Record<string, string> = {
  nullable: "Add 'null' to the list of types",
  example: 'Write examples with a list',
  discriminator: 'Write x-discriminator, from which the bundler makes it',
  prefixItems: 'Describe an object, or one kind of items',
  additionalItems: 'Describe one kind of items',
  unevaluatedProperties: 'Use additionalProperties on one flat object',
  unevaluatedItems: 'Describe one kind of items',
  dependentRequired: 'Describe the cases as branches of a oneOf',
  dependentSchemas: 'Describe the cases as branches of a oneOf',
  dependencies: 'Describe the cases as branches of a oneOf',
  minContains: 'State the limit in a rule',
  maxContains: 'State the limit in a rule',
  $id: 'Refer by file and pointer',
  $anchor: 'Refer by file and pointer',
};

const levels = ['MUST', 'SHOULD', 'LOCAL'];
const sections = /^\d(\.\d)?(, \d(\.\d)?)*$/;
/** The value of `source` for a rule that no section of the source states. */
const own = 'not shown';

/** For rules and for open points: the form of an id, an example of an id, and the texts that each of them must have. */
const kinds = {
  'x-rules': { what: 'rule', id: /^[A-Z]+(-[A-Z]+)*-\d{2}$/, like: 'CHN-IN-01', texts: ['source', 'text'] },
  'x-open': {
    what: 'open point',
    id: /^OPEN-\d{2}$/,
    like: 'OPEN-01',
    texts: ['title', 'source', 'text', 'reference'],
  },
};

/** The project's rules about the structure of documents, by name. `checks.ts` has the rules about references, examples and texts. */
export const rules: Record<string, Rule> = {
  'operation-described': (contract) => undescribed(at(operation, contract), 'operation', 'does'),
  'message-described': (contract) => undescribed(at(message, contract), 'message', 'carries'),
  /** Every operation of the contract names the rules that bind it. The reference's own interfaces have no rules. */
  'operation-has-rules': (contract) => unruled(at(operation, contract).filter(isOfContract), 'operation'),
  'message-has-rules': (contract) => unruled(at(message, contract), 'message'),
  /** Every named schema has a description, which becomes the docstring of the generated type. */
  *'schema-described'(contract) {
    for (const [name, node] of namedIn(contract, namedSchema))
      if (!node.object['description']) yield [node, `${name} has no description`, 'Describe the schema'];
  },
  /** No schema has one of the reserved names. Generators of other languages would rename it, or it would hide a type of the language. */
  *'reserved-schema-names'(contract) {
    for (const [name, node] of namedIn(contract, namedSchema)) {
      const says = `generators rename a schema that is called ${name}`;
      if (reserved.includes(name)) yield [node, says, 'Choose a longer name, such as ErrorBody'];
    }
  },
  /**
   * Every body and message has a named schema, and every named schema has an example, in a file or inline. For a union, an example of one
   * branch is enough. No example is needed if all properties are references, or if only the allOf of other schemas refers to the schema.
   */
  *'payload-has-examples'(contract) {
    for (const [name, node] of namedIn(contract, namedSchema))
      if (!contract.bases.has(name) && !hasExamples(name, node.object, contract))
        yield [node, `${name} has no example`, `Add specs/examples/${name}/<story>.json`];
    for (const node of at(media, contract)) yield* unnamed(node, 'schema');
    for (const node of at(message, contract)) yield* unnamed(node, 'payload');
  },
  /** A oneOf of objects names the property that distinguishes its branches, so that an invalid payload gets one precise error. */
  *'union-has-discriminator-or-any'({ nodes, schemas }) {
    for (const node of nodes) {
      const branches = listAt(node.object, 'oneOf');
      if (branches.length < 2 || node.object['x-discriminator'] !== undefined) continue;
      if (!branches.every((branch) => isObjectSchema(branch, schemas))) continue;
      const cure = 'Name the property by x-discriminator, or write anyOf';
      yield [node, 'no property distinguishes the branches of this oneOf', cure];
    }
  },
  /** Schemas use only the keywords that OpenAPI 3.1, AsyncAPI 3.0 and all generators interpret in the same way. */
  *'unsafe-keywords'(contract) {
    for (const node of contract.nodes.filter(({ pointer }) => schema.test(pointer))) {
      const { object } = node;
      for (const [keyword, cure] of Object.entries(cures))
        if (keyword in object)
          yield [node, `not all tools agree on what ${keyword} means`, cure, step(keyword)];
      if (Array.isArray(object['items']))
        yield [node, 'some tools do not support a list of schemas in items', cures['prefixItems']!, '/items'];
      if (object['$ref'] !== undefined && Object.keys(object).length > 1)
        yield [node, 'some tools ignore the keywords beside $ref', 'Put the reference into an allOf'];
    }
  },
  /**
   * Every name in a path is the name of a path parameter, and every path parameter is in the path. A webhook's path is its x-path. Its path
   * parameters are components of the document.
   */
  *'path-parameters-known'({ sources }) {
    for (const { document, content } of sources)
      for (const { pointer, path, parameters } of operationsIn(isObject(content) ? content : {})) {
        const place = { document, pointer };
        const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name!);
        const given = parameters
          .filter((parameter) => parameter['in'] === 'path')
          .map((parameter) => textAt(parameter, 'name'));
        for (const name of inPath.filter((each) => !given.includes(each)))
          yield [place, `nothing describes {${name}} of ${path}`, 'Add a parameter with in: path'];
        for (const name of given.filter((each) => !inPath.includes(each))) {
          const says = `the path parameter ${name} is not in ${path || 'an x-path'}`;
          yield [place, says, 'Add it to the path, or remove the parameter'];
        }
      }
  },
  /** specs/extensions.md defines each key that begins with x-. A member of `properties` is a field of a payload, not an extension. */
  *'only-known-extensions'({ nodes, extensions }) {
    const cure = 'Use a key of specs/extensions.md, or define the key there';
    for (const node of nodes.filter(({ pointer }) => !pointer.endsWith('/properties')))
      for (const key of Object.keys(node.object))
        if (key.startsWith('x-') && !extensions.has(key))
          yield [node, `${key} is not a known extension`, cure, step(key)];
  },
  /**
   * A description of the reference's behaviour says that the behaviour is not contract, by the word LOCAL or the id of an open point. The
   * desk and the visitor's interface belong to the reference, so their descriptions need no mark.
   */
  *'choices-marked'({ nodes }) {
    const says = 'the description says what the reference does, and not that this is not contract';
    for (const node of nodes) {
      const description = textAt(node.object, 'description');
      if (!isOfContract(node) || !/\bthe reference\b/i.test(description)) continue;
      if (!/\bLOCAL\b|\bOPEN-\d\d\b/.test(description))
        yield [node, says, 'Write LOCAL in front, or name the open point', '/description'];
    }
  },
  /**
   * Every rule has a valid id, a known party and level, a source and a text. A rule that no section of the source states has the level
   * LOCAL. Every open point has a valid id, a title, a source, a text, and the choice of the reference.
   */
  *'rule-complete'({ items, parties }) {
    for (const found of items) {
      const { key, item } = found;
      // A string in the list is only the id of a rule or an open point, which another place defines.
      if (typeof item === 'string') continue;
      const { what, like, texts, id: form } = kinds[key];
      const { id, party, level, source = '' } = isObject(item) ? item : ({} as JsonObject);
      const name = `${what} ${id}`;
      const problem = (says: string, cure: string): Found => [found, says, cure];
      if (!form.test(String(id)))
        yield problem(`${id} is not a valid id of a ${what}`, `Write it like ${like}`);
      for (const text of texts)
        if (textAt(item, text) === '') yield problem(`${name} has no ${text}`, 'Add it as a text');
      if (key === 'x-open') continue;
      if (!parties.has(String(party)))
        yield problem(
          `${name} binds ${party ?? 'nobody'}`,
          `Give it one of the parties ${[...parties].join(', ')}`,
        );
      const given = level === undefined ? 'no level' : `the level ${level}`;
      if (!levels.includes(String(level))) yield problem(`${name} has ${given}`, `Use ${levels.join(', ')}`);
      if (source === own && level !== 'LOCAL')
        yield problem(
          `${name} has ${given}, and no section of the source states it`,
          'Make it LOCAL: a rule of our own is no contract',
        );
      if (source !== '' && source !== own && !sections.test(String(source)))
        yield problem(`${name} has the source ${source}`, `List sections, like 4.1, 7; or write ${own}`);
    }
  },
  /** Each id of a rule or an open point is defined only once in all documents and schema files. */
  *'rule-ids-unique'({ byId }) {
    for (const [id, [first, ...others]] of byId)
      for (const other of others) {
        const says = `${id} is defined a second time; the first definition is at ${first!.document}#${first!.pointer}`;
        yield [other, says, 'Keep one, and refer to it by its id elsewhere'];
      }
  },
  /** Each id in an x-rules is the id of a defined rule, and each id in an x-open that of a defined open point. */
  *'rule-refs-resolve'({ items, byId }) {
    for (const found of items) {
      const { key, item: id } = found;
      if (typeof id !== 'string' || byId.get(id)?.some((each) => each.key === key)) continue;
      yield [found, `no ${kinds[key].what} has the id ${id}`, `Name an id of an ${key}`];
    }
  },
};

function* undescribed(nodes: Node[], what: string, verb: string): Generator<Found> {
  for (const node of nodes)
    for (const key of ['summary', 'description'])
      if (!node.object[key]) yield [node, `the ${what} has no ${key}`, `Describe what the ${what} ${verb}`];
}

function* unruled(nodes: Node[], what: string): Generator<Found> {
  const cure = 'Add x-rules: rules, or ids of rules that another place defines';
  for (const node of nodes)
    if (listAt(node.object, 'x-rules').length === 0) yield [node, `the ${what} has no rules`, cure];
}

function* unnamed(node: Node, key: string): Generator<Found> {
  const schema = node.object[key];
  // An empty schema means that the body is ignored, so the schema needs no name.
  if (isObject(schema) && ('$ref' in schema || Object.keys(schema).length === 0)) return;
  const cure = 'Name it below $defs of a schema file and refer to it';
  yield [node, `the schema of the ${key} has no name, and so no examples`, cure];
}

function hasExamples(
  name: string,
  schema: Json,
  { examples, schemas }: Pick<Contract, 'examples' | 'schemas'>,
): boolean {
  if (examples.some((example) => example.schema === name && example.kind === 'valid')) return true;
  if (listAt(schema, 'examples').length > 0 || isMadeOfReferences(schema)) return true;
  return [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')].some((branch) => {
    const named = nameOf(textAt(branch, '$ref'));
    return hasExamples(named, schemas.get(named)?.schema ?? branch, { examples, schemas });
  });
}

function isObjectSchema(branch: Json, schemas: Contract['schemas']): boolean {
  const schema = schemas.get(nameOf(textAt(branch, '$ref')))?.schema ?? branch;
  // A schema without a type counts as an object, because it may get its type from a schema that it extends.
  return (
    isObject(schema) && (schema['type'] === 'object' || isObject(schema['properties']) || 'oneOf' in schema)
  );
}
