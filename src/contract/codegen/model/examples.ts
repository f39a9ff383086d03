import { type Json, type JsonObject, listAt, nameOf, textAt } from '../../documents/json.ts';
import type { Stories } from './model.ts';

/**
 * Returns the valid stories of a schema, that is, its named examples: from its own files, inline, and for a union from its branches. The
 * story of its first file is the typical example.
 */
export function storiesOf(
  name: string,
  schemas: Map<string, JsonObject>,
  stories: Stories,
): Record<string, Json> {
  const schema = schemas.get(name) ?? {};
  const inline = listAt(schema, 'examples').map((value, index) => [`example-${index + 1}`, value] as const);
  const inherited = branchesOf(schema).flatMap((branch) =>
    Object.entries(storiesOf(branch, schemas, stories)),
  );
  return {
    ...stories[name],
    ...Object.fromEntries(inline),
    ...Object.fromEntries(inherited),
    ...stories[name],
  };
}

/** Returns the stories in files of a schema, and for a union also the stories of its branches. */
export function ownStoriesOf(
  name: string,
  schemas: Map<string, JsonObject>,
  stories: Stories,
): Record<string, Json> {
  const branches = branchesOf(schemas.get(name) ?? {});
  const inherited = branches.flatMap((branch) => Object.entries(ownStoriesOf(branch, schemas, stories)));
  return { ...Object.fromEntries(inherited), ...stories[name] };
}

function branchesOf(schema: JsonObject): string[] {
  return [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')]
    .map((branch) => nameOf(textAt(branch, '$ref')))
    .filter((branch) => branch !== '');
}
