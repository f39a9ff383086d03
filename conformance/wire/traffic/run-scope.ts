import { AsyncLocalStorage } from 'node:async_hooks';

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
