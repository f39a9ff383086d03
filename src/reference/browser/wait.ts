/** Returns a signal that aborts with the first of the given signals. It replaces `AbortSignal.any`, which the oldest browsers lack. */
export function firstOf(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort();
    signal.addEventListener('abort', () => first.abort(), { signal: first.signal });
  }
  return first.signal;
}

/**
 * Resolves after `ms` milliseconds, or at once when the browser is online again or the signal aborts. Then it removes its timer and its
 * listeners.
 */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal?.addEventListener('abort', done);
  });
}

/**
 * Waits before a retry. The maximum is half a second after the first failure, doubles with each failure, and stays at 15 s. The wait is a
 * random time between half of the maximum and the maximum.
 */
export function retryPause(failures: number, signal?: AbortSignal): Promise<void> {
  return wait(Math.min(15_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2), signal);
}
