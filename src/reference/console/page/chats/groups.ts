import { signal } from '@preact/signals';
import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { wordsOf } from '../../../shared/entry-words.ts';

/** The text that the list is searched for; quick keys step through the chats that it leaves. */
export const wanted = signal('');

/** The groups of the list, in order. */
export const groups = [
  { key: 'waiting', title: 'Waiting', empty: 'Nobody is waiting.' },
  { key: 'mine', title: 'Mine', empty: 'No chat is yours yet.' },
  { key: 'bot', title: 'With the bot' },
  { key: 'others', title: 'With colleagues' },
  { key: 'closed', title: 'Closed' },
] as const;

export type GroupKey = (typeof groups)[number]['key'];

export function groupOf(chat: DeskChat, agent_id: string | undefined): GroupKey {
  if (chat.state === 'closed') return 'closed';
  if (chat.agent_id === undefined) return chat.handled_by === 'bot' ? 'bot' : 'waiting';
  return chat.agent_id === agent_id ? 'mine' : 'others';
}

/** Chats by group: the longest waiting first, elsewhere the latest entry first. */
export function grouped(
  chats: Iterable<DeskChat>,
  agent_id: string | undefined,
  search: string,
): Map<GroupKey, DeskChat[]> {
  const words = search.trim().toLowerCase();
  const found = [...chats].filter((chat) => words === '' || searchable(chat).includes(words));
  const byGroup = Map.groupBy(found, (chat) => groupOf(chat, agent_id));
  return new Map(
    groups.map(({ key }) => [
      key,
      (byGroup.get(key) ?? []).toSorted((a, b) =>
        key === 'waiting' ? a.chat_id - b.chat_id : lastOf(b).localeCompare(lastOf(a)),
      ),
    ]),
  );
}

export function lastOf({ last_entry, opened_at }: DeskChat): string {
  return last_entry?.at ?? opened_at;
}

function searchable({ chat_id, customer, last_entry }: DeskChat): string {
  const { id, name, phone, email } = customer;
  return [chat_id, id, name, phone, email, last_entry && wordsOf(last_entry)].join('\n').toLowerCase();
}
