import { TemporaryFailure } from '../../../contract/serve/errors.ts';
import type { Find } from './reads.ts';
import type { Counter, Key, TableName, Tables } from './tables.ts';

/** Thrown when a store cannot be opened. The message is a sentence for the operator. */
export class StoreUnavailable extends Error {}

/** Called before a slow step of opening a store, for example a migration. `what` is a text for the log. */
export type Opening = (what: string) => void;

/** The functions by which an open store reports its state to the log. */
export interface StoreLog {
  opening: Opening;
  /**
   * Called when the store cannot be used: its files are not in place, or its database does not respond. A file store calls it once for each
   * loss. A database store calls it at the first failure, and then once a minute.
   */
  lost: (error: Error) => void;
  /** Called once a minute while no process drives some of the lanes. */
  undriven: (error: Error) => void;
  /** Called with the error for each damaged row that a query of a list omits. */
  damaged: (error: Error) => void;
}

/**
 * Thrown when the store could not make a unit of work durable, for example because the disk is full. The unit has then changed nothing, or
 * `isOutcomeUnknown` is true.
 */
export class StoreFailure extends TemporaryFailure {}

/** Reads durable rows. A reader in a unit of work also returns the unit's own changes. */
export interface Reader {
  /** Returns the row with a key, or undefined if there is none. Callers share the row. To change it, call `put` with a new object. */
  get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined>;
  /** Runs one of the queries in `reads.ts`, chosen by its name, and returns the rows. */
  find: Find;
}

/** The reads and changes of a unit of work. A read or change throws after the unit's function has settled. */
export interface Tx extends Reader {
  /** Adds a row, or replaces the row with the same key. */
  put<T extends TableName>(table: T, row: Tables[T]): void;
  remove<T extends TableName>(table: T, key: Key<T>): void;
  /** Returns the next number of a counter. Numbers rise in the order in which units become durable. No number is assigned twice. */
  next(counter: Counter): Promise<number>;
  /** Runs an action once the unit is durable. */
  afterwards(action: () => void): void;
}

/**
 * A function that reads and changes rows in one transaction. It may wait only for calls of its `tx`. The store may run it several times, so
 * it changes nothing outside the store; `afterwards` runs actions after the commit. The caller gets its result when the changes are
 * durable.
 */
export type Unit<Result> = (tx: Tx) => Promise<Result>;

/**
 * The stored state of the service. All changes of a unit of work become durable together, or none does. Units run in the order of the
 * calls. Each unit sees the changes of the units before it.
 */
export interface Store extends Reader {
  /**
   * Runs a unit of work. Resolves with its result when its changes are durable. Rejects with the error of the unit. Rejects with
   * StoreFailure if the store cannot be written now, and with another error if it cannot store a row.
   */
  work<Result>(unit: Unit<Result>): Promise<Result>;
  /** Returns the row with a key. The row may be some milliseconds old, so a unit of work that changes it reads it again. */
  recent: Reader['get'];
  /** Coordinates the processes that share the store. Undefined for SQLite, which has only one. */
  readonly shared?: Shared;
  /** Copies all durable rows into a new file while the store is in use. Undefined for PostgreSQL, which has its own tools for copies. */
  backup?(file: string): Promise<void>;
  /** Returns a limited amount of the space of removed rows to the disk. Resolves to true if more space can be returned. */
  reclaim(): Promise<boolean>;
  /** Waits for the units that were requested before the call, and closes the store. */
  close(): Promise<void>;
}

/**
 * The changes that one process made durable in one transaction. The numbers of commits have no gaps. They follow the order in which the
 * commits became durable.
 */
export interface Commit {
  number: number;
  /** The changed rows that other processes may have cached. `row` is the new version, if it is short enough to be included. */
  changedRows: [table: TableName, key: unknown, row?: object][];
  hasEvents: boolean;
  /** Deliveries without attempts, with their lanes and the partitions of these. `weight` is the size of the body, in characters. */
  newDeliveries: [delivery_id: number, partition: number, lane: string, weight: number][];
}

/**
 * Called for each commit of any process once, in order. `isOwn` is true for a commit of this process. Called with 'sequence gap' if this
 * process missed some commits. Called with 'another history' if the database has lost durable commits, for example in a failover. The
 * number of a lost commit may then be assigned to another commit.
 */
export type CommitListener = (commit: Commit | Missed, isOwn: boolean) => void;

export type Missed = 'sequence gap' | 'another history';

/** Drives the lanes of the partitions that are assigned to this process. */
export interface PartitionWorker {
  /** Assigns a partition to this process. */
  assign(partition: number): void;
  /** Stops driving a partition. Another process may drive it as soon as the promise resolves. */
  revoke(partition: number): Promise<void>;
  /** Stops driving all partitions. Other processes may already drive them. */
  revokeAll(): void;
}

/** Coordinates several processes on one store. */
export interface Shared {
  listen(listener: CommitListener): void;
  /**
   * Adds this process to the processes that drive lanes, and assigns its share of the partitions to `worker`. One process at a time drives
   * a partition. The partitions are redistributed when a process joins or leaves. Resolves when `worker` has its first share.
   */
  join(worker: PartitionWorker): Promise<void>;
  /**
   * True if this process drives lanes, or will drive them shortly. False before its first share, and after the coordination was lost for
   * long.
   */
  readonly takesPart: boolean;
  /** True if this process does the upkeep for all processes. */
  readonly isUpkeepLeader: boolean;
  leave(): Promise<void>;
}
