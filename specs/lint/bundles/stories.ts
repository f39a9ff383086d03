import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { Figures } from '../../reading/figures.ts';
import { readSources } from '../../reading/sources.ts';

/** An example, the place where it stands, and the schema that it has to fit, or has to break. */
export interface Example {
  schema: string;
  value: unknown;
  document: string;
  pointer: string;
  valid: boolean;
}

/** The examples in `specs/examples`, valid ones and those in folders `invalid`. */
export function readStories(folder: string): Example[] {
  const figures = new Figures(readSources(dirname(folder)));
  return readdirSync(folder).flatMap((schema) =>
    ['', 'typical', 'invalid'].flatMap((kind) => {
      const own = join(folder, schema, kind);
      const files = existsSync(own) ? readdirSync(own).filter((file) => file.endsWith('.json')) : [];
      return files.map((file) => ({
        schema,
        value: JSON.parse(figures.fill(readFileSync(join(own, file), 'utf8'))) as unknown,
        document: join('specs/examples', schema, kind, file),
        pointer: '',
        valid: kind !== 'invalid',
      }));
    }),
  );
}
