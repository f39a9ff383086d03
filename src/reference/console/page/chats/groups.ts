import type { DeskCall, DeskChat, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { wordsOf } from '../../../shared/markup.ts';
import { lastMessageIn } from '../state/lists.ts';

/** The groups of the chat list, in the order in which they are shown. */
export const groups = ['mine', 'waiting', 'bot', 'others', 'closed'] as const;

export type GroupKey = (typeof groups)[number];

export function runningCall({ call }: DeskChat): DeskCall | undefined {
  return call?.status === 'end' || call?.status === 'error' ? undefined : call;
}

export function groupOf(chat: DeskChat, agent_id: string | undefined): GroupKey {
  if (chat.state === 'closed') return 'closed';
  // A customer who requested a call waits for an agent, even in a chat that the bot handles.
  const isWithBot = chat.handled_by === 'bot' && !runningCall(chat);
  if (chat.agent_id === undefined) return isWithBot ? 'bot' : 'waiting';
  return chat.agent_id === agent_id ? 'mine' : 'others';
}

export function isForMe(chat: DeskChat, agent_id: string | undefined): boolean {
  return ['mine', 'waiting'].includes(groupOf(chat, agent_id));
}

/**
 * Returns the chats that match the search, by group. The groups `mine`, `waiting` and `bot` begin with the longest wait, and each other
 * group with the latest entry. In the groups `mine` and `bot`, the chats in which no customer waits come last.
 */
export function grouped(
  chats: Iterable<DeskChat>,
  agent_id: string | undefined,
  search: string,
): Map<GroupKey, DeskChat[]> {
  const words = search.trim().toLowerCase();
  const found = [...chats].filter((chat) => words === '' || searchable(chat).includes(words));
  const byGroup = Map.groupBy(found, (chat) => groupOf(chat, agent_id));
  return new Map(groups.map((key) => [key, (byGroup.get(key) ?? []).toSorted(orders[key] ?? byLast)]));
}

type Order = (a: DeskChat, b: DeskChat) => number;

const byWait: Order = (a, b) =>
  Date.parse(waitsSince(a)) - Date.parse(waitsSince(b)) || a.chat_id - b.chat_id;

const byLast: Order = (a, b) => (lastOf(b) < lastOf(a) ? -1 : 1);

/** Returns a function for sorting chats: chats with a waiting customer come first, the longest wait before all others. */
const waitFirst =
  (waits: (chat: DeskChat) => boolean): Order =>
  (a, b) =>
    Number(waits(b)) - Number(waits(a)) || (waits(a) ? byWait : byLast)(a, b);

/** True if the customer of an agent's chat waits for a reply or for a call. */
export const waitsForAgent = (chat: DeskChat): boolean =>
  chat.unread !== undefined || runningCall(chat) !== undefined;

const orders: { [group in GroupKey]?: Order } = {
  mine: waitFirst(waitsForAgent),
  waiting: byWait,
  bot: waitFirst(({ unanswered_since }) => unanswered_since !== undefined),
};

export function lastOf({ last_entry, opened_at }: DeskChat): string {
  return last_entry?.at ?? opened_at;
}

/** Returns the time at which the customer began to wait: for the requested call, for a reply, or since the start of the chat. */
export function waitsSince(chat: DeskChat): string {
  return runningCall(chat)?.requested_at ?? chat.unanswered_since ?? chat.unread?.since ?? chat.opened_at;
}

/** Returns the text of an entry as the customer saw it. A widget shows buttons. Other clients show a text in place of the buttons. */
export function shownWords(entry: TranscriptEntry, { via }: DeskChat): string {
  if (entry.type === 'buttons' && via === 'widget') return entry.title ?? entry.buttons.join(', ');
  return wordsOf(entry) || entry.type;
}

function searchable(chat: DeskChat): string {
  const { id, name, phone, email } = chat.customer;
  const said = lastMessageIn(chat);
  return [chat.chat_id, id, name, phone, email, said && wordsOf(said)].join('\n').toLowerCase();
}
