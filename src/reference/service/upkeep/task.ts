import type { BulkParts } from '../conversation/bulk.ts';

/** What is done from time to time. Times in milliseconds. */
export interface UpkeepOptions {
  /** Open chats in which nothing was said for so long are closed. Never unless told. */
  closeIdleAfterMs?: number;
  /** Chats that ended, deliveries that are settled and events are removed when they are so old. Never unless told. */
  keepMs?: number;
}

export interface UpkeepParts extends BulkParts {
  now: () => number;
  options: UpkeepOptions;
  /** Whether this process is the one of all that does it; always, where it is alone. */
  isMine?: () => boolean;
  failed: (error: unknown) => void;
}

/** One thing that upkeep does, in pieces: each `yield` lets others go first. */
export type Task = (parts: UpkeepParts) => AsyncGenerator<unknown, void>;
