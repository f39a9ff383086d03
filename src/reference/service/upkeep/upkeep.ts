import { setImmediate as nextIteration } from 'node:timers/promises';
import { closeAllOf, closeOne, handOver } from '../conversation/bulk.ts';
import { chatOf } from '../state/chats.ts';
import type { Reader } from '../store/port.ts';
import { showPanels } from '../widget/widgets.ts';
import { forgetArrivals, forgetEvents } from './forgetting.ts';
import { removeChats, removeDeliveries, removeVisitors } from './retention.ts';
import type { Task, UpkeepParts } from './task.ts';

/** How many open chats are looked at in one piece. */
const chatsAtOnce = 200;
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
        this.#parts.log.error({ err: error }, 'upkeep stopped');
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

/** Carries changes of channels through their open chats, where the request or another process broke off. */
async function* finishChanges(parts: UpkeepParts): AsyncGenerator<unknown, void> {
  for (const { channel_id, data } of await parts.store.find('channelsDue')) {
    const { close, hand_over, panels } = data.due ?? {};
    if (close !== undefined) yield* closeAllOf(channel_id, parts);
    if (hand_over !== undefined) yield* handOver(channel_id, parts);
    if (panels !== undefined) yield* showPanels(channel_id, parts);
  }
}

/** Closes open chats in which nothing was said for as long as configured. */
async function* closeIdle(parts: UpkeepParts): AsyncGenerator<unknown, void> {
  const { store, now, options } = parts;
  const { closeIdleAfterMs } = options;
  if (closeIdleAfterMs === undefined) return;
  const isLongAgo = (at: number) => now() - at >= closeIdleAfterMs;
  for (let after = 0; ; ) {
    const chats = await store.find('openChatsHeard', { after, limit: chatsAtOnce });
    for (const { chat_id, heard_at } of chats) {
      const isIdle = async (reader: Reader) => isLongAgo(await lastHeard(chat_id, reader));
      if (heard_at === null ? await isIdle(store) : isLongAgo(heard_at)) {
        await closeOne(chat_id, parts, isIdle);
        yield;
      }
    }
    const last = chats.at(-1);
    if (!last) return;
    after = last.chat_id;
    yield;
  }
}

/** When something was last said in a chat; when it was opened, where nothing was. */
async function lastHeard(chat_id: number, reader: Reader): Promise<number> {
  const [last] = await reader.find('lastEntries', { chats: [chat_id] });
  return last?.at ?? Date.parse((await chatOf(chat_id, reader))?.opened_at ?? '');
}
