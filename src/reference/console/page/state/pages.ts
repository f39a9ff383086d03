import { signal } from '@preact/signals';
import type {
  ChatWithTranscript,
  DeskChat,
  TranscriptEntry,
} from '../../../../../generated/reference/desk/types.ts';
import type { Desk } from './desk.ts';

/** How many closed chats are read at once. */
const chatsAtOnce = 50;
/** How many entries of a transcript are read at once. */
const entriesAtOnce = 200;
/** The largest page of the desk. */
const most = 1000;
/** The most open chats that are listed. */
export const openAtMost = 20_000;

/** Closed chats with a lower number were not read; undefined when there are none. */
export const closedBefore = signal<number | undefined>(undefined);
/** The chats that have older entries than those that were read. */
export const begunEarlier = signal<ReadonlySet<number>>(new Set());

/** The open chats, the newest first, up to a limit. */
export async function allOpen(desk: Desk): Promise<DeskChat[]> {
  const open: DeskChat[] = [];
  while (true) {
    const before = open.at(-1)?.chat_id;
    const page = { limit: most, ...(before !== undefined && { before }) };
    const { chats, has_older } = await desk.listChats({ query: { state: 'open', ...page } });
    open.push(...chats);
    if (!has_older || open.length >= openAtMost) return open;
  }
}

/** The newest closed chats, at least as many as were read before. */
export function firstClosed(desk: Desk, known: number): Promise<DeskChat[]> {
  return closed(desk, { limit: Math.min(Math.max(known, chatsAtOnce), most) });
}

/** The closed chats that come next. */
export async function nextClosed(desk: Desk): Promise<DeskChat[]> {
  const before = closedBefore.value;
  return before === undefined ? [] : closed(desk, { limit: chatsAtOnce, before });
}

async function closed(desk: Desk, page: { limit: number; before?: number }): Promise<DeskChat[]> {
  const { chats, has_older } = await desk.listChats({ query: { state: 'closed', ...page } });
  closedBefore.value = has_older ? chats.at(-1)?.chat_id : undefined;
  return chats;
}

/** A chat with the newest of its transcript, at least as much as was read before. */
export async function newest(desk: Desk, chat_id: number, known = 0): Promise<ChatWithTranscript> {
  const limit = Math.min(Math.max(known, entriesAtOnce), most);
  const found = await desk.getChat({ path: { chat_id }, query: { limit } });
  remember(chat_id, found.has_older);
  return found;
}

/** The entries before an entry. */
export async function entriesBefore(
  desk: Desk,
  chat_id: number,
  entry_id: number,
): Promise<TranscriptEntry[]> {
  const query = { limit: entriesAtOnce, before: entry_id };
  const { transcript, has_older } = await desk.getChat({ path: { chat_id }, query });
  remember(chat_id, has_older);
  return transcript;
}

export function forgetPages(): void {
  closedBefore.value = undefined;
  begunEarlier.value = new Set();
}

function remember(chat_id: number, hasOlder = false): void {
  const others = [...begunEarlier.value].filter((one) => one !== chat_id);
  begunEarlier.value = new Set(hasOlder ? [...others, chat_id] : others);
}
