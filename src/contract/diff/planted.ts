// Helpers of tests that change a copy of the contract and read the changes that `compareContracts` finds.
import { join } from 'node:path';
import { type Json, mapObjects } from '../documents/json.ts';
import { compareContracts } from './compare.ts';
import { readContract } from './released.ts';
import type { Change, Contract } from './surface.ts';

// The type of a document in tests. It allows every path. A path that does not exist throws at run time.
// biome-ignore lint/suspicious/noExplicitAny: see above.
type Tree = any;

/** The documents of each interface in a form that tests may change. */
export type Planted = { [name: string]: { openapi: Tree; asyncapi: Tree } };

/** The contract without examples, as a release stores it. Without them, each test copies much less data. */
const contract = mapObjects(
  readContract(join(import.meta.dirname, '../../../generated')) as Json,
  ({ examples: _, ...object }) => object,
) as Contract;

/** The same object as `contract`, with a type that lets tests read any part of it. */
export const plantedContract = contract as unknown as Planted;

/** Calls `plant` with a copy of the contract, and returns the changes between the contract and the changed copy. */
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
