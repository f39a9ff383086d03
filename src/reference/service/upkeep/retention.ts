import { repeatMs } from '../../limits.ts';
import { readDeliveries } from '../delivery/log.ts';
import type { Journal } from '../journal/journal.ts';
import { removeFile } from '../state/files.ts';
import { visitorAt } from '../state/visitors.ts';
import type { ReadArguments, ReadName, ReadRow } from '../store/reads.ts';
import type { Chat, Delivery } from '../store/records.ts';
import { customerKey } from '../store/tables.ts';
import type { Task, UpkeepParts } from './task.ts';

/** The number of rows that are removed in one piece. */
const piece = 500;

/** The number of chats that are read in one piece. A chat may have a hundred thousand characters. */
const chatsAtOnce = 20;

/**
 * The time for which a visitor who only viewed pages is kept, in milliseconds. Every request without a token adds such a row. Without a
 * removal, strangers could fill the store.
 */
const visitMs = 24 * 60 * 60 * 1000;

/**
 * Removes chats that ended before the configured time, with all their data. Short chats are removed together, and long ones piece by piece.
 */
export async function* removeChats({ store, work, now, options }: UpkeepParts): AsyncGenerator<void, void> {
  if (options.keepMs === undefined) return;
  const before = new Date(now() - options.keepMs).toISOString();
  for (let after = 0; ; ) {
    const rows = await store.find('chats', { after, order: 'asc', limit: chatsAtOnce });
    // Chats have rising numbers in the order of their opening. After a chat that was opened too late, no chat can have ended early enough.
    const begun = rows.filter(({ data }) => data.opened_at < before);
    const over = begun
      .map(({ data }) => data)
      .filter(({ closed_at }) => closed_at !== undefined && closed_at < before);
    while (over.length > 0 && !(await work((journal) => removePiece(over, journal)))) yield;
    const last = begun.at(-1);
    if (!last || begun.length < rows.length) return;
    after = last.data.chat_id;
    yield;
  }
}

/** Removes a piece of the data of some chats. Returns true if that was the last piece, including the chats themselves. */
async function removePiece(over: readonly Chat[], journal: Journal): Promise<boolean> {
  const chats = over.map(({ chat_id }) => chat_id);
  const entries = await journal.find('entryNumbers', { chats, limit: piece });
  for (const { event_id } of entries) journal.remove('events', event_id);
  if (entries.length === piece) return false;
  const deliveries = await journal.find('deliveryStates', { chats, limit: piece });
  const settled = deliveries.filter(({ state }) => state !== 'pending');
  for (const { delivery_id } of settled) journal.remove('deliveries', delivery_id);
  if (deliveries.length === piece) return settled.length === 0;
  // A pending delivery continues, and its chat stays until it is settled.
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

/** Removes visitors without a chat: those who only viewed pages, and those who left a message before the configured time. */
export async function* removeVisitors(parts: UpkeepParts): AsyncGenerator<void, void> {
  const { now, options } = parts;
  const { keepMs = Number.POSITIVE_INFINITY } = options;
  yield* removeSeen('visit', now() - Math.min(visitMs, keepMs), parts);
  if (options.keepMs !== undefined) yield* removeSeen('message', now() - keepMs, parts);
}

function removeSeen(known_by: 'visit' | 'message', before: number, parts: UpkeepParts) {
  const wanted = { known_by, before, limit: piece };
  return removeRows('visitorsSeenBefore', wanted, parts, async ({ customer_key }, journal) => {
    // The visitor may have returned meanwhile.
    const row = await journal.get('visitors', customer_key);
    const isOver = row?.known_by === known_by && row.seen_at !== null && row.seen_at < before;
    if (isOver) journal.remove('visitors', customer_key);
    return isOver;
  });
}

/** Removes arrivals that are too old for a repeat. Also removes arrivals far in the future, from a time when the clock was ahead. */
export async function* removeArrivals(parts: UpkeepParts): AsyncGenerator<void, void> {
  const now = parts.now();
  for (const [than, end] of [
    ['<=', now - repeatMs],
    ['>=', now + repeatMs],
  ] as const)
    yield* removeRows('arrivals', { than, end, limit: piece }, parts, async ({ arrival_id, at }, journal) => {
      // The same content may have arrived meanwhile.
      const isOver = (await journal.get('arrivals', arrival_id))?.at === at;
      if (isOver) journal.remove('arrivals', arrival_id);
      return isOver;
    });
}

/** Removes the rows of a read until it finds none. `remove` returns false for a row that stays. */
async function* removeRows<Name extends ReadName>(
  name: Name,
  wanted: ReadArguments<Name>[0],
  { store, work }: UpkeepParts,
  remove: (row: ReadRow<Name>, journal: Journal) => Promise<unknown>,
): AsyncGenerator<void, void> {
  const given = [wanted] as ReadArguments<Name>;
  while ((await store.find(name, ...given)).length > 0) {
    const removed = await work(async (journal) => {
      // The rows are read again in the unit, because another process that did the upkeep until just now may have removed them.
      const rows = await journal.find(name, ...given);
      let count = 0;
      for (const row of rows) if ((await remove(row, journal)) !== false) count++;
      return count;
    });
    // A damaged store may list a row that cannot be removed. Without this check the loop would not end.
    if (removed === 0) return;
    yield;
  }
}

/** Removes deliveries that were settled before the configured time, including those of open chats. */
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

/** Removes offline messages that were left before the configured time. */
export const removeOfflineMessages: Task = (parts) =>
  removeBefore('offlineMessagesBefore', parts, async ({ number }, journal) =>
    journal.remove('offline_messages', number),
  );

/** Removes files that were stored before the configured time. */
export const removeFiles: Task = (parts) => removeBefore('filesBefore', parts, removeFile);

async function* removeBefore<Name extends 'offlineMessagesBefore' | 'filesBefore'>(
  name: Name,
  parts: UpkeepParts,
  remove: (row: ReadRow<Name>, journal: Journal) => Promise<void>,
): AsyncGenerator<void, void> {
  const { now, options } = parts;
  if (options.keepMs === undefined) return;
  const wanted = { before: now() - options.keepMs, limit: piece } as ReadArguments<Name>[0];
  yield* removeRows(name, wanted, parts, remove);
}

/** True if a delivery was settled before an instant. Without an attempt, its recording time counts. */
function isOver(delivery: Delivery, before: number): boolean {
  const { state, attempts, recorded_at } = delivery;
  return state !== 'pending' && (attempts.at(-1)?.endedAt ?? recorded_at) < before;
}
