import { setImmediate as turn } from 'node:timers/promises';
import { forgetArrivals, forgetEvents } from './forgetting.ts';
import { closeIdle, closeRemoved, finishChanges } from './open-chats.ts';
import { removeChats, removeDeliveries, removeVisitors } from './retention.ts';
import type { Task, UpkeepParts } from './task.ts';

/** Between two rounds, in milliseconds. */
const everyMs = 10_000;

const atStart: Task[] = [closeRemoved, finishChanges];
const everyRound: Task[] = [
  // These may have been broken off by a store that could not be written, or by the end of another process.
  closeRemoved,
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
  #isBegun = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: UpkeepParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#keepRunning(this.#begin());
    this.#timer = setInterval(() => {
      // One that takes long takes the place of those that would follow.
      if (!this.#running) this.#keepRunning(this.round());
    }, everyMs).unref();
  }

  #keepRunning(running: Promise<void>): void {
    this.#running = running.finally(() => {
      this.#running = undefined;
    });
  }

  /** Does everything that is to be done now, where no other process does it. */
  async round(): Promise<void> {
    await this.#begin();
    await this.#run(everyRound);
  }

  /** What is done once, by each process that comes to have the upkeep: another one may have ended in the middle of it. */
  async #begin(): Promise<void> {
    if (!this.#isMine) this.#isBegun = false;
    else if (!this.#isBegun) {
      this.#isBegun = true;
      await this.#run(atStart);
    }
  }

  get #isMine(): boolean {
    return this.#parts.isMine?.() ?? true;
  }

  /** Ends with the piece under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearInterval(this.#timer);
    await this.#running;
  }

  async #run(tasks: Task[]): Promise<void> {
    for (const task of tasks) {
      if (this.#stopping.signal.aborted || !this.#isMine) return;
      try {
        for await (const _ of task(this.#parts)) {
          if (this.#stopping.signal.aborted || !this.#isMine) return;
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
