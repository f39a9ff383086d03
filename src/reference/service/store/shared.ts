import type { TableName } from './tables.ts';

/**
 * The changes that one process made durable in one transaction. The numbers of commits have no gaps. They follow the order in which the
 * commits became durable.
 */
export interface Commit {
  number: number;
  /** The changed rows that other processes may have cached. `row` is the new version, if it is short enough to be included. */
  touched: [table: TableName, key: unknown, row?: object][];
  events: boolean;
  /**
   * Deliveries without attempts, with the partitions of their lanes. `weight` is the size of the body, in characters. A commit of an
   * earlier version of the program has neither lanes nor weights.
   */
  recorded: [delivery_id: number, partition: number, lane?: string, weight?: number][];
}

/**
 * Called for each commit of any process once, in order. `isOwn` is true for a commit of this process. Called with 'sequence gap' if this
 * process missed some commits. Called with 'another history' if the database has lost durable commits, for example in a failover. The
 * number of a lost commit may then be assigned to another commit.
 */
export type CommitListener = (commit: Commit | Missed, isOwn: boolean) => void;

export type Missed = 'sequence gap' | 'another history';

/** Drives the lanes of the partitions that are assigned to this process. */
export interface Driver {
  /** Assigns a partition to this process. */
  take(partition: number): void;
  /** Stops driving a partition. Another process may drive it as soon as the promise resolves. */
  release(partition: number): Promise<void>;
  /** Stops driving all partitions. Other processes may already drive them. */
  drop(): void;
}

/** Coordinates several processes on one store. A store for a single process has no such object. */
export interface Shared {
  listen(listener: CommitListener): void;
  /**
   * Adds this process to the processes that drive lanes, and assigns its share of the partitions to `driver`. One process at a time drives
   * a partition. The partitions are redistributed when a process joins or leaves. Resolves when `driver` has its first share.
   */
  join(driver: Driver): Promise<void>;
  /**
   * True if this process drives lanes, or will drive them shortly. False before its first share, and after the coordination was lost for
   * long.
   */
  readonly takesPart: boolean;
  /** True if this process does the upkeep for all processes. */
  readonly isUpkeepLeader: boolean;
  leave(): Promise<void>;
}
