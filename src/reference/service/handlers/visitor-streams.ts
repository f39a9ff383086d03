import type { Pass } from '../widget/guests.ts';

/** Counts the event streams of visitors that are open. */
export class VisitorStreams {
  readonly #mostOfOne: number;
  readonly #most: number;
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(mostOfOne: number, most: number) {
    this.#mostOfOne = mostOfOne;
    this.#most = most;
  }

  /** Counts a stream of a visitor until its end. Gives false where one more is too many. */
  take({ widget_id, customer_id }: Pass, end: AbortSignal): boolean {
    const visitor = `${widget_id}\n${customer_id}`;
    const count = this.#open.get(visitor) ?? 0;
    if (count >= this.#mostOfOne || this.#all >= this.#most) return false;
    this.#count(visitor, 1);
    const over = () => this.#count(visitor, -1);
    if (end.aborted) over();
    else end.addEventListener('abort', over, { once: true });
    return true;
  }

  #count(visitor: string, change: number): void {
    const count = (this.#open.get(visitor) ?? 0) + change;
    this.#all += change;
    if (count > 0) this.#open.set(visitor, count);
    else this.#open.delete(visitor);
  }
}
