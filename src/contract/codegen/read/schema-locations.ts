import { objectAt, step } from '../../../../specs/reading/json.ts';
import type { Source } from '../../../../specs/reading/source.ts';

/** A document in `specs/` and a pointer into it. */
export interface Location {
  document: string;
  pointer: string;
}

/** Gives the location at which the schema of a name is written; bundles have it elsewhere. */
export type LocationOf = (schema: string) => Location;

/** Every named schema of the sources: below `$defs` of a schema file, or below a document's components. */
export function namedSchemas(sources: Source[]): (Location & { name: string })[] {
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

/** Looks up locations by the names of schemas. */
export function locationsOf(sources: Source[]): LocationOf {
  const locations = new Map(namedSchemas(sources).map((location) => [location.name, location]));
  return (schema) => locations.get(schema) ?? { document: sources[0]?.document ?? 'specs', pointer: '' };
}
