import {
  type Json,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  textAt,
} from '../../../../specs/reading/json.ts';
import type { ErrorCode, Stories } from './model.ts';

/**
 * The valid stories of a schema: its own files, what it gives inline, and for a union those of its branches. The typical
 * example is the first.
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
  const all = { ...Object.fromEntries(inherited), ...Object.fromEntries(inline), ...stories[name] };
  const typical = textAt(schema, 'x-typical');
  return all[typical] === undefined ? all : { [typical]: all[typical], ...all };
}

/** The stories in files of a schema, and for a union those of its branches. */
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

/** The items whose error has the HTTP code of the response; those with the response's own error code come first. */
export function ownErrors<T>(
  items: T[],
  bodyOf: (item: T) => Json,
  { status, code }: { status: number; code: string },
  errorCodes: ErrorCode[],
): T[] {
  const codeOf = (item: T) => textAt(objectAt(bodyOf(item), 'error'), 'code');
  return items
    .filter((item) => errorCodes.some((one) => one.code === codeOf(item) && one.status === status))
    .toSorted((a, b) => Number(codeOf(b) === code) - Number(codeOf(a) === code));
}
