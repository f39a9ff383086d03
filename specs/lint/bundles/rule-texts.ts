import { isObject, type JsonObject, listAt, textAt } from '../../reading/json.ts';
import { visit } from '../../reading/sources.ts';
import type { Bundle } from './bundle.ts';
import type { Tool } from './tool.ts';

/** Whether a document that names a rule or an open point has its text: who reads that document alone has no other. */
export const askRuleTexts: Tool = async (all) => {
  const bundles = all.filter(({ kind }) => kind !== 'arazzo');
  const known = new Set(bundles.flatMap(({ content }) => idsOf(content)));
  const found = bundles.map((bundle) => ({ bundle, ...readersView(bundle, known) }));
  return {
    tool: 'Texts of rules and open points',
    counts: { documents: bundles.length, ids: found.reduce((sum, { named }) => sum + named.size, 0) },
    problems: found.flatMap(({ bundle: { document }, named, told }) =>
      [...named]
        .filter(([id]) => !told.has(id))
        .map(([id, pointer]) => ({
          document,
          pointer,
          rule: 'named-rules-have-texts',
          message: `${id} is named, and no description of the document tells its text`,
          cure: 'Let src/contract/codegen/emit/documents/descriptions.ts write it',
        })),
    ),
  };
};

/** The ids of the rules and open points that stand in a document. */
function idsOf(content: JsonObject): string[] {
  const ids: string[] = [];
  visit(content, (node) => {
    for (const item of [...listAt(node, 'x-rules'), ...listAt(node, 'x-open')])
      if (isObject(item)) ids.push(textAt(item, 'id'));
  });
  return ids;
}

/** Which known ids the descriptions of a document name, and where, and which of them have a line with their text. */
function readersView(
  { content }: Bundle,
  known: ReadonlySet<string>,
): { named: Map<string, string>; told: Set<string> } {
  const [named, told] = [new Map<string, string>(), new Set<string>()];
  visit(content, (node, pointer) => {
    for (const line of textAt(node, 'description').split('\n')) {
      for (const [id] of line.matchAll(/\b[A-Z]+(?:-[A-Z]+)?-\d\d\b/g))
        if (known.has(id)) named.set(id, pointer);
      const [, own = ''] = /^- ([A-Z]+(?:-[A-Z]+)?-\d\d)(?: .+)?: ./.exec(line) ?? [];
      if (own !== '') told.add(own);
    }
  });
  return { named, told };
}
