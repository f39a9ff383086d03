import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Example, readExamples } from '../documents/examples.ts';
import { itemsIn, type Json, type JsonObject, objectAt, textAt, visit } from '../documents/json.ts';
import {
  basesOf,
  type NamedSchema,
  namedSchemas,
  type Place,
  readSources,
  type Source,
} from '../documents/sources.ts';

/** A problem in a document: its place, its message, and the remedy in `cure`. */
export interface Problem {
  /** Path from the folder above `specs/`: `specs/channel.openapi.yaml`. */
  document: string;
  /** JSON pointer into the document: `/paths/~1agents/get`. */
  pointer: string;
  /** The name of the lint rule that found the problem. */
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

/** An object in a YAML file, with its place and the content of the whole file. */
export interface Node extends Place {
  object: JsonObject;
  content: Json;
}

/** An element of an `x-rules` or `x-open`: a rule or an open point, or only its id if another place defines it. */
export interface Item extends Place {
  key: 'x-rules' | 'x-open';
  item: Json;
}

/** The parts of all documents that lint rules use. */
export interface Contract {
  specs: string;
  sources: Source[];
  /** All objects in the sources. */
  nodes: readonly Node[];
  /** The keys that specs/extensions.md defines. */
  extensions: Set<string>;
  /** The parties that a rule can bind or that can serve a document. */
  parties: Set<string>;
  /** The rules and the open points of all documents, and the ids that refer to them. */
  items: readonly Item[];
  /** The rules and open points that have an id. Several have the same id only by mistake. */
  byId: ReadonlyMap<string, Item[]>;
  /** All schemas below `$defs` and `components/schemas`, by name. */
  schemas: Map<string, NamedSchema>;
  /** The names of the schemas to which only the allOf of other schemas refers. They are bases of other schemas, not payloads. */
  bases: ReadonlySet<string>;
  examples: Example[];
}

export function readContract(specs: string): Contract {
  const sources = readSources(specs);
  const nodes = sources.flatMap(nodesOf);
  const items = sources.flatMap(({ document, content }) =>
    (['x-rules', 'x-open'] as const).flatMap((key) =>
      itemsIn(content, key).map((found): Item => ({ ...found, key, document })),
    ),
  );
  const extensions = readFileSync(join(specs, 'extensions.md'), 'utf8').matchAll(/^\| `(x-[a-z-]+)` \|/gm);
  return {
    specs,
    sources,
    nodes,
    extensions: new Set([...extensions].map(([, key]) => key!)),
    parties: new Set(sources.flatMap(({ content }) => Object.keys(objectAt(content, 'parties')))),
    items,
    byId: Map.groupBy(
      items.filter(({ item }) => textAt(item, 'id') !== ''),
      ({ item }) => textAt(item, 'id'),
    ),
    schemas: new Map(namedSchemas(sources).map((place) => [place.name, place])),
    bases: basesOf(sources),
    examples: readExamples(specs, sources),
  };
}

/** A problem as a lint rule yields it: the place, the message, the remedy, and a pointer below the place. */
export type Found = [place: Place, message: string, cure: string, below?: string];

/** A lint rule. It yields the problems of one kind. */
export type Rule = (contract: Contract) => Iterable<Found>;

/** Returns the nodes whose pointer matches `pattern`, each with its name, which is the first group of the pattern. */
export function namedIn({ nodes }: Contract, pattern: RegExp): [name: string, node: Node][] {
  return nodes.flatMap((node): [string, Node][] => {
    const [, name] = pattern.exec(node.pointer) ?? [];
    return name === undefined ? [] : [[name, node]];
  });
}

function nodesOf({ document, content }: Source): Node[] {
  const nodes: Node[] = [];
  visit(content, (object, pointer) => nodes.push({ document, pointer, object, content }));
  return nodes;
}
