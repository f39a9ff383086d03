import type { DeskChat, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { Numbered } from './numbered.ts';

const kept = 'parlance.read';
/** The maximum number of chats with a stored read position. */
const remembered = 10_000;

/** The id of the last entry that was read in this browser, by chat id. */
const lastRead = new Map<number, number>(stored());

/** The number of a customer's unread messages up to the entry `upTo`. `isCounted` is false while only the last entry is known. */
interface Count {
  count: number;
  upTo: number;
  isCounted: boolean;
}

export const counts = new Numbered<Count>();

/** Counts the unread messages of customers, by chat. */
export const unread = {
  of: (chat_id: number): number => counts.value.get(chat_id)?.count ?? 0,

  /** True if the chat must be read before its unread messages can be counted. */
  isUncounted: (chat_id: number): boolean => counts.value.get(chat_id)?.isCounted === false,

  /** Returns the id of the last entry that the count includes. */
  upTo: (chat_id: number): number => counts.value.get(chat_id)?.upTo ?? 0,

  /** Counts a new message. A message is counted once, even if it is added twice. */
  add({ chat_id, entry_id }: TranscriptEntry): void {
    const { count = 0, upTo = 0, isCounted = true } = counts.value.get(chat_id) ?? {};
    if (isRead(chat_id, entry_id) || entry_id <= upTo) return;
    counts.set(chat_id, { count: count + 1, upTo: entry_id, isCounted });
  },

  /** Records that a chat may have unread messages: its last entry is unread. The messages are counted when the chat comes into view. */
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
