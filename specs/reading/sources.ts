import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { isObject, type Json, type JsonObject, nameOf, objectAt, references } from './json.ts';

/** A YAML file of `specs/` as it is written, references unresolved. */
export interface Source {
  /** Absolute path. */
  file: string;
  /** Path from the folder above `specs/`, with slashes: `specs/channel.openapi.yaml`. */
  document: string;
  content: Json;
  /** Where the file is not YAML, and why. */
  notYaml?: string;
}

/** Every document and schema file below the folder `specs`, in the order of their paths. */
export function readSources(specs: string): Source[] {
  return filesBelow(specs)
    .filter((file) => file.endsWith('.yaml') && !file.startsWith(join(specs, 'lint', sep)))
    .toSorted()
    .map((file) => {
      const lines = new LineCounter();
      const parsed = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
      const [wrong] = parsed.errors;
      const { line, col } = lines.linePos(wrong?.pos[0] ?? 0);
      return {
        file,
        document: documentName(specs, file),
        content: wrong ? null : (parsed.toJS() as Json),
        ...(wrong && { notYaml: `line ${line}, column ${col}: ${wrong.message.split('\n')[0]}` }),
      };
    });
}

export function documentName(specs: string, file: string): string {
  return ['specs', ...relative(specs, file).split(sep)].join('/');
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** One step of a JSON pointer, escaped as RFC 6901 says. */
export function step(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Calls `seen` once for every object; what a YAML alias repeats is visited where it was written. */
export function visit(root: unknown, seen: (object: JsonObject, pointer: string) => void): void {
  const visited = new Set<object>();
  const descend = (value: Json, pointer: string): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    if (isObject(value)) seen(value, pointer);
    for (const [key, inner] of Object.entries(value)) descend(inner, `${pointer}${step(key)}`);
  };
  descend(root as Json, '');
}

/** The schemas that others extend by allOf, and that nothing else refers to: no payload has one as it is. */
export function basesOf(sources: readonly Source[]): Set<string> {
  const bases: string[] = [];
  const elsewhere = sources.flatMap(({ content }) => {
    const schemas = Object.entries(objectAt(content, '$defs')).map(([name, schema]) => {
      if (!isObject(schema) || !isObject(schema['properties'])) return [name, schema];
      const { allOf = [], ...own } = schema;
      bases.push(...references(allOf).map(nameOf));
      return [name, own];
    });
    return references({ ...(content as JsonObject), $defs: Object.fromEntries(schemas) });
  });
  const isElsewhere = new Set(elsewhere.map(nameOf));
  return new Set(bases.filter((base) => !isElsewhere.has(base)));
}
