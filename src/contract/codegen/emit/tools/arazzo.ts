import { basename, posix } from 'node:path';
import { isObject, type Json, listAt, textAt } from '../../../../../specs/reading/json.ts';
import type { Model } from '../../model/model.ts';
import type { GeneratedFile } from '../file.ts';

/** The flows of `specs/flows`, each as one JSON file whose sources are the bundles of `generated/`. */
export function emitFlows({ flows }: Model): GeneratedFile[] {
  return flows.map(({ name, content }) => {
    const flow = { ...content, sourceDescriptions: listAt(content, 'sourceDescriptions').map(withBundle) };
    return { path: `arazzo/${name}.json`, content: `${JSON.stringify(flow, null, 2)}\n` };
  });
}

/** `../reference/desk.openapi.yaml` is bundled as `../reference/openapi/desk.json`. */
function withBundle(source: Json): Json {
  if (!isObject(source)) return source;
  const url = textAt(source, 'url');
  const [name, kind] = basename(url).split('.') as [string, string];
  return { ...source, url: posix.join(posix.dirname(url), kind, `${name}.json`) };
}
