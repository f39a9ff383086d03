import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Example, readExamples } from '../documents/examples.ts';
import { isObject, type JsonObject, listAt, visit } from '../documents/json.ts';
import {
  basesOf,
  type NamedSchema,
  namedSchemas,
  type Place,
  readSources,
  type Source,
} from '../documents/sources.ts';

/** A problem in the documents: its place, a message, and the remedy. */
export interface Problem {
  /** Path from the folder above `specs/`: `specs/channel.openapi.yaml`. */
  document: string;
  /** JSON pointer into the document: `/paths/~1agents/get`. */
  pointer: string;
  /** The rule that found it. */
  rule: string;
  message: string;
  cure: string;
}

/** Formats a problem as `specs/x.yaml#/pointer: message. Remedy. (rule)`. */
export function written({ document, pointer, rule, message, cure }: Problem): string {
  return `${document}#${pointer}: ${[message, cure].filter((text) => text !== '').join('. ')}. (${rule})`;
}

/** Removes repeated problems, and sorts the others by document. */
export function distinct(problems: Problem[]): Problem[] {
  const byPlace = new Map(problems.map((problem) => [written(problem), problem]));
  return [...byPlace.keys()].toSorted().map((key) => byPlace.get(key)!);
}

/** A schema in the source documents, with its document and its JSON pointer. */
export interface SchemaPlace extends Place {
  schema: JsonObject;
}

/** The data about all documents that lint rules use. */
export interface Contract {
  specs: string;
  sources: Source[];
  /** The keys that specs/extensions.md defines. */
  extensions: Set<string>;
  /** The parties that a rule can bind or that can serve a document. */
  parties: Set<string>;
  /** The places of rules and open points, by id: `specs/x.yaml#/pointer`. */
  places: Map<string, string[]>;
  /** All schemas below `$defs` and `components/schemas`, by name. */
  schemas: Map<string, SchemaPlace>;
  /** The names of the schemas that others only extend by allOf. They are no payloads. */
  bases: ReadonlySet<string>;
  examples: Example[];
}

export function readContract(specs: string): Contract {
  const sources = readSources(specs);
  const extensions = readFileSync(join(specs, 'extensions.md'), 'utf8').matchAll(/^\| `(x-[a-z-]+)` \|/gm);
  return {
    specs,
    sources,
    extensions: new Set([...extensions].map(([, key]) => key!)),
    parties: new Set(sources.flatMap(partiesOf)),
    places: placesOf(sources),
    schemas: new Map(namedSchemas(sources).flatMap(schemaPlace)),
    bases: basesOf(sources),
    examples: readExamples(specs, sources),
  };
}

/** Returns the names of the parties in specs/parties.yaml. */
function partiesOf({ document, content }: Source): string[] {
  if (document !== 'specs/parties.yaml' || !isObject(content)) return [];
  return Object.keys(isObject(content['parties']) ? content['parties'] : {});
}

function placesOf(sources: Source[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const { document, content } of sources) {
    visit(content, (node, pointer) => {
      for (const key of ['x-rules', 'x-open']) {
        for (const [index, item] of listAt(node, key).entries()) {
          if (!isObject(item) || typeof item['id'] !== 'string') continue;
          const known = places.get(item['id']) ?? [];
          places.set(item['id'], [...known, `${document}#${pointer}/${key}/${index}`]);
        }
      }
    });
  }
  return places;
}

function schemaPlace({ name, document, pointer, schema }: NamedSchema): [string, SchemaPlace][] {
  return isObject(schema) ? [[name, { document, pointer, schema }]] : [];
}
