import { signal } from '@preact/signals';
import type {
  ChatWithTranscript,
  DeskChat,
  TranscriptEntry,
} from '../../../../../generated/reference/desk/types.ts';
import type { Desk } from './desk.ts';
import { Numbered } from './numbered.ts';

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
export const begunEarlier = new Numbered<true>();

interface Page {
  limit: number;
  before?: number;
}

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

async function closed(desk: Desk, page: Page): Promise<DeskChat[]> {
  const { chats, has_older } = await desk.listChats({ query: { state: 'closed', ...page } });
  closedBefore.value = has_older ? chats.at(-1)?.chat_id : undefined;
  return chats;
}

/** A chat with the newest of its transcript, at least as much as was read before. */
export function newest(desk: Desk, chat_id: number, known = 0): Promise<ChatWithTranscript> {
  return transcript(desk, chat_id, { limit: Math.min(Math.max(known, entriesAtOnce), most) });
}

/** The entries before an entry. */
export async function entriesBefore(desk: Desk, chat_id: number, before: number): Promise<TranscriptEntry[]> {
  return (await transcript(desk, chat_id, { limit: entriesAtOnce, before })).transcript;
}

async function transcript(desk: Desk, chat_id: number, query: Page): Promise<ChatWithTranscript> {
  const found = await desk.getChat({ path: { chat_id }, query });
  if (found.has_older) begunEarlier.set(chat_id, true);
  else begunEarlier.delete(chat_id);
  return found;
}

export function forgetPages(): void {
  closedBefore.value = undefined;
  begunEarlier.value = [];
}
