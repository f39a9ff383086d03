// The examples in specs/examples: `<Schema>/<story>.json`, of which the one in `typical/` comes first and those in `tolerated/` are
// tolerated, and `<Schema>/invalid.json`, whose stories are valid examples with a change. A schema whose properties are references alone
// needs none: its examples are made of theirs.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { set, unset } from '@hyperjump/json-pointer';
import { Figures, visitTexts } from './figures.ts';
import { isObject, type Json, listAt, nameOf, objectAt, step, textAt } from './json.ts';
import type { Source } from './source.ts';
import { basesOf, documentName, filesBelow, namedSchemas, readSources } from './sources.ts';

export interface Example {
  schema: string;
  story: string;
  kind: 'valid' | 'tolerated' | 'invalid';
  document: string;
  pointer: string;
  /** With the figures in its texts. */
  value: Json;
  /** Only of an invalid example. */
  change?: Change;
  /** Why it cannot be read, and the cure. */
  unreadable?: [message: string, cure: string];
}

/** An invalid example as a change of a valid one. */
export interface Change {
  /** Absent where the whole payload is given, as of a text in place of an object. */
  base?: Example;
  /** The pointers of the changed values. */
  places: string[];
  /** The id of the rule or the open point that the payload breaks; absent in the reference's own interfaces. */
  breaks?: string;
}

/** Every example below the folder `specs`. */
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
  const files = read.filter(({ kind }) => kind === 'valid');
  const made = composed(files, sources);
  const valid = [...files, ...made];
  return [
    ...read.flatMap((file) =>
      file.kind === 'invalid' && !file.unreadable ? changesIn(file, valid) : [file],
    ),
    ...made,
  ];
}

/** The examples of schemas that have none, made of those of their parts: one for each example of the part that has the most. */
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

/** True of a schema that has nothing of its own to show: its examples are made of those of its parts. */
export function isMadeOfReferences(schema: Json): boolean {
  const parts = Object.values(objectAt(schema, 'properties'));
  return parts.length > 0 && parts.every((part) => textAt(part, '$ref') !== '');
}

function parsed(text: string): Pick<Example, 'value' | 'unreadable'> {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { value: null, unreadable: [`not JSON: ${(error as Error).message}`, 'Correct the file'] };
  }
}

/**
 * The stories of an `invalid.json`: `{"of": "UserTextMessage/plain-text", "set": {"/message/text": 42}, "without": "/message/id",
 * "breaks": "CHN-IN-16"}`. A story with a `*` in its name and in `of` is one story for each valid example that `of` matches.
 */
function changesIn(file: Example, valid: Example[]): Example[] {
  return Object.entries(isObject(file.value) ? file.value : {}).flatMap(([story, change]) => {
    const own: Example = { ...file, story, pointer: step(story), value: null };
    const of = textAt(change, 'of');
    const unknown = Object.keys(change ?? {}).find(
      (key) => !['of', 'set', 'without', 'breaks'].includes(key),
    );
    if (unknown !== undefined)
      return [
        { ...own, unreadable: [`${unknown} is no part of a change`, 'Write of, set, without or breaks'] },
      ];
    if (of === '') return [changed(own, undefined, change)];
    const [prefix = '', suffix] = (of.includes('/') ? of : `${file.schema}/${of}`).split('*');
    const made = valid.flatMap((base) => {
      const name = `${base.schema}/${base.story}`;
      const kind = suffix === undefined ? '' : name.slice(prefix.length, name.length - suffix.length);
      if (name !== `${prefix}${kind}${suffix ?? ''}`) return [];
      return [changed({ ...own, story: story.replace('*', kind) }, base, change)];
    });
    return made.length > 0 ? made : [{ ...own, unreadable: [`no valid example is ${of}`, 'Correct `of`'] }];
  });
}

function changed(example: Example, base: Example | undefined, change: Json | undefined): Example {
  const values = Object.entries(objectAt(change, 'set'));
  const removed = isObject(change) ? ([change['without'] ?? []].flat() as string[]) : [];
  const breaks = textAt(change, 'breaks');
  const places = [...values.map(([pointer]) => pointer), ...removed];
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
  const whole = { value: structuredClone(example.value) };
  let unknown: string | undefined;
  visitTexts(whole, (text, _, replace) => {
    unknown ??= figures.unknownIn(text)[0];
    replace(figures.fill(text));
  });
  if (unknown === undefined) return { ...example, ...whole };
  const cure =
    'Name a schema or an operation with x-delivery, and a number of it, as specs/extensions.md says';
  return { ...example, unreadable: [`${unknown} is no figure`, cure] };
}
