import { keyOfChat } from '../keys.ts';
import { chatOf, listChats } from './chats.ts';
import type { ClosingParts } from './closing.ts';

/** How many chats are looked at in one piece. */
const piece = 50;

/** Gives the chats of a bot that was taken off to the agents, each in a unit of work of its own, so that many hold up nobody. */
export async function* handOver(
  channel_id: string,
  { store, work, conversation }: ClosingParts,
): AsyncGenerator<void, void> {
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const open = await listChats({ channel_id, state: 'open', before, limit: piece }, store);
    const ofBot = open.filter(({ handled_by }) => handled_by === 'bot');
    await Promise.all(
      ofBot.map(({ chat_id, ...chat }) =>
        work(keyOfChat(chat), async (journal) => {
          const found = await chatOf(chat_id, journal);
          if (found?.state === 'open') await conversation.botLeft(found, journal);
        }),
      ),
    );
    const last = open.at(-1);
    if (!last) return;
    before = last.chat_id;
    yield;
  }
}
