import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';

export type Node = Record<string, unknown>;

/** A YAML file of `specs/` as it is written, references unresolved. */
export interface Source {
  /** Absolute path. */
  file: string;
  /** Path from the folder above `specs/`. */
  document: string;
  content: unknown;
}

/** Every document and schema file below the folder `specs`, in the order of their paths. */
export function readSources(specs: string): Source[] {
  return filesBelow(specs)
    .filter((file) => file.endsWith('.yaml') && !file.startsWith(join(specs, 'lint', sep)))
    .toSorted()
    .map((file) => ({
      file,
      document: documentName(specs, file),
      content: parse(readFileSync(file, 'utf8'), { logLevel: 'error' }),
    }));
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

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The list under a key, or an empty one. */
export function listAt(value: unknown, key: string): unknown[] {
  const found = isNode(value) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** One step of a JSON pointer, escaped as RFC 6901 says. */
export function step(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Calls `seen` once for every object; what a YAML alias repeats is visited where it was written. */
export function visit(root: unknown, seen: (node: Node, pointer: string) => void): void {
  const visited = new Set<unknown>();
  const descend = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    if (isNode(value)) seen(value, pointer);
    for (const [key, inner] of Object.entries(value)) descend(inner, `${pointer}${step(key)}`);
  };
  descend(root, '');
}
