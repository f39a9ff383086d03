export function pause(ms: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, Math.max(0, ms)));
}

/** Waits until an instant of `performance.now()`, such as the end of a window in which something must not happen. */
export function untilInstant(at: number): Promise<void> {
  return pause(at - performance.now());
}
