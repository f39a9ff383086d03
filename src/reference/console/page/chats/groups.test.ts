import { expect, test } from 'vitest';
import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { grouped } from './groups.ts';

const chat = (chat_id: number, more: Partial<DeskChat> = {}): DeskChat => ({
  chat_id,
  channel_id: 'shop',
  state: 'open',
  customer: { id: `c-${chat_id}`, name: 'Anonymous' },
  customer_typing: false,
  opened_at: `2026-11-21T09:0${chat_id}:00.000Z`,
  ...more,
});
const numbers = (found: Map<string, DeskChat[]>) =>
  Object.fromEntries([...found].map(([key, chats]) => [key, chats.map(({ chat_id }) => chat_id)]));

test('chats are grouped by their state: the longest wait is first in the waiting chats, the latest entry is first in each other group', () => {
  const found = grouped(
    [
      chat(4),
      chat(2),
      chat(3, { handled_by: 'bot' }),
      chat(1, { handled_by: 'agents' }),
      chat(5, { agent_id: 'ada' }),
      chat(6, { agent_id: 'ada', handled_by: 'agents' }),
      chat(7, { agent_id: 'bo' }),
      chat(8, { agent_id: 'ada', state: 'closed' }),
    ],
    'ada',
    '',
  );
  expect(numbers(found)).toEqual({ waiting: [1, 2, 4], mine: [6, 5], bot: [3], others: [7], closed: [8] });
});

test('the bot’s group begins with the chats in which the bot is silent, the longest wait first', () => {
  const last_entry = { entry_id: 9, chat_id: 1, at: '2026-11-21T10:00:00.000Z', from: 'bot' as const };
  const found = grouped(
    [
      chat(1, { handled_by: 'bot', last_entry: { ...last_entry, type: 'text', text: 'Hi' } }),
      chat(2, { handled_by: 'bot', unanswered_since: '2026-11-21T09:30:00.000Z' }),
      chat(3, { handled_by: 'bot', unanswered_since: '2026-11-21T09:20:00.000Z' }),
      chat(4, { handled_by: 'bot' }),
    ],
    'ada',
    '',
  );
  expect(numbers(found)).toMatchObject({ bot: [3, 2, 1, 4] });
});

test('a search finds chats by their number, contact data and last entry', () => {
  const chats = [chat(1), chat(2, { customer: { id: 'x', name: 'Mara', phone: '+45 55' } })];
  for (const wanted of ['mara', ' +45', 'x'])
    expect(numbers(grouped(chats, 'ada', wanted)).waiting).toEqual([2]);
  expect(numbers(grouped(chats, 'ada', 'nobody')).waiting).toEqual([]);
});

/** Returns a chat that began at a minute, and whose customer requested a call at another minute. */
const chatAt = (chat_id: number, minute: number, requestedAt?: number): DeskChat =>
  chat(chat_id, {
    opened_at: at(minute),
    ...(requestedAt !== undefined && {
      call: {
        call_id: 1,
        chat_id,
        agent_id: 'ada',
        type: 'callback',
        phone: '1',
        status: 'start',
        requested_at: at(requestedAt),
      },
    }),
  });

const at = (minute: number) => `2026-11-27T10:${String(minute).padStart(2, '0')}:00Z`;

test('the waiting chats begin with the longest wait, which for a call begins with its request', () => {
  const chats = [chatAt(1, 10, 40), chatAt(2, 20), chatAt(3, 30), chatAt(4, 20)];
  const waiting = grouped(chats, 'ada', '').get('waiting');
  expect(waiting?.map(({ chat_id }) => chat_id)).toEqual([2, 4, 3, 1]);
});
