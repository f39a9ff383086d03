import { AsyncLocalStorage } from 'node:async_hooks';

const ofRun = perRun<{ ms?: number }>(() => ({}));

/** Sets the wait of a run for replies without a stated time limit, in seconds. */
export function setPatience(seconds: number): void {
  ofRun().ms = seconds * 1000;
}

/** The longest wait for a reply without a stated time limit, in milliseconds: the run's own setting, or else the usual one. */
export function patient(usualMs: number): number {
  return ofRun().ms ?? usualMs;
}

const current = new AsyncLocalStorage<Map<object, unknown>>();

/** Executes one run. Each run in the process has separate state. */
export function inRun<T>(work: () => T): T {
  return current.run(new Map(), work);
}

/** Declares state of which each run has its own. Outside of runs, nothing is stored. */
export function perRun<T>(make: () => T): () => T {
  const key = {};
  return () => {
    const states = current.getStore();
    const state = (states?.get(key) as T | undefined) ?? make();
    states?.set(key, state);
    return state;
  };
}
