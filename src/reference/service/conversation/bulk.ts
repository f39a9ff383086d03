// Changes of a channel that concern all of its open chats. Each chat has a unit of work of its own, so that many hold up nobody.
import type { FastifyBaseLogger } from 'fastify';
import { TemporaryFailure } from '../../../contract/serve/errors.ts';
import { endsOf } from '../journal/entries.ts';
import type { Journal, Work } from '../journal/journal.ts';
import { agentOf, channelOf, strikeOff } from '../state/channels.ts';
import { chatOf, openChats } from '../state/chats.ts';
import type { Store } from '../store/port.ts';
import type { Chat, Due } from '../store/records.ts';
import { piecesOf } from '../store/weight.ts';
import type { Conversation } from './conversation.ts';

export interface BulkParts {
  store: Store;
  work: Work;
  conversation: Conversation;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Changes chats piece by piece: requests are served at each `yield`. */
export type Pieces = AsyncGenerator<void, void>;

/** Changes an open chat. */
type Change = (chat: Chat, journal: Journal) => Promise<unknown>;

/**
 * Carries a change, which is durable, through many chats. Upkeep does the rest when this breaks off, as when the store cannot be
 * written: the caller who asked for the change is not told that nothing of it was stored.
 */
export async function follow(pieces: Pieces, { log }: Pick<BulkParts, 'log'>): Promise<void> {
  try {
    for await (const _ of pieces) {
      // Other requests are served between the pieces.
    }
  } catch (error) {
    log.error({ err: error }, 'a change of many chats broke off; upkeep will finish it');
  }
}

/** Carries a change through the open chats of a channel, and strikes it off once all of them have it. */
export async function* settling(
  channel_id: string,
  what: Due,
  parts: BulkParts,
  change: Change,
  chats = openChats(channel_id, parts.store),
): Pieces {
  const { store, work } = parts;
  const since = (await channelOf(channel_id, store))?.due?.[what];
  const isDone = yield* changeAll(chats, parts, change);
  if (isDone && since !== undefined) await work((journal) => strikeOff(channel_id, what, since, journal));
}

/** Puts the open chats of a removed agent back into the queue. */
export async function* releaseAll(agent_id: string, parts: BulkParts): Pieces {
  const { work, conversation } = parts;
  const release: Change = async (chat, journal) => {
    if (chat.agent_id === agent_id) await conversation.transfer(chat, undefined, journal);
  };
  if (!(yield* changeAll(openChats(undefined, parts.store), parts, release))) return;
  await work(async (journal) => {
    const agent = await agentOf(agent_id, journal);
    if (agent?.removed) journal.agent({ ...agent, removed: 'done' });
  });
}

/** Closes the open chats of a channel that was removed. */
export function closeAllOf(channel_id: string, parts: BulkParts): Pieces {
  const { conversation, store } = parts;
  const close: Change = (chat, journal) => conversation.close(chat, journal);
  return settling(channel_id, 'close', parts, close, lightPieces(openChats(channel_id, store), store));
}

/** The end of a chat tells its whole transcript, and all units of a piece become durable at once: a heavy chat is a piece of its own. */
async function* lightPieces(pieces: AsyncIterable<number[]>, store: Store): AsyncGenerator<number[], void> {
  for await (const chats of pieces)
    for (const piece of piecesOf(await endsOf(chats, store))) yield piece.map(({ chat_id }) => chat_id);
}

/** Gives the chats of a bot that was taken off to the agents. */
export function handOver(channel_id: string, parts: BulkParts): Pieces {
  return settling(channel_id, 'hand_over', parts, (chat, journal) =>
    parts.conversation.botLeft(chat, journal),
  );
}

/** Changes open chats piece by piece; returns whether all of them were changed. */
async function* changeAll(
  pieces: AsyncIterable<number[]>,
  parts: BulkParts,
  change: Change,
): AsyncGenerator<void, boolean> {
  let isDone = true;
  for await (const piece of pieces) {
    const changed = await Promise.all(piece.map((chat_id) => changeOpen(chat_id, parts, change)));
    isDone &&= !changed.includes(false);
    yield;
  }
  return isDone;
}

/**
 * Changes one chat of many, if it is still open; gives whether that could be done. A chat that cannot be changed is reported, and
 * keeps no other chat from it; a store that cannot be written now is not the chat's fault.
 */
export async function changeOpen(
  chat_id: number,
  { work, log }: BulkParts,
  change: Change,
): Promise<boolean> {
  try {
    await work(async (journal) => {
      const chat = await chatOf(chat_id, journal);
      if (chat?.state === 'open') await change(chat, journal);
    });
    return true;
  } catch (error) {
    if (error instanceof TemporaryFailure) throw error;
    log.error({ err: error, chat_id }, 'a chat could not be changed');
    return false;
  }
}
