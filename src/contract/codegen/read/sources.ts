import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Json } from '../json.ts';
import { SpecProblem } from '../problem.ts';

/** A YAML file of `specs/` as it is written, references unresolved. */
export interface Source {
  /** Path from the folder above `specs/`, with slashes: `specs/channel.openapi.yaml`. */
  document: string;
  content: Json;
}

/** Every document and schema file below `specs/`, in the order of their paths. */
export function readSources(specs: string): Source[] {
  return files(specs)
    .filter((file) => file.endsWith('.yaml') && !file.startsWith(join(specs, 'lint', sep)))
    .toSorted()
    .map((file) => {
      const document = documentName(specs, file);
      const lines = new LineCounter();
      const parsed = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
      const wrong = parsed.errors[0];
      if (wrong) {
        const { line, col } = lines.linePos(wrong.pos[0]);
        throw new SpecProblem(
          document,
          '',
          `not YAML at line ${line}, column ${col}: ${wrong.message.split('\n')[0]}`,
          'Correct the line',
        );
      }
      return { document, content: parsed.toJS() as Json };
    });
}

export function documentName(specs: string, file: string): string {
  return ['specs', ...relative(specs, file).split(sep)].join('/');
}

export function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}
