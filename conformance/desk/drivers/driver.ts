import type { Operation, OperationResult } from '../../../generated/operation.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { deskOperations } from '../../../generated/reference/desk/operations.ts';

/** How the suite reaches what agents do: over HTTP or by a command. */
export interface DeskDriver {
  /** The operations of the desk. The driver answers 501 to an operation that it lacks. */
  client: DeskClient;
  /** Resolves when the driver has ended, and what it started with it. */
  close(): Promise<void>;
}

/** The input of a desk operation. */
export interface DeskInput {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** A client whose operations are all done by one function. */
export function clientOf(
  act: (operation: Operation, input: DeskInput) => Promise<OperationResult>,
): DeskClient {
  const calls = deskOperations.map((operation: Operation) => [
    operation.operationId,
    (input: DeskInput) => act(operation, input),
  ]);
  return Object.fromEntries(calls) as DeskClient;
}
