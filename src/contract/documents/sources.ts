import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, resolve, sep } from 'node:path';
import { BaseResolver, Source as Text } from '@redocly/openapi-core';
import { LineCounter, parseDocument } from 'yaml';
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  references,
  step,
  textAt,
  visit,
} from './json.ts';

/**
 * A YAML file of `specs/`, as `readSources` returns it. The data of `x-event` is moved from the OpenAPI to the AsyncAPI document. Where a
 * union refers to a schema with only `oneOf`, it has the branches of that schema. Other references are not resolved.
 */
export interface Source {
  /** Absolute path. */
  file: string;
  /** Path from the folder above `specs/`, with slashes: `specs/channel.openapi.yaml`. */
  document: string;
  content: Json;
  /** Some messages were moved from an `x-event` into this document. Maps the pointer of each in `content` to its place in the OpenAPI document. */
  written?: ReadonlyMap<string, Place>;
  /** The place and the message of the error if the file is not valid YAML. */
  notYaml?: string;
}

export interface Place {
  document: string;
  /** A JSON pointer. */
  pointer: string;
}

/** Returns the place where a part of a document is written. A message from an `x-event` is written in the OpenAPI document. */
export function writtenAt(sources: readonly Source[], { document, pointer }: Place): Place {
  const written = sources.find((source) => source.document === document)?.written ?? new Map<string, Place>();
  const [start, place] = [...written].find(([part]) => `${pointer}/`.startsWith(`${part}/`)) ?? [];
  return place ? { ...place, pointer: place.pointer + pointer.slice(start!.length) } : { document, pointer };
}

/** Reads every YAML file below the folder `specs`, in the order of the paths. */
export function readSources(folder: string): Source[] {
  const specs = resolve(folder);
  const sources = filesBelow(specs)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file): Source => {
      const lines = new LineCounter();
      const parsed = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
      const [wrong] = parsed.errors;
      const { line, col } = lines.linePos(wrong?.pos[0] ?? 0);
      return {
        file,
        document: documentName(specs, file),
        content: wrong ? null : (parsed.toJS() as Json),
        ...(wrong && { notYaml: `line ${line}, column ${col}: ${wrong.message.split('\n')[0]}` }),
      };
    });
  replaceUnionParts(sources);
  moveEvents(sources);
  return sources;
}

/**
 * Makes Redocly read the content of `sources` in place of the files, because only `sources` has the messages from `x-event`. Redocly
 * changes the content that it reads, so each document needs its own resolver.
 */
export class SourcesResolver extends BaseResolver {
  readonly #sources: readonly Source[];

  constructor(sources: readonly Source[]) {
    super();
    this.#sources = sources;
  }

  override async loadExternalRef(file: string): Promise<Text> {
    const source = this.#sources.find((each) => each.file === file && each.notYaml === undefined);
    return source ? new Text(file, JSON.stringify(source.content)) : super.loadExternalRef(file);
  }
}

export function documentName(specs: string, file: string): string {
  return ['specs', ...relative(specs, file).split(sep)].join('/');
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** A schema with a name, and its place: below `$defs` of a schema file, or below a document's components. */
export interface NamedSchema extends Place {
  name: string;
  schema: JsonObject;
}

/** Returns every named schema of the sources. */
export function namedSchemas(sources: readonly Source[]): NamedSchema[] {
  return sources.flatMap(({ document, content }) => {
    const folders: [pointer: string, schemas: JsonObject][] = [
      ['/$defs', objectAt(content, '$defs')],
      ['/components/schemas', objectAt(objectAt(content, 'components'), 'schemas')],
    ];
    return folders.flatMap(([folder, schemas]) =>
      Object.keys(schemas).map((name) => ({
        name,
        document,
        pointer: `${folder}${step(name)}`,
        schema: objectAt(schemas, name),
      })),
    );
  });
}

/** Returns the names of the schemas to which only the `allOf` of other schemas refers. They are bases of other schemas, not payloads. */
export function basesOf(sources: readonly Source[]): Set<string> {
  const bases: string[] = [];
  const elsewhere = sources.flatMap(({ content }) => {
    const { $defs, components, ...rest } = content as JsonObject;
    const own = [$defs, objectAt(components, 'schemas')].flatMap((schemas) =>
      Object.values(isObject(schemas) ? schemas : {}).map((schema) => {
        if (!isObject(schema) || !isObject(schema['properties'])) return schema;
        const { allOf = [], ...more } = schema;
        bases.push(...references(allOf).map(nameOf));
        return more;
      }),
    );
    const { schemas: _, ...parts } = objectAt(content, 'components');
    return references([rest, parts, ...own]);
  });
  const isElsewhere = new Set(elsewhere.map(nameOf));
  return new Set(bases.filter((base) => !isElsewhere.has(base)));
}

// An event is written only in its OpenAPI document. `x-event` of its webhook has the data for the AsyncAPI document of the same interface.

/** Changes `sources`: moves the data of `x-event` from each OpenAPI document to the messages of the AsyncAPI document with the same name. */
function moveEvents(sources: readonly Source[]): void {
  for (const source of sources) {
    const events = eventsTakenFrom(source);
    const other = sources.find(
      ({ document }) => document === source.document.replace('.openapi.', '.asyncapi.'),
    );
    if (events.length === 0 || !other || !isObject(other.content)) continue;
    addMessages(other.content, events);
    other.written = new Map(events.map(({ message, place }) => [pointerOf(message), place]));
  }
}

const pointerOf = ({ name }: JsonObject) => `/components/messages/${name}`;

/** An event, as the OpenAPI document of its interface describes it. */
interface Row {
  /** The name of the webhook. */
  key: string;
  /** The operation that sends the event. */
  sentBy: string;
  /** The message, without the members that the messages of all events share. */
  message: JsonObject;
  place: Place;
}

/**
 * Returns the events of a document, and removes `x-event` from its webhooks; none if no webhook has `x-event`. If only some webhooks have it,
 * the message of another webhook gets no texts, which the lint reports.
 */
function eventsTakenFrom({ document, content }: Source): Row[] {
  const webhooks = Object.entries(objectAt(content, 'webhooks'));
  if (!webhooks.some(([, item]) => objectAt(item, 'post')['x-event'] !== undefined)) return [];
  return webhooks.map(([key, item]) => {
    const post = objectAt(item, 'post');
    const { sentBy, ...own } = objectAt(post, 'x-event');
    delete post['x-event'];
    const media = objectAt(objectAt(objectAt(post, 'requestBody'), 'content'), 'application/json');
    const name = `${key[0]!.toUpperCase()}${key.slice(1)}`;
    const message = { name, ...own, payload: objectAt(media, 'schema') };
    const place = { document, pointer: `/webhooks${step(key)}/post/x-event` };
    return { key, sentBy: String(sentBy), message, place };
  });
}

/** Adds the events to the operations of an AsyncAPI document, to their channels, and to the messages. */
function addMessages(content: JsonObject, events: readonly Row[]): void {
  const { messageTraits, messages: others, ...components } = objectAt(content, 'components');
  const shared = objectAt(messageTraits, 'event');
  const messages = events.map(({ message }) => {
    const { name = '', title = '', summary = '', description = '', ...rest } = message;
    return [name, { name, title, summary, description, ...shared, ...rest }];
  });
  content['components'] = {
    ...components,
    messages: { ...Object.fromEntries(messages), ...(others as JsonObject) },
  };
  for (const [name, operation] of Object.entries(objectAt(content, 'operations'))) {
    const own = events.filter(({ sentBy }) => sentBy === name);
    if (own.length === 0 || !isObject(operation)) continue;
    const channel = nameOf(textAt(objectAt(operation, 'channel'), '$ref'));
    const named = own.map(({ key, message }) => [key, { $ref: `#${pointerOf(message)}` }]);
    const there = objectAt(objectAt(content, 'channels'), channel);
    there['messages'] = { ...objectAt(there, 'messages'), ...Object.fromEntries(named) };
    const sent = own.map(({ key }) => ({ $ref: `#/channels/${channel}/messages/${key}` }));
    operation['messages'] = [...listAt(operation, 'messages'), ...sent];
  }
}

/** Changes `sources`: in each union, the branches of a schema with only `oneOf` replace the reference to it. Removes that schema. */
function replaceUnionParts(sources: readonly Source[]): void {
  const parts = new Map(
    sources.flatMap(({ document, content }) => {
      const schemas = objectAt(content, '$defs');
      return Object.entries(schemas).flatMap(([name, schema]): [string, string[]][] => {
        const branches = listAt(schema, 'oneOf').map((branch) => nameOf(textAt(branch, '$ref')));
        if (branches.length === 0 || Object.keys(schema as object).length > 1) return [];
        delete schemas[name];
        return [[`${document}#/$defs/${name}`, branches]];
      });
    }),
  );
  for (const { document, content } of sources)
    visit(content, (object) => {
      const branches = listAt(object, 'oneOf');
      if (branches.length > 0)
        object['oneOf'] = branches.flatMap((branch) => placed(branch, document, parts));
    });
}

function placed(branch: Json, document: string, parts: ReadonlyMap<string, string[]>): Json[] {
  const [file = '', pointer] = textAt(branch, '$ref').split('#');
  const names = parts.get(`${file === '' ? document : posix.join(posix.dirname(document), file)}#${pointer}`);
  return names?.map((name) => ({ $ref: `${file}#/$defs/${name}` })) ?? [branch];
}
