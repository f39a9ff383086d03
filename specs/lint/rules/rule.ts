import type { JsonObject } from '../../reading/json.ts';
import type { Contract } from './contract.ts';

/** What Redocly passes to a visitor: the location of the node, and a way to report a problem. */
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

/** By the kind of node, what to do there; `any` is called for each, `ref` for a reference before it is followed. */
export type Visitor = Record<string, Visit | { enter: Visit }>;

/** A lint rule: a visitor for each document, which also knows all documents together. */
export type Rule = (contract: Contract) => Visitor;

/** The name under which other places refer to the schema here, when it has one. */
export function schemaName({ location }: NodeContext): string | undefined {
  return /^#\/(?:\$defs|components\/schemas)\/([^/]+)$/.exec(location.pointer)?.[1];
}

/** Reports a problem and its cure, joined by the separator. */
export function report(
  place: NodeContext,
  message: string,
  cure: string,
  steps: (string | number)[] = [],
): void {
  place.report({ message: `${message}${parting}${cure}`, location: place.location.child(steps) });
}

export const parting = ' → ';
