import { signal } from '@preact/signals';
import type { ChatWithTranscript, DeskChat } from '../../../../../generated/reference/desk/types.ts';
import type { Desk } from './desk.ts';
import { Numbered } from './numbered.ts';

/** The number of closed chats that one request reads. */
const chatsAtOnce = 50;
/** The number of transcript entries that one request reads. */
const entriesAtOnce = 200;
/** The maximum number of chats or entries that the desk returns in one response. */
const most = 1000;
/** The maximum number of open chats that are listed. */
export const openAtMost = 20_000;

/** The id below which closed chats have not been read. Undefined if all closed chats have been read. */
export const closedBefore = signal<number | undefined>(undefined);
/** The chats with older entries that have not been read. */
export const begunEarlier = new Numbered<true>();

/** Reads the open chats, newest first. It stops at `openAtMost` chats. */
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

/**
 * Reads the newest closed chats, or the closed chats with an id below `before`. It reads at least `known` chats, the number read so far, up
 * to the maximum of one response.
 */
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
  /** The id below which there are older closed chats. Undefined if there are none. */
  next: number | undefined;
}

/**
 * Reads a chat with its newest entries, or with the entries with an id below `before`. It reads at least `known` entries, the number read
 * so far, up to the maximum of one response. It updates `begunEarlier`.
 */
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
