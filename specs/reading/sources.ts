import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { BaseResolver, Source as Text } from '@redocly/openapi-core';
import { LineCounter, parseDocument } from 'yaml';
import { withEvents } from './events.ts';
import { isObject, type Json, type JsonObject, nameOf, objectAt, references, step } from './json.ts';
import { placeParts } from './parts.ts';
import type { Place, Source } from './source.ts';

/** Returns the place where a part of a document is written: for a message from `x-event`, its place in the OpenAPI document. */
export function writtenAt(sources: readonly Source[], { document, pointer }: Place): Place {
  const written = sources.find((source) => source.document === document)?.written ?? new Map<string, Place>();
  const [start, place] = [...written].find(([part]) => `${pointer}/`.startsWith(`${part}/`)) ?? [];
  return place ? { ...place, pointer: place.pointer + pointer.slice(start!.length) } : { document, pointer };
}

/** Reads every document and schema file below the folder `specs`, in the order of their paths. */
export function readSources(folder: string): Source[] {
  const specs = resolve(folder);
  const sources = filesBelow(specs)
    .filter((file) => file.endsWith('.yaml') && !file.startsWith(join(specs, 'lint', sep)))
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
  placeParts(sources);
  return withEvents(sources);
}

/**
 * Makes Redocly read the content of `sources` in place of the files, because only `sources` has the messages from `x-event`. Redocly
 * changes the data that it reads, so each document needs its own resolver.
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

/** A named schema, below `$defs` of a schema file or below a document's components, and its place. */
export interface NamedSchema extends Place {
  name: string;
  schema: Json;
}

/** Returns every named schema of the sources. */
export function namedSchemas(sources: readonly Source[]): NamedSchema[] {
  return sources.flatMap(({ document, content }) => {
    const folders: [pointer: string, schemas: JsonObject][] = [
      ['/$defs', objectAt(content, '$defs')],
      ['/components/schemas', objectAt(objectAt(content, 'components'), 'schemas')],
    ];
    return folders.flatMap(([folder, schemas]) =>
      Object.entries(schemas).map(([name, schema]) => ({
        name,
        document,
        pointer: `${folder}${step(name)}`,
        schema,
      })),
    );
  });
}

/** Returns the names of the schemas that other schemas extend by allOf, and to which no other reference leads. They are no payloads. */
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
