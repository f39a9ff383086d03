import { isObject, type JsonObject, listAt } from '../../reading/json.ts';
import { type Rule, report } from './rule.ts';

const levels = ['MUST', 'SHOULD', 'LOCAL'];
const ruleId = /^[A-Z]+(-[A-Z]+)*-\d{2}$/;
const openId = /^OPEN-\d{2}$/;
const sections = /^\d(\.\d)?(, \d(\.\d)?)*$/;
/** The value of `source` for a rule that no section of the published description states. */
const own = 'not shown';

/**
 * Every rule has a well-formed id, a known party and level, a source and a text. It is LOCAL if no section of the published description
 * states it. Every open point has a well-formed id, a title, a source, a text and the reference's choice.
 */
export const rule: Rule = ({ parties }) => ({
  any: {
    enter(node, place) {
      for (const [index, item] of listAt(node, 'x-rules').entries()) {
        if (typeof item === 'string') continue; // The id of a rule that is written elsewhere.
        for (const wrong of wrongInRule(item, parties)) report(place, ...wrong, ['x-rules', index]);
      }
      for (const [index, item] of listAt(node, 'x-open').entries()) {
        if (typeof item === 'string') continue; // The id of a point that is written elsewhere.
        for (const wrong of wrongInOpenPoint(item)) report(place, ...wrong, ['x-open', index]);
      }
    },
  },
});

type Wrong = [message: string, cure: string];

function wrongInRule(item: unknown, parties: Set<string>): Wrong[] {
  const { id, party, level, ...rest } = (isObject(item) ? item : {}) as JsonObject;
  const wrong: Wrong[] = [];
  if (!ruleId.test(String(id))) wrong.push([`${id} is not an id of a rule`, 'Write it like CHN-IN-01']);
  if (!parties.has(String(party))) {
    wrong.push([
      `rule ${id} binds ${party ?? 'nobody'}`,
      `Give it one of the parties ${[...parties].join(', ')}`,
    ]);
  }
  if (!levels.includes(String(level))) {
    wrong.push([
      `rule ${id} has ${level === undefined ? 'no level' : `the level ${level}`}`,
      `Use ${levels.join(', ')}`,
    ]);
  }
  const { source = '' } = rest;
  if (source === own && level !== 'LOCAL')
    wrong.push([
      `rule ${id} has the level ${level}, and no section of the source states it`,
      'Make it LOCAL: a rule of our own is no contract',
    ]);
  else if (source !== '' && source !== own && !sections.test(String(source)))
    wrong.push([`rule ${id} has the source ${source}`, `List sections, like 4.1, 7; or write ${own}`]);
  return [...wrong, ...missing(['source', 'text'], rest, `rule ${id}`)];
}

function wrongInOpenPoint(item: unknown): Wrong[] {
  const { id, ...rest } = (isObject(item) ? item : {}) as JsonObject;
  const wrong: Wrong[] = openId.test(String(id))
    ? []
    : [[`${id} is not an id of an open point`, 'Write it like OPEN-01']];
  return [...wrong, ...missing(['title', 'source', 'text', 'reference'], rest, `open point ${id}`)];
}

function missing(keys: string[], node: JsonObject, what: string): Wrong[] {
  return keys
    .filter((key) => typeof node[key] !== 'string' || node[key] === '')
    .map((key) => [`${what} has no ${key}`, 'Add it as a text']);
}
