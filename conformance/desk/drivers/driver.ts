import type { Operation, OperationResult } from '../../../generated/operation.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { deskOperations } from '../../../generated/reference/desk/operations.ts';
import type { DeskChat, TranscriptEntry } from '../../../generated/reference/desk/types.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';

/** How the suite reaches what agents do: over HTTP, by a command, or through a person. */
export interface DeskDriver {
  /** The operations of the desk. The driver answers 501 to an operation that it lacks. */
  client: DeskClient;
  /** Resolves when the driver has ended, and what it started with it. */
  close(): Promise<void>;
  /** Finds a customer's words, where the driver lacks lists of chats. */
  find?(channelId: string, words: string): Promise<Said | undefined>;
  /** Hears each request of the service, which may show that an operation is done. */
  arrived?(request: CaughtRequest): void;
  /** The driver does one operation after the other, and takes its time. */
  isSerial?: true;
}

/** A customer's words with the chat that they stand in. Of the chat, a driver may know the number alone. */
export interface Said {
  chat: Pick<DeskChat, 'chat_id'> & Partial<DeskChat>;
  entry: TranscriptEntry;
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
