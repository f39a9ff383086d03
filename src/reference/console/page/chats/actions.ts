// The agent's actions in a chat. Replies are queued, and are sent again after an outage.
import { effect, signal } from '@preact/signals';
import type {
  CallMove,
  DeskCall,
  DeskChat,
  TranscriptEntry,
  WrittenContent,
} from '../../../../../generated/reference/desk/types.ts';
import { retryPause } from '../../../browser.ts';
import { attempt, isTemporary, messageOf, notify } from '../state/desk.ts';
import { desk, isConnected } from '../state/session.ts';
import { agentOf, keepResponse, me, read, transcripts } from '../state/site.ts';
import { say, texts } from '../state/texts.ts';

export function actingAgent(): { agent_id: string } {
  if (!me.value) throw new Error(texts.errors.noAgent);
  return { agent_id: me.value.agent_id };
}

export const accept = (chat: DeskChat) =>
  attempt(async () => {
    const accepted = await keepResponse(desk().acceptChat({ path: chat, body: actingAgent() }));
    const owner = agentOf(accepted.agent_id);
    if (owner && owner !== me.value) notify(say(texts.chat.faster, { name: owner.name }));
    // The reply field can get the focus only after it has replaced the button.
    setTimeout(() => document.getElementById('words')?.focus());
  });

/** Transfers the chat to the agent `to`, or back into the queue if `to` is undefined. The new agent can read the note. */
export const transfer = (chat: DeskChat, to: string | undefined, note = '') =>
  attempt(async () => {
    const body = { ...actingAgent(), ...(to !== undefined && { to }), ...(note !== '' && { note }) };
    await keepResponse(desk().transferChat({ path: chat, body }));
  });

/** Adds a private note to the chat. Resolves with false if that fails. */
export const writeNote = (chat: DeskChat, text: string) =>
  attempt(() => desk().writePrivateNote({ path: chat, body: { ...actingAgent(), text } }));

/** True while a dialog asks the agent to confirm the end of the open chat. */
export const isClosing = signal(false);

export const close = (chat: DeskChat) =>
  attempt(() => keepResponse(desk().closeChat({ path: chat, body: actingAgent() })));

/** The ids of the chats that the agent assigned to their CRM cards in this tab. */
export const assigned = signal<ReadonlySet<number>>(new Set());

export const assign = (chat: DeskChat) =>
  attempt(async () => {
    await keepResponse(desk().assignChat({ path: chat, body: actingAgent() }));
    assigned.value = new Set(assigned.value).add(chat.chat_id);
  });

/** Sends a message of the agent to the desk. It throws an error on failure, while the other actions show a notice. */
export const writeMessage = (chat: DeskChat, message: WrittenContent) =>
  desk().writeMessage({ path: chat, body: { ...actingAgent(), message } });

/** Sends a typing notice. A failure is not shown, because the agent can do nothing about it. */
export const setTyping = (chat: DeskChat, typing: boolean) =>
  desk()
    .setTyping({ path: chat, body: { ...actingAgent(), typing } })
    .catch(() => {});

export const moveCall = ({ call_id }: DeskCall, status: CallMove['status']) =>
  attempt(() => desk().moveCall({ path: { call_id }, body: { status } }));

/** True if the chat is open, and the CRM sent its card and the assign button. */
export function canAssign({ state, panel = [] }: DeskChat): boolean {
  return (
    state === 'open' &&
    panel.some(({ kind }) => kind === 'assign_button') &&
    panel.some(({ kind }) => kind === 'crm_button')
  );
}

/** A reply of an agent that is not in the transcript yet. */
export interface Reply {
  key: number;
  chat_id: number;
  text: string;
  /** The author, and the id of the last entry before the first attempt. Undefined until the chat's previous reply is stored. */
  sent?: { after: number; agent_id: string };
  /** The id of the transcript entry, once the service has stored the reply. */
  entry_id?: number;
  /** True while the service cannot be reached. The reply is sent when the service can be reached again. */
  isHeld?: boolean;
  error?: string;
}

const keptReplies = 'parlance.replies';
const all = signal<readonly Reply[]>([]);
effect(() => {
  const unsent = all.value.filter(({ entry_id }) => entry_id === undefined);
  if (unsent.length > 0) sessionStorage.setItem(keptReplies, JSON.stringify(unsent));
  else if (hasRestored) sessionStorage.removeItem(keptReplies);
});
let hasRestored = false;
let lastKey = 0;

/** For each chat, a promise that settles once its last reply is stored or rejected. Then the chat's next reply is sent. */
const ends = new Map<number, Promise<void>>();

export const replies = {
  /**
   * Returns the replies of a chat that are not in the transcript yet. An entry is a reply if it has the reply's entry id. While the id is
   * unknown, author and text are compared: the response with the id can be lost, or can arrive after the event with the entry.
   */
  of(chat_id: number, entries: readonly TranscriptEntry[]): readonly Reply[] {
    const stored = new Set<number>();
    return all.value.filter((reply) => {
      if (reply.chat_id !== chat_id) return false;
      const entry = entries.find((one) => !stored.has(one.entry_id) && isOf(reply, one));
      if (entry) stored.add(entry.entry_id);
      return entry === undefined;
    });
  },

  send({ chat_id }: Pick<DeskChat, 'chat_id'>, text: string): void {
    lastKey += 1;
    const chats = new Set(all.value.map((one) => one.chat_id));
    const waiting = [...chats].flatMap((id) => replies.of(id, transcripts.value.get(id) ?? []));
    queue({ key: lastKey, chat_id, text }, waiting);
  },

  /** Queues the replies that were not sent before the page was reloaded. */
  restore(): void {
    if (hasRestored) return;
    hasRestored = true;
    for (const reply of JSON.parse(sessionStorage.getItem(keptReplies) ?? '[]') as Reply[]) {
      lastKey += 1;
      const { error: _, ...unsent } = reply;
      queue({ ...unsent, key: lastKey }, all.value);
    }
  },

  again(chat: DeskChat, reply: Reply): void {
    drop(reply);
    replies.send(chat, reply.text);
  },

  /** Removes a rejected reply and puts its text back into the reply field, before the text that is already there. */
  takeBack(reply: Reply): void {
    const texts = [reply.text, draftOf(reply.chat_id)];
    setDraft(reply.chat_id, texts.filter((text) => text !== '').join('\n'));
    drop(reply);
  },
};

function queue(reply: Reply, others: readonly Reply[]): void {
  all.value = [...others, reply];
  const { chat_id } = reply;
  const before = ends.get(chat_id) ?? Promise.resolve();
  ends.set(
    chat_id,
    before.then(() => deliver(reply)),
  );
}

/** Sends a reply until the desk has stored or rejected it. Before a repeat, it checks if the desk has stored the reply already. */
async function deliver({ key, chat_id, text, sent: earlier }: Reply): Promise<void> {
  const after = transcripts.value.get(chat_id)?.at(-1)?.entry_id ?? 0;
  const sent = earlier ?? { after, ...actingAgent() };
  change(key, { sent });
  let isRepeat = earlier !== undefined;
  for (let failures = 0; ; failures += 1) {
    try {
      if (isRepeat && (await isStored(key, chat_id))) return drop({ key });
      isRepeat = true;
      const { agent_id } = sent;
      const { entry_id } = await desk().writeMessage({
        path: { chat_id },
        body: { agent_id, message: { type: 'text', text } },
      });
      return change(key, { entry_id, isHeld: false });
    } catch (error) {
      if (!isTemporary(error)) return change(key, { error: messageOf(error), isHeld: false });
      change(key, { isHeld: true });
      await (isConnected.value === false ? reconnected() : retryPause(failures));
    }
  }
}

async function isStored(key: number, chat_id: number): Promise<boolean> {
  await read(desk(), chat_id);
  return !replies.of(chat_id, transcripts.value.get(chat_id) ?? []).some((one) => one.key === key);
}

function reconnected(): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (isConnected.value === false) return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

function isOf({ sent, text, entry_id }: Reply, entry: TranscriptEntry): boolean {
  if (entry_id !== undefined) return entry.entry_id === entry_id;
  if (!sent || entry.entry_id <= sent.after) return false;
  return entry.from === 'agent' && entry.agent_id === sent.agent_id && entry.text === text;
}

function change(key: number, more: Partial<Reply>): void {
  all.value = all.value.map((one) => (one.key === key ? { ...one, ...more } : one));
}

function drop({ key }: Pick<Reply, 'key'>): void {
  all.value = all.value.filter((one) => one.key !== key);
}

const kept = 'parlance.drafts';
const drafts = signal<ReadonlyMap<number, string>>(new Map(JSON.parse(sessionStorage.getItem(kept) ?? '[]')));

/** Returns the unsent text in the reply field of a chat. The text is kept when the agent leaves the chat or reloads the page. */
export const draftOf = (chat_id: number): string => drafts.value.get(chat_id) ?? '';

export function setDraft(chat_id: number, text: string): void {
  const others = [...drafts.value].filter(([id]) => id !== chat_id);
  drafts.value = new Map(text === '' ? others : [...others, [chat_id, text]]);
  sessionStorage.setItem(kept, JSON.stringify([...drafts.value]));
}
