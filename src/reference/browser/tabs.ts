/**
 * Elects a leader among the tabs of one origin. The leader keeps the event stream and broadcasts its events to the other tabs. Over
 * HTTP/1.1 a browser allows six parallel requests to a host, and an open stream is one of them.
 *
 * The leader is the tab that was visible last, since browsers suspend hidden tabs. When it closes, another tab leads. If the browser has no
 * locks or channels, or forbids them, each tab keeps its own stream.
 */
export class Tabs<Message> {
  readonly #name: string;
  #channel: BroadcastChannel | undefined;
  #locks: LockManager | undefined;
  #term = new AbortController();
  #isLeader = false;
  /** True if this tab takes the lead from the current leader. */
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
      // A tab in another window may be visible, and the browser may suspend this tab.
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

  /** True if the other tabs get the broadcasts. */
  get canBroadcast(): boolean {
    return this.#locks !== undefined;
  }

  get isLeader(): boolean {
    return this.#isLeader;
  }

  broadcast(message: Message): void {
    if (this.canBroadcast) this.#channel?.postMessage({ message });
  }

  /** Calls `act` once this tab leads the stream. Resolves when `act` ends, or when the tab loses or gives up the lead. */
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
      // Another tab has taken the lead, or the wait was ended. Otherwise the browser forbids locks.
      if (!this.#isLeader && !signal.aborted) this.#locks = undefined;
    }
    if (!this.#locks) await begin();
    this.#isLeader = false;
    term.abort();
  }

  /** Gives up the lead, or the wait for it. */
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
