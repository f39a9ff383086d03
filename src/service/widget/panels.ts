import { chatOf, openChats } from '../conversation/chats.ts';
import type { ClosingParts } from '../conversation/closing.ts';
import { channelOf, settle } from '../conversation/directory.ts';
import { keyOfChat } from '../keys.ts';
import { showPanel } from './widgets.ts';

/** Shows the agents the fields of pages by the settings of the widget as they are now, in all open chats. */
export async function* showPanels(
  channel_id: string,
  { store, work }: Pick<ClosingParts, 'store' | 'work'>,
): AsyncGenerator<void, void> {
  const since = (await channelOf(channel_id, store))?.due?.panels;
  for await (const piece of openChats(channel_id, store)) {
    const chats = await Promise.all(piece.map((chat_id) => chatOf(chat_id, store)));
    const open = chats.filter((chat) => chat?.via === 'widget');
    await Promise.all(
      open.map((chat) => {
        const pass = { widget_id: channel_id, customer_id: String(chat!.customer.id) };
        return work(keyOfChat(chat!), (journal) => showPanel(pass, journal));
      }),
    );
    yield;
  }
  if (since !== undefined) await work(channel_id, (journal) => settle(channel_id, 'panels', since, journal));
}
