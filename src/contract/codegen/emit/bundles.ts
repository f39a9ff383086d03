import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  mapObjects,
  nameOf,
  objectAt,
  textAt,
} from '../json.ts';
import type { ErrorCode, Interface, Model } from '../model.ts';
import { constantsAt } from '../read/schemas.ts';
import { storiesOf } from '../stories.ts';
import { brunoFolder } from './bruno.ts';
import { withDeliveries, withWholeDeliveries } from './deliveries.ts';
import { described } from './described.ts';
import type { GeneratedFile } from './file.ts';
import { catalogueOf } from './notes.ts';
import { postmanCollection } from './postman.ts';
import { receiverDocument } from './receivers.ts';
import { type Collected, collected } from './requests.ts';

/** The documents, each as one JSON file with the examples in their places, for other tools and languages. */
export function emitBundles(model: Interface, all: Model): GeneratedFile[] {
  const of = (name: string) => storiesOf(name, model.schemas, all.examples.valid);
  const describe = (document: JsonObject) => described(document, catalogueOf(all));
  const events = model.asyncapi && asyncapi(withWholeDeliveries(model.asyncapi), of);
  const requests =
    model.openapi &&
    withDeliveries(
      withOwnErrors(withDiscriminators(openapi(model.openapi, of), model), all.errorCodes),
      model.asyncapi,
    );
  const receiver = requests && events && receiverDocument(requests, events);
  return [
    ...(requests ? [file('openapi', model.name, describe(requests))] : []),
    ...(receiver ? [file('openapi', receiver.party, describe(receiver.document))] : []),
    ...(events ? [file('asyncapi', model.name, describe(events))] : []),
    ...(requests ? collections(model.name, collected(requests, events)) : []),
  ];
}

/** For HTTP clients that people use by hand. */
function collections(name: string, requests: Collected): GeneratedFile[] {
  const folder = brunoFolder(requests).map(({ path, content }) => ({
    path: `bruno/${name}/${path}`,
    content,
  }));
  return [file('postman', name, postmanCollection(requests) as Json), ...folder];
}

type StoriesOf = (schema: string) => Record<string, Json>;

function file(folder: string, name: string, content: Json): GeneratedFile {
  return { path: `${folder}/${name}.json`, content: `${JSON.stringify(content, null, 2)}\n` };
}

/** Media types get the stories of their schema as named examples, schemas their first ones as a list. */
function openapi(document: JsonObject, of: StoriesOf): JsonObject {
  return mapObjects(withSchemaExamples(document, of), (object) => {
    const reference = textAt(object['schema'], '$ref');
    if (reference === '' || object['in'] !== undefined || object['examples'] !== undefined) return object;
    const stories = Object.entries(of(nameOf(reference)));
    if (stories.length === 0) return object;
    const examples = stories.map(([story, value]) => [story, { summary: sentence(story), value }]);
    return { ...object, examples: Object.fromEntries(examples) };
  }) as JsonObject;
}

/** An error response that has an error code shows errors of its own HTTP code only, the one that its document names first. */
function withOwnErrors(document: JsonObject, errorCodes: ErrorCode[]): JsonObject {
  const statusOf = new Map(errorCodes.map(({ code, status }) => [code, status]));
  return mapObjects(document, (object) => {
    const { status, code } = objectAt(object, 'x-error');
    if (status === undefined || code === undefined) return object;
    const content = Object.entries(objectAt(object, 'content')).map(([type, media]) => {
      const codeOf = (example: Json) => textAt(objectAt(objectAt(example, 'value'), 'error'), 'code');
      const own = Object.entries(objectAt(media, 'examples'))
        .filter(([, example]) => statusOf.get(codeOf(example)) === status)
        .toSorted(([, a], [, b]) => Number(codeOf(b) === code) - Number(codeOf(a) === code));
      return [type, { ...(media as JsonObject), examples: Object.fromEntries(own) }];
    });
    return { ...object, content: Object.fromEntries(content) };
  }) as JsonObject;
}

function asyncapi(document: JsonObject, of: StoriesOf): JsonObject {
  const copy = withSchemaExamples(document, of);
  const components = objectAt(copy, 'components');
  const messages = Object.entries(objectAt(components, 'messages')).map(([name, message]) => {
    const stories = Object.entries(of(nameOf(textAt(objectAt(message, 'payload'), '$ref'))));
    const examples = stories.map(([story, payload]) => ({ name: story, summary: sentence(story), payload }));
    return [name, { ...(message as JsonObject), ...(examples.length > 0 && { examples }) }];
  });
  return { ...copy, components: { ...components, messages: Object.fromEntries(messages) } };
}

function withSchemaExamples(document: JsonObject, of: StoriesOf): JsonObject {
  const components = objectAt(document, 'components');
  const schemas = Object.entries(objectAt(components, 'schemas')).map(([name, schema]) => {
    const examples = Object.values(of(name)).slice(0, 3);
    return [name, { ...(schema as JsonObject), ...(examples.length > 0 && { examples }) }];
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) } };
}

/** OpenAPI's own discriminator, where the telling property stands in the union's members themselves. */
function withDiscriminators(document: JsonObject, { schemas }: Interface): JsonObject {
  return mapObjects(document, (object) => {
    const propertyName = textAt(object, 'x-discriminator');
    const branches = listAt(object, 'oneOf').filter(isObject);
    if (propertyName === '' || branches.length === 0) return object;
    if (propertyName.includes('/')) return withAnyOf(object);
    const mapping = branches.flatMap((branch) =>
      constantsAt(branch, [propertyName], schemas).map(
        (value) => [String(value), textAt(branch, '$ref')] as const,
      ),
    );
    return {
      ...object,
      type: 'object',
      discriminator: { propertyName, mapping: Object.fromEntries(mapping) },
    };
  }) as JsonObject;
}

/**
 * OpenAPI has no discriminator for a property deeper inside, and linters take the branches for the same. No value fits two
 * of them all the same, so that it matters not whether one is asked for or at least one.
 */
function withAnyOf(union: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(union).map(([key, value]) => [key === 'oneOf' ? 'anyOf' : key, value]),
  );
}

/** `photo-with-thumb` gives `Photo with thumb`. */
function sentence(story: string): string {
  const words = story.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
