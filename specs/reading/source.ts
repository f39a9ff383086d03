import type { Json } from './json.ts';

/**
 * A YAML file of `specs/`, as `readSources` returns it. The data of `x-event` is moved from the OpenAPI to the AsyncAPI document. A union's
 * reference to a schema with only `oneOf` is replaced by that schema's branches. Other references are not resolved.
 */
export interface Source {
  /** Absolute path. */
  file: string;
  /** Path from the folder above `specs/`, with slashes: `specs/channel.openapi.yaml`. */
  document: string;
  content: Json;
  /** The messages that come from `x-event` of another document: their places there, by their pointers in `content`. */
  written?: ReadonlyMap<string, Place>;
  /** The place and the error, if the file is not YAML. */
  notYaml?: string;
}

export interface Place {
  document: string;
  /** A JSON pointer. */
  pointer: string;
}
