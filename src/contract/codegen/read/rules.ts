import { listAt } from '../../../../specs/reading/json.ts';
import { type Source, visit } from '../../../../specs/reading/sources.ts';
import type { OpenPoint, Rule } from '../model/model.ts';

/** Every rule and open point of the sources, by id. Whether they are complete, and each id stands once, `lint:specs` checks. */
export function readRules(sources: Source[]): { rules: Rule[]; openPoints: OpenPoint[] } {
  return { rules: itemsOf<Rule>(sources, 'x-rules'), openPoints: itemsOf<OpenPoint>(sources, 'x-open') };
}

function itemsOf<Item extends { id: string }>(sources: Source[], key: string): Item[] {
  const found: Item[] = [];
  for (const { document, content } of sources) {
    visit(content, (object, pointer) => {
      for (const [index, item] of listAt(object, key).entries())
        found.push({ ...(item as object), document, pointer: `${pointer}/${key}/${index}` } as never);
    });
  }
  return found.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}
