import type { JsonObject } from '../../reading/json.ts';
import type { Contract } from './contract.ts';

/** The context that Redocly passes to a visitor: the location of the node, and a function that reports a problem. */
export interface NodeContext {
  location: Location;
  key: string | number;
  /** The kind of node: `Operation`, `Schema`, `SchemaProperties` and so on. */
  type: { name?: string };
  resolve(node: unknown): { node: unknown; location: Location | undefined };
  report(problem: { message: string; location: Location }): void;
}

interface Location {
  source: { absoluteRef: string };
  pointer: string;
  child(steps: (string | number)[]): Location;
  key(): Location;
}

type Visit = (node: JsonObject, place: NodeContext) => void;

/** The functions that Redocly calls, by the kind of node: `any` for every node, and `ref` for a reference before it is resolved. */
export type Visitor = Record<string, Visit | { enter: Visit }>;

/** A lint rule: makes a visitor for each document, from the data about all documents. */
export type Rule = (contract: Contract) => Visitor;

/** Returns the name of the schema at a node; undefined if it is not directly below `$defs` or `components/schemas`. */
export function schemaName({ location }: NodeContext): string | undefined {
  return /^#\/(?:\$defs|components\/schemas)\/([^/]+)$/.exec(location.pointer)?.[1];
}

/** Reports a problem with its remedy, at the node's location extended by `steps`. Redocly gets message and remedy as one text. */
export function report(
  place: NodeContext,
  message: string,
  cure: string,
  steps: (string | number)[] = [],
): void {
  place.report({ message: `${message}${parting}${cure}`, location: place.location.child(steps) });
}

export const parting = ' → ';
