// The agents, channels and chats of the desk, kept current by its events.
import { batch, computed, signal } from '@preact/signals';
import type {
  CannedReply,
  ChatWithTranscript,
  DeskAgent,
  DeskChannel,
  DeskChat,
  DeskEvent,
  TranscriptEntry,
} from '../../../../../generated/reference/desk/types.ts';
import { defined } from '../../../shared/part.ts';
import { chosenAgent } from './browser.ts';
import type { Desk } from './desk.ts';
import {
  allOpen,
  closedBefore,
  closedChats,
  forgetPages,
  keepCurrent,
  keepMessage,
  markRead,
  Numbered,
  pageOf,
  readInbox,
  recordEvent,
  withEntry,
  withTranscript,
} from './lists.ts';
import { say, texts } from './texts.ts';

export const agents = signal<readonly DeskAgent[]>([]);
export const channels = signal<readonly DeskChannel[]>([]);
export const chats = new Numbered<DeskChat>();
/** The transcripts that were opened in this tab, by chat id. */
export const transcripts = new Numbered<readonly TranscriptEntry[]>();
/** The chats with a customer who is typing. The value is the timer that removes the chat from this map. */
const typing = new Numbered<ReturnType<typeof setTimeout>>();
/** The time without a typing event after which a customer no longer counts as typing, in milliseconds. */
const typingMs = 20_000;
/** The latest entry about a transfer or with a customer's message since the console was opened. */
export const latest = signal<TranscriptEntry | undefined>(undefined);
/** A counter of changed deliveries. Each change causes the log to be read again. */
export const deliveriesChanged = signal(0);
/** A counter of destinations that start or stop failing. Each change causes the destinations to be read again. */
export const destinationsChanged = signal(0);
export const notesAdded = signal(0);

export const agentOf = (id: string | undefined) => agents.value.find(({ agent_id }) => agent_id === id);
export const channelOf = (id: string | undefined) =>
  channels.value.find(({ channel_id }) => channel_id === id);

/** The id of the agent whose sign-in link the console uses. Undefined for the token of the desk. */
const signedInAs = signal<string | undefined>(undefined);
export const me = computed(() => agentOf(signedInAs.value ?? chosenAgent.value) ?? agents.value[0]);

/** True for the token of the desk. An agent with a sign-in link works as one agent, and without the set-up. */
export const isAdmin = computed(() => signedInAs.value === undefined);

/** True if there are several agents, and none was chosen in this browser. */
export const isUnknown = computed(() => isAdmin.value && chosenAgent.value === '' && agents.value.length > 1);

export const canned = signal<readonly CannedReply[]>([]);

export async function readCanned(desk: Desk): Promise<void> {
  canned.value = (await desk.listReplies({})).replies;
}

/** Reads the agents again, after a change of their sign-in links. */
export async function readAgents(desk: Desk): Promise<void> {
  agents.value = (await desk.listAgents({})).agents;
}

export async function load(desk: Desk): Promise<void> {
  const before = closedBefore.value;
  const [agentList, channelList, open, { closed, next }, , ...opened] = await Promise.all([
    desk.listAgents({}),
    desk.listChannels({}),
    allOpen(desk),
    closedChats(desk, [...chats.value.values()].filter(({ state }) => state === 'closed').length),
    // The desk of another implementation may not support offline messages.
    readInbox(desk, 'open').catch(() => {}),
    ...[...transcripts.value].map(([chat_id, { length }]) => pageOf(desk, chat_id, length)),
  ]);
  batch(() => {
    agents.value = agentList.agents;
    signedInAs.value = agentList.signed_in_as;
    channels.value = channelList.channels;
    // The list keeps older closed chats that the agent requested during this read.
    const areOlderRead = closedBefore.value !== before;
    const oldest = closed.at(-1)?.chat_id ?? 0;
    const older = areOlderRead
      ? [...chats.value.values()].filter(({ state, chat_id }) => state === 'closed' && chat_id < oldest)
      : [];
    if (!areOlderRead) closedBefore.value = next;
    chats.value = new Map([...older, ...open, ...closed].map((chat) => [chat.chat_id, chat]));
    // The map keeps the transcript of a chat that was opened during this read.
    transcripts.value = new Map([
      ...transcripts.value,
      ...opened.map(({ chat, transcript }) => [chat.chat_id, transcript] as const),
    ]);
    for (const { chat, transcript } of opened) keepChat(withTranscript(chat, transcript));
  });
}

export async function read(desk: Desk, chat_id: number): Promise<void> {
  const keep = ({ chat, transcript }: ChatWithTranscript) => {
    keepChat(withTranscript(chat, transcript));
    transcripts.set(chat_id, transcript);
  };
  await keepCurrent(pageOf(desk, chat_id), keep, apply);
}

/** Keeps the chat in the response to an agent's action, unless the event stream has a newer state. Resolves with the response. */
export const keepResponse = (responding: Promise<DeskChat>): Promise<DeskChat> =>
  keepCurrent(responding, keepChat, apply);

/** Reads the next older closed chats and adds them to the list. */
export async function readOlderChats(desk: Desk): Promise<void> {
  const { closed, next } = await closedChats(desk, 0, closedBefore.value);
  closedBefore.value = next;
  chats.value = new Map([...closed.map((chat) => [chat.chat_id, chat] as const), ...chats.value]);
}

/** Puts older entries before the transcript's entry `first`. Does nothing if `first` is not the first entry any more. */
export function putInFront(chat_id: number, first: number, earlier: readonly TranscriptEntry[]): void {
  const known = transcripts.value.get(chat_id);
  if (known?.[0]?.entry_id === first) transcripts.set(chat_id, [...earlier, ...known]);
}

/** Clears the lists and transcripts of the session when the agent signs out. */
export function forget(): void {
  batch(() => {
    agents.value = [];
    signedInAs.value = undefined;
    channels.value = [];
    canned.value = [];
    chats.value = new Map();
    transcripts.value = new Map();
    forgetPages();
    typing.value = [];
  });
}

/** The changes that will be made in the next frame. */
const waiting: (() => void)[] = [];

/** Applies an event of the desk in the next frame. */
export const receiveEvent = (event: DeskEvent): void => inNextFrame(() => apply(event));

/** Makes a change together with the other changes of the same frame, so that the page is rendered once. A hidden page has no frames. */
function inNextFrame(change: () => void): void {
  waiting.push(change);
  if (waiting.length > 1) return;
  if (document.hidden) setTimeout(makeChanges);
  else requestAnimationFrame(makeChanges);
}

function makeChanges(): void {
  batch(() => {
    for (const change of waiting.splice(0)) change();
  });
}

/** A hidden page gets no animation frames. So the waiting changes are made at once when the page becomes hidden. */
addEventListener('visibilitychange', makeChanges);

function apply(given: DeskEvent): void {
  const { event, agent, channel, chat, entry, note, offline_message } = given;
  recordEvent(given);
  if (agent) keepAgent(agent, event === 'agent_removed');
  if (offline_message) keepMessage(offline_message);
  if (channel) keepChannel(channel, event === 'channel_removed');
  if (chat) keepChat(chat, event === 'entry_added' ? entry : undefined);
  if (event === 'typing_changed' && chat) keepTyping(chat);
  if (entry)
    keepEntry(
      isOnItsWay(event, entry, chat) ? { ...entry, delivery: unattempted } : entry,
      event === 'entry_added',
    );
  if (note) notesAdded.value++;
  if (event === 'destination_changed') destinationsChanged.value++;
  if (event === 'delivery_changed' || event === 'delivery_failed') deliveriesChanged.value++;
}

/** The state of a delivery before its first attempt. The event about a new message does not contain it. */
const unattempted = { state: 'pending' as const, attempts: [] };

function isOnItsWay(
  event: DeskEvent['event'],
  { from, type, delivery }: TranscriptEntry,
  chat?: DeskChat,
): boolean {
  const goesOut = chat?.via !== 'widget' && channelOf(chat?.channel_id)?.customer_endpoint !== undefined;
  return event === 'entry_added' && from === 'agent' && type !== 'error' && !delivery && goesOut;
}

export function markSeen(chat_id: number): void {
  const last = transcripts.value.get(chat_id)?.at(-1);
  if (last) markRead(chat_id, last.entry_id);
}

/** Stores the chat of an event. The chat in an event lacks the fields that only lists have, so the known values of these are kept. */
function keepChat(chat: DeskChat, entry?: TranscriptEntry): void {
  const { last_entry, last_said, unread } = chats.value.get(chat.chat_id) ?? {};
  const whole = chat.last_entry ? chat : { ...chat, ...defined({ last_entry, last_said, unread }) };
  chats.set(chat.chat_id, entry ? withEntry(whole, entry) : whole);
}

function keepAgent(agent: DeskAgent, isRemoved: boolean): void {
  const others = agents.value.filter(({ agent_id }) => agent_id !== agent.agent_id);
  const { sign_in_at } = agentOf(agent.agent_id) ?? {};
  const all = isRemoved ? others : [...others, { ...agent, ...(sign_in_at && { sign_in_at }) }];
  agents.value = all.toSorted((a, b) => (a.agent_id < b.agent_id ? -1 : 1));
}

function keepChannel(channel: DeskChannel, isRemoved: boolean): void {
  const index = channels.value.findIndex(({ channel_id }) => channel_id === channel.channel_id);
  if (isRemoved) channels.value = channels.value.toSpliced(index, index < 0 ? 0 : 1);
  else if (index < 0) channels.value = [...channels.value, channel];
  else channels.value = channels.value.with(index, channel);
}

function keepTyping({ chat_id, customer_typing }: DeskChat): void {
  clearTimeout(typing.value.get(chat_id));
  if (customer_typing)
    typing.set(
      chat_id,
      setTimeout(() => typing.delete(chat_id), typingMs),
    );
  else typing.delete(chat_id);
}

function keepEntry(entry: TranscriptEntry, isNew: boolean): void {
  const { chat_id, entry_id } = entry;
  const known = transcripts.value.get(chat_id);
  const index = known?.findIndex((one) => one.entry_id === entry_id) ?? -1;
  if (known && index >= 0) transcripts.set(chat_id, known.with(index, entry));
  else if (known && isNew) transcripts.set(chat_id, [...known, entry]);
  const isNews = entry.from === 'customer' || entry.type === 'transfer';
  if (isNew && index < 0 && isNews) latest.value = entry;
}

export const isTyping = (chat_id: number): boolean => typing.value.has(chat_id);

/** Returns the name of a customer. For an anonymous visitor it is the visitor's number. */
export function nameOf({ customer: { name }, visitor_number }: DeskChat): string {
  return name === 'Anonymous' && visitor_number !== undefined
    ? say(texts.list.visitor, { number: visitor_number })
    : name;
}

/** Returns the display name of an entry's author. For an entry of the signed-in agent, the name is "you". */
export function authorOf({ from, agent_id }: TranscriptEntry, chat: DeskChat): string {
  if (from === 'customer') return nameOf(chat);
  if (from === 'bot') return channelOf(chat.channel_id)?.bot?.name ?? texts.bot;
  if (agent_id === me.value?.agent_id) return texts.you;
  return agentOf(agent_id)?.name ?? agent_id ?? texts.agent;
}
