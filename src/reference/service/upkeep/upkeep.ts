import { setImmediate as nextIteration } from 'node:timers/promises';
import { forgetArrivals, forgetEvents } from './forgetting.ts';
import { closeIdle, finishChanges } from './open-chats.ts';
import { removeChats, removeDeliveries, removeVisitors } from './retention.ts';
import type { Task, UpkeepParts } from './task.ts';

/** Between the starts of two rounds, in milliseconds. */
const everyMs = 10_000;

const tasks: Task[] = [
  finishChanges,
  forgetArrivals,
  forgetEvents,
  closeIdle,
  removeChats,
  removeVisitors,
  removeDeliveries,
  giveBackRoom,
];

/** Does in the background what no request should wait for: in small pieces, each in a unit of work of its own. */
export class Upkeep {
  readonly #parts: UpkeepParts;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: UpkeepParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#startRound();
    this.#timer = setInterval(() => this.#startRound(), everyMs).unref();
  }

  /** Starts a round, unless the one before it is still running. */
  #startRound(): void {
    this.#running ??= this.round().finally(() => {
      this.#running = undefined;
    });
  }

  /** Does everything that is due, unless another process has the upkeep. */
  async round(): Promise<void> {
    for (const task of tasks) {
      if (this.#isOver) return;
      try {
        for await (const _ of task(this.#parts)) {
          if (this.#isOver) return;
          await nextIteration();
        }
      } catch (error) {
        // As when the disk is full: a later round does the rest.
        this.#parts.failed(error);
      }
    }
  }

  get #isOver(): boolean {
    return this.#stopping.signal.aborted || !(this.#parts.isMine?.() ?? true);
  }

  /** Ends with the piece under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#running;
  }
}

async function* giveBackRoom({ store }: UpkeepParts): AsyncGenerator<void, void> {
  while (await store.reclaim()) yield;
}
