/** A seed that no earlier run has had. */
export const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** Numbers that look random and are the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Another source, which depends on this one's seed and on the name alone. */
  static named(seed: number, name: string): Random {
    let state = seed >>> 0;
    for (const character of name) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193) >>> 0;
    return new Random(state);
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whether something happens that does so in this share of the cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number from the one to below the other. */
  between(from: number, below: number): number {
    return from + Math.floor(this.next() * (below - from));
  }

  pick<T>(from: readonly T[]): T {
    return from[this.between(0, from.length)]!;
  }

  /** One of several by their weights. */
  weighted<T>(from: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.next() * from.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of from) {
      left -= weight;
      if (left < 0) return value;
    }
    return from.at(-1)![1];
  }
}
