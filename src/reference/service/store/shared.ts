import type { TableName } from './tables.ts';

/** The changes of one process in one transaction. Commits are numbered without a gap, in the order in which they became durable. */
export interface Commit {
  number: number;
  /** Rows that others may have in memory, and what they are now where that is short. */
  touched: [table: TableName, key: unknown, row?: object][];
  events: boolean;
  /** Deliveries that nobody has attempted, with the partitions of their lanes. */
  recorded: [delivery_id: number, partition: number][];
}

/**
 * Is called with every commit once, in order; 'sequence gap' where commits of others are unknown, and 'another history' where the store has
 * lost what was durable, as after a failover: a known number may be of something else.
 */
export type CommitListener = (commit: Commit | Missed, isOwn: boolean) => void;

/** The announcement of a commit, which comes before the commit itself is read. */
export interface Announced extends Pick<Commit, 'number' | 'events'> {
  /** The partitions of its recorded deliveries. */
  partitions: readonly number[];
}

export type Missed = 'sequence gap' | 'another history';

/** Drives the lanes of the partitions that this process has. */
export interface Driver {
  /** A partition is this process's from now on. */
  take(partition: number): void;
  /** A partition goes to another process as soon as this resolves. */
  release(partition: number): Promise<void>;
  /** All partitions may be another process's already. */
  drop(): void;
}

/** The coordination of the processes on one store. A store that one process has for itself has none. */
export interface Shared {
  /** A commit that is not urgent is heard with the next one, within a fraction of a second. Every commit is urgent unless told. */
  listen(listener: CommitListener, isUrgent?: (announced: Announced) => boolean): void;
  /**
   * Takes part in driving lanes. A partition is driven by one process at a time, and all of them by somebody: they are
   * shared out anew when a process comes or goes. Resolves when this process has its first share.
   */
  join(driver: Driver): Promise<void>;
  /** Whether this process drives lanes, or will in a moment: false before its first share, and when the coordination is away for long. */
  readonly takesPart: boolean;
  /** Whether this process is the one of all that does the upkeep. */
  readonly isUpkeepLeader: boolean;
  leave(): Promise<void>;
}
