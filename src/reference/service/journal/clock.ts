/**
 * Milliseconds since 1970 that never jump: the instant at which the process began, and what has passed since by the
 * monotonic clock. Intervals are measured by it, so that nobody who sets the machine's clock moves a repeat.
 */
export function steadyNow(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
