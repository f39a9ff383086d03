/**
 * The tabs of one origin that follow the same stream. A browser lets six requests at a time through to a host by HTTP/1.1, and a
 * stream is one of them for as long as it lasts: one tab follows, and tells the others what it hears.
 *
 * It is the tab that somebody looked at last, since browsers put hidden ones to sleep. When it goes, the next one follows. Where a
 * browser has no locks or channels, or forbids them, each tab follows for itself.
 */
export class Tabs<Told> {
  readonly #name: string;
  #channel: BroadcastChannel | undefined;
  #locks: LockManager | undefined;
  #turn = new AbortController();
  #leads = false;
  /** Whether this tab takes its turn from the one that has it. */
  #isNext = isLookedAt();
  #wake = () => {};

  constructor(name: string, hear: (told: Told) => void, until?: AbortSignal) {
    this.#name = name;
    this.#channel = channelOf(name);
    this.#locks = this.#channel && navigator.locks;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<{ told?: Told }>) => {
      if (data.told !== undefined) hear(data.told);
      else if (isLookedAt()) this.#takeOver();
      this.#wake();
    });
    const looked = () => {
      if (isLookedAt()) this.#takeOver();
      // Another one may be seen in a window beside it, and this one be put to sleep.
      else if (this.#leads) this.#channel?.postMessage({});
      this.#wake();
    };
    document.addEventListener('visibilitychange', looked);
    until?.addEventListener('abort', () => {
      document.removeEventListener('visibilitychange', looked);
      this.end();
      this.#channel?.close();
      this.#channel = undefined;
    });
  }

  /** Whether the others hear what is told. */
  get areTold(): boolean {
    return this.#locks !== undefined;
  }

  get isLeading(): boolean {
    return this.#leads;
  }

  tell(told: Told): void {
    if (this.areTold) this.#channel?.postMessage({ told });
  }

  /** Acts once it is the turn of this tab among those that follow the same; over when the signal says so, or `act` ends. */
  async turn(what: string, act: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const turn = new AbortController();
    const { signal } = turn;
    this.#turn = turn;
    const lead = () => {
      this.#leads = true;
      return act(signal);
    };
    const options: LockOptions = this.#isNext ? { steal: true } : { signal };
    this.#isNext = false;
    try {
      if (this.#locks) await this.#locks.request(`${this.#name} ${what}`, options, lead);
    } catch {
      // Another tab has taken over, or the wait was ended; else the browser forbids locks.
      if (!this.#leads && !signal.aborted) this.#locks = undefined;
    }
    if (!this.#locks) await lead();
    this.#leads = false;
    turn.abort();
  }

  /** Ends the turn, or the wait for it. */
  end(): void {
    this.#turn.abort();
  }

  /** Resolves when somebody begins or ceases to look at the tab, or another one tells something. */
  change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #takeOver(): void {
    if (this.#leads) return;
    this.#isNext = true;
    this.end();
  }
}

export function isLookedAt(): boolean {
  return document.visibilityState !== 'hidden';
}

/** Does something while no other tab of the origin does it; where that cannot be had, it is done all the same. */
export async function alone<T>(name: string, act: () => Promise<T>): Promise<T> {
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
