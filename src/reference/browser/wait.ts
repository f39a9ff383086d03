/** Returns a signal that aborts with the first of the given signals. The oldest browsers that load the pages have no AbortSignal.any. */
export function firstOf(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort();
    signal.addEventListener('abort', () => first.abort(), { signal: first.signal });
  }
  return first.signal;
}

/**
 * Resolves after `ms` milliseconds, or at once when the browser is online again or the signal aborts. It leaves no timer and no listener
 * behind.
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

/** Waits before a retry: half a second after the first failure, longer with each further failure, 15 s at most. */
export function retryPause(failures: number, signal?: AbortSignal): Promise<void> {
  return wait(Math.min(15_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2), signal);
}
