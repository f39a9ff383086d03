import { type Signal, signal } from '@preact/signals';

const byChat = new Map<number, Signal<string>>();

/** What was begun to be written and not sent, by chat: it is there again when the agent comes back. */
export const drafts = {
  of(chat_id: number): Signal<string> {
    const known = byChat.get(chat_id) ?? signal('');
    byChat.set(chat_id, known);
    return known;
  },
};
