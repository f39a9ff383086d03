import type { Operation, OperationResult } from '../../../generated/operation.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { deskOperations } from '../../../generated/reference/desk/operations.ts';

export interface DeskDriver {
  /** The operations of the desk. The driver answers 501 to an operation that it lacks. */
  client: DeskClient;
  /** Resolves when the driver and everything that it started have ended. */
  close(): Promise<void>;
}

export class DeskEnded extends Error {
  readonly why: string;

  constructor(why: string) {
    super(`the desk command answers no more: ${why}`);
    this.name = 'DeskEnded';
    this.why = why;
  }
}

export interface DeskInput {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

export function clientOf(
  act: (operation: Operation, input: DeskInput) => Promise<OperationResult>,
): DeskClient {
  const calls = deskOperations.map((operation: Operation) => [
    operation.operationId,
    (input: DeskInput) => act(operation, input),
  ]);
  return Object.fromEntries(calls) as DeskClient;
}
