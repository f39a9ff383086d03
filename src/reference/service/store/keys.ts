import type { DeskChat } from '../../../../generated/reference/desk/types.ts';

/** The key of a customer on a channel; all that happens in their chats is done in units of work on it. */
export function customerKey(channel_id: string, customer_id: string | number): string {
  return `${channel_id}\n${customer_id}`;
}

/** The key of the units of work that a chat is changed in. */
export function keyOfChat({ channel_id, customer }: Pick<DeskChat, 'channel_id' | 'customer'>): string {
  return customerKey(channel_id, customer.id);
}
