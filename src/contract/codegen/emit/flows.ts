import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject, listAt, textAt } from '../json.ts';
import type { GeneratedFile } from './file.ts';

const ending = '.arazzo.yaml';

/** The flows of `specs/flows`, each as one JSON file that names the bundles beside it as its sources. */
export function emitFlows(specs: string): GeneratedFile[] {
  const folder = join(specs, 'flows');
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const flow = parse(readFileSync(join(folder, file), 'utf8')) as JsonObject;
      const sources = listAt(flow, 'sourceDescriptions').map(withBundle);
      const content = JSON.stringify({ ...flow, sourceDescriptions: sources }, null, 2);
      return { path: `arazzo/${basename(file, ending)}.json`, content: `${content}\n` };
    });
}

/** `../reference/desk.openapi.yaml` is bundled as `../openapi/desk.json`. */
function withBundle(source: Json): Json {
  if (!isObject(source)) return source;
  const [name, kind] = basename(textAt(source, 'url')).split('.') as [string, string];
  return { ...source, url: posix.join('..', kind, `${name}.json`) };
}
