// A schema with only `oneOf` is a part of unions: a union that refers to it gets its branches.
import { dirname, join } from 'node:path/posix';
import { type Json, listAt, nameOf, objectAt, textAt, visit } from './json.ts';
import type { Source } from './source.ts';

/** Replaces the references to schemas with only `oneOf` by the branches of these schemas, and removes the schemas. Changes `sources`. */
export function placeParts(sources: readonly Source[]): void {
  const parts = new Map(
    sources.flatMap(({ document, content }) => {
      const schemas = objectAt(content, '$defs');
      return Object.entries(schemas).flatMap(([name, schema]): [string, string[]][] => {
        const branches = listAt(schema, 'oneOf').map((branch) => nameOf(textAt(branch, '$ref')));
        if (branches.length === 0 || Object.keys(schema as object).length > 1) return [];
        delete schemas[name];
        return [[`${document}#/$defs/${name}`, branches]];
      });
    }),
  );
  for (const { document, content } of sources)
    visit(content, (object) => {
      const branches = listAt(object, 'oneOf');
      if (branches.length > 0)
        object['oneOf'] = branches.flatMap((branch) => placed(branch, document, parts));
    });
}

function placed(branch: Json, document: string, parts: ReadonlyMap<string, string[]>): Json[] {
  const [file = '', pointer] = textAt(branch, '$ref').split('#');
  const names = parts.get(`${file === '' ? document : join(dirname(document), file)}#${pointer}`);
  return names?.map((name) => ({ $ref: `${file}#/$defs/${name}` })) ?? [branch];
}
