// Lets tests plant changes in a copy of the contract, and returns the resulting findings.
import { join } from 'node:path';
import { type Json, mapObjects } from '../../../specs/reading/json.ts';
import type { Change } from './change.ts';
import { compareContracts } from './compare.ts';
import { readContract } from './released.ts';
import type { Contract } from './surface.ts';

// The type of a document: tests can change any part of it. A wrong path throws.
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Tree = any;

/** The documents of each interface, for tests to change. */
export type Planted = { [name: string]: { openapi: Tree; asyncapi: Tree } };

/** The contract without examples, as a release stores it. Examples are most of the bytes that each test copies. */
export const contract = mapObjects(
  readContract(join(import.meta.dirname, '../../../generated')) as Json,
  ({ examples: _, ...object }) => object,
) as Contract;

/** The same contract, with a type for tests that read it. */
export const plantedContract = contract as unknown as Planted;

/** Returns the findings after a planted change. */
export function changesAfter(
  plant: (copy: Planted) => void,
): Pick<Change, 'where' | 'what' | 'breaks' | 'in'>[] {
  const copy = structuredClone(plantedContract);
  plant(copy);
  return compareContracts(contract, copy as unknown as Contract).map(
    ({ interface: _, kind: __, ...one }) => one,
  );
}

export function schemasOf(copy: Planted, name: string): Tree {
  return copy[name]!.openapi.components.schemas;
}

export function rename(holder: Tree, from: string, to: string): void {
  holder[to] = holder[from];
  delete holder[from];
}
