/** So long before an instant is noted the first byte may have been there, on a machine that is busy. */
const noticeMs = 1500;
const usualMs = 20;

/** How late this process's own event loop ran, so that a slow suite is not taken for a slow implementation. */
export class LagProbe {
  readonly #everyMs: number;
  readonly #samples: { at: number; lagMs: number }[] = [];
  #expected = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(everyMs = 10) {
    this.#everyMs = everyMs;
  }

  start(): this {
    this.#expected = performance.now() + this.#everyMs;
    this.#timer = setInterval(() => this.#tick(), this.#everyMs);
    this.#timer.unref();
    return this;
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** The longest delay, in milliseconds, of a tick that was due or done between two instants. */
  worst(from: number, to: number): number {
    const within = this.#samples.filter(({ at, lagMs }) => at >= from && at - lagMs <= to);
    // A tick that is due and has not come yet is a delay too: what is judged may run before it.
    const overdue = this.#timer === undefined ? 0 : performance.now() - this.#expected;
    return within.reduce((worst, { lagMs }) => Math.max(worst, lagMs), Math.max(0, overdue));
  }

  /**
   * How late an instant may have been noted: a connection is accepted, read and parsed in turns of their own, and each of
   * them may have been late. Delays that every machine has are left out.
   */
  before(instant: number): number {
    const near = this.#samples.filter(({ at }) => at >= instant - noticeMs && at <= instant + this.#everyMs);
    return near.reduce((sum, { lagMs }) => sum + (lagMs > usualMs ? lagMs : 0), 0);
  }

  #tick(): void {
    const at = performance.now();
    const lagMs = Math.max(0, at - this.#expected);
    if (lagMs > 1) this.#samples.push({ at, lagMs });
    this.#expected = at + this.#everyMs;
  }
}
