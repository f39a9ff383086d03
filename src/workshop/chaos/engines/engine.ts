import type { Fault } from '../faults/fault.ts';
import type { Served } from '../service/fleet.ts';

/** A store that the service runs on, and what can go wrong with it. */
export interface Engine extends Served, AsyncDisposable {
  name: string;
  /** What can go wrong here and nowhere else. */
  faults: Fault[];
  /** Makes the store fit to fail, once a process has made its tables. */
  prepare(): Promise<void>;
  /** Makes everything well again. */
  mend(): Promise<void>;
  /** How many commits failed because they were made to. */
  failedCommits(): Promise<number>;
  /** What is wrong with the store once nobody uses it. */
  examine(): Promise<string[]>;
}
