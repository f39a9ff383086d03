import { expect, test } from 'vitest';
import type { DeskChat } from '../../../generated/reference/desk/types.ts';
import { grouped } from './page/chats/groups.ts';

const chat = (chat_id: number, minute: number, requestedAt?: number): DeskChat => ({
  chat_id,
  channel_id: 'shop',
  state: 'open',
  customer: { id: `c${chat_id}`, name: '' },
  customer_typing: false,
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

test('the waiting chats begin with the longest wait: a call waits from its request', () => {
  const chats = [chat(1, 10, 40), chat(2, 20), chat(3, 30), chat(4, 20)];
  const waiting = grouped(chats, 'ada', '').get('waiting');
  expect(waiting?.map(({ chat_id }) => chat_id)).toEqual([2, 4, 3, 1]);
});
