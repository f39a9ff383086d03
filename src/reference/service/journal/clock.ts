/**
 * Returns the time in milliseconds since 1970, by a clock that never jumps: the start of the process plus the time since then on the
 * monotonic clock. Retry intervals use it, so that a change of the machine's clock moves no retry.
 */
export function steadyNow(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
