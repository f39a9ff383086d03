import { basename } from 'node:path/posix';
import '@hyperjump/json-schema/formats';
import {
  registerSchema,
  type SchemaObject,
  setShouldValidateFormat,
  unregisterSchema,
  type Validator,
  validate,
} from '@hyperjump/json-schema/openapi-3-1';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Example } from '../documents/examples.ts';
import {
  dereferenced,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  step,
  textAt,
  visit,
} from '../documents/json.ts';
import type { Problem } from './contract.ts';
import { type Bundle, named, type Tool } from './lint.ts';

setShouldValidateFormat(true);

/** OpenAPI has its own dialect, which is draft 2020-12 with a few more keywords. AsyncAPI's schemas are read as draft 2020-12. */
const dialects = {
  openapi: 'https://spec.openapis.org/oas/3.1/dialect/base',
  asyncapi: 'https://json-schema.org/draft/2020-12/schema',
} as const;

/** The schemas of a bundle for the validator Hyperjump: the named schemas, and others that `add` gives a name. */
class Schemas implements Disposable {
  private readonly uri: string;
  private readonly definitions: JsonObject;
  private readonly dialect: string;
  private registered = false;
  private readonly compiled = new Map<string, Promise<Validator>>();

  constructor({ document, kind, content }: Bundle) {
    const components = isObject(content['components']) ? content['components'] : {};
    const named = isObject(components['schemas']) ? components['schemas'] : {};
    this.definitions = withDefinitions(named) as JsonObject;
    this.dialect = kind === 'openapi' ? dialects.openapi : dialects.asyncapi;
    this.uri = `https://schemas.example/${document}`;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.definitions, name);
  }

  /** Adds any schema of the document. Returns a name for it, which `fits` accepts. Returns the existing name of a named schema. */
  add(schema: unknown): string {
    const reference = isObject(schema) ? schema['$ref'] : undefined;
    if (typeof reference === 'string' && reference.startsWith(folder)) return reference.slice(folder.length);
    const name = `schema-${Object.keys(this.definitions).length}`;
    this.definitions[name] = withDefinitions(schema) as Json;
    return name;
  }

  /** True if a value fits the named schema. Call it after all schemas are added. */
  async fits(name: string, value: unknown): Promise<boolean> {
    if (!this.registered) {
      registerSchema({ $schema: this.dialect, $defs: this.definitions } as SchemaObject, this.uri);
      this.registered = true;
    }
    const known = this.compiled.get(name) ?? validate(`${this.uri}#/$defs/${name}`);
    this.compiled.set(name, known);
    return (await known)(value as Parameters<Validator>[0]).valid;
  }

  [Symbol.dispose](): void {
    if (this.registered) unregisterSchema(this.uri);
  }
}

const folder = '#/components/schemas/';

/** Returns a copy in which references to `#/components/schemas` point to `#/$defs`, where JSON Schema expects schemas. */
function withDefinitions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDefinitions);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' ? String(inner).replace(folder, '#/$defs/') : withDefinitions(inner),
    ]),
  );
}

/** Checks every example with Hyperjump, a JSON Schema validator that the project does not use elsewhere. */
export const askSecondValidator: Tool = async (all, examples) => {
  const bundles = all.filter(({ kind }) => kind !== 'arazzo');
  const stories = examples
    .filter(({ kind }) => kind !== 'tolerated')
    .map((example): Told => ({ ...example, valid: example.kind === 'valid' }));
  const problems: Problem[] = [];
  let checked = 0;
  for (const bundle of bundles) {
    problems.push(...(await metaProblems(bundle)));
    using schemas = new Schemas(bundle);
    const every = [...examplesIn(bundle, schemas), ...stories.filter(({ schema }) => schemas.has(schema))];
    for (const { schema, value, document, pointer, valid } of every) {
      checked += 1;
      if ((await schemas.fits(schema, value)) === valid) continue;
      const message = `the example ${valid ? 'does not fit' : 'has to break'} its schema`;
      problems.push({ document, pointer, rule: 'example-by-second-validator', message, cure: '' });
    }
  }
  return {
    tool: `${named('Hyperjump', '@hyperjump/json-schema')}, draft 2020-12 and OpenAPI 3.1's dialect`,
    counts: { documents: bundles.length, examples: checked },
    problems,
  };
};

/** A value that must fit a named schema or must violate it, and its place. */
interface Told {
  schema: string;
  value: unknown;
  document: string;
  pointer: string;
  valid: boolean;
}

/** Validates OpenAPI documents, including their schemas, with the standard's own schema. Returns the problems. */
async function metaProblems({ kind, document, content }: Bundle): Promise<Problem[]> {
  if (kind !== 'openapi') return [];
  const { valid } = await validate('https://spec.openapis.org/oas/3.1/schema-base', content as never);
  if (valid) return [];
  const message = 'the document breaks the schema of OpenAPI 3.1';
  return [{ document, pointer: '', rule: 'openapi-schema', message, cure: '' }];
}

/** Returns all examples of a document's media types, parameters, headers, messages and schemas. Adds their schemas to `schemas`. */
function examplesIn({ document, content }: Bundle, schemas: Schemas): Told[] {
  const found: Told[] = [];
  visit(content, (node, pointer) => {
    const at = (schema: unknown, values: [string, unknown][]): void => {
      if (values.length === 0) return;
      const name = schemas.add(schema);
      found.push(
        ...values.map(([place, value]) => ({
          schema: name,
          value,
          document,
          pointer: `${pointer}${place}`,
          valid: true,
        })),
      );
    };
    const listed = listAt(node, 'examples');
    if ('payload' in node)
      at(
        node['payload'],
        listed.flatMap((example, index): [string, unknown][] =>
          isObject(example) && 'payload' in example
            ? [[`/examples/${index}/payload`, example['payload']]]
            : [],
        ),
      );
    else if (listed.length > 0)
      at(
        withoutExamples(node),
        listed.map((value, index) => [`/examples/${index}`, value]),
      );
    if ('schema' in node) {
      const several = isObject(node['examples']) ? Object.entries(node['examples']) : [];
      at(node['schema'], [
        ...('example' in node ? [['/example', node['example']] as [string, unknown]] : []),
        ...several.flatMap(([key, example]): [string, unknown][] =>
          isObject(example) && 'value' in example ? [[`/examples${step(key)}/value`, example['value']]] : [],
        ),
      ]);
    }
  });
  return found;
}

function withoutExamples({ examples: _, ...schema }: Record<string, unknown>): unknown {
  return schema;
}

/** Checks that each example of a message fits no other message of the same channel, as AsyncAPI 3 requires. */
export const askOneMessageOnly: Tool = async (all, examples) => {
  const stories = examples.filter(({ kind }) => kind === 'valid');
  const bundles = all.filter(({ kind }) => kind === 'asyncapi');
  const problems: Problem[] = [];
  const counts = { documents: bundles.length, channels: 0, examples: 0 };
  for (const bundle of bundles) {
    using schemas = new Schemas(bundle);
    const channels = channelsOf(bundle, schemas, stories);
    counts.channels += channels.length;
    for (const channel of channels) {
      for (const { name, examples: own } of channel.messages) {
        counts.examples += own.length;
        const others = await othersThatFit(channel, name, own, schemas);
        if (others.size === 0) continue;
        problems.push({
          document: bundle.document,
          pointer: `${channel.pointer}/messages${step(name)}`,
          rule: 'one-message-only',
          message: `an example of ${name} fits ${[...others].toSorted().join(', ')} of this channel too`,
          cure: 'Let a constant tell the messages apart, or give each a channel of its own',
        });
      }
    }
  }
  return { tool: 'One message only, by Hyperjump', counts, problems };
};

interface Message {
  name: string;
  /** The payload's schema. */
  schema: string;
  examples: unknown[];
}

interface Channel {
  pointer: string;
  messages: Message[];
}

async function othersThatFit(
  { messages }: Channel,
  name: string,
  examples: unknown[],
  schemas: Schemas,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const other of messages) {
    if (other.name === name) continue;
    for (const example of examples) {
      if (found.has(other.name)) break;
      if (await schemas.fits(other.schema, example)) found.add(other.name);
    }
  }
  return found;
}

function channelsOf({ content }: Bundle, schemas: Schemas, stories: readonly Example[]): Channel[] {
  const channels = isObject(content['channels']) ? content['channels'] : {};
  return Object.entries(channels).map(([key, channel]) => ({
    pointer: `/channels${step(key)}`,
    messages: Object.entries(
      isObject(channel) && isObject(channel['messages']) ? channel['messages'] : {},
    ).map(([name, placed]) => messageOf(name, dereferenced(content, placed), schemas, stories)),
  }));
}

/**
 * Reads a message with all its valid examples, from the document and from files. A message without a payload schema accepts every value.
 */
function messageOf(
  name: string,
  message: JsonObject,
  schemas: Schemas,
  stories: readonly Example[],
): Message {
  const schema = schemas.add(message['payload'] ?? true);
  const inline = listAt(message, 'examples').flatMap((example) =>
    isObject(example) && 'payload' in example ? [example['payload']] : [],
  );
  const fromStories = stories.filter((story) => story.schema === schema).map(({ value }) => value);
  const distinct = new Map([...inline, ...fromStories].map((value) => [JSON.stringify(value), value]));
  return { name, schema, examples: [...distinct.values()] };
}

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
