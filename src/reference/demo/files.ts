import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the contents of the demo site's files, by name. In the published package, the contents replace this function. */
export function demoFiles(): Record<string, string> {
  const folder = join(import.meta.dirname, 'pages');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}
