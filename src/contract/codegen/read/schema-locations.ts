import type { Place, Source } from '../../../../specs/reading/source.ts';
import { namedSchemas } from '../../../../specs/reading/sources.ts';

/** Returns the place of a named schema in the sources; bundles have it elsewhere. */
export type LocationOf = (schema: string) => Place;

/** Looks up places by the names of schemas. */
export function locationsOf(sources: Source[]): LocationOf {
  const places = new Map(namedSchemas(sources).map((place) => [place.name, place]));
  return (schema) => places.get(schema) ?? { document: sources[0]?.document ?? 'specs', pointer: '' };
}
