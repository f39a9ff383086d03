/**
 * Returns milliseconds since 1970 that never jump: the start of the process plus the time since then by the monotonic clock. Intervals are
 * measured by it, so that a change of the machine's clock moves no retry.
 */
export function steadyNow(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
