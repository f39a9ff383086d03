import { TemporaryFailure } from '../../../contract/serve/errors.ts';
import type { Find } from './reads.ts';
import type { Counter, Key, TableName, Tables } from './tables.ts';

/** Thrown when a store cannot be opened. The message is a sentence for the operator. */
export class StoreUnavailable extends Error {}

/** Called with a sentence for the log about a slow step of opening a store. */
export type Opening = (what: string) => void;

/** The reports of an open store to the log. */
export interface StoreLog {
  opening: Opening;
  /** Called when the store cannot be reached: its file is not in place, or its database does not respond. Called once, or once a minute. */
  lost: (error: Error) => void;
  /** Called once a minute while no process drives some of the lanes. */
  undriven: (error: Error) => void;
  /** Called each time that a list omits an unreadable row. */
  damaged: (error: Error) => void;
}

/** Thrown when the store could not make a unit of work durable, for example because the disk is full. None of its changes has happened. */
export class StoreFailure extends TemporaryFailure {}

/** Reads durable rows. In a unit of work it also sees the changes of the unit itself. */
export interface Reader {
  /** Returns the row with a key. Callers share the row: never change it, but put another one. */
  get<T extends TableName>(table: T, key: Key<T>): Promise<Tables[T] | undefined>;
  /** Returns the rows of a named read. */
  find: Find;
}

/** A unit of work under way. It ends when its function has returned. */
export interface Tx extends Reader {
  /** Replaces or adds a row. */
  put<T extends TableName>(table: T, row: Tables[T]): void;
  remove<T extends TableName>(table: T, key: Key<T>): void;
  /** Returns the next number of a counter. Numbers rise in the order in which units become durable, and none is assigned twice. */
  next(counter: Counter): Promise<number>;
  /** Runs an action once the unit is durable. */
  afterwards(action: () => void): void;
  /** Runs an action if the unit fails or does not become durable. The store may then run the unit again. */
  otherwise(action: () => void): void;
}

/**
 * One action, with its reads and changes. It waits for nothing but its `tx`. The store may run it again, so it changes nothing else before
 * it is durable. Its result reaches the caller after that.
 */
export type Unit<Result> = (tx: Tx) => Promise<Result>;

/**
 * The state of the service. Each change of state is a unit of work: all of it becomes durable, or none of it happens. Units run in the
 * order of the calls, and each sees the changes of the units before it.
 */
export interface Store extends Reader {
  /**
   * Runs a unit of work. Resolves when it is durable. Rejects with the error of the unit, or with StoreFailure if the store cannot write at
   * present. Rejects with another error if the store cannot hold a row.
   */
  work<Result>(unit: Unit<Result>): Promise<Result>;
  /** Returns the row with a key, which may be some milliseconds old. A later unit of work reads it again. */
  recent: Reader['get'];
  /** Copies everything durable into a new file while the store is in use. Absent if the database has better tools for that. */
  backup?(file: string): Promise<void>;
  /** Returns a little of the space of removed rows to the disk. Resolves to true if there is more. */
  reclaim(): Promise<boolean>;
  /** Completes the requested units, and closes. */
  close(): Promise<void>;
}
