import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { JsonObject } from '../../reading/json.ts';

/** A document that third-party tools check: a bundle of `generated/`, or a flow of `specs/flows`. */
export interface Bundle {
  kind: 'openapi' | 'asyncapi' | 'arazzo';
  /** Absolute path. */
  file: string;
  /** Path from the folder above `generated/`. */
  document: string;
  text: string;
  content: JsonObject;
}

/** Reads every bundle below the folder `generated`, and the flows of `specs`, each kind in the order of their paths. */
export function readBundles(generated: string, specs: string): Bundle[] {
  const below = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: folder })
      .toSorted()
      .map((document) => ({ document, file: join(folder, document) }));
  return [
    ...below(dirname(generated), 'generated/{,reference/}{openapi,asyncapi}/*.json'),
    ...below(dirname(specs), 'specs/flows/*.arazzo.yaml'),
  ].map(({ document, file }) => {
    const text = readFileSync(file, 'utf8');
    const kind = document.endsWith('.arazzo.yaml') ? 'arazzo' : basename(dirname(document));
    return {
      kind: kind as Bundle['kind'],
      file,
      document,
      text,
      content: (kind === 'arazzo' ? parse(text) : JSON.parse(text)) as JsonObject,
    };
  });
}
