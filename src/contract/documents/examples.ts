// Reads the examples in specs/examples. A story is the name of an example. Valid examples are `<Schema>/<story>.json`; the one in the
// subfolder `typical/` comes first. It may be the change of another file: `{"of": "<Schema>/<story>", "set": …}`. `<Schema>/valid.json` has
// more such changes, one a line. Examples in `tolerated/` are accepted by receivers, but must not be sent. `<Schema>/invalid.json` has
// invalid examples, each as the change of a valid one. If all properties of a schema are references, its examples are composed from the
// examples of the referenced schemas.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { set, unset } from '@hyperjump/json-pointer';
import { Figures } from './figures.ts';
import { isObject, type Json, listAt, nameOf, objectAt, step, textAt } from './json.ts';
import { basesOf, documentName, filesBelow, namedSchemas, readSources, type Source } from './sources.ts';

export interface Example {
  schema: string;
  story: string;
  kind: 'valid' | 'tolerated' | 'invalid';
  document: string;
  pointer: string;
  /** The payload, with the figures filled into its texts. */
  value: Json;
  /** The change that made the example from another one. Every invalid example has one. */
  change?: Change;
  /** The reason that the file cannot be read, and the remedy. */
  unreadable?: [message: string, cure: string];
}

/** A change that turns a valid example into another valid one, or into an invalid one. */
export interface Change {
  /** The changed valid example. Absent if the whole payload is given, for example a text in place of an object. */
  base?: Example;
  /** The JSON pointers of the changed and the removed values. */
  places: string[];
  /** The id of the rule or open point that an invalid payload violates. Absent for the reference's own interfaces, which have no rules. */
  breaks?: string;
}

/** Returns every example below the folder `specs`. The member `unreadable` of an example that cannot be read has the reason. */
export function readExamples(specs: string, sources: readonly Source[] = readSources(specs)): Example[] {
  const figures = new Figures(sources);
  const folder = join(specs, 'examples');
  const paths = existsSync(folder) ? filesBelow(folder).toSorted() : [];
  const isTypical = (file: string) => file.includes(join(sep, 'typical', sep));
  const read = paths
    .toSorted((a, b) => Number(isTypical(b)) - Number(isTypical(a)))
    .map((file): Example => {
      const [schema = '', above] = relative(folder, file).split(sep);
      const kind = above === 'invalid.json' ? 'invalid' : above === 'tolerated' ? 'tolerated' : 'valid';
      const example = { schema, story: basename(file, '.json'), kind, document: documentName(specs, file) };
      const whole = { ...example, pointer: '', ...parsed(readFileSync(file, 'utf8')) } as Example;
      return filled(whole, figures);
    });
  const isList = ({ kind, story }: Example) => kind === 'valid' && story === 'valid';
  const written = read.filter((file) => file.kind === 'valid' && !isList(file));
  const files = written.map((file) => whole(file, written));
  const listed = read.filter(isList).flatMap((list) => (list.unreadable ? [list] : changesIn(list, files)));
  const places = new Map([...files, ...listed].map((each) => [each, placeOf(each)]));
  const stories = [...places.keys()].toSorted((a, b) => (places.get(a)! < places.get(b)! ? -1 : 1));
  const made = composed(stories, sources);
  const valid = [...stories, ...made];
  return [
    ...stories,
    ...read.flatMap((file) => {
      if (file.kind === 'valid') return [];
      return file.kind === 'invalid' && !file.unreadable ? changesIn(file, valid) : [file];
    }),
    ...made,
  ];
}

/** Returns a key for sorting examples: typical ones come first, and the others follow by schema and story. */
function placeOf({ schema, story, document }: Example): string {
  return `${document.includes('/typical/') ? 0 : 1} ${schema}/${story}.json`;
}

/**
 * Composes examples for schemas that have none and whose properties are all references: as many as the longest list of a property's examples.
 */
function composed(files: readonly Example[], sources: readonly Source[]): Example[] {
  const schemas = namedSchemas(sources);
  const inline = schemas.flatMap(({ name, document, pointer, schema }) =>
    listAt(schema, 'examples').map(
      (value): Example => ({ schema: name, story: 'inline', kind: 'valid', document, pointer, value }),
    ),
  );
  const known = Map.groupBy([...files, ...inline], ({ schema }) => schema);
  const bases = basesOf(sources);
  return schemas.flatMap(({ name, schema }) => {
    if (known.has(name) || bases.has(name) || !isMadeOfReferences(schema)) return [];
    const parts = Object.entries(objectAt(schema, 'properties')).map(
      ([key, part]) => [key, known.get(nameOf(textAt(part, '$ref'))) ?? []] as const,
    );
    const [most = []] = parts.map(([, shown]) => shown).toSorted((one, other) => other.length - one.length);
    if (parts.some(([, shown]) => shown.length === 0)) return [];
    return most.map((example, index) => ({
      ...example,
      schema: name,
      value: Object.fromEntries(parts.map(([key, shown]) => [key, (shown[index] ?? shown[0]!).value])),
    }));
  });
}

/** True if a schema has properties and all of them are references. Then its examples can be composed from theirs. */
export function isMadeOfReferences(schema: Json): boolean {
  const parts = Object.values(objectAt(schema, 'properties'));
  return parts.length > 0 && parts.every((part) => textAt(part, '$ref') !== '');
}

/** Returns the valid example of a file. If the file has a change of another example, the payload is the changed one. */
function whole(file: Example, all: readonly Example[]): Example {
  const of = textAt(file.value, 'of');
  if (!/^\w+\/[\w-]+$/.test(of)) return file;
  const base = all.find(({ schema, story }) => `${schema}/${story}` === of);
  if (!base) return { ...file, unreadable: [`no valid example has the name ${of}`, 'Correct `of`'] };
  return changed(file, base, file.value);
}

function parsed(text: string): Pick<Example, 'value' | 'unreadable'> {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { value: null, unreadable: [`not JSON: ${(error as Error).message}`, 'Correct the file'] };
  }
}

/**
 * Reads the stories of a `valid.json` or an `invalid.json`, such as `{"of": "UserTextMessage/plain-text", "set": {"/message/text": 42}, "without":
 * "/message/id", "breaks": "CHN-IN-16"}`. A story with a `*` in its name and in `of` makes one story for each valid example that `of`
 * matches.
 */
function changesIn(file: Example, valid: Example[]): Example[] {
  const keys = ['of', 'set', 'times', 'without', ...(file.kind === 'invalid' ? ['breaks'] : [])];
  return Object.entries(isObject(file.value) ? file.value : {}).flatMap(([story, change]) => {
    const own: Example = { ...file, story, pointer: step(story), value: null };
    const of = textAt(change, 'of');
    const unknown = Object.keys(change ?? {}).find((key) => !keys.includes(key));
    if (unknown !== undefined)
      return [{ ...own, unreadable: [`${unknown} is not a member of a change`, `Write ${keys.join(', ')}`] }];
    if (of === '') return [changed(own, undefined, change)];
    const [prefix = '', suffix] = (of.includes('/') ? of : `${file.schema}/${of}`).split('*');
    const made = valid.flatMap((base) => {
      const name = `${base.schema}/${base.story}`;
      const kind = suffix === undefined ? '' : name.slice(prefix.length, name.length - suffix.length);
      if (name !== `${prefix}${kind}${suffix ?? ''}`) return [];
      return [changed({ ...own, story: story.replace('*', kind) }, base, change)];
    });
    return made.length > 0
      ? made
      : [{ ...own, unreadable: [`no valid example has the name ${of}`, 'Correct `of`'] }];
  });
}

function changed(example: Example, base: Example | undefined, change: Json | undefined): Example {
  const each = Object.entries(objectAt(change, 'set'));
  const values = Array.from({ length: Number(textAt(change, 'times') || 1) }, () => each).flat();
  const removed = isObject(change) ? ([change['without'] ?? []].flat() as string[]) : [];
  const breaks = textAt(change, 'breaks');
  const places = [...each.map(([pointer]) => pointer), ...removed];
  try {
    const before = removed.reduce<Json>((whole, pointer) => unset(pointer, whole)!, base?.value ?? null);
    const value = values.reduce<Json>((whole, [pointer, part]) => set(pointer, whole, part), before);
    return {
      ...example,
      value,
      change: { ...(base && { base }), places, ...(breaks !== '' && { breaks }) },
    };
  } catch (error) {
    return {
      ...example,
      unreadable: [(error as Error).message, 'Correct the pointer, or name an example in `of`'],
    };
  }
}

function filled(example: Example, figures: Figures): Example {
  const whole = { value: example.value };
  const unknown = figures.fillAll(whole);
  return unknown ? { ...example, unreadable: unknown.wrong } : { ...example, ...whole };
}
