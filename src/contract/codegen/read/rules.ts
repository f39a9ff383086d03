import { isObject, type Json, type JsonObject, textAt } from '../json.ts';
import { SpecProblem, step } from '../problem.ts';
import type { Source } from './sources.ts';

export const levels = ['MUST', 'SHOULD', 'LOCAL'] as const;

/** A normative statement and the place where it stands. */
export interface Rule {
  id: string;
  party: string;
  level: (typeof levels)[number];
  source: string;
  text: string;
  document: string;
  pointer: string;
}

/** Something that the source leaves open, and what the reference does about it. */
export interface OpenPoint {
  id: string;
  /** A few words by which people know it. */
  title: string;
  source: string;
  text: string;
  reference: string;
  document: string;
  pointer: string;
}

/** Every rule and open point of the sources, by id. Each id stands in one place, and every x-rule-refs and x-open-refs names one. */
export function readRules(sources: Source[]): { rules: Rule[]; openPoints: OpenPoint[] } {
  const rules = new Map<string, Rule>();
  const openPoints = new Map<string, OpenPoint>();
  const references: { id: string; to: Map<string, object>; document: string; pointer: string }[] = [];
  for (const { document, content } of sources) {
    visit(content, '', (object, pointer) => {
      for (const [index, item] of list(object['x-rules'])) {
        add(rules, ruleOf(item, document, `${pointer}/x-rules/${index}`));
      }
      for (const [index, item] of list(object['x-open'])) {
        add(openPoints, openPointOf(item, document, `${pointer}/x-open/${index}`));
      }
      for (const [key, to] of [
        ['x-rule-refs', rules],
        ['x-open-refs', openPoints],
      ] as const) {
        for (const [index, id] of list(object[key])) {
          references.push({ id: String(id), to, document, pointer: `${pointer}/${key}/${index}` });
        }
      }
    });
  }
  for (const { id, to, document, pointer } of references) {
    if (to.has(id)) continue;
    const [kind, holder] = to === rules ? ['rule', 'x-rules'] : ['open point', 'x-open'];
    throw new SpecProblem(
      document,
      pointer,
      `no ${kind} has the id ${id}`,
      `Name one that some ${holder} holds`,
    );
  }
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id, 'en', { numeric: true });
  return { rules: [...rules.values()].toSorted(byId), openPoints: [...openPoints.values()].toSorted(byId) };
}

function ruleOf(item: Json, document: string, pointer: string): Rule {
  const id = required(item, 'id', 'rule', document, pointer);
  const level = required(item, 'level', `rule ${id}`, document, pointer) as Rule['level'];
  if (!levels.includes(level)) {
    throw new SpecProblem(
      document,
      pointer,
      `rule ${id} has the unknown level ${level}`,
      `Use ${levels.join(', ')}`,
    );
  }
  const of = (key: string) => required(item, key, `rule ${id}`, document, pointer);
  return { id, party: of('party'), level, source: of('source'), text: of('text'), document, pointer };
}

function openPointOf(item: Json, document: string, pointer: string): OpenPoint {
  const id = required(item, 'id', 'open point', document, pointer);
  const of = (key: string) => required(item, key, `open point ${id}`, document, pointer);
  return {
    id,
    title: of('title'),
    source: of('source'),
    text: of('text'),
    reference: of('reference'),
    document,
    pointer,
  };
}

function required(item: Json, key: string, what: string, document: string, pointer: string): string {
  const value = textAt(item, key);
  if (value === '')
    throw new SpecProblem(document, pointer, `${what} has no ${key}`, `Give its ${key} as a text`);
  return value;
}

function add<T extends { id: string; document: string; pointer: string }>(
  known: Map<string, T>,
  item: T,
): void {
  const first = known.get(item.id);
  if (first) {
    throw new SpecProblem(
      item.document,
      item.pointer,
      `${item.id} stands a second time; the first is ${first.document}#${first.pointer}`,
      'Keep one of them, and name it by x-rule-refs elsewhere',
    );
  }
  known.set(item.id, item);
}

function list(value: Json | undefined): [number, Json][] {
  return Array.isArray(value) ? [...value.entries()] : [];
}

/** Calls `seen` once for every object; what a YAML alias repeats is visited where it was written. */
export function visit(root: Json, at: string, seen: (object: JsonObject, pointer: string) => void): void {
  const visited = new Set<object>();
  const descend = (value: Json, pointer: string): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    if (isObject(value)) seen(value, pointer);
    for (const [key, inner] of Object.entries(value)) descend(inner, `${pointer}${step(key)}`);
  };
  descend(root, at);
}
