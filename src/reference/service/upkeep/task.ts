import type { BulkParts } from '../conversation/bulk.ts';

/** The ages at which upkeep closes chats and removes records, in milliseconds. */
export interface UpkeepOptions {
  /** The time without a new entry after which an open chat is closed. By default none is closed. */
  closeIdleAfterMs?: number;
  /** The age from which ended chats, settled deliveries, events, offline messages and files are removed. By default none is. */
  keepMs?: number;
}

export interface UpkeepParts extends BulkParts {
  now: () => number;
  /** When this process began, in milliseconds since 1970. No console could report to it before. */
  since?: number;
  options: UpkeepOptions;
  /** True if this process does the upkeep for all processes of the store; always true by default. */
  isMine?: () => boolean;
}

/** One task of upkeep. It works in batches, and yields after each, so that requests are served. */
export type Task = (parts: UpkeepParts) => AsyncGenerator<unknown, void>;
