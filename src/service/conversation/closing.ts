import type { Work } from '../journal.ts';
import { keyOfChat } from '../keys.ts';
import type { Store } from '../store/port.ts';
import { chatOf, listChats } from './chats.ts';
import type { Conversation } from './conversation.ts';
import { channelOf, removeChannel } from './directory.ts';

/** How many chats are closed at once when many are. */
const atOnce = 50;

export interface ClosingParts {
  store: Store;
  work: Work;
  conversation: Conversation;
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
export async function* closeAllOf(
  channel_id: string,
  { store, work, conversation }: ClosingParts,
): AsyncGenerator<void, void> {
  while (true) {
    const open = await listChats({ channel_id, state: 'open', limit: atOnce }, store);
    if (open.length === 0) return;
    await Promise.all(
      open.map(({ chat_id, ...chat }) =>
        work(keyOfChat(chat), async (journal) => {
          const found = await chatOf(chat_id, journal);
          if (found?.state === 'open') await conversation.close(found, journal);
        }),
      ),
    );
    yield;
  }
}
