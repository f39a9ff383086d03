import { type Signal, signal } from '@preact/signals';
import type { DeskChat, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { wordsFor } from '../state/desk.ts';
import { me, transcripts } from '../state/site.ts';
import { writeReply } from './actions.ts';

/** What an agent wrote and the transcript does not have yet. */
export interface Reply {
  key: number;
  chat_id: number;
  text: string;
  /** The last entry when it was sent, and who sent it; none while it waits for the one before. */
  sent?: { after: number; agent_id: string | undefined };
  /** The entry as which it is stored. */
  entry_id?: number;
  /** Why it was not sent, in words. */
  error?: string;
}

const all = signal<readonly Reply[]>([]);
let lastKey = 0;
/** The last one under way, by chat: they arrive in the order in which they were written. */
const underWay = new Map<number, Promise<void>>();

export const replies = {
  /** Those that are not in the transcript. An answer may be lost, or come later than what is told of the reply. */
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
    const reply: Reply = { key: lastKey, chat_id, text };
    const others = all.value.filter((one) => one.chat_id !== chat_id);
    all.value = [...others, ...replies.of(chat_id, transcripts.value.get(chat_id) ?? []), reply];
    underWay.set(
      chat_id,
      (underWay.get(chat_id) ?? Promise.resolve()).then(() => deliver(chat, reply)),
    );
  },

  /** Sends one again that was not sent. */
  again(chat: DeskChat, reply: Reply): void {
    drop(reply);
    replies.send(chat, reply.text);
  },

  /** Puts the words of one that was not sent back into the field. */
  takeBack(reply: Reply): void {
    const draft = drafts.of(reply.chat_id);
    draft.value = [reply.text, draft.value].filter((words) => words !== '').join('\n');
    drop(reply);
  },
};

async function deliver(chat: DeskChat, reply: Reply): Promise<void> {
  const after = transcripts.value.get(chat.chat_id)?.at(-1)?.entry_id ?? 0;
  change(reply, { sent: { after, agent_id: me.value?.agent_id } });
  try {
    const { entry_id } = await writeReply(chat, reply.text);
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

const texts = new Map<number, Signal<string>>();

/** Unsent text by chat, which is there again when the agent comes back. */
export const drafts = {
  of(chat_id: number): Signal<string> {
    const draft = texts.get(chat_id) ?? signal('');
    texts.set(chat_id, draft);
    return draft;
  },
};
