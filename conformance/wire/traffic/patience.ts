import { AsyncLocalStorage } from 'node:async_hooks';

const ofRun = perRun<{ ms?: number }>(() => ({}));

/** Sets how long a run waits for a reply that no rule gives a time for, in seconds. */
export function setPatience(seconds: number): void {
  ofRun().ms = seconds * 1000;
}

/** How long a reply is waited for that no rule gives a time for, in milliseconds: the time that the run was given, else the usual one. */
export function patient(usualMs: number): number {
  return ofRun().ms ?? usualMs;
}

const current = new AsyncLocalStorage<Map<object, unknown>>();

/** Does the work of one run, which has state of its own beside other runs of the process. */
export function inRun<T>(work: () => T): T {
  return current.run(new Map(), work);
}

/** State of which each run has its own. Outside of runs nothing is kept. */
export function perRun<T>(make: () => T): () => T {
  const key = {};
  return () => {
    const states = current.getStore();
    const state = (states?.get(key) as T | undefined) ?? make();
    states?.set(key, state);
    return state;
  };
}
