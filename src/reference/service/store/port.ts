import { TemporaryFailure } from '../../../contract/serve/errors.ts';
import type { Find } from './reads.ts';
import type { Counter, Key, TableName, Tables } from './tables.ts';

/** Why a store cannot be opened, in a sentence for the operator. */
export class StoreUnavailable extends Error {}

/** Is called with a sentence for the log, which names the slow step of the opening of a store. */
export type Opening = (what: string) => void;

/** The reports of an open store to the log. */
export interface StoreLog {
  opening: Opening;
  /** The store cannot be reached: its file is not in its place, or its database does not answer. Told once, or once a minute. */
  lost: (error: Error) => void;
  /** No process drives some of the lanes. Told once a minute. */
  undriven: (error: Error) => void;
  /** A list leaves a row out that cannot be read. Told each time. */
  damaged: (error: Error) => void;
}

/** A unit of work that the store could not make durable, as when the disk is full. Nothing of it has happened. */
export class StoreFailure extends TemporaryFailure {}

/** Reads what is durable; in a unit of work, what the unit itself has changed as well. */
export interface Reader {
  /** The row of a key. Rows are shared: never change one, put another. */
  get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined>;
  /** The rows that a read finds. */
  find: Find;
}

/** A unit of work under way. It is over when the function that was given it has returned. */
export interface Tx extends Reader {
  /** Writes a row as it is to be from now on. */
  put<T extends TableName>(table: T, row: Tables[T]): void;
  remove<T extends TableName>(table: T, key: Key<T>): void;
  /** The next number of a counter. Numbers rise in the order in which units become durable, and none is given twice. */
  next(counter: Counter): Promise<number>;
  /** Lets something happen once the unit is durable. */
  afterwards(action: () => void): void;
  /** Lets something happen if the unit fails or does not become durable; the store may run it again then. */
  otherwise(action: () => void): void;
}

/**
 * One action, from reading to changing. It waits for nothing but its `tx`. The store may run it again, so it
 * touches nothing else before it is durable; what it gives back reaches the caller after that.
 */
export type Unit<Result> = (tx: Tx) => Promise<Result>;

/**
 * The state of the service. Everything that changes state is a unit of work: all of it becomes durable, or nothing of
 * it happened. Units follow each other in the order in which they were asked for, each on what the one before has left.
 */
export interface Store extends Reader {
  /**
   * Runs a unit of work; resolves when it is durable. Rejects with what the unit threw, with StoreFailure when the store
   * cannot write now, and with another error when a row is not one that the store can hold.
   */
  work<Result>(unit: Unit<Result>): Promise<Result>;
  /** The row of a key, perhaps as it was some milliseconds ago: a unit of work that follows reads it again. */
  recent: Reader['get'];
  /** Writes a copy of all that is durable into a new file while the store is in use. Absent where others do that better. */
  backup?(file: string): Promise<void>;
  /** Gives a little of the room that removed rows have left back to the disk; gives whether there is more. */
  reclaim(): Promise<boolean>;
  /** Ends the units that were asked for, and closes. */
  close(): Promise<void>;
}
