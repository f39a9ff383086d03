/** The longest time between the arrival of bytes and the record of that arrival on a busy machine, in milliseconds. */
const noticeMs = 1500;
/** Delays up to this length occur on every machine, in milliseconds. They are ignored. */
const usualMs = 20;
const everyMs = 10;
/** The largest number of samples, which lasts for a quarter of an hour on a busy machine. If there are more, the older half is dropped. */
const mostSamples = 100_000;

/** Measures the delays of this process's own event loop. Without it, a slow suite would look like a slow implementation. */
export class LagProbe {
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

  /** Returns the longest delay of a tick in a period, in milliseconds. */
  worst(from: number, to: number): number {
    const within = this.#since(from).filter(({ at, lagMs }) => at - lagMs <= to);
    // A tick that is still due counts too: a verdict may be reached before that tick is measured.
    const isOverdue = this.#timer !== undefined && this.#expected <= to;
    const overdue = isOverdue ? performance.now() - this.#expected : 0;
    return within.reduce((worst, { lagMs }) => Math.max(worst, lagMs), Math.max(0, overdue));
  }

  /**
   * Returns the longest delay with which an event may have been recorded. Accepting, reading and parsing are separate ticks, whose delays
   * add up.
   */
  before(instant: number): number {
    const near = this.#since(instant - noticeMs).filter(({ at }) => at <= instant + everyMs);
    return near.reduce((sum, { lagMs }) => sum + (lagMs > usualMs ? lagMs : 0), 0);
  }

  get size(): number {
    return this.#samples.length;
  }

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
