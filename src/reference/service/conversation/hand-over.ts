import { openChats } from '../state/chats.ts';
import { type ClosingParts, oneOfMany, settling, whileOpen } from './closing.ts';

/** Gives the chats of a bot that was taken off to the agents, each in a unit of work of its own, so that many hold up nobody. */
export function handOver(channel_id: string, parts: ClosingParts): AsyncGenerator<void, void> {
  return settling(channel_id, 'hand_over', parts, handOverAll(channel_id, parts));
}

async function* handOverAll(channel_id: string, parts: ClosingParts): AsyncGenerator<void, void> {
  for await (const piece of openChats(channel_id, parts.store)) {
    await Promise.all(piece.map((chat_id) => handOverOne(chat_id, parts)));
    yield;
  }
}

function handOverOne(chat_id: number, parts: ClosingParts): Promise<void> {
  return oneOfMany(chat_id, parts, () =>
    whileOpen(chat_id, parts, async (chat, journal) => {
      if (chat.handled_by === 'bot') await parts.conversation.botLeft(chat, journal);
    }),
  );
}
