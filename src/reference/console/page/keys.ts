import { signal } from '@preact/signals';
import { accept } from './chats/actions.ts';
import { grouped, wanted } from './chats/groups.ts';
import { go, openChat } from './state/route.ts';
import { session } from './state/session.ts';
import { quickKeys } from './state/settings.ts';
import { chats, me } from './state/site.ts';

export const isKeysShown = signal(false);

/** The quick keys, which work outside of fields. */
export const keys: Record<string, { does: string; run(): void }> = {
  j: { does: 'Next chat', run: () => step(1) },
  k: { does: 'Chat before', run: () => step(-1) },
  r: { does: 'Reply: take the chat, or go to the field', run: reply },
  '/': { does: 'Search chats', run: () => focus('search') },
  c: { does: 'Chats', run: () => go('chats') },
  l: { does: 'Log', run: () => go('log') },
  n: { does: 'Notes', run: () => go('notes') },
  s: { does: 'Set-up', run: () => go('set-up') },
  '?': { does: 'Show these keys', run: () => (isKeysShown.value = true) },
};

/** Listens until the returned function is called. */
export function listenToKeys(): () => void {
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function press(event: KeyboardEvent): void {
  if (session.value.kind !== 'signed-in' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement;
  const isField = target.matches('input, textarea, select, [contenteditable]');
  if (event.key === 'Escape') leave(target, isField);
  if (isField || quickKeys.value === 'off') return;
  const key = keys[event.key];
  if (!key) return;
  event.preventDefault();
  key.run();
}

/** Leaves the field first, then the chat. */
function leave(target: HTMLElement, isField: boolean): void {
  if (isField) target.blur();
  else if (openChat.value !== undefined) go('chats');
}

function step(by: number): void {
  const order = [...grouped(chats.value.values(), me.value?.agent_id, wanted.value).values()].flat();
  const index = order.findIndex(({ chat_id }) => chat_id === openChat.value);
  const next = order[index < 0 ? 0 : index + by];
  if (next) go('chats', next.chat_id);
}

function reply(): void {
  const chat = openChat.value === undefined ? undefined : chats.value.get(openChat.value);
  if (chat?.state !== 'open') return;
  if (chat.agent_id === undefined) void accept(chat);
  else focus('words');
}

function focus(id: string): void {
  document.getElementById(id)?.focus();
}
