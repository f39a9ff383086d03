/**
 * Shares the turns of the event loop among what there is to do for many at once: so much is done in each, the rest in later
 * ones in the order in which it was asked for, so that all else has its turn meanwhile.
 */
export class Turns {
  readonly #inOne: number;
  #left: number;
  readonly #waiting: { weight: number; begin: () => void }[] = [];
  #isCounting = false;

  /** @param inOne What may be begun in one turn, in the measure of `take`. */
  constructor(inOne: number) {
    this.#inOne = inOne;
    this.#left = inOne;
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
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    this.#isCounting = false;
    this.#left = this.#inOne;
    while (this.#left > 0 && this.#waiting.length > 0) {
      const { weight, begin } = this.#waiting.shift()!;
      this.#use(weight);
      begin();
    }
  }
}
