/**
 * Elects a leader among the tabs of one origin. The leader keeps the event stream and broadcasts its events to the other tabs, so that all
 * tabs need one stream. Over HTTP/1.1 a browser allows only six parallel requests to a host, and each open stream is one of them.
 *
 * The leader is the tab that became visible last, because browsers suspend hidden tabs. When the leader closes, another tab becomes the
 * leader. If the browser has no locks or broadcast channels, or forbids them, each tab keeps its own stream.
 */
export class Tabs<Message> {
  readonly #name: string;
  #channel: BroadcastChannel | undefined;
  #locks: LockManager | undefined;
  #term = new AbortController();
  #isLeader = false;
  /** True if the next call of `lead` takes the lead from the current leader. */
  #steals = isVisible();
  #wake = () => {};

  constructor(name: string, receive: (message: Message) => void, until?: AbortSignal) {
    this.#name = name;
    this.#channel = channelOf(name);
    this.#locks = this.#channel && navigator.locks;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<{ message?: Message }>) => {
      if (data.message !== undefined) receive(data.message);
      else if (isVisible()) this.#takeOver();
      this.#wake();
    });
    const visibilityChanged = () => {
      if (isVisible()) this.#takeOver();
      // The browser may suspend this hidden leader. The empty message lets a visible tab in another window take the lead.
      else if (this.#isLeader) this.#channel?.postMessage({});
      this.#wake();
    };
    document.addEventListener('visibilitychange', visibilityChanged);
    until?.addEventListener('abort', () => {
      document.removeEventListener('visibilitychange', visibilityChanged);
      this.resign();
      this.#channel?.close();
      this.#channel = undefined;
    });
  }

  /** True if broadcasts reach the other tabs. False if each tab has its own stream. */
  get canBroadcast(): boolean {
    return this.#locks !== undefined;
  }

  get isLeader(): boolean {
    return this.#isLeader;
  }

  broadcast(message: Message): void {
    if (this.canBroadcast) this.#channel?.postMessage({ message });
  }

  /** Calls `act` once this tab leads the stream. Resolves when `act` ends, or when the lead is lost; the signal then aborts. */
  async lead(stream: string, act: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const term = new AbortController();
    const { signal } = term;
    this.#term = term;
    const begin = () => {
      this.#isLeader = true;
      return act(signal);
    };
    const options: LockOptions = this.#steals ? { steal: true } : { signal };
    this.#steals = false;
    try {
      if (this.#locks) await this.#locks.request(`${this.#name} ${stream}`, options, begin);
    } catch {
      // The browser ends a leader's lock if another tab steals it, and a wait that is aborted. Any other error means that it forbids locks.
      if (!this.#isLeader && !signal.aborted) this.#locks = undefined;
    }
    if (!this.#locks) await begin();
    this.#isLeader = false;
    term.abort();
  }

  /** Gives up the lead. If this tab is not the leader, it stops waiting for the lead. */
  resign(): void {
    this.#term.abort();
  }

  /** Resolves when the visibility of the tab changes, or another tab broadcasts. */
  changed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #takeOver(): void {
    if (this.#isLeader) return;
    this.#steals = true;
    this.resign();
  }
}

export function isVisible(): boolean {
  return document.visibilityState !== 'hidden';
}

/** Calls `act` while no other tab of the origin holds the lock. If the browser has no locks, it calls `act` without one. */
export async function withLock<T>(name: string, act: () => Promise<T>): Promise<T> {
  let done: Promise<T> | undefined;
  const locked = () => (done = act());
  await navigator.locks?.request(name, locked).catch(() => {});
  return done ?? act();
}

function channelOf(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Returns a signal that aborts with the first of the given signals. It replaces `AbortSignal.any`, which the oldest browsers lack. */
export function firstOf(...signals: AbortSignal[]): AbortSignal {
  const first = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) first.abort();
    signal.addEventListener('abort', () => first.abort(), { signal: first.signal });
  }
  return first.signal;
}

/** Resolves with the content of a file in Base64. */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Resolves after `ms` milliseconds, or at once when the browser is online again or the signal aborts. */
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

/** Waits before a retry: a random time between half of a maximum and the maximum. The maximum doubles with each failure, up to 15 s. */
export function retryPause(failures: number, signal?: AbortSignal): Promise<void> {
  return wait(Math.min(15_000, 500 * 2 ** failures) * (0.5 + Math.random() / 2), signal);
}
