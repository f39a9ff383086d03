import { chatOf, openChats } from './chats.ts';
import { type ClosingParts, oneOfMany, whileOpen } from './closing.ts';
import { channelOf, settle } from './directory.ts';

/** Gives the chats of a bot that was taken off to the agents, each in a unit of work of its own, so that many hold up nobody. */
export async function* handOver(channel_id: string, parts: ClosingParts): AsyncGenerator<void, void> {
  const { store, work } = parts;
  const since = (await channelOf(channel_id, store))?.due?.hand_over;
  for await (const piece of openChats(channel_id, store)) {
    await Promise.all(piece.map((chat_id) => handOverOne(chat_id, parts)));
    yield;
  }
  if (since !== undefined)
    await work(channel_id, (journal) => settle(channel_id, 'hand_over', since, journal));
}

function handOverOne(chat_id: number, parts: ClosingParts): Promise<void> {
  return oneOfMany(chat_id, parts, async () => {
    const known = await chatOf(chat_id, parts.store);
    if (known?.handled_by !== 'bot') return;
    await whileOpen(known, parts, (chat, journal) => parts.conversation.botLeft(chat, journal));
  });
}
