import type { BulkParts } from '../conversation/bulk.ts';

/** After what time chats are closed and records removed, in milliseconds. */
export interface UpkeepOptions {
  /** Closes open chats in which nothing was said for so long; never by default. */
  closeIdleAfterMs?: number;
  /** Removes ended chats, settled deliveries and events of this age; never by default. */
  keepMs?: number;
}

export interface UpkeepParts extends BulkParts {
  now: () => number;
  /** When this process began: no console could report to it before. */
  since?: number;
  options: UpkeepOptions;
  /** Whether this process, of several on one store, does the upkeep; true by default. */
  isMine?: () => boolean;
}

/** One duty of upkeep, in pieces: requests are served at each `yield`. */
export type Task = (parts: UpkeepParts) => AsyncGenerator<unknown, void>;
