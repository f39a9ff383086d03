// Finds the rules and open points about a node of a document.

import type { DeliveryPolicy } from '../../../generated/policies.ts';
import { openPoints, type Rule, rules } from '../../../generated/rules.ts';
import { idsOf } from '../../../src/contract/documents/json.ts';
import { type Node, refName, resolve } from './documents.ts';

type OpenPoint = (typeof openPoints)[keyof typeof openPoints];

/** Returns the rules that are defined or named in the nodes, or in any object below the nodes. References are followed. */
export function rulesAt(document: Node, ...nodes: Node[]): Rule[] {
  const ids = new Set<string>();
  for (const node of reachable(document, nodes)) for (const { id } of rulesOf(node)) ids.add(id);
  return [...ids].sort().map((id) => rules[id as keyof typeof rules]);
}

/** Returns the rules that a node itself defines or names. */
export function rulesOf(node: Node): Rule[] {
  const ids = idsOf(node, 'x-rules');
  // An unknown id is skipped, because an old version may name a rule that does not exist in the current version.
  return [...new Set(ids)].sort().flatMap((id) => rules[id as keyof typeof rules] ?? []);
}

export function openPointsAt(document: Node, ...nodes: Node[]): OpenPoint[] {
  const ids = new Set<string>();
  for (const node of reachable(document, nodes)) for (const id of openIdsOf(node)) ids.add(id);
  return [...ids].sort().map((id) => openPoints[id as keyof typeof openPoints]);
}

/** Returns the ids of the open points that a node itself defines or names. */
export function openIdsOf(node: Node): string[] {
  return idsOf(node, 'x-open');
}

/** Returns the ids of the parts of a node that are not contract: its open points, and its LOCAL rules. */
export function choicesOf(node: Node): string[] {
  const local = rulesOf(node).filter(({ level }) => level === 'LOCAL');
  return [...local.map(({ id }) => id), ...openIdsOf(node)];
}

/** Returns the ids of the open points and LOCAL rules under which the reference chose members of a delivery policy. Each id occurs once. */
export function chosenAt({ choices = {} }: DeliveryPolicy): string[] {
  return [...new Set(Object.values(choices))];
}

const figures = ['attempts', 'intervalMs', 'timeoutMs', 'giveUpMs'] as const;

/** Returns the ids as `chosenAt` does, but only for the figures that the drawing of the delivery shows. */
export function chosenFigures({ choices = {} }: DeliveryPolicy): string[] {
  return [...new Set(figures.flatMap((figure) => choices[figure] ?? []))];
}

/** Returns true if no rule states a figure of a delivery: the reference chose all figures. The delivery's drawing is then not contract. */
export function isChosen({ choices = {}, rules: stated = {} }: DeliveryPolicy): boolean {
  return choices.attempts !== undefined && figures.every((figure) => (stated[figure] ?? []).length === 0);
}

/** Returns the nodes and every object below the nodes. Each reference is followed once. */
function reachable(document: Node, nodes: Node[]): Set<Node> {
  const seen = new Set<Node>();
  const walk = (node: Node) => {
    if (node === null || typeof node !== 'object' || seen.has(node)) return;
    seen.add(node);
    if (refName(node) !== undefined) return walk(resolve(document, node));
    for (const [key, child] of Object.entries(node)) if (key !== 'examples') walk(child);
  };
  nodes.forEach(walk);
  return seen;
}
