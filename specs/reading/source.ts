import type { Json } from './json.ts';

/**
 * A YAML file of `specs/`, as `sources` reads it. Events and branches of unions that other documents declare are copied into `content`. All
 * other references in it are not resolved.
 */
export interface Source {
  /** Absolute path. */
  file: string;
  /** Path from the folder above `specs/`, with slashes: `specs/channel.openapi.yaml`. */
  document: string;
  content: Json;
  /** Parts that are written in another document, by their pointers. */
  written?: ReadonlyMap<string, Place>;
  /** The place and the error, if the file is not YAML. */
  notYaml?: string;
}

export interface Place {
  document: string;
  /** A JSON pointer. */
  pointer: string;
}
