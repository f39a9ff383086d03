import { computed, signal } from '@preact/signals';
import { openChat } from '../state/route.ts';
import { chats, me } from '../state/site.ts';
import { unread } from '../state/unread.ts';
import { grouped } from './groups.ts';

/** The text that the list is searched for; shortcuts step through the chats that it leaves. */
export const wanted = signal('');

const all = computed(() => grouped(chats.value.values(), me.value?.agent_id, ''));

/** The chats of the list, by group. */
export const listed = computed(() =>
  wanted.value.trim() === '' ? all.value : grouped(chats.value.values(), me.value?.agent_id, wanted.value),
);

/** The chats that wait for an agent, the longest waiting first. */
export const waiting = computed(() => all.value.get('waiting')!);

/** The number of unread messages in the agent's chats and in those that wait. */
export const news = computed(() =>
  [...all.value.get('mine')!, ...waiting.value].reduce((sum, { chat_id }) => sum + unread.of(chat_id), 0),
);

export const currentChat = computed(() =>
  openChat.value === undefined ? undefined : chats.value.get(openChat.value),
);
