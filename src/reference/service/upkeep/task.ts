import type { BulkParts } from '../conversation/bulk.ts';

/** The times after which chats are closed and records removed, in milliseconds. */
export interface UpkeepOptions {
  /** Closes open chats without a new entry for this time; never by default. */
  closeIdleAfterMs?: number;
  /** Removes ended chats, settled deliveries and events of this age; never by default. */
  keepMs?: number;
}

export interface UpkeepParts extends BulkParts {
  now: () => number;
  /** When this process began. No console could report to it before. */
  since?: number;
  options: UpkeepOptions;
  /** Returns true if this process does the upkeep among several on one store; true by default. */
  isMine?: () => boolean;
}

/** One duty of upkeep, in pieces. Requests are served at each `yield`. */
export type Task = (parts: UpkeepParts) => AsyncGenerator<unknown, void>;
