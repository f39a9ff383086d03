import { hash } from 'node:crypto';

/** Returns a new random seed for a run. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** A generator of pseudo-random numbers. The same seed and name produce the same numbers. */
export class Random {
  readonly #source: string;
  #drawn = 0;

  constructor(seed: number, name: string) {
    this.#source = `${seed} ${name}`;
  }

  /** Returns a number from 0 to below 1. */
  next(): number {
    return hash('sha1', `${this.#source} ${this.#drawn++}`, 'buffer').readUInt32BE() / 2 ** 32;
  }

  /** Returns true with the probability `share`. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Returns a whole number from `from` to below `below`. */
  between(from: number, below: number): number {
    return from + Math.floor(this.next() * (below - from));
  }

  pick<T>(from: readonly T[]): T {
    return from[this.between(0, from.length)]!;
  }

  /** Returns one of the values. The probability of a value is proportional to its weight. */
  weighted<T>(from: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.next() * from.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of from) {
      left -= weight;
      if (left < 0) return value;
    }
    return from.at(-1)![1];
  }
}
