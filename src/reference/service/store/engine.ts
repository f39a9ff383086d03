import type { Damaged } from './damaged-record.ts';
import type { Opening, Store } from './port.ts';
import type { Shared } from './shared.ts';

/** The reports of an open store to the log. */
export interface StoreLog {
  opening: Opening;
  /** The store cannot be reached: its file is not in its place, or its database does not answer. Told once, or once a minute. */
  lost: (error: Error) => void;
  /** No process drives some of the lanes. Told once a minute. */
  undriven: (error: Error) => void;
  /** A list leaves a row out that cannot be read. Told each time. */
  damaged: Damaged;
}

/** An open store, with what its processes need of each other where several may share it. */
export interface OpenStore {
  store: Store;
  shared?: Shared;
}

/** The faults of a store, in sentences, and how many rows of each table can be read. */
export interface Examination {
  wrong: string[];
  /** Whether something is lost, so that the store has to be restored. */
  damaged: boolean;
  readable: Record<string, number>;
}

/**
 * An engine that stores can be on, as the service, the commands, chaos and the tests know it. What it needs is loaded when a store is
 * opened, and not before. `id` is the name of its folder here, and of its files in `testing` and in chaos.
 */
export interface StoreEngine {
  id: string;
  name: string;
  /** The schemes of its addresses, the text before `://`; an engine without any keeps a store in a file. */
  schemes: readonly string[];
  /** Opens the store at an address, or in a file. Rejects with StoreUnavailable. */
  open(location: string, log: StoreLog): Promise<OpenStore>;
  /** The engine's own commands, where these do what `parlance backup` and `parlance doctor` do for a file. */
  commands?: { backup: (file: string) => string; check: string };
  /** Says what is wrong with a store that no process uses. Rejects with a sentence where it cannot be examined. */
  examine?(file: string): Promise<Examination>;
}
