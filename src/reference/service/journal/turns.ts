/**
 * Shares the turns of the event loop among what there is to do for many at once: so much is done in each, the rest in later
 * ones in the order in which it was asked for, so that all else has its turn meanwhile.
 */
export class Turns {
  readonly #room: (tookMs: number) => number;
  readonly #rest: (tookMs: number) => number;
  readonly #waiting: { weight: number; begin: () => void }[] = [];
  #left: number;
  #countedAt = 0;
  #isCounting = false;

  /**
   * @param room What may be begun in one turn, in the measure of `take`, by how long the turn before it took, in milliseconds.
   * @param rest How long nothing is begun behind a turn, by how long it took, both in milliseconds.
   */
  constructor(room: (tookMs: number) => number, rest: (tookMs: number) => number = () => 0) {
    this.#room = room;
    this.#rest = rest;
    this.#left = room(0);
  }

  /** Resolves when something that weighs so much can be begun. */
  take(weight: number): Promise<void> {
    if (this.#left <= 0) return new Promise((begin) => this.#waiting.push({ weight, begin }));
    this.#use(weight);
    return Promise.resolve();
  }

  #use(weight: number): void {
    this.#left -= weight;
    if (this.#isCounting) return;
    this.#isCounting = true;
    this.#countedAt = performance.now();
    setImmediate(() => this.#over(performance.now() - this.#countedAt));
  }

  #over(tookMs: number): void {
    const restMs = this.#rest(tookMs);
    if (restMs < 1) this.#turn(tookMs);
    else setTimeout(() => this.#turn(tookMs), restMs);
  }

  #turn(tookMs: number): void {
    this.#isCounting = false;
    this.#left = this.#room(tookMs);
    while (this.#left > 0 && this.#waiting.length > 0) {
      const { weight, begin } = this.#waiting.shift()!;
      this.#use(weight);
      begin();
    }
  }
}
