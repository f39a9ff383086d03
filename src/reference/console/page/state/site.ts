import { batch, computed, signal } from '@preact/signals';
import type { DeskClient } from '../../../../../generated/reference/desk/client.ts';
import type {
  DeskAgent,
  DeskChannel,
  DeskChat,
  DeskEvent,
  TranscriptEntry,
} from '../../../../../generated/reference/desk/types.ts';
import { done } from './desk.ts';
import { allOpen, firstClosed, forgetPages, newest, nextClosed } from './pages.ts';
import { isRead, markRead, unread } from './unread.ts';

/** How many chats with news are read at once, to count what is new in them. */
const readAtOnce = 50;

export const agents = signal<readonly DeskAgent[]>([]);
export const channels = signal<readonly DeskChannel[]>([]);
/** The chats by number. */
export const chats = signal<ReadonlyMap<number, DeskChat>>(new Map());
/** The transcripts that were opened, by chat. */
export const transcripts = signal<ReadonlyMap<number, readonly TranscriptEntry[]>>(new Map());
/** When the customer of a chat was last seen to begin to write, in milliseconds since 1970. */
export const typingSince = signal<ReadonlyMap<number, number>>(new Map());
/** Counts upwards with every delivery that changed, so that the log knows when to look again. */
export const deliveriesChanged = signal(0);
/** Counts upwards with every destination that begins or ceases to fail. */
export const destinationsChanged = signal(0);
/** Counts upwards with every note. */
export const notesAdded = signal(0);

/** The agent who works here. */
const chosen = signal(localStorage.getItem('parlance.agent') ?? '');
export const me = computed(
  () => agents.value.find(({ agent_id }) => agent_id === chosen.value) ?? agents.value[0],
);

export function workAs(agent_id: string): void {
  localStorage.setItem('parlance.agent', agent_id);
  chosen.value = agent_id;
}

/** Reads all lists, and the transcripts that are open. */
export async function load(desk: DeskClient): Promise<void> {
  const [agentList, channelList, open, closed, ...opened] = await Promise.all([
    done(desk.listAgents({})),
    done(desk.listChannels({})),
    allOpen(desk),
    firstClosed(desk, [...chats.value.values()].filter(({ state }) => state === 'closed').length),
    ...[...transcripts.value].map(([chat_id, { length }]) => newest(desk, chat_id, length)),
  ]);
  batch(() => {
    agents.value = agentList.agents;
    channels.value = channelList.channels;
    chats.value = new Map([...open, ...closed].map((chat) => [chat.chat_id, chat]));
    // A chat that was opened meanwhile stays.
    transcripts.value = new Map([
      ...transcripts.value,
      ...opened.map(({ chat, transcript }) => [chat.chat_id, transcript] as const),
    ]);
    for (const { chat, transcript } of opened) keepChat(chat, transcript.at(-1));
  });
  // Of what came while nobody looked only the last entry is known; the rest is counted by reading the chat.
  const missed = open.filter(
    ({ chat_id, last_entry }) => last_entry && !isRead(chat_id, last_entry.entry_id),
  );
  // One that cannot be read now is read when it is opened.
  for (const chat of missed.slice(0, readAtOnce)) read(desk, chat.chat_id).catch(() => {});
  for (const { last_entry } of missed.slice(readAtOnce)) {
    if (last_entry?.from === 'customer') unread.add(last_entry);
  }
}

/** What was heard of chats while they are being read: it is newer than what the reading brings. */
const heard = new Map<number, { chat?: DeskChat; entries: TranscriptEntry[] }>();

/** Reads a chat with its transcript. */
export async function read(desk: DeskClient, chat_id: number): Promise<void> {
  heard.set(chat_id, { entries: [] });
  const reading = newest(desk, chat_id);
  // What is heard after one that failed is of no use to it.
  reading.catch(() => heard.delete(chat_id));
  const { chat, transcript } = await reading;
  const { chat: newer = chat, entries = [] } = heard.get(chat_id) ?? {};
  heard.delete(chat_id);
  const byNumber = new Map([...transcript, ...entries].map((entry) => [entry.entry_id, entry]));
  const whole = [...byNumber.values()].toSorted((a, b) => a.entry_id - b.entry_id);
  batch(() => {
    keepChat(newer, whole.at(-1));
    transcripts.value = new Map(transcripts.value).set(chat_id, whole);
    unread.count(chat_id, whole);
  });
}

/** Lists the closed chats in front of those that are listed. */
export async function readOlderChats(desk: DeskClient): Promise<void> {
  const older = await nextClosed(desk);
  chats.value = new Map([...older.map((chat) => [chat.chat_id, chat] as const), ...chats.value]);
}

/** Puts what was said earlier before the entry that a transcript begins with; nothing where it begins with another by now. */
export function putInFront(chat_id: number, first: number, earlier: readonly TranscriptEntry[]): void {
  const known = transcripts.value.get(chat_id);
  if (known?.[0]?.entry_id === first)
    transcripts.value = new Map(transcripts.value).set(chat_id, [...earlier, ...known]);
}

/** Everything of this session goes. */
export function forget(): void {
  batch(() => {
    agents.value = [];
    channels.value = [];
    chats.value = new Map();
    transcripts.value = new Map();
    forgetPages();
    typingSince.value = new Map();
  });
}

/** Takes over what happened. */
export function hear({ event, agent, channel, chat, entry, note }: DeskEvent): void {
  batch(() => {
    if (agent) keepAgent(agent);
    if (channel) keepChannel(channel, event === 'channel_removed');
    if (chat) {
      keepChat(chat, event === 'entry_added' ? entry : undefined);
      const reading = heard.get(chat.chat_id);
      if (reading) reading.chat = chat;
    }
    if (event === 'typing_changed' && chat) keepTyping(chat);
    if (entry) keepEntry(entry, event === 'entry_added');
    if (note) notesAdded.value++;
    if (event === 'destination_changed') destinationsChanged.value++;
    if (event === 'delivery_changed' || event === 'delivery_failed') deliveriesChanged.value++;
  });
}

/** The customer's words up to here were seen. */
export function seen(chat_id: number): void {
  const last = transcripts.value.get(chat_id)?.at(-1);
  if (last) markRead(chat_id, last.entry_id);
}

export function keepChat(chat: DeskChat, last = chats.value.get(chat.chat_id)?.last_entry): void {
  chats.value = new Map(chats.value).set(chat.chat_id, { ...chat, ...(last && { last_entry: last }) });
}

function keepAgent(agent: DeskAgent): void {
  const others = agents.value.filter(({ agent_id }) => agent_id !== agent.agent_id);
  agents.value = [...others, agent].toSorted((a, b) => (a.agent_id < b.agent_id ? -1 : 1));
}

function keepChannel(channel: DeskChannel, isRemoved: boolean): void {
  const index = channels.value.findIndex(({ channel_id }) => channel_id === channel.channel_id);
  if (isRemoved) channels.value = channels.value.toSpliced(index, index < 0 ? 0 : 1);
  else if (index < 0) channels.value = [...channels.value, channel];
  else channels.value = channels.value.with(index, channel);
}

function keepTyping({ chat_id, customer_typing }: DeskChat): void {
  const changed = new Map(typingSince.value);
  if (customer_typing) changed.set(chat_id, Date.now());
  else changed.delete(chat_id);
  typingSince.value = changed;
}

function keepEntry(entry: TranscriptEntry, isNew: boolean): void {
  const { chat_id, entry_id } = entry;
  heard.get(chat_id)?.entries.push(entry);
  const known = transcripts.value.get(chat_id);
  const index = known?.findIndex((one) => one.entry_id === entry_id) ?? -1;
  if (known && index >= 0) {
    transcripts.value = new Map(transcripts.value).set(chat_id, known.with(index, entry));
  } else if (known && isNew) {
    transcripts.value = new Map(transcripts.value).set(chat_id, [...known, entry]);
  }
  if (isNew && index < 0 && entry.from === 'customer') unread.add(entry);
}

/** A customer who began to write and was silent since is not writing any more, after so long. */
const lastsMs = 20_000;

const now = signal(Date.now());
setInterval(() => {
  if (typingSince.value.size > 0) now.value = Date.now();
}, 1000);

export function isTyping(chat_id: number): boolean {
  const since = typingSince.value.get(chat_id);
  return since !== undefined && Math.max(now.value, since) - since < lastsMs;
}
