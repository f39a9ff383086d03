import { AsyncLocalStorage } from 'node:async_hooks';

const ofRun = perRun<{ ms?: number }>(() => ({}));

/** Sets this run's longest wait, in seconds, for replies for which the contract states no time limit. */
export function setPatience(seconds: number): void {
  ofRun().ms = seconds * 1000;
}

/** Returns the longest wait for a reply without a stated time limit, in milliseconds. */
export function patient(usualMs: number): number {
  return ofRun().ms ?? usualMs;
}

const current = new AsyncLocalStorage<Map<object, unknown>>();

/** Executes `work` as one run. Its state (see `perRun`) is separate from the state of other runs in the process. */
export function inRun<T>(work: () => T): T {
  return current.run(new Map(), work);
}

/** Returns a function that returns the state of the current run. Outside of runs, each call makes a new state. */
export function perRun<T>(make: () => T): () => T {
  const key = {};
  return () => {
    const states = current.getStore();
    const state = (states?.get(key) as T | undefined) ?? make();
    states?.set(key, state);
    return state;
  };
}
