import { AsyncLocalStorage } from 'node:async_hooks';

/** The certificate and the key, as PEM, with which the stand-ins of a run serve HTTPS. */
export interface Certificate {
  cert: string;
  key: string;
}

/** The options of a run that apply to everything in it. */
export interface Settings {
  certificate?: Certificate;
  /** The longest wait, in seconds, for a reply for which the contract states no time limit. */
  patience?: number;
}

const current = new AsyncLocalStorage<{ settings: Settings; states: Map<object, unknown> }>();

/** Executes `work` as one run. Its state (see `perRun`) is separate from the state of other runs in the process. */
export function inRun<T>(work: () => T, settings: Settings = {}): T {
  return current.run({ settings, states: new Map() }, work);
}

export function settingsOfRun(): Settings {
  return current.getStore()?.settings ?? {};
}

/** Returns the longest wait for a reply without a stated time limit, in milliseconds. */
export function patient(usualMs: number): number {
  const { patience } = settingsOfRun();
  return patience === undefined ? usualMs : patience * 1000;
}

/** Returns a function that returns the state of the current run. Outside of runs, each call makes a new state. */
export function perRun<T>(make: () => T): () => T {
  const key = {};
  return () => {
    const states = current.getStore()?.states;
    const state = (states?.get(key) as T | undefined) ?? make();
    states?.set(key, state);
    return state;
  };
}

/** Returns the instant of the latest answer to a request of the run. Each answer changes it. */
export const answersOfRun: () => { latestAt: number } = perRun(() => ({
  latestAt: Number.NEGATIVE_INFINITY,
}));

export function noteAnswer(): void {
  answersOfRun().latestAt = performance.now();
}
