import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

/** An example, the place where it stands, and the schema that it has to fit, or has to break. */
export interface Example {
  schema: string;
  value: unknown;
  document: string;
  pointer: string;
  valid: boolean;
}

/** Folders of stories below that of their schema, and whether the stories fit it. */
const folders = { '': true, tolerated: true, invalid: false };

/** The stories in `specs/examples`: those that are sent, those that are only taken, and those that are refused. */
export function readStories(folder: string): Example[] {
  return readdirSync(folder).flatMap((schema) =>
    Object.entries(folders).flatMap(([inner, valid]) => {
      const own = join(folder, schema, inner);
      const files = existsSync(own) ? readdirSync(own).filter((file) => file.endsWith('.json')) : [];
      return files.map((file) => ({
        schema,
        value: JSON.parse(readFileSync(join(own, file), 'utf8')) as unknown,
        document: join('specs/examples', schema, inner, file),
        pointer: '',
        valid,
      }));
    }),
  );
}
