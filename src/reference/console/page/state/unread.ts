import type { DeskChat, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { Numbered } from './numbered.ts';

const kept = 'parlance.read';
/** The maximum number of chats with a stored read position. */
const remembered = 10_000;

/** The id of the last entry that was read in this browser, by chat id. */
const lastRead = new Numbered<number>();
lastRead.value = stored();

/** Returns the number of the customer's messages that no agent has answered, and that were not read in this browser. */
export function unreadIn({ chat_id, unread }: DeskChat): number {
  const read = lastRead.value.get(chat_id) ?? 0;
  return unread?.entries.filter((entry_id) => entry_id > read).length ?? 0;
}

export function markRead(chat_id: number, entry_id: number): void {
  if (entry_id <= (lastRead.value.get(chat_id) ?? 0)) return;
  lastRead.delete(chat_id);
  lastRead.set(chat_id, entry_id);
  localStorage.setItem(kept, JSON.stringify([...lastRead.value].slice(-remembered)));
}

/** Returns the latest message of the customer or an agent; the last entry if there is no such message. */
export const saidIn = ({ last_said, last_entry }: DeskChat): TranscriptEntry | undefined =>
  last_said ?? last_entry;

/** Returns a chat of the list after a new entry. An entry that is in the chat already changes nothing. */
export function withEntry(chat: DeskChat, entry: TranscriptEntry): DeskChat {
  const { last_entry, unread, last_said, ...others } = chat;
  if (last_entry && entry.entry_id <= last_entry.entry_id) return chat;
  const after = { ...others, last_entry: entry };
  if (entry.from === 'agent') return after;
  if (entry.from === 'customer') {
    const { since = entry.at, entries = [] } = unread ?? {};
    return { ...after, unread: { since, entries: [...entries, entry.entry_id] } };
  }
  const said =
    last_said ?? (last_entry?.from === 'customer' || last_entry?.from === 'agent' ? last_entry : undefined);
  return { ...after, ...(said && { last_said: said }), ...(unread && { unread }) };
}

/** Returns a chat of the list whose last entries are those of `transcript`. */
export function withTranscript(chat: DeskChat, transcript: readonly TranscriptEntry[]): DeskChat {
  const { last_entry: _entry, unread: _unread, last_said: _said, ...bare } = chat;
  return transcript.reduce(withEntry, bare);
}

function stored(): [number, number][] {
  try {
    return JSON.parse(localStorage.getItem(kept) ?? '[]');
  } catch {
    return [];
  }
}
