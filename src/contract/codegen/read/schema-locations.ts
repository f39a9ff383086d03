import { namedSchemas, type Place, type Source } from '../../documents/sources.ts';

/** Returns the place where a named schema is written in `specs/`. In a bundle it has another place. */
export type LocationOf = (schema: string) => Place;

/** Makes a function that looks up a schema's place by its name. For an unknown name it returns the first document. */
export function locationsOf(sources: Source[]): LocationOf {
  const places = new Map(namedSchemas(sources).map((place) => [place.name, place]));
  return (schema) => places.get(schema) ?? { document: sources[0]?.document ?? 'specs', pointer: '' };
}
