// The lists that the console reads in pages: chats, entries and offline messages. Also the read positions of the agent.
import { batch, signal } from '@preact/signals';
import type {
  DeskChat,
  DeskEvent,
  DeskOfflineMessage,
  OfflineMessageState,
  TranscriptEntry,
} from '../../../../../generated/reference/desk/types.ts';
import { defined } from '../../../shared/part.ts';
import type { Desk } from './desk.ts';

/** A map with numbers as keys. When a value changes, components that read the map are rendered again. A change does not copy the map. */
export class Numbered<Value> {
  #values = new Map<number, Value>();
  readonly #changes = signal(0);

  get value(): ReadonlyMap<number, Value> {
    void this.#changes.value;
    return this.#values;
  }

  set value(values: Iterable<readonly [number, Value]>) {
    this.#values = new Map(values);
    this.#changed();
  }

  set(key: number, value: Value): void {
    this.#values.set(key, value);
    this.#changed();
  }

  delete(key: number): void {
    if (this.#values.delete(key)) this.#changed();
  }

  #changed(): void {
    this.#changes.value = this.#changes.peek() + 1;
  }
}

const chatsAtOnce = 50;
const entriesAtOnce = 200;
/** The maximum number of chats or entries that the desk returns in one response. */
const most = 1000;
export const openAtMost = 20_000;

/** The id below which closed chats have not been read. Undefined if all closed chats have been read. */
export const closedBefore = signal<number | undefined>(undefined);
/** The chats with older entries that have not been read. */
export const begunEarlier = new Numbered<true>();

/** Reads the open chats, newest first. It stops at `openAtMost` chats. */
export async function allOpen(desk: Desk): Promise<DeskChat[]> {
  const open: DeskChat[] = [];
  while (true) {
    const query = defined({ state: 'open' as const, limit: most, before: open.at(-1)?.chat_id });
    const { chats, has_older } = await desk.listChats({ query });
    open.push(...chats);
    if (!has_older || open.length >= openAtMost) return open;
  }
}

/**
 * Reads the newest closed chats, or the closed chats with an id below `before`. It reads at least `known` chats, the number read so far, up
 * to the maximum of one response. `next` is the id below which there are older closed chats; undefined if there are none.
 */
export async function closedChats(desk: Desk, known = 0, before?: number) {
  const limit = Math.min(Math.max(known, chatsAtOnce), most);
  const query = defined({ state: 'closed' as const, limit, before });
  const { chats, has_older } = await desk.listChats({ query });
  return { closed: chats, next: has_older ? chats.at(-1)?.chat_id : undefined };
}

/**
 * Reads a chat with its newest entries, or with the entries with an id below `before`. It reads at least `known` entries, the number read
 * so far, up to the maximum of one response. It updates `begunEarlier`.
 */
export async function pageOf(desk: Desk, chat_id: number, known = 0, before?: number) {
  const query = defined({ limit: Math.min(Math.max(known, entriesAtOnce), most), before });
  const found = await desk.getChat({ path: { chat_id }, query });
  if (found.has_older) begunEarlier.set(chat_id, true);
  else begunEarlier.delete(chat_id);
  return found;
}

export function forgetPages(): void {
  closedBefore.value = undefined;
  begunEarlier.value = [];
}

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
export const lastMessageIn = ({ last_said, last_entry }: DeskChat): TranscriptEntry | undefined =>
  last_said ?? last_entry;

/** Returns a chat of the list with a new entry. If the chat already has this entry, returns the chat unchanged. */
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

/** The offline messages in one state that were read so far, newest first. */
interface Messages {
  messages: readonly DeskOfflineMessage[];
  has_older: boolean;
}

const none: Messages = { messages: [], has_older: false };

/** The offline messages by state. The messages that are done are read when the agent selects them in the inbox. */
export const inbox = { open: signal(none), done: signal(none) };

/** For each read in progress, the events since the start of the read. */
const reads = new Set<DeskEvent[]>();

export function recordEvent(event: DeskEvent): void {
  for (const events of reads) events.push(event);
}

/**
 * Keeps the response to a request, and then applies the events since the start of the request again, because the response may be older.
 * Resolves with the response.
 */
export async function keepCurrent<Found>(
  reading: Promise<Found>,
  keep: (found: Found) => void,
  apply: (event: DeskEvent) => void,
): Promise<Found> {
  const events: DeskEvent[] = [];
  reads.add(events);
  let found: Found;
  try {
    found = await reading;
  } finally {
    reads.delete(events);
  }
  batch(() => {
    keep(found);
    events.forEach(apply);
  });
  return found;
}

/** Reads the newest offline messages, or with `isMore` the next older ones. Throws an error if the desk does not support them. */
export async function readInbox(desk: Desk, state: OfflineMessageState, isMore = false): Promise<void> {
  const list = inbox[state];
  const known = isMore ? list.value.messages : [];
  const query = defined({ state, before: known.at(-1)?.number });
  const keep = (found: Messages) => {
    list.value = { ...found, messages: [...known, ...found.messages] };
  };
  await keepCurrent(desk.listOfflineMessages({ query }), keep, ({ offline_message }) => {
    if (offline_message) keepMessage(offline_message);
  });
}

/** Puts an offline message into the list for its state, and removes it from the list for the other state. */
export function keepMessage(message: DeskOfflineMessage): void {
  const state = message.done_by === undefined ? 'open' : 'done';
  for (const [name, list] of Object.entries(inbox)) {
    const others = list.value.messages.filter(({ number }) => number !== message.number);
    const messages = name === state ? [...others, message].toSorted((a, b) => b.number - a.number) : others;
    list.value = { ...list.value, messages };
  }
}
