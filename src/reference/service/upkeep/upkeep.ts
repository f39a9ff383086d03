import { setImmediate as nextIteration, setTimeout as sleep } from 'node:timers/promises';
import { callStartMs, repeatMs, trial } from '../../limits.ts';
import {
  type Batches,
  type BulkParts,
  changeOpen,
  closeAllOf,
  releaseAll,
  transferAll,
} from '../conversation/bulk.ts';
import { removeFile } from '../handlers/files.ts';
import { waitsOf } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import { lastOf, retained } from '../journal/log.ts';
import { existingAgent, isAbsent, setAway } from '../state/agents.ts';
import { presentChannels } from '../state/channels.ts';
import { callOf, chatOf } from '../state/chats.ts';
import { visitorAt } from '../state/visitors.ts';
import { readDeliveries } from '../store/deliveries.ts';
import type { Reader } from '../store/port.ts';
import type { ReadArguments, ReadName, ReadRow } from '../store/reads.ts';
import type { Call, Chat, Delivery } from '../store/records.ts';
import { customerKey } from '../store/tables.ts';
import { showPanels } from '../widget/widgets.ts';

/** The ages at which upkeep closes chats and removes records, in milliseconds. */
export interface UpkeepOptions {
  /** The time without a new entry after which an open chat is closed. By default, no chat is closed. */
  closeIdleAfterMs?: number;
  /** The age from which ended chats, ended deliveries, events, offline messages and files are removed. By default, none is removed. */
  keepMs?: number;
}

export interface UpkeepParts extends BulkParts {
  now: () => number;
  /** The start of this process, in milliseconds since 1970. No console could report to this process before. */
  since?: number;
  options: UpkeepOptions;
  /** True if this process does the upkeep for all processes of the store; always true by default. */
  isMine?: () => boolean;
}

export type Task = (parts: UpkeepParts) => Batches;

/** The pause between two rounds of upkeep, in milliseconds. */
const everyMs = 10_000;

/** The number of rows that one query reads. */
const piece = 500;
/** The number of chats that one query reads: without their records, and with them. A record may have a hundred thousand characters. */
const chatsAtOnce = { withoutRecord: 200, withRecord: 20 };
/** The number of event ids that one query searches. In the worst case, all of these events are entries, which are skipped. */
const span = 5000;

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

async function* reclaimSpace({ store }: UpkeepParts): Batches {
  while (await store.reclaim()) yield;
}

/** Applies changes of channels to their open chats, if the process that began with these chats was interrupted. */
async function* finishChanges(parts: UpkeepParts): Batches {
  for (const { channel_id, data } of await parts.store.find('channelsDue')) {
    const { close, hand_over, panels } = data.due ?? {};
    if (close !== undefined) yield* closeAllOf(channel_id, parts);
    if (hand_over !== undefined) yield* transferAll(channel_id, parts);
    if (panels !== undefined) yield* showPanels(channel_id, parts);
  }
}

/** Sets agents off line if `isAbsent` returns true. Puts the chats of removed agents back into the queue. */
async function* setAgentsAway(parts: UpkeepParts): Batches {
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
async function* endCalls({ store, work, now, conversation }: UpkeepParts): Batches {
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
async function* handOverSilentChats(parts: UpkeepParts): Batches {
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
async function* closeIdle(parts: UpkeepParts): Batches {
  const { store, now, options, conversation } = parts;
  const { closeIdleAfterMs } = options;
  if (closeIdleAfterMs === undefined) return;
  const isLongAgo = (at: number) => now() - at >= closeIdleAfterMs;
  for (let after = 0; ; ) {
    const chats = await store.find('openChats', { after, limit: chatsAtOnce.withoutRecord });
    for (const { chat_id, heard_at } of chats) {
      const isIdle = async (reader: Reader) => {
        const [last] = await reader.find('lastEntries', { chats: [chat_id] });
        return isLongAgo(last?.at ?? Date.parse((await chatOf(chat_id, reader))?.opened_at ?? ''));
      };
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

/** Removes events that are older than `keepMs` or not among the last `retained` events. Entries are removed with their chat. */
async function* removeEvents({ store, work, now, options }: UpkeepParts): Batches {
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

/** The time for which a visitor without a message is stored, in milliseconds. Without this limit, strangers could fill the store. */
const visitMs = 24 * 60 * 60 * 1000;

/** Removes chats that ended more than `keepMs` ago, with their data, in batches. Does nothing without `keepMs`. */
async function* removeChats({ store, work, now, options }: UpkeepParts): Batches {
  if (options.keepMs === undefined) return;
  const before = new Date(now() - options.keepMs).toISOString();
  for (let after = 0; ; ) {
    const rows = await store.find('chats', { after, order: 'asc', limit: chatsAtOnce.withRecord });
    // Chats are read in the order of their opening. A chat that was opened after `before` cannot have ended before it.
    const begun = rows.filter(({ data }) => data.opened_at < before);
    const over = begun
      .map(({ data }) => data)
      .filter(({ closed_at }) => closed_at !== undefined && closed_at < before);
    while (over.length > 0 && !(await work((journal) => removeBatch(over, journal)))) yield;
    const last = begun.at(-1);
    if (!last || begun.length < rows.length) return;
    after = last.data.chat_id;
    yield;
  }
}

/** Removes a batch of ended chats' data. After the last batch, removes the chats without a pending delivery, and returns true. */
async function removeBatch(over: readonly Chat[], journal: Journal): Promise<boolean> {
  const chats = over.map(({ chat_id }) => chat_id);
  const entries = await journal.find('entryNumbers', { chats, limit: piece });
  for (const { event_id } of entries) journal.remove('events', event_id);
  if (entries.length === piece) return false;
  const deliveries = await journal.find('deliveryStates', { chats, limit: piece });
  const settled = deliveries.filter(({ state }) => state !== 'pending');
  for (const { delivery_id } of settled) journal.remove('deliveries', delivery_id);
  if (deliveries.length === piece) return settled.length === 0;
  // A pending delivery is not removed, and its chat stays until the delivery has ended.
  const busy = new Set(deliveries.flatMap(({ state, chat_id }) => (state === 'pending' ? [chat_id] : [])));
  const ended = over.filter(({ chat_id }) => !busy.has(chat_id));
  const of = { chats: ended.map(({ chat_id }) => chat_id) };
  for (const { call_id } of await journal.find('callsOfChats', of)) journal.remove('calls', call_id);
  for (const { note_id } of await journal.find('notesOfChats', of)) journal.remove('notes', note_id);
  const visitors = await Promise.all(
    ended.map(({ channel_id, customer }) => visitorAt(channel_id, customer.id, journal)),
  );
  for (const [index, { chat_id, channel_id, customer }] of ended.entries()) {
    if (visitors[index]?.last_chat === chat_id)
      journal.remove('visitors', customerKey(channel_id, customer.id));
    journal.remove('chats', chat_id);
  }
  return true;
}

/** Removes visitors without a chat: after `visitMs`, or after `keepMs` if they sent an offline message. */
export async function* removeVisitors(parts: UpkeepParts): Batches {
  const { now, options } = parts;
  const { keepMs = Number.POSITIVE_INFINITY } = options;
  yield* removeSeen('visit', now() - Math.min(visitMs, keepMs), parts);
  if (options.keepMs !== undefined) yield* removeSeen('message', now() - keepMs, parts);
}

function removeSeen(known_by: 'visit' | 'message', before: number, parts: UpkeepParts) {
  const wanted = { known_by, before, limit: piece };
  return removeRows('visitorsSeenBefore', wanted, parts, async ({ customer_key }, journal) => {
    // The visitor may have returned after the row was read.
    const row = await journal.get('visitors', customer_key);
    const isOver = row?.known_by === known_by && row.seen_at !== null && row.seen_at < before;
    if (isOver) journal.remove('visitors', customer_key);
    return isOver;
  });
}

/** Removes the arrivals of messages that are too old to detect a repeat, and arrivals that were stored while the clock was ahead. */
async function* removeArrivals(parts: UpkeepParts): Batches {
  const now = parts.now();
  for (const [than, end] of [
    ['<=', now - repeatMs],
    ['>=', now + repeatMs],
  ] as const)
    yield* removeRows('arrivals', { than, end, limit: piece }, parts, async ({ arrival_id, at }, journal) => {
      // The same content may have arrived again after the row was read.
      const isOver = (await journal.get('arrivals', arrival_id))?.at === at;
      if (isOver) journal.remove('arrivals', arrival_id);
      return isOver;
    });
}

/** Calls `remove` for each row of a query, in batches. `remove` returns false for a row that stays. */
async function* removeRows<Name extends ReadName>(
  name: Name,
  wanted: ReadArguments<Name>[0],
  { store, work }: UpkeepParts,
  remove: (row: ReadRow<Name>, journal: Journal) => Promise<unknown>,
): Batches {
  const given = [wanted] as ReadArguments<Name>;
  while ((await store.find(name, ...given)).length > 0) {
    const removed = await work(async (journal) => {
      // The query runs again in the unit of work, because another process may have removed the rows meanwhile.
      const rows = await journal.find(name, ...given);
      let count = 0;
      for (const row of rows) if ((await remove(row, journal)) !== false) count++;
      return count;
    });
    // In a damaged store, a query may return a row that cannot be removed. Without this check the loop would not end.
    if (removed === 0) return;
    yield;
  }
}

/** Removes deliveries that ended more than `keepMs` ago, also of open chats. Does nothing without `keepMs`. */
export async function* removeDeliveries({ store, work, now, options }: UpkeepParts): Batches {
  if (options.keepMs === undefined) return;
  const before = now() - options.keepMs;
  for (let after = 0; ; ) {
    const { deliveries } = await readDeliveries({ after, order: 'asc', limit: piece }, store);
    const begun = deliveries.filter((each) => each.recorded_at < before);
    const over = begun.filter((each) => isOver(each, before));
    if (over.length > 0) {
      await work(async (journal) => {
        for (const { delivery_id } of over) journal.remove('deliveries', delivery_id);
      });
    }
    const last = begun.at(-1);
    if (!last || begun.length < deliveries.length) return;
    after = last.delivery_id;
    yield;
  }
}

/** Removes the trials of bots that began more than `trial.keepMs` ago. Until then, a slow bot may still post into its trial. */
function removeTrials(parts: UpkeepParts): Batches {
  return removeOlder('trialsBefore', trial.keepMs, parts, async ({ chat_id }, journal) =>
    journal.remove('trials', chat_id),
  );
}

function removeOfflineMessages(parts: UpkeepParts): Batches {
  return removeOlder('offlineMessagesBefore', parts.options.keepMs, parts, async ({ number }, journal) =>
    journal.remove('offline_messages', number),
  );
}

export function removeFiles(parts: UpkeepParts): Batches {
  return removeOlder('filesBefore', parts.options.keepMs, parts, removeFile);
}

async function* removeOlder<Name extends 'offlineMessagesBefore' | 'filesBefore' | 'trialsBefore'>(
  name: Name,
  ageMs: number | undefined,
  parts: UpkeepParts,
  remove: (row: ReadRow<Name>, journal: Journal) => Promise<void>,
): Batches {
  if (ageMs === undefined) return;
  const wanted = { before: parts.now() - ageMs, limit: piece } as ReadArguments<Name>[0];
  yield* removeRows(name, wanted, parts, remove);
}

/** True if a delivery ended before the time `before`. For a delivery without attempts, the time of its recording counts. */
function isOver(delivery: Delivery, before: number): boolean {
  const { state, attempts, recorded_at } = delivery;
  return state !== 'pending' && (attempts.at(-1)?.endedAt ?? recorded_at) < before;
}
