import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files of the demo site, by name. The build of the package replaces this function by the texts. */
export function demoFiles(): Record<string, string> {
  const folder = join(import.meta.dirname, 'pages');
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}
