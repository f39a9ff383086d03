import { basename, posix } from 'node:path';
import { capitalized, deliveriesOf } from '../../documents/figures.ts';
import {
  dereferenced,
  errorCodeOf,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  mapObjects,
  nameOf,
  objectAt,
  textAt,
  visit,
} from '../../documents/json.ts';
import { type ErrorCode, type Interface, type Model, type ScriptCall, storiesOf } from '../model/model.ts';
import { clientNameOf } from '../model/operations.ts';
import type { GeneratedFile } from './file.ts';
import { discriminatorOf, mergedId, receiverDocument } from './receivers.ts';
import { allChoicesOf, deliverySentences, errorCodeSentences, growthSentence } from './sentences.ts';

/** Makes the documents of an interface, each as one JSON file with its examples, for other tools and languages. */
export function emitBundles(one: Interface, model: Model): GeneratedFile[] {
  const describe = (document: JsonObject) => withChosenCodes(described(document), model.errorCodes);
  return bundlesOf(one, model).map(({ path, document }) => ({
    path,
    content: `${JSON.stringify(describe(withoutConst(document)), null, 2)}\n`,
  }));
}

/** Returns a copy of a document in which an `enum` of one value replaces each `const`, which some generators do not support. */
function withoutConst(document: JsonObject): JsonObject {
  return mapObjects(document, (object) => {
    const { const: only, ...rest } = object;
    return only === undefined ? object : { ...rest, enum: [only] };
  }) as JsonObject;
}

/** A document of an interface in one file. */
export interface Bundle {
  /** The path of the file in `generated/`. */
  path: string;
  document: JsonObject;
}

/**
 * Returns the documents of an interface, without limits, deliveries and error codes in their descriptions. The docs site needs these
 * documents, because its pages show such data separately.
 */
export function bundlesOf(one: Interface, model: Model): Bundle[] {
  const of = (name: string) => storiesOf(name, one.schemas, model.examples);
  const { openapi, asyncapi } = one.bundled;
  const bundle = (kind: string, name: string, document: JsonObject) => ({
    path: posix.join(posix.dirname(one.folder), kind, `${name}.json`),
    document,
  });
  const events = asyncapi && asyncApiWithExamples(withWholeOperations(asyncapi, one), of);
  const requests =
    openapi && withDeliveries(withDiscriminators(openApiWithExamples(openapi, of, model), one), asyncapi);
  const receiver = requests && events && receiverDocument(requests, events, one.schemas);
  return [
    ...(requests ? [bundle('openapi', one.name, requests)] : []),
    ...(receiver ? [bundle('openapi', receiver.party, receiver.document)] : []),
    ...(events ? [bundle('asyncapi', one.name, events)] : []),
  ];
}

type StoriesOf = (schema: string) => Record<string, Json>;

/**
 * Adds the named examples (stories) of each schema to the document. A media type gets all of them, and the schema itself the first three.
 */
function openApiWithExamples(document: JsonObject, of: StoriesOf, model: Model): JsonObject {
  const whole = mapObjects(withSchemaExamples(document, of), (object) => {
    const name = nameOf(textAt(object['schema'], '$ref'));
    if (name === '' || object['in'] !== undefined || object['examples'] !== undefined) return object;
    const stories = Object.entries(of(name));
    return stories.length === 0 ? object : { ...object, examples: namedExamples(stories) };
  }) as JsonObject;
  return withOwnErrors(whole, model.errorCodes);
}

function namedExamples(stories: [string, Json][]): JsonObject {
  return Object.fromEntries(stories.map(([story, value]) => [story, { summary: sentence(story), value }]));
}

function asyncApiWithExamples(document: JsonObject, of: StoriesOf): JsonObject {
  return mapComponents(withSchemaExamples(document, of), 'messages', (_, message) => {
    const stories = Object.entries(of(nameOf(textAt(objectAt(message, 'payload'), '$ref'))));
    const examples = stories.map(([story, payload]) => ({ name: story, summary: sentence(story), payload }));
    return { ...message, ...(examples.length > 0 && { examples }) };
  });
}

function withSchemaExamples(document: JsonObject, of: StoriesOf): JsonObject {
  return mapComponents(document, 'schemas', (name, schema) => {
    const examples = Object.values(of(name)).slice(0, 3);
    return { ...schema, ...(examples.length > 0 && { examples }) };
  });
}

/** Returns a copy of a document in which the result of `change` replaces each component of a kind. */
function mapComponents(
  document: JsonObject,
  kind: 'messages' | 'schemas',
  change: (name: string, component: JsonObject) => JsonObject,
): JsonObject {
  const components = objectAt(document, 'components');
  const named = Object.entries(objectAt(components, kind)).map(
    ([name, component]) => [name, change(name, component as JsonObject)] as const,
  );
  return { ...document, components: { ...components, [kind]: Object.fromEntries(named) } };
}

/**
 * Returns a copy of an AsyncAPI document in which every x-delivery is an object. If it was the name of another operation, it becomes the
 * x-delivery of that operation. The descriptions of a script API's operations show how to call them: the document has all arguments in one
 * payload, but a script passes them one by one.
 */
function withWholeOperations(asyncapi: JsonObject, { scriptCalls }: Interface): JsonObject {
  const operations = objectAt(asyncapi, 'operations');
  const deliveries = new Map(deliveriesOf(asyncapi));
  const whole = Object.entries(operations).map(([name, operation]) => {
    const delivery = deliveries.get(name);
    const call = scriptCalls.find((one) => one.name === name);
    const description = call && `${textAt(operation, 'description')}\n\n${callOf(call)}`;
    return [
      name,
      {
        ...(operation as JsonObject),
        ...(delivery && { 'x-delivery': delivery }),
        ...(description && { description }),
      },
    ];
  });
  return { ...asyncapi, operations: Object.fromEntries(whole) };
}

/** Returns a sentence that shows the call of a method or callback, and one about its result. */
function callOf({ name, kind, returns, arguments: given }: ScriptCall): string {
  const names = given.map(({ name: each }) => each);
  if (kind === 'callback') return `The widget calls the page's function: \`${name}(${names.join(', ')})\`.`;
  const passed = returns === 'callback' ? [...names, 'callback'] : names;
  return `Call: \`svc_api.${name}(${passed.join(', ')})\`. ${ways[returns] ?? ''}`.trimEnd();
}

const ways: Readonly<Record<string, string>> = {
  value: 'The method returns its result.',
  promise:
    'The method returns a promise of its result. A function as the last argument is called with an error or null, and the result.',
  callback: 'The function is called with the result.',
};

/**
 * Returns a copy of an OpenAPI document in which each webhook has its x-delivery. Only the AsyncAPI document had it before. So the author
 * of a receiver needs only one document.
 */
function withDeliveries(openapi: JsonObject, asyncapi: JsonObject | undefined): JsonObject {
  if (openapi['webhooks'] === undefined || asyncapi === undefined) return openapi;
  const deliveries = deliveriesBySchema(asyncapi);
  const webhooks = mapObjects(objectAt(openapi, 'webhooks'), (object) => {
    const content = objectAt(objectAt(objectAt(object, 'requestBody'), 'content'), 'application/json');
    const found = deliveries.get(textAt(objectAt(content, 'schema'), '$ref'));
    return found === undefined ? object : { ...object, 'x-delivery': found };
  });
  return { ...openapi, webhooks };
}

/** Returns the x-delivery of each payload, by the `$ref` of the payload's schema. Both documents of an interface have the same `$ref`. */
function deliveriesBySchema(asyncapi: JsonObject): Map<string, JsonObject> {
  const operations = objectAt(asyncapi, 'operations');
  const payload = (message: Json) => objectAt(dereferenced(asyncapi, message), 'payload');
  return new Map(
    deliveriesOf(asyncapi).flatMap(([name, policy]) =>
      listAt(operations[name], 'messages').map(
        (message) => [textAt(payload(message), '$ref'), policy] as const,
      ),
    ),
  );
}

/**
 * Adds the `discriminator` of OpenAPI to each union with an x-discriminator. If the property is not directly in the branches, the union
 * becomes an anyOf instead.
 */
function withDiscriminators(document: JsonObject, { schemas }: Interface): JsonObject {
  return mapObjects(document, (object) => {
    const propertyName = textAt(object, 'x-discriminator');
    const branches = listAt(object, 'oneOf').filter(isObject);
    if (propertyName === '' || branches.length === 0) return object;
    if (propertyName.includes('/')) return withAnyOf(object);
    const discriminator = discriminatorOf(branches, propertyName, schemas);
    return { ...object, type: 'object', discriminator };
  }) as JsonObject;
}

/**
 * Writes a union as anyOf. OpenAPI has no discriminator for a nested property, and linters report branches of a oneOf as equal. No value
 * matches two branches, so both keywords mean the same.
 */
function withAnyOf(union: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(union).map(([key, value]) => [key === 'oneOf' ? 'anyOf' : key, value]),
  );
}

/** Converts the name of an example to a phrase: `photo-with-thumb` becomes `Photo with thumb`. */
function sentence(story: string): string {
  return capitalized(story.replaceAll('-', ' '));
}

/**
 * Returns a copy of an OpenAPI document. Its error responses have only the examples with an error code of their status. Examples with the
 * usual code of the response come first.
 */
function withOwnErrors(document: JsonObject, errorCodes: ErrorCode[]): JsonObject {
  return withErrorResponses(document, (response, status, code) => {
    const codeOf = (example: Json) => textAt(objectAt(objectAt(example, 'value'), 'error'), 'code');
    const isOwn = (example: Json) =>
      errorCodes.some((one) => one.code === codeOf(example) && one.status === status);
    const content = Object.entries(objectAt(response, 'content')).map(([type, media]) => {
      const examples = Object.entries(objectAt(media, 'examples'))
        .filter(([, example]) => isOwn(example))
        .toSorted(([, a], [, b]) => Number(codeOf(b) === code) - Number(codeOf(a) === code));
      return [type, { ...(media as JsonObject), examples: Object.fromEntries(examples) }];
    });
    return { content: Object.fromEntries(content) };
  });
}

/** Returns a copy of an OpenAPI document. If the reference chose the code of an error response, the description says so. */
function withChosenCodes(document: JsonObject, errorCodes: ErrorCode[]): JsonObject {
  return withErrorResponses(document, (response, _, code) => {
    const choice = errorCodes.find((one) => one.code === code)?.choice;
    if (choice === undefined) return {};
    const note = `The code \`${code}\` is the reference's choice, not contract (${choice}).`;
    return { description: `${textAt(response, 'description').trimEnd()}\n\n${note}` };
  });
}

/**
 * Returns a copy of a document in which `change` has replaced members of each response with an error code. A response that several
 * operations refer to is changed once.
 */
function withErrorResponses(
  document: JsonObject,
  change: (response: JsonObject, status: number, code: string) => JsonObject,
): JsonObject {
  const copy = structuredClone(document);
  const changed = new Set<JsonObject>();
  visit(copy, (operation) => {
    for (const [status, given] of Object.entries(objectAt(operation, 'responses'))) {
      const code = errorCodeOf(copy, Number(status), given);
      const response = dereferenced(copy, given);
      if (code === undefined || changed.has(response)) continue;
      changed.add(Object.assign(response, change(response, Number(status), code)));
    }
  });
  return copy;
}

/** The text between a description and each note that is added to it. */
const gap = '\n\n';

/**
 * Returns a copy of a document in which the descriptions also state limits, deliveries and error codes, as Markdown. They come from the
 * extensions beside the description. A choice of the reference is marked as not contract. Rules and open points are not added, because
 * generators repeat each description as a comment wherever it is used.
 */
export function described(document: JsonObject): JsonObject {
  return mapObjects(document, (object) => {
    const notes = notesOf(object);
    if (notes === '') return object;
    const own = textAt(object, 'description').trimEnd();
    return { ...object, description: own === '' ? notes : `${own}${gap}${notes}` };
  }) as JsonObject;
}

/** Returns the limits, deliveries and error codes in the extensions of an object as Markdown; empty if it has no such extension. */
export function notesOf(object: JsonObject): string {
  return Object.entries(writers)
    .map(([key, write]) => (object[key] === undefined ? '' : write(object[key])))
    .filter((note) => note !== '')
    .join(gap);
}

/** The functions that describe the value of an extension, by the name of the extension. */
const writers: Readonly<Record<string, (value: Json) => string>> = {
  'x-truncate': (characters) =>
    `**Limit:** ${characters} characters. A longer text is cut to the first ${characters}, not rejected.`,
  'x-grows': (sections) => growthSentence(String(sections)),
  'x-delivery': (policy) => (isObject(policy) ? delivery(policy) : ''),
  'x-error-codes': (codes) =>
    `**Error codes.** ${errorCodeSentences(codes as unknown as ErrorCode[]).join(' ')}`,
};

function delivery(policy: JsonObject): string {
  const choice = allChoicesOf(policy);
  const head =
    choice === undefined ? '**Delivery**' : `**Delivery** (${choice}: the reference's choice, not contract)`;
  return `${head}${gap}${deliverySentences(policy)
    .map((sentence) => `- ${sentence}`)
    .join('\n')}`;
}

/** Makes a JSON file of each flow in `specs/flows`. Its `sourceDescriptions` refer to the bundles in `generated/`, not to `specs/`. */
export function emitFlows(model: Model): GeneratedFile[] {
  return model.flows.map(({ name, content }) => {
    const receivers = receiversIn(content, model);
    const sources = listAt(content, 'sourceDescriptions').map((source) => withBundle(source, receivers));
    const flow = mapObjects({ ...content, sourceDescriptions: sources }, (object) => {
      const id = textAt(object, 'operationId').split('.').at(-1)!;
      const served = receivers.find(({ operations }) => operations.includes(id));
      if (!served) return object;
      // In a receiver's document, webhooks that share an address are one operation.
      const [prefix] = textAt(object, 'operationId').split(id);
      const called = served.operations.length === 1 ? clientNameOf(id) : mergedId(served.party);
      return { ...object, operationId: `${prefix}${called}`, 'x-webhook': id };
    });
    return { path: `arazzo/${name}.json`, content: `${JSON.stringify(flow, null, 2)}\n` };
  });
}

interface ReceiverOf {
  interface: string;
  party: string;
  operations: string[];
}

/** Returns the webhook receivers that a flow (Arazzo workflow) calls. Each has a separate document, in which its webhooks are paths. */
function receiversIn(content: JsonObject, { parties, interfaces }: Model): ReceiverOf[] {
  const text = JSON.stringify(content);
  return parties
    .filter(({ serves }) => serves === 'webhooks')
    .map((party) => {
      const { operations } = interfaces.find(({ name }) => name === party.interface)!;
      const own = operations.filter((operation) => operation.party === party.name).map(({ id }) => id);
      return { interface: party.interface, party: party.name, operations: own };
    })
    .filter(({ operations }) => operations.some((id) => text.includes(`.${id}"`)));
}

/** Changes the url of a source description to that of the bundle: `../reference/desk.openapi.yaml` to `../reference/openapi/desk.json`. */
function withBundle(source: Json, receivers: readonly ReceiverOf[]): Json {
  if (!isObject(source)) return source;
  const url = textAt(source, 'url');
  const [name, kind] = basename(url).split('.') as [string, string];
  const file = receivers.find((receiver) => receiver.interface === name)?.party ?? name;
  return { ...source, url: posix.join(posix.dirname(url), kind, `${file}.json`) };
}
