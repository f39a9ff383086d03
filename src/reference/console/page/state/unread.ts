import type { DeskChat, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { Numbered } from './numbered.ts';

const kept = 'parlance.read';
/** The most chats whose read position is stored. */
const remembered = 10_000;

/** The last read entry of each chat, in this browser. */
const lastRead = new Map<number, number>(stored());

/** The unread messages of a customer up to an entry; not counted where only the last entry of the chat is known. */
interface Count {
  count: number;
  upTo: number;
  isCounted: boolean;
}

export const counts = new Numbered<Count>();

/** The counts of unread messages of customers. */
export const unread = {
  of: (chat_id: number): number => counts.value.get(chat_id)?.count ?? 0,

  /** Whether the messages have to be read to be counted. */
  isUncounted: (chat_id: number): boolean => counts.value.get(chat_id)?.isCounted === false,

  /** The last entry that the count knows of. */
  upTo: (chat_id: number): number => counts.value.get(chat_id)?.upTo ?? 0,

  /** Counts a message that has just come. The same message again counts once. */
  add({ chat_id, entry_id }: TranscriptEntry): void {
    const { count = 0, upTo = 0, isCounted = true } = counts.value.get(chat_id) ?? {};
    if (isRead(chat_id, entry_id) || entry_id <= upTo) return;
    counts.set(chat_id, { count: count + 1, upTo: entry_id, isCounted });
  },

  /** Notes from the list that a chat has news; how many is counted when the chat is looked at. */
  note({ chat_id, last_entry }: DeskChat): void {
    if (!last_entry) return;
    const { entry_id, from } = last_entry;
    const known = counts.value.get(chat_id);
    if (isRead(chat_id, entry_id) || entry_id <= (known?.upTo ?? 0)) return;
    const least = from === 'customer' ? 1 : 0;
    counts.set(chat_id, { count: Math.max(known?.count ?? 0, least), upTo: entry_id, isCounted: false });
  },

  count(chat_id: number, transcript: readonly TranscriptEntry[]): void {
    const missed = transcript.filter(
      ({ from, entry_id }) => from === 'customer' && !isRead(chat_id, entry_id),
    );
    counts.set(chat_id, {
      count: missed.length,
      upTo: transcript.at(-1)?.entry_id ?? 0,
      isCounted: true,
    });
  },
};

function isRead(chat_id: number, entry_id: number): boolean {
  return entry_id <= (lastRead.get(chat_id) ?? 0);
}

export function markRead(chat_id: number, entry_id: number): void {
  if (isRead(chat_id, entry_id) && unread.of(chat_id) === 0) return;
  lastRead.delete(chat_id);
  lastRead.set(chat_id, entry_id);
  localStorage.setItem(kept, JSON.stringify([...lastRead].slice(-remembered)));
  counts.set(chat_id, { count: 0, upTo: entry_id, isCounted: true });
}

function stored(): [number, number][] {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? '[]');
  } catch {
    return [];
  }
}
