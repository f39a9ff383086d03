import type { TableName } from './tables.ts';

/** The changes of one process in one transaction. Commits are numbered without a gap, in the order in which they became durable. */
export interface Commit {
  number: number;
  /** Changed rows that other processes may have cached, with their new content if it is short. */
  touched: [table: TableName, key: unknown, row?: object][];
  events: boolean;
  /** Deliveries without attempts, with the partitions of their lanes. */
  recorded: [delivery_id: number, partition: number][];
}

/**
 * Called with every commit once, in order. Called with 'sequence gap' if commits of other processes were missed. Called with 'another
 * history' if the store has lost durable data, as after a failover: a known number may then belong to something else.
 */
export type CommitListener = (commit: Commit | Missed, isOwn: boolean) => void;

/** The announcement of a commit, which is received before the commit itself is read. */
export interface Announced extends Pick<Commit, 'number' | 'events'> {
  /** The partitions of its recorded deliveries. */
  partitions: readonly number[];
}

export type Missed = 'sequence gap' | 'another history';

/** Drives the lanes of this process's partitions. */
export interface Driver {
  /** Assigns a partition to this process. */
  take(partition: number): void;
  /** Takes a partition from this process. Another process gets the partition as soon as the promise resolves. */
  release(partition: number): Promise<void>;
  /** Stops driving all partitions at once: other processes may already have them. */
  drop(): void;
}

/** The coordination of several processes on one store. A store for a single process has none. */
export interface Shared {
  /**
   * Adds a listener. A commit that is not urgent is reported with the next one, within a fraction of a second. By default every commit is
   * urgent.
   */
  listen(listener: CommitListener, isUrgent?: (announced: Announced) => boolean): void;
  /**
   * Starts to drive lanes. Each partition is driven by one process at a time, and none stays without a process. They are redistributed when
   * a process joins or leaves. Resolves when this process has its first share.
   */
  join(driver: Driver): Promise<void>;
  /** True if this process drives lanes, or will in a moment. False before its first share, and after a long loss of the coordination. */
  readonly takesPart: boolean;
  /** True if this process is the one that does the upkeep. */
  readonly isUpkeepLeader: boolean;
  leave(): Promise<void>;
}
