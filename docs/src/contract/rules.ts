// Rules and open points: which of them concern a node of a document.

import type { DeliveryPolicy } from '../../../generated/policies.ts';
import { openPoints, type Rule, rules } from '../../../generated/rules.ts';
import { idsOf } from '../../../specs/reading/json.ts';
import { type Node, refName, resolve } from './documents.ts';

type OpenPoint = (typeof openPoints)[keyof typeof openPoints];

/** Rules that stand at the nodes, are named by them, or stand at a schema that they lead to. */
export function rulesAt(document: Node, ...nodes: Node[]): Rule[] {
  const ids = new Set<string>();
  for (const node of reachable(document, nodes)) for (const { id } of rulesOf(node)) ids.add(id);
  return [...ids].sort().map((id) => rules[id as keyof typeof rules]);
}

/** Rules that stand at a node itself or are named by it. */
export function rulesOf(node: Node): Rule[] {
  const ids = idsOf(node, 'x-rules');
  // A former version may know rules that there are no more.
  return [...new Set(ids)].sort().flatMap((id) => rules[id as keyof typeof rules] ?? []);
}

export function openPointsAt(document: Node, ...nodes: Node[]): OpenPoint[] {
  const ids = new Set<string>();
  for (const node of reachable(document, nodes)) for (const id of openIdsOf(node)) ids.add(id);
  return [...ids].sort().map((id) => openPoints[id as keyof typeof openPoints]);
}

/** The ids of the open points that stand at a node itself or are named by it. */
export function openIdsOf(node: Node): string[] {
  return idsOf(node, 'x-open');
}

/** What at a node is no contract: its open points, and its rules of the level LOCAL. */
export function choicesOf(node: Node): string[] {
  const local = rulesOf(node).filter(({ level }) => level === 'LOCAL');
  return [...local.map(({ id }) => id), ...openIdsOf(node)];
}

/** The ids at which the reference chose part of a delivery, each once. */
export function chosenAt({ choices = {} }: DeliveryPolicy): string[] {
  return [...new Set(Object.values(choices))];
}

const figures = ['attempts', 'intervalMs', 'timeoutMs', 'giveUpMs'] as const;

/** The ids at which the reference chose a figure that a drawing of the delivery shows. */
export function chosenFigures({ choices = {} }: DeliveryPolicy): string[] {
  return [...new Set(figures.flatMap((figure) => choices[figure] ?? []))];
}

/** Whether the source states none of a delivery's figures: a drawing of it is no contract. */
export function isChosen({ choices = {}, rules: stated = {} }: DeliveryPolicy): boolean {
  return choices.attempts !== undefined && figures.every((figure) => (stated[figure] ?? []).length === 0);
}

/** The nodes and every object below them, references followed once each. */
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
