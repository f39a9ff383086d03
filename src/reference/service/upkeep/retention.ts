import { repeatMs, trial } from '../../limits.ts';
import type { BulkParts } from '../conversation/bulk.ts';
import type { Journal } from '../journal/journal.ts';
import { removeFile } from '../state/files.ts';
import { visitorAt } from '../state/visitors.ts';
import { readDeliveries } from '../store/deliveries.ts';
import type { ReadArguments, ReadName, ReadRow } from '../store/reads.ts';
import type { Chat, Delivery } from '../store/records.ts';
import { customerKey } from '../store/tables.ts';

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

/** One task of upkeep. It works in batches, and yields after each batch, so that requests are served. */
export type Task = (parts: UpkeepParts) => AsyncGenerator<unknown, void>;

const piece = 500;

/** The number of chats that one batch reads. It is small, because the record of a chat may have a hundred thousand characters. */
const chatsAtOnce = 20;

/** The time for which a visitor without a message is stored, in milliseconds. Without this limit, strangers could fill the store. */
const visitMs = 24 * 60 * 60 * 1000;

/** Removes chats that ended more than `keepMs` ago, with their data, in batches. Does nothing without `keepMs`. */
export async function* removeChats({ store, work, now, options }: UpkeepParts): AsyncGenerator<void, void> {
  if (options.keepMs === undefined) return;
  const before = new Date(now() - options.keepMs).toISOString();
  for (let after = 0; ; ) {
    const rows = await store.find('chats', { after, order: 'asc', limit: chatsAtOnce });
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
export async function* removeVisitors(parts: UpkeepParts): AsyncGenerator<void, void> {
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
export async function* removeArrivals(parts: UpkeepParts): AsyncGenerator<void, void> {
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
): AsyncGenerator<void, void> {
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
export async function* removeDeliveries({
  store,
  work,
  now,
  options,
}: UpkeepParts): AsyncGenerator<void, void> {
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
export const removeTrials: Task = (parts) =>
  removeOlder('trialsBefore', trial.keepMs, parts, async ({ chat_id }, journal) =>
    journal.remove('trials', chat_id),
  );

export const removeOfflineMessages: Task = (parts) =>
  removeOlder('offlineMessagesBefore', parts.options.keepMs, parts, async ({ number }, journal) =>
    journal.remove('offline_messages', number),
  );

export const removeFiles: Task = (parts) =>
  removeOlder('filesBefore', parts.options.keepMs, parts, removeFile);

async function* removeOlder<Name extends 'offlineMessagesBefore' | 'filesBefore' | 'trialsBefore'>(
  name: Name,
  ageMs: number | undefined,
  parts: UpkeepParts,
  remove: (row: ReadRow<Name>, journal: Journal) => Promise<void>,
): AsyncGenerator<void, void> {
  if (ageMs === undefined) return;
  const wanted = { before: parts.now() - ageMs, limit: piece } as ReadArguments<Name>[0];
  yield* removeRows(name, wanted, parts, remove);
}

/** True if a delivery ended before the time `before`. For a delivery without attempts, the time of its recording counts. */
function isOver(delivery: Delivery, before: number): boolean {
  const { state, attempts, recorded_at } = delivery;
  return state !== 'pending' && (attempts.at(-1)?.endedAt ?? recorded_at) < before;
}
