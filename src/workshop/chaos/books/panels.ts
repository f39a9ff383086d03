import type { Ledger } from '../ledger/ledger.ts';
import type { Books } from './read.ts';

/** What came back from the receiver of chat_accepted is beside its own chat, and beside no other one. */
export function judgePanels(ledger: Ledger, { chats, deliveries }: Books): void {
  // Of several answers the last one counts.
  const last = new Map(ledger.arrivals.map((arrival) => [arrival.text, arrival]));
  const told = new Set(
    deliveries
      .filter(({ about, state, request }) => {
        return about === 'chat_accepted' && state === 'delivered' && last.get(request)?.wellAt !== undefined;
      })
      .map(({ chat_id }) => chat_id),
  );
  for (const { chat } of chats) {
    const { chat_id, panel = [] } = chat;
    const cards = panel.flatMap(({ set_by, content }) => (set_by === 'webhook' ? [content] : []));
    const own = `card of ${chat_id}`;
    if (cards.some((card) => card !== own))
      ledger.blame('misplaced', `Chat ${chat_id} has the panel of another one: ${cards.join(', ')}`);
    if (told.has(chat_id) && !cards.includes(own))
      ledger.blame('lost', `The answer to chat_accepted of chat ${chat_id} was taken, and is not shown.`);
  }
}
