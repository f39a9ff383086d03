import type { Operation, OperationResult } from '../../../generated/operation.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { deskOperations } from '../../../generated/reference/desk/operations.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';

/** How the suite reaches what agents do: over HTTP, by a command, or through a person. */
export interface DeskDriver {
  client: DeskClient;
  /** Settles when the driver is over, and what it started with it. */
  close(): Promise<void>;
  /** A desk without eyes of its own: somebody says whether an agent sees a customer's words, and gets the chat a number. */
  sees?(channelId: string, words: string): Promise<number | undefined>;
  /** Is told what the service sends, which shows that something was done. */
  arrived?(request: CaughtRequest): void;
  /** Channels are set up by hand, and so used again for later scenarios. */
  sparesChannels?: true;
}

/** What an operation of the desk is given. */
export interface DeskInput {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  body?: unknown;
}

/** A client whose every operation is done by one function. */
export function clientOf(
  act: (operation: Operation, input: DeskInput) => Promise<OperationResult>,
): DeskClient {
  const calls = deskOperations.map((operation: Operation) => [
    operation.operationId,
    (input: DeskInput) => act(operation, input),
  ]);
  return Object.fromEntries(calls) as DeskClient;
}
