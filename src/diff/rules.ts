import { isObject, type Json, type JsonObject, textAt } from '../codegen/json.ts';
import { audienceOfParty, type Change, change } from './change.ts';

/** Compares the rules that stand in two states of an interface's documents. A rule binds its party only. */
export function compareRules(name: string, before: Json[], after: Json[]): Change[] {
  const [old, now] = [rulesIn(before), rulesIn(after)];
  const added = [...now].filter(([id]) => !old.has(id)).map(([id, rule]) => bound(name, id, rule, 'is new'));
  const others = [...old].flatMap(([id, rule]) => {
    const next = now.get(id);
    const place = { interface: name, where: `rule ${id}` };
    if (!next) return [change(place, `${rule.level} is gone`)];
    if (next.party !== rule.party) return [bound(name, id, next, `now binds ${next.party}`)];
    if (next.level !== rule.level) return [bound(name, id, next, `went from ${rule.level} to ${next.level}`)];
    if (next.text === rule.text) return [];
    return [{ ...place, what: 'has another text', breaks: [], kind: 'text' as const }];
  });
  return [...added, ...others];
}

interface Rule {
  party: string;
  level: string;
  text: string;
}

function bound(name: string, id: string, { party, level }: Rule, what: string): Change {
  const breaks = level === 'MUST' ? [audienceOfParty(party)] : [];
  return change({ interface: name, where: `rule ${id}` }, `${level} for ${party} ${what}`, breaks);
}

function rulesIn(documents: Json[]): Map<string, Rule> {
  const found = new Map<string, Rule>();
  const visit = (value: Json): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isObject(value)) return;
    for (const rule of (value['x-rules'] ?? []) as JsonObject[]) {
      const [party, level, text] = ['party', 'level', 'text'].map((key) => textAt(rule, key));
      found.set(textAt(rule, 'id'), { party: party!, level: level!, text: text! });
    }
    Object.values(value).forEach(visit);
  };
  documents.forEach(visit);
  return found;
}
