import { signal } from '@preact/signals';
import type { DeskChat, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { wordsFor } from '../state/desk.ts';
import { me, transcripts } from '../state/site.ts';
import { writeMessage } from './actions.ts';

/** A reply of an agent that is not in the transcript yet. */
export interface Reply {
  key: number;
  chat_id: number;
  text: string;
  /** The id of the last entry at the time of sending, and the author. Undefined while the chat's previous reply is being sent. */
  sent?: { after: number; agent_id: string | undefined };
  /** The id of the transcript entry, once the service has stored the reply. */
  entry_id?: number;
  /** The reason why sending failed. */
  error?: string;
  /** Resolves when the reply was stored or sending failed. The chat's next reply is sent only then. */
  settled: Promise<void>;
}

const all = signal<readonly Reply[]>([]);
let lastKey = 0;

export const replies = {
  /**
   * Returns the replies of a chat that are not in the transcript yet. A stored reply is found by its entry id, or by author and text while
   * the id is unknown: the response with the id can be lost, or can arrive after the event with the entry.
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

  send(chat: DeskChat, text: string): void {
    lastKey += 1;
    const { chat_id } = chat;
    const before = all.value.findLast((one) => one.chat_id === chat_id)?.settled ?? Promise.resolve();
    const reply: Reply = { key: lastKey, chat_id, text, settled: before.then(() => deliver(chat, reply)) };
    const chats = new Set(all.value.map((one) => one.chat_id));
    const waiting = [...chats].flatMap((id) => replies.of(id, transcripts.value.get(id) ?? []));
    all.value = [...waiting, reply];
  },

  /** Sends a failed reply again. */
  again(chat: DeskChat, reply: Reply): void {
    drop(reply);
    replies.send(chat, reply.text);
  },

  /** Removes a failed reply and puts its text back into the reply field, before the text that is already there. */
  takeBack(reply: Reply): void {
    const texts = [reply.text, draftOf(reply.chat_id)];
    setDraft(reply.chat_id, texts.filter((text) => text !== '').join('\n'));
    drop(reply);
  },
};

async function deliver(chat: DeskChat, reply: Reply): Promise<void> {
  const after = transcripts.value.get(chat.chat_id)?.at(-1)?.entry_id ?? 0;
  change(reply, { sent: { after, agent_id: me.value?.agent_id } });
  try {
    const { entry_id } = await writeMessage(chat, { type: 'text', text: reply.text });
    change(reply, { entry_id });
  } catch (error) {
    change(reply, { error: wordsFor(error) });
  }
}

function isOf({ sent, text, entry_id }: Reply, entry: TranscriptEntry): boolean {
  if (entry_id !== undefined) return entry.entry_id === entry_id;
  if (!sent || entry.entry_id <= sent.after) return false;
  return entry.from === 'agent' && entry.agent_id === sent.agent_id && entry.text === text;
}

function change({ key }: Reply, more: Partial<Reply>): void {
  all.value = all.value.map((one) => (one.key === key ? { ...one, ...more } : one));
}

function drop({ key }: Reply): void {
  all.value = all.value.filter((one) => one.key !== key);
}

const kept = 'parlance.drafts';
const drafts = signal<ReadonlyMap<number, string>>(new Map(JSON.parse(sessionStorage.getItem(kept) ?? '[]')));

/** Returns the unsent text in the reply field of a chat. It is kept when the agent leaves the chat or reloads the page. */
export const draftOf = (chat_id: number): string => drafts.value.get(chat_id) ?? '';

export function setDraft(chat_id: number, text: string): void {
  const others = [...drafts.value].filter(([id]) => id !== chat_id);
  drafts.value = new Map(text === '' ? others : [...others, [chat_id, text]]);
  sessionStorage.setItem(kept, JSON.stringify([...drafts.value]));
}
