/** The longest time between the arrival of bytes and the record of that arrival on a busy machine, in milliseconds. */
const noticeMs = 1500;
/** Delays up to this length occur on every machine, in milliseconds. They are ignored. */
const usualMs = 20;
/** The interval between two measurements of the event loop, in milliseconds. */
const everyMs = 10;
/** The largest number of samples, which lasts for a quarter of an hour on a busy machine. If there are more, the older half is dropped. */
const mostSamples = 100_000;

/** Measures the delays of this process's own event loop. Without it, a slow suite would look like a slow implementation. */
export class LagProbe {
  /** The samples in the order of their instants. */
  #samples: { at: number; lagMs: number }[] = [];
  #expected = 0;
  #timer: NodeJS.Timeout | undefined;

  start(): this {
    this.#expected = performance.now() + everyMs;
    this.#timer = setInterval(() => this.#tick(), everyMs);
    this.#timer.unref();
    return this;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /**
   * Returns the longest delay of a timer tick from `from` to `to`, in milliseconds. A tick that is overdue at the end of that period counts
   * too.
   */
  worst(from: number, to: number): number {
    const within = this.#since(from).filter(({ at, lagMs }) => at - lagMs <= to);
    // A tick that is still due counts too: a verdict may be reached before that tick is measured.
    const isOverdue = this.#timer !== undefined && this.#expected <= to;
    const overdue = isOverdue ? performance.now() - this.#expected : 0;
    return within.reduce((worst, { lagMs }) => Math.max(worst, lagMs), Math.max(0, overdue));
  }

  /**
   * Returns the longest time by which an event recorded at `instant` may have been recorded late, in milliseconds. A connection is
   * accepted, read and parsed in separate ticks of the event loop, and each tick may be late. So all delays longer than `usualMs` shortly
   * before the instant are added up.
   */
  before(instant: number): number {
    const near = this.#since(instant - noticeMs).filter(({ at }) => at <= instant + everyMs);
    return near.reduce((sum, { lagMs }) => sum + (lagMs > usualMs ? lagMs : 0), 0);
  }

  /** The number of samples that are kept. */
  get size(): number {
    return this.#samples.length;
  }

  /** Records a delay of the event loop at an instant. */
  note(at: number, lagMs: number): void {
    this.#samples.push({ at, lagMs });
    if (this.#samples.length > mostSamples) this.#samples.splice(0, mostSamples / 2);
  }

  #since(from: number) {
    return this.#samples.slice(this.#samples.findLastIndex(({ at }) => at < from) + 1);
  }

  #tick(): void {
    const at = performance.now();
    const lagMs = Math.max(0, at - this.#expected);
    if (lagMs > 1) this.note(at, lagMs);
    this.#expected = at + everyMs;
  }
}
