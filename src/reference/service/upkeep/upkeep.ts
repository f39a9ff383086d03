import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import { callStartMs } from '../../limits.ts';
import { changeOpen, closeAllOf, releaseAll, transferAll } from '../conversation/bulk.ts';
import { waitsOf } from '../journal/desk-form.ts';
import { lastOf, retained } from '../journal/log.ts';
import { existingAgent, isAbsent, setAway } from '../state/agents.ts';
import { presentChannels } from '../state/channels.ts';
import { callOf, chatOf } from '../state/chats.ts';
import type { Reader } from '../store/port.ts';
import type { Call } from '../store/records.ts';
import { showPanels } from '../widget/widgets.ts';
import {
  removeArrivals,
  removeChats,
  removeDeliveries,
  removeFiles,
  removeOfflineMessages,
  removeTrials,
  removeVisitors,
  type Task,
  type UpkeepParts,
} from './retention.ts';

const piece = 500;
/** The number of event ids that one query searches. In the worst case, all of these events are entries, which are skipped. */
const span = 5000;

/** Removes events that are older than `keepMs` or not among the last `retained` events. Entries are removed with their chat. */
async function* removeEvents({ store, work, now, options }: UpkeepParts): AsyncGenerator<void, void> {
  const before = now() - (options.keepMs ?? Number.POSITIVE_INFINITY);
  const last = await lastOf('event', store);
  for (let after = await lastOf('events forgotten', store); after < last; ) {
    const to = Math.min(after + span, last);
    // Most events are entries, which the query leaves out.
    const rows = await store.find('eventsWithoutEntry', { after, to, limit: piece });
    const kept = rows.findIndex(({ event_id, at }) => event_id > last - retained && at >= before);
    const forgotten = kept === -1 ? rows : rows.slice(0, kept);
    const isCut = kept !== -1 || rows.length === piece;
    const reached = isCut ? (forgotten.at(-1)?.event_id ?? after) : to;
    if (reached === after) return;
    await work(async (journal) => {
      for (const { event_id } of forgotten) journal.remove('events', event_id);
      journal.put('counters', { counter: 'events forgotten', last: reached });
    });
    if (kept !== -1) return;
    after = reached;
    yield;
  }
}

const chatsAtOnce = 200;
/** The pause between two rounds of upkeep, in milliseconds. */
const everyMs = 10_000;

const tasks: Task[] = [
  finishChanges,
  setAgentsAway,
  removeArrivals,
  removeEvents,
  endCalls,
  handOverSilentChats,
  closeIdle,
  removeChats,
  removeVisitors,
  removeDeliveries,
  removeOfflineMessages,
  removeFiles,
  removeTrials,
  reclaimSpace,
];

/** Does background work regularly, in small batches. Each batch is a unit of work, so that requests are served in between. */
export class Upkeep {
  readonly #parts: UpkeepParts;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor(parts: UpkeepParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#running = this.#rounds();
  }

  async #rounds(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.round();
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Runs all tasks once. Stops early if this process stops, or if another process does the upkeep. */
  async round(): Promise<void> {
    for (const task of tasks) {
      if (this.#isOver) return;
      try {
        for await (const _ of task(this.#parts)) {
          if (this.#isOver) return;
          await nextIteration();
        }
      } catch (error) {
        // A task may fail, for example because the disk is full. A later round completes it.
        this.#parts.log.error({ err: error }, 'a task of upkeep failed; a later round will finish it');
      }
    }
  }

  get #isOver(): boolean {
    return this.#stopping.signal.aborted || !(this.#parts.isMine?.() ?? true);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }
}

async function* reclaimSpace({ store }: UpkeepParts): AsyncGenerator<void, void> {
  while (await store.reclaim()) yield;
}

/** Applies changes of channels to their open chats, if the process that began with these chats was interrupted. */
async function* finishChanges(parts: UpkeepParts): AsyncGenerator<unknown, void> {
  for (const { channel_id, data } of await parts.store.find('channelsDue')) {
    const { close, hand_over, panels } = data.due ?? {};
    if (close !== undefined) yield* closeAllOf(channel_id, parts);
    if (hand_over !== undefined) yield* transferAll(channel_id, parts);
    if (panels !== undefined) yield* showPanels(channel_id, parts);
  }
}

/** Sets agents off line if `isAbsent` returns true. Puts the chats of removed agents back into the queue. */
async function* setAgentsAway(parts: UpkeepParts): AsyncGenerator<unknown, void> {
  const { store, work, now, since = 0 } = parts;
  const at = { now: now(), since };
  for (const { agent_id, data } of await store.find('agents')) {
    if (data.removed === 'due') yield* releaseAll(agent_id, parts);
    if (!isAbsent(data, at)) continue;
    await work(async (journal) => {
      const agent = await existingAgent(agent_id, journal);
      if (agent && isAbsent(agent, at)) await setAway(agent, journal);
    });
    yield;
  }
}

/** Ends requested calls that no agent has answered within `callStartMs`. Answered calls have no time limit. */
async function* endCalls({ store, work, now, conversation }: UpkeepParts): AsyncGenerator<void, void> {
  const isWaiting = ({ status, requested_at }: Call) => status === 'start' && requested_at !== undefined;
  const isInTime = (call: Call) => isWaiting(call) && now() - Date.parse(call.requested_at!) < callStartMs;
  for (let after = await lastOf('calls answered', store); ; ) {
    const calls = (await store.find('calls', { after, limit: piece })).map(({ data }) => data);
    const first = calls.findIndex(isInTime);
    const over = first === -1 ? calls : calls.slice(0, first);
    for (const { call_id, chat_id } of over.filter(isWaiting)) {
      await work(async (journal) => {
        const [call, chat] = [await callOf(call_id, journal), await chatOf(chat_id, journal)];
        if (call?.status === 'start' && chat)
          await conversation.moveCall(call, { status: 'error', reason: 'no answer' }, journal);
      });
      yield;
    }
    const last = over.at(-1)?.call_id;
    if (last === undefined) return;
    await work(async (journal) => journal.put('counters', { counter: 'calls answered', last }));
    after = last;
    if (over.length < piece) return;
    yield;
  }
}

/** Gives chats to the agents if the bot did not reply for the time in its settings. The time begins at the start of this process. */
async function* handOverSilentChats(parts: UpkeepParts): AsyncGenerator<unknown, void> {
  const { store, now, since = 0, bots } = parts;
  for (const { channel_id, bot } of await presentChannels(store)) {
    const seconds = bot ? waitsOf(bot).hand_over_after_seconds : 0;
    const before = now() - seconds * 1000;
    if (seconds === 0 || before < since) continue;
    for (const { chat_id } of await store.find('unansweredChats', { channel_id, before, limit: piece })) {
      await changeOpen(chat_id, parts, async (chat, journal) => {
        const isDue = Date.parse(chat.unanswered_since ?? '') <= before;
        if (isDue) await bots.botSilent(chat, seconds, journal);
      });
      yield;
    }
  }
}

/** Closes open chats that had no new entry for `closeIdleAfterMs`. Does nothing if this time is not configured. */
async function* closeIdle(parts: UpkeepParts): AsyncGenerator<unknown, void> {
  const { store, now, options, conversation } = parts;
  const { closeIdleAfterMs } = options;
  if (closeIdleAfterMs === undefined) return;
  const isLongAgo = (at: number) => now() - at >= closeIdleAfterMs;
  for (let after = 0; ; ) {
    const chats = await store.find('openChats', { after, limit: chatsAtOnce });
    for (const { chat_id, heard_at } of chats) {
      const isIdle = async (reader: Reader) => isLongAgo(await lastHeard(chat_id, reader));
      if (heard_at === null ? await isIdle(store) : isLongAgo(heard_at)) {
        await changeOpen(chat_id, parts, async (chat, journal) => {
          if (await isIdle(journal)) await conversation.close(chat, journal);
        });
        yield;
      }
    }
    const last = chats.at(-1);
    if (!last) return;
    after = last.chat_id;
    yield;
  }
}

/** Returns the time of a chat's last entry, in milliseconds since 1970. For a chat without entries, returns the time of its opening. */
async function lastHeard(chat_id: number, reader: Reader): Promise<number> {
  const [last] = await reader.find('lastEntries', { chats: [chat_id] });
  return last?.at ?? Date.parse((await chatOf(chat_id, reader))?.opened_at ?? '');
}
