import { signal } from '@preact/signals';
import type { ChatWithTranscript, DeskChat } from '../../../../../generated/reference/desk/types.ts';
import type { Desk } from './desk.ts';
import { Numbered } from './numbered.ts';

/** The number of closed chats in a page. */
const chatsAtOnce = 50;
/** The number of entries in a page of a transcript. */
const entriesAtOnce = 200;
/** The largest page of the desk. */
const most = 1000;
/** The most open chats that are listed. */
export const openAtMost = 20_000;

/** Closed chats with a lower number were not read; undefined when there are none. */
export const closedBefore = signal<number | undefined>(undefined);
/** The chats that have older entries than those that were read. */
export const begunEarlier = new Numbered<true>();

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

/** The newest closed chats, at least as many as were read before, or those before a chat. */
export async function closedChats(desk: Desk, known = 0, before?: number): Promise<ClosedChats> {
  const page = {
    limit: Math.min(Math.max(known, chatsAtOnce), most),
    ...(before !== undefined && { before }),
  };
  const { chats, has_older } = await desk.listChats({ query: { state: 'closed', ...page } });
  return { closed: chats, next: has_older ? chats.at(-1)?.chat_id : undefined };
}

interface ClosedChats {
  closed: DeskChat[];
  /** The next older ones have a lower number; undefined when there are none. */
  next: number | undefined;
}

/** A chat with the newest of its transcript, at least as much as was read before, or with the entries before one. */
export async function pageOf(
  desk: Desk,
  chat_id: number,
  known = 0,
  before?: number,
): Promise<ChatWithTranscript> {
  const limit = Math.min(Math.max(known, entriesAtOnce), most);
  const query = { limit, ...(before !== undefined && { before }) };
  const found = await desk.getChat({ path: { chat_id }, query });
  if (found.has_older) begunEarlier.set(chat_id, true);
  else begunEarlier.delete(chat_id);
  return found;
}

export function forgetPages(): void {
  closedBefore.value = undefined;
  begunEarlier.value = [];
}
