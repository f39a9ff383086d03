import type { DeskEvent } from '../../../generated/reference/desk/types.ts';

/** How many events wait for their reader; they only spare a look at the chats. */
const mostWaiting = 10_000;

/** A queue of events for one reader. */
export class EventQueue implements AsyncIterable<{ data: DeskEvent }> {
  readonly #waiting: DeskEvent[] = [];
  #woken = Promise.withResolvers<void>();
  #isOver = false;

  push(event: DeskEvent): void {
    if (this.#waiting.length < mostWaiting) this.#waiting.push(event);
    this.#woken.resolve();
  }

  end(): void {
    this.#isOver = true;
    this.#woken.resolve();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<{ data: DeskEvent }> {
    for (;;) {
      for (let data = this.#waiting.shift(); data; data = this.#waiting.shift()) yield { data };
      if (this.#isOver) return;
      this.#woken = Promise.withResolvers<void>();
      await this.#woken.promise;
    }
  }
}
