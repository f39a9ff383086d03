import { setImmediate as turn } from 'node:timers/promises';
import { forgetArrivals, forgetEvents } from './forgetting.ts';
import { closeIdle, closeRemoved } from './open-chats.ts';
import { removeChats, removeDeliveries } from './retention.ts';
import type { Task, UpkeepParts } from './task.ts';

/** Between two rounds, in milliseconds. */
const everyMs = 10_000;

const atStart: Task[] = [closeRemoved];
const everyRound: Task[] = [
  forgetArrivals,
  forgetEvents,
  closeIdle,
  removeChats,
  removeDeliveries,
  giveBackRoom,
];

/** Does in the background what no request should wait for: in small pieces, each in a unit of work of its own. */
export class Upkeep {
  readonly #parts: UpkeepParts;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: UpkeepParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running = this.#run(atStart);
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.round());
    }, everyMs).unref();
  }

  /** Does everything that is to be done now. */
  round(): Promise<void> {
    return this.#run(everyRound);
  }

  /** Ends with the piece under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(tasks: Task[]): Promise<void> {
    for (const task of tasks) {
      try {
        for await (const _ of task(this.#parts)) {
          if (this.#stopping.signal.aborted) return;
          await turn();
        }
      } catch (error) {
        // As when the disk is full: what was not done is done in a later round.
        this.#parts.failed(error);
      }
    }
  }
}

async function* giveBackRoom({ store }: UpkeepParts): AsyncGenerator<void, void> {
  while (await store.reclaim()) yield;
}
