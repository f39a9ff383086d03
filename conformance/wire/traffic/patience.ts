import { perRun } from './run-scope.ts';

const ofRun = perRun<{ ms?: number }>(() => ({}));

/** Sets how long a run waits for a reply that no rule gives a time for, in seconds. */
export function setPatience(seconds: number): void {
  ofRun().ms = seconds * 1000;
}

/** How long a reply is waited for that no rule gives a time for, in milliseconds: the time that the run was given, else the usual one. */
export function patient(usualMs: number): number {
  return ofRun().ms ?? usualMs;
}
