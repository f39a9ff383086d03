import { type ClosingParts, settling } from '../conversation/closing.ts';
import { chatOf, openChats } from '../state/chats.ts';
import { showPanel } from './widgets.ts';

type PanelsParts = Pick<ClosingParts, 'store' | 'work'>;

/** Shows the agents the fields of pages by the settings of the widget as they are now, in all open chats. */
export function showPanels(channel_id: string, parts: PanelsParts): AsyncGenerator<void, void> {
  return settling(channel_id, 'panels', parts, showAll(channel_id, parts));
}

async function* showAll(channel_id: string, { store, work }: PanelsParts): AsyncGenerator<void, void> {
  for await (const piece of openChats(channel_id, store)) {
    const chats = await Promise.all(piece.map((chat_id) => chatOf(chat_id, store)));
    const open = chats.filter((chat) => chat?.via === 'widget');
    await Promise.all(
      open.map((chat) => {
        const pass = { widget_id: channel_id, customer_id: String(chat!.customer.id) };
        return work((journal) => showPanel(pass, journal));
      }),
    );
    yield;
  }
}
