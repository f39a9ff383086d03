// Runs every TypeScript sample of a folder in one process, one after the other. A line before the output of each sample names its file.
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2]!;
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .sort()) {
  console.log(`=== ${parse(file).name}`);
  await import(pathToFileURL(join(folder, file)).href);
}
