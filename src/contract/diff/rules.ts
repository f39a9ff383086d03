import type { Audience } from '../../../generated/parties.ts';
import { listAt } from '../../../specs/reading/json.ts';
import { visit } from '../../../specs/reading/sources.ts';
import { audienceOf, type Change, change } from './change.ts';
import type { Contract } from './surface.ts';

/**
 * Compares the rules of two states of the contract by their ids. A rule binds its party only, and only as a MUST it can
 * break something: one that is new, or was less before. What is less than before, or gone, asks for nothing.
 */
export function compareRules(before: Contract, after: Contract): Change[] {
  const [old, now] = [rulesIn(before), rulesIn(after)];
  const added = [...now]
    .filter(([id]) => !old.has(id))
    .map(([id, rule]) => {
      const { level, party, text } = rule;
      return change(place(id, rule), `is new, ${level} for ${party}: ${text}`, bound(rule));
    });
  const others = [...old].flatMap(([id, rule]) => {
    const { level, party, text } = rule;
    const next = now.get(id);
    if (next) return compareRule(id, rule, next);
    return [change(place(id, rule), `is gone, ${level} for ${party} before: ${text}`)];
  });
  return [...added, ...others];
}

interface Rule {
  /** The interface whose documents it stands in. */
  interface: string;
  party: string;
  level: string;
  text: string;
}

function compareRule(id: string, old: Rule, now: Rule): Change[] {
  const at = place(id, now);
  const changes: Change[] = [];
  if (now.party !== old.party) {
    const what = `was ${old.level} for ${old.party}, and is ${now.level} for ${now.party}`;
    changes.push(change(at, what, bound(now)));
  } else if (now.level !== old.level) {
    changes.push(change(at, `for ${now.party} went from ${old.level} to ${now.level}`, bound(now)));
  }
  if (now.text !== old.text)
    changes.push({ ...at, what: `has another text: ${now.text}`, breaks: [], kind: 'text' });
  return changes;
}

function place(id: string, { interface: name }: Rule): { interface: string; where: string } {
  return { interface: name, where: `rule ${id}` };
}

/** The audience that a new or stricter rule breaks. */
function bound({ party, level }: Rule): Audience[] {
  return level === 'MUST' ? [audienceOf(party)] : [];
}

/** Rules by id. A rule of a shared schema belongs to the first interface that has it. */
function rulesIn(contract: Contract): Map<string, Rule> {
  const found = new Map<string, Rule>();
  for (const [name, documents] of Object.entries(contract).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    visit([documents.openapi, documents.asyncapi], (object) => {
      for (const rule of listAt(object, 'x-rules') as unknown as (Rule & { id: string })[])
        if (!found.has(rule.id)) found.set(rule.id, { ...rule, interface: name });
    });
  }
  return found;
}
