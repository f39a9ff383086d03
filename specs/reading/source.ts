import type { Json } from './json.ts';

/** A YAML file of `specs/` with its events and the branches of its unions, other references unresolved. */
export interface Source {
  /** Absolute path. */
  file: string;
  /** Path from the folder above `specs/`, with slashes: `specs/channel.openapi.yaml`. */
  document: string;
  content: Json;
  /** Parts that stand in another document, by their pointers. */
  written?: ReadonlyMap<string, Place>;
  /** Where the file is not YAML, and why. */
  notYaml?: string;
}

export interface Place {
  document: string;
  /** A JSON pointer. */
  pointer: string;
}
