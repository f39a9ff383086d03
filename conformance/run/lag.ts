/** On a busy machine, the first byte may have come so long before its instant was noted. */
const noticeMs = 1500;
/** A delay that every machine has. */
const usualMs = 20;
/** How often the event loop is measured. */
const everyMs = 10;
/** A quarter of an hour of samples of a busy machine; the older half goes at more. */
const mostSamples = 100_000;

/** Measures the lag of this process's own event loop, so that a slow suite is not taken for a slow implementation. */
export class LagProbe {
  /** In the order of their instants. */
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

  /** The longest delay, in milliseconds, of a tick that was due or done between two instants. */
  worst(from: number, to: number): number {
    const within = this.#since(from).filter(({ at, lagMs }) => at - lagMs <= to);
    // A tick that is overdue is a delay too: a judgement may run before it.
    const isOverdue = this.#timer !== undefined && this.#expected <= to;
    const overdue = isOverdue ? performance.now() - this.#expected : 0;
    return within.reduce((worst, { lagMs }) => Math.max(worst, lagMs), Math.max(0, overdue));
  }

  /**
   * How late an instant may have been noted: a connection is accepted, read and parsed in separate ticks of the event loop, and
   * each may have been late. Delays that every machine has are left out.
   */
  before(instant: number): number {
    const near = this.#since(instant - noticeMs).filter(({ at }) => at <= instant + everyMs);
    return near.reduce((sum, { lagMs }) => sum + (lagMs > usualMs ? lagMs : 0), 0);
  }

  /** How many samples are kept. */
  get size(): number {
    return this.#samples.length;
  }

  /** Notes that the event loop was late by so many milliseconds at an instant. */
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
