import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from '../sources.ts';

const kinds = ['openapi', 'asyncapi', 'arazzo'] as const;

/** A document in one file, as it is given to strangers. */
export interface Bundle {
  kind: (typeof kinds)[number];
  /** Absolute path. */
  file: string;
  /** Path from the folder above `generated/`. */
  document: string;
  text: string;
  content: Node;
}

/** Every bundle below the folder `generated`, in the order of their paths. */
export function readBundles(generated: string): Bundle[] {
  return kinds.flatMap((kind) =>
    readdirSync(join(generated, kind))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => {
        const file = join(generated, kind, name);
        const text = readFileSync(file, 'utf8');
        return { kind, file, document: `generated/${kind}/${name}`, text, content: JSON.parse(text) };
      }),
  );
}
