import type { call } from '../../../generated/client-runtime.ts';
import type { Operation, OperationResult } from '../../../generated/operation.ts';

export type DeskInput = Parameters<typeof call>[2];

export interface DeskDriver {
  /** Calls an operation of the desk. The driver answers 501 to an operation that it lacks. */
  act(operation: Operation, input: DeskInput, signal?: AbortSignal): Promise<OperationResult>;
  /** Resolves when the driver and everything that it started have ended. */
  close(): Promise<void>;
}
