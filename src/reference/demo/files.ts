import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the demo site by their names. In the published package their texts stand in the place of this function. */
export function demoFiles(): Record<string, string> {
  const folder = join(import.meta.dirname, 'pages');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}
