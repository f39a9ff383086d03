import { readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { documentName, filesBelow } from '../reading/sources.ts';
import type { Problem } from './problem.ts';
import type { Contract } from './rules/contract.ts';

/** Reports examples in a wrong place, unreadable examples, and invalid examples without a valid reason. */
export function lintExamples(contract: Contract): Problem[] {
  return [...misplaced(contract), ...unreadable(contract), ...withoutReason(contract)];
}

/**
 * Reports examples in a wrong place. The right places are specs/examples/<Schema>/<story>.json, the same in a subfolder `typical` or
 * `tolerated`, and a story of `invalid.json`.
 */
function misplaced({ specs, schemas }: Contract): Problem[] {
  const folder = join(specs, 'examples');
  return filesBelow(folder).flatMap((file) => {
    const [schema = '', ...rest] = relative(folder, file).split(sep);
    const wellPlaced =
      rest.length === 1 || (rest.length === 2 && ['typical', 'tolerated'].includes(rest[0]!));
    const isSecond = rest[0] === 'typical' && readdirSync(dirname(file)).length > 1;
    if (wellPlaced && !isSecond && schemas.has(schema) && /^[a-z0-9-]+\.json$/.test(rest.at(-1)!)) return [];
    return [
      {
        document: documentName(specs, file),
        pointer: '',
        rule: 'example-belongs-to-a-schema',
        message: isSecond ? 'the schema has several typical examples' : 'no schema has this example',
        cure: 'Name it <Schema>/<story>.json, or put it into <Schema>/tolerated, or as the only one into <Schema>/typical, the story in kebab case; a wrong one is a line of <Schema>/invalid.json',
      },
    ];
  });
}

function unreadable({ examples }: Contract): Problem[] {
  const byName = Map.groupBy(examples, ({ schema, kind, story }) => [schema, kind, story].join('/'));
  const second = new Set([...byName.values()].flatMap((each) => each.slice(1)));
  return examples.flatMap((example) => {
    const { document, pointer, story, unreadable: why } = example;
    const [message, cure] = why ?? (second.has(example) ? [`a second ${story}`, 'Name it otherwise'] : []);
    return message && cure ? [{ document, pointer, rule: 'example-readable', message, cure }] : [];
  });
}

/**
 * Reports an invalid example of the contract that does not name the rule or the open point that it violates. Examples of the reference's
 * own interfaces need not name one.
 */
function withoutReason({ examples, schemas, places }: Contract): Problem[] {
  return examples.flatMap(({ schema, document, pointer, change }) => {
    const { breaks } = change ?? {};
    const isOfReference = schemas.get(schema)?.document.includes('/reference/');
    if (!change || (breaks === undefined ? isOfReference : places.has(breaks))) return [];
    const message = breaks === undefined ? 'it breaks no rule' : `no rule and no open point is ${breaks}`;
    const cure = 'Name the rule or the open point of the contract in `breaks`';
    return [{ document, pointer, rule: 'example-breaks-a-rule', message, cure }];
  });
}
