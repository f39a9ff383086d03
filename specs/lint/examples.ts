import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { documentName, filesBelow } from '../reading/sources.ts';
import type { Problem } from './problem.ts';
import type { Contract } from './rules/contract.ts';

/** An example stands at specs/examples/<Schema>/<story>.json, or in the folder `typical`, `tolerated` or `invalid` beside; the schema exists. */
export function lintExamples({ specs, schemas }: Contract): Problem[] {
  const folder = join(specs, 'examples');
  return filesBelow(folder).flatMap((file) => {
    const [schema = '', ...rest] = relative(folder, file).split(sep);
    const wellPlaced =
      rest.length === 1 || (rest.length === 2 && ['typical', 'tolerated', 'invalid'].includes(rest[0]!));
    const isSecond = rest[0] === 'typical' && readdirSync(dirname(file)).length > 1;
    if (wellPlaced && !isSecond && schemas.has(schema) && /^[a-z0-9-]+\.json$/.test(rest.at(-1)!)) return [];
    return [
      {
        document: documentName(specs, file),
        pointer: '',
        rule: 'example-belongs-to-a-schema',
        message: isSecond ? 'the schema has several typical examples' : 'no schema has this example',
        cure: 'Name it <Schema>/<story>.json, or put it into <Schema>/tolerated, <Schema>/invalid, or as the only one into <Schema>/typical; the story in kebab case',
      },
    ];
  });
}
