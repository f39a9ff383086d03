import { signal } from '@preact/signals';
import type {
  CallMove,
  DeskCall,
  DeskChat,
  WrittenContent,
} from '../../../../../generated/reference/desk/types.ts';
import { desk } from '../state/follow.ts';
import { attempt, notify } from '../state/notices.ts';
import { agentOf, keepChat, me } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';

export function acting(): { agent_id: string } {
  if (!me.value) throw new Error(texts.errors.noAgent);
  return { agent_id: me.value.agent_id };
}

export const accept = (chat: DeskChat) =>
  attempt(async () => {
    const accepted = await desk().acceptChat({ path: chat, body: acting() });
    keepChat(accepted);
    const owner = agentOf(accepted.agent_id);
    if (owner && owner !== me.value) notify(say(texts.chat.faster, { name: owner.name }));
    // The reply field can have the focus only after it has replaced the button.
    setTimeout(() => document.getElementById('words')?.focus());
  });

/** Transfers the chat to the agent `to`, or back into the queue if `to` is undefined. The colleague reads the note. */
export const transfer = (chat: DeskChat, to: string | undefined, note = '') =>
  attempt(async () => {
    const body = { ...acting(), ...(to !== undefined && { to }), ...(note !== '' && { note }) };
    keepChat(await desk().transferChat({ path: chat, body }));
  });

/** Adds a private note to the chat. Resolves with false if that fails. */
export const writeNote = (chat: DeskChat, text: string) =>
  attempt(() => desk().writePrivateNote({ path: chat, body: { ...acting(), text } }));

/** True while a dialog asks the agent to confirm the end of the open chat. */
export const isClosing = signal(false);

export const close = (chat: DeskChat) =>
  attempt(async () => keepChat(await desk().closeChat({ path: chat, body: acting() })));

/** The ids of the chats that the agent assigned to their CRM cards in this tab. */
export const assigned = signal<ReadonlySet<number>>(new Set());

export const assign = (chat: DeskChat) =>
  attempt(async () => {
    keepChat(await desk().assignChat({ path: chat, body: acting() }));
    assigned.value = new Set(assigned.value).add(chat.chat_id);
  });

/** Stores a message of the agent. It throws on failure, while the other actions show a notice. */
export const writeMessage = (chat: DeskChat, message: WrittenContent) =>
  desk().writeMessage({ path: chat, body: { ...acting(), message } });

/** Sends a typing notice. A failure is not shown, because the agent can do nothing about it. */
export const setTyping = (chat: DeskChat, typing: boolean) =>
  desk()
    .setTyping({ path: chat, body: { ...acting(), typing } })
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
