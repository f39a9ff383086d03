import { TemporaryFailure } from '../../../contract/serve/errors.ts';
import { endsOf } from '../journal/entries.ts';
import type { Journal, Work } from '../journal/journal.ts';
import { channelOf, removeChannel, settle } from '../state/channels.ts';
import { chatOf, openChats } from '../state/chats.ts';
import type { Reader, Store } from '../store/port.ts';
import type { Chat, Due } from '../store/records.ts';
import { piecesOf } from '../store/weight.ts';
import type { Conversation } from './conversation.ts';

export interface ClosingParts {
  store: Store;
  work: Work;
  conversation: Conversation;
  /** Is told why something could not be done to a chat, where it is done to others nevertheless. */
  passedOver: (chat_id: number, error: unknown) => void;
}

export interface FollowingParts {
  /** Is told why what follows from a change is left to upkeep. */
  brokenOff: (error: unknown) => void;
}

/**
 * Does what a change that is durable by now asks of many chats. Where it breaks off, as when the store cannot be written,
 * upkeep does the rest: whoever asked for the change is not told that nothing of it was stored.
 */
export async function follow(rest: AsyncGenerator<void, void>, parts: FollowingParts): Promise<void> {
  try {
    for await (const _ of rest) {
      // Others go first between the pieces.
    }
  } catch (error) {
    parts.brokenOff(error);
  }
}

/** Does what a change of a channel asks of its open chats, and strikes it out when it is done to all of them. */
export async function* settling(
  channel_id: string,
  what: Due,
  { store, work }: Pick<ClosingParts, 'store' | 'work'>,
  rest: AsyncGenerator<void, void>,
): AsyncGenerator<void, void> {
  const since = (await channelOf(channel_id, store))?.due?.[what];
  yield* rest;
  if (since !== undefined) await work((journal) => settle(channel_id, what, since, journal));
}

/** Takes a channel off the site and closes its chats. Gives whether the channel was there. */
export async function takeOff(channel_id: string, parts: ClosingParts & FollowingParts): Promise<boolean> {
  const wasThere = await parts.work(async (journal) => {
    const channel = await channelOf(channel_id, journal);
    if (!channel || channel.removed) return false;
    await removeChannel(channel, journal);
    return true;
  });
  if (wasThere) await follow(closeAllOf(channel_id, parts), parts);
  return wasThere;
}

/**
 * Closes the open chats of a channel, each in a unit of work of its own, so that many of them hold up nobody. The end of a chat
 * tells all that was said in it: a heavy one is closed by itself, since all units of a piece become durable at once.
 */
export async function* closeAllOf(channel_id: string, parts: ClosingParts): AsyncGenerator<void, void> {
  for await (const chats of openChats(channel_id, parts.store)) {
    for (const piece of piecesOf(await endsOf(chats, parts.store))) {
      await Promise.all(piece.map(({ chat_id }) => closeOne(chat_id, parts)));
      yield;
    }
  }
}

/** Closes a chat that is open and due. One that cannot be closed is tried again the next time. */
export function closeOne(
  chat_id: number,
  parts: ClosingParts,
  isDue: (reader: Reader) => boolean | Promise<boolean> = () => true,
): Promise<void> {
  const close = async (chat: Chat, journal: Journal) => {
    if (await isDue(journal)) await parts.conversation.close(chat, journal);
  };
  return oneOfMany(chat_id, parts, () => whileOpen(chat_id, parts, close));
}

/**
 * Does something to one chat of many. One that it fails for keeps no other from it: it is told of. A store that cannot be
 * written now is none of its faults.
 */
export async function oneOfMany(
  chat_id: number,
  { passedOver }: Pick<ClosingParts, 'passedOver'>,
  act: () => Promise<void>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof TemporaryFailure) throw error;
    passedOver(chat_id, error);
  }
}

/** Does something with a chat as it is by then, in a unit of work of its own, if it is still open. */
export async function whileOpen(
  chat_id: number,
  { work }: Pick<ClosingParts, 'work'>,
  act: (chat: Chat, journal: Journal) => Promise<unknown>,
): Promise<void> {
  await work(async (journal) => {
    const chat = await chatOf(chat_id, journal);
    if (chat?.state === 'open') await act(chat, journal);
  });
}
