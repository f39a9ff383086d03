import { signal } from '@preact/signals';
import type { TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';

const kept = 'parlance.read';
/** The most chats whose read position is stored. */
const remembered = 2000;

/** The last read entry of each chat, in this browser. */
const lastRead = new Map<number, number>(stored());
const counts = signal<ReadonlyMap<number, number>>(new Map());

/** The counts of unread messages of customers. */
export const unread = {
  of: (chat_id: number): number => counts.value.get(chat_id) ?? 0,

  add({ chat_id, entry_id }: TranscriptEntry): void {
    if (!isRead(chat_id, entry_id)) set(chat_id, unread.of(chat_id) + 1);
  },

  count(chat_id: number, transcript: readonly TranscriptEntry[]): void {
    const missed = transcript.filter(
      ({ from, entry_id }) => from === 'customer' && !isRead(chat_id, entry_id),
    );
    set(chat_id, missed.length);
  },
};

export function isRead(chat_id: number, entry_id: number): boolean {
  return entry_id <= (lastRead.get(chat_id) ?? 0);
}

export function markRead(chat_id: number, entry_id: number): void {
  if (isRead(chat_id, entry_id) && unread.of(chat_id) === 0) return;
  lastRead.delete(chat_id);
  lastRead.set(chat_id, entry_id);
  localStorage.setItem(kept, JSON.stringify([...lastRead].slice(-remembered)));
  set(chat_id, 0);
}

function set(chat_id: number, count: number): void {
  if (unread.of(chat_id) === count) return;
  counts.value = new Map(counts.value).set(chat_id, count);
}

function stored(): [number, number][] {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? '[]');
  } catch {
    return [];
  }
}
