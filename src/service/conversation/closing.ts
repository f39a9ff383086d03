import type { DeskChat } from '../../../generated/desk/types.ts';
import { TemporaryFailure } from '../../http/errors.ts';
import type { Journal, Work } from '../journal.ts';
import { keyOfChat } from '../keys.ts';
import type { Reader, Store } from '../store/port.ts';
import { chatOf, openChats } from './chats.ts';
import type { Conversation } from './conversation.ts';
import { channelOf, removeChannel } from './directory.ts';

export interface ClosingParts {
  store: Store;
  work: Work;
  conversation: Conversation;
  /** Is told why a chat could not be closed, where others are closed nevertheless. */
  leftOpen: (chat_id: number, error: unknown) => void;
}

/** Takes a channel off the site and closes its chats. Gives whether the channel was there. */
export async function takeOff(channel_id: string, parts: ClosingParts): Promise<boolean> {
  const wasThere = await parts.work(channel_id, async (journal) => {
    const channel = await channelOf(channel_id, journal);
    if (!channel || channel.removed) return false;
    await removeChannel(channel, journal);
    return true;
  });
  if (!wasThere) return false;
  for await (const _ of closeAllOf(channel_id, parts)) {
    // Others go first between the pieces.
  }
  return true;
}

/** Closes the open chats of a channel, each in a unit of work of its own, so that many of them hold up nobody. */
export async function* closeAllOf(channel_id: string, parts: ClosingParts): AsyncGenerator<void, void> {
  for await (const piece of openChats(channel_id, parts.store)) {
    await Promise.all(piece.map((chat_id) => closeOne(chat_id, parts)));
    yield;
  }
}

/**
 * Closes a chat that is open and due. One that cannot be closed keeps no other from it: it is told of, and is tried again the
 * next time. A store that cannot be written now is none of its faults.
 */
export async function closeOne(
  chat_id: number,
  parts: ClosingParts,
  isDue: (reader: Reader) => boolean | Promise<boolean> = () => true,
): Promise<void> {
  try {
    const known = await chatOf(chat_id, parts.store);
    if (!known) return;
    await whileOpen(known, parts, async (chat, journal) => {
      if (await isDue(journal)) await parts.conversation.close(chat, journal);
    });
  } catch (error) {
    if (error instanceof TemporaryFailure) throw error;
    parts.leftOpen(chat_id, error);
  }
}

/** Does something with a chat as it is by then, in a unit of work of its own, if it is still open. */
export async function whileOpen(
  known: DeskChat,
  { work }: Pick<ClosingParts, 'work'>,
  act: (chat: DeskChat, journal: Journal) => Promise<unknown>,
): Promise<void> {
  await work(keyOfChat(known), async (journal) => {
    const found = await chatOf(known.chat_id, journal);
    if (found?.state === 'open') await act(found, journal);
  });
}
