import type { Operation } from '../../../generated/operation.ts';
import { operationsOf } from '../../../generated/parties/operations.ts';
import { type InterfaceName, type Party, type PartyRow, parties } from '../../../generated/parties.ts';

/** One party whose endpoint can be mocked: the bundled document that describes it, and its operations. */
export interface Side {
  party: Party;
  /** The interface whose OpenAPI document describes the party. */
  document: InterfaceName;
  operations: readonly Operation[];
  /** The developers who work against this mock. */
  for: string;
}

/** The default port of the first party; the others get the following ports. */
export const firstPort = 4010;

/** Every party that has a mock: a party with `mock` in specs/parties.yaml. */
export const sides: readonly Side[] = parties.flatMap(({ name, interface: document, mock }: PartyRow) => {
  const operations: readonly Operation[] = operationsOf[name as keyof typeof operationsOf] ?? [];
  return mock === undefined ? [] : [{ party: name, document, operations, for: mock }];
});
