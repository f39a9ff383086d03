import { objectAt } from '../../../../specs/reading/json.ts';
import { type Source, step } from '../../../../specs/reading/sources.ts';

/** Where something stands in `specs/`. */
export interface Place {
  document: string;
  pointer: string;
}

/** The place where the schema of a name is written; bundles have it elsewhere. */
export type PlaceOf = (schema: string) => Place;

/** Every named schema of the sources: below `$defs` of a schema file, or below a document's components. */
export function namedSchemas(sources: Source[]): (Place & { name: string })[] {
  return sources.flatMap(({ document, content }) => [
    ...Object.keys(objectAt(content, '$defs')).map((name) => ({
      name,
      document,
      pointer: `/$defs${step(name)}`,
    })),
    ...Object.keys(objectAt(objectAt(content, 'components'), 'schemas')).map((name) => ({
      name,
      document,
      pointer: `/components/schemas${step(name)}`,
    })),
  ]);
}

/** Looks schemas up by name. */
export function placesOf(sources: Source[]): PlaceOf {
  const places = new Map(namedSchemas(sources).map((place) => [place.name, place]));
  return (schema) => places.get(schema) ?? { document: sources[0]?.document ?? 'specs', pointer: '' };
}
