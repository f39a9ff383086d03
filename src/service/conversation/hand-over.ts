import { chatOf, openChats } from './chats.ts';
import { type ClosingParts, whileOpen } from './closing.ts';

/** Gives the chats of a bot that was taken off to the agents, each in a unit of work of its own, so that many hold up nobody. */
export async function* handOver(channel_id: string, parts: ClosingParts): AsyncGenerator<void, void> {
  for await (const piece of openChats(channel_id, parts.store)) {
    await Promise.all(piece.map((chat_id) => handOverOne(chat_id, parts)));
    yield;
  }
}

async function handOverOne(chat_id: number, parts: ClosingParts): Promise<void> {
  const known = await chatOf(chat_id, parts.store);
  if (known?.handled_by !== 'bot') return;
  await whileOpen(known, parts, (chat, journal) => parts.conversation.botLeft(chat, journal));
}
