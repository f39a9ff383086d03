/** A signal that aborts with the first of some. AbortSignal.any is younger than the oldest browsers that load the pages. */
export function firstOf(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort();
    signal.addEventListener('abort', () => first.abort(), { signal: first.signal });
  }
  return first.signal;
}

/** Resolves after a time, and at once when the browser is online again or the signal aborts. No timer and no listener stays behind. */
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

/** Waits before a retry: half a second at first, then the longer the more attempts failed, up to 15 s. */
export function retryPause(failures: number, signal?: AbortSignal): Promise<void> {
  return wait(Math.min(15_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2), signal);
}
