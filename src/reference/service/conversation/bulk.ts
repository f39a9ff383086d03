// Changes that affect many open chats, for example the removal of a channel. Each chat is changed in a separate unit of work, so that other
// requests are served in between.
import type { FastifyBaseLogger } from 'fastify';
import { TemporaryFailure } from '../../../contract/serve/errors.ts';
import { endsOf } from '../journal/desk-form.ts';
import type { Journal, Work } from '../journal/journal.ts';
import { agentOf } from '../state/agents.ts';
import { channelOf, removeDue } from '../state/channels.ts';
import { chatOf, openChats } from '../state/chats.ts';
import type { Store } from '../store/port.ts';
import { piecesOf } from '../store/query.ts';
import type { Chat, Due } from '../store/records.ts';
import type { Bots } from './bots.ts';
import type { Conversation } from './conversation.ts';

export interface BulkParts {
  store: Store;
  work: Work;
  conversation: Conversation;
  bots: Bots;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A generator that changes chats in batches. It yields after each batch, so that other requests are served. */
export type Batches = AsyncGenerator<void, void>;

type Change = (chat: Chat, journal: Journal) => Promise<unknown>;

/** Runs the batches of a change. An error is only logged, because a later round of upkeep completes the change. */
export async function runBatches(pieces: Batches, { log }: Pick<BulkParts, 'log'>): Promise<void> {
  try {
    for await (const _ of pieces) {
      // The loop runs all batches, and does nothing between them.
    }
  } catch (error) {
    log.error({ err: error }, 'a change of many chats was interrupted; upkeep will complete the change');
  }
}

/** Changes the open chats of a channel, and afterwards removes `what` from the field `due` of the channel. */
export async function* changeChats(
  channel_id: string,
  what: Due,
  parts: BulkParts,
  change: Change,
  chats = openChats(channel_id, parts.store),
): Batches {
  const { store, work } = parts;
  const since = (await channelOf(channel_id, store))?.due?.[what];
  const isDone = yield* changeAll(chats, parts, change);
  if (isDone && since !== undefined) await work((journal) => removeDue(channel_id, what, since, journal));
}

/** Puts the open chats of a removed agent back into the queue. Then marks the removal as done. */
export async function* releaseAll(agent_id: string, parts: BulkParts): Batches {
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

export function closeAllOf(channel_id: string, parts: BulkParts): Batches {
  const { conversation, store } = parts;
  const close: Change = (chat, journal) => conversation.close(chat, journal);
  return changeChats(channel_id, 'close', parts, close, splitByWeight(openChats(channel_id, store), store));
}

/** Splits batches so that a chat with a large transcript has its own batch, because closing a chat loads its transcript. */
async function* splitByWeight(pieces: AsyncIterable<number[]>, store: Store): AsyncGenerator<number[], void> {
  for await (const chats of pieces)
    for (const piece of piecesOf(await endsOf(chats, store))) yield piece.map(({ chat_id }) => chat_id);
}

export function transferAll(channel_id: string, parts: BulkParts): Batches {
  return changeChats(channel_id, 'hand_over', parts, (chat, journal) => parts.bots.botRemoved(chat, journal));
}

/** Applies a change to open chats in batches. Returns true if all chats were changed. */
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

/** Changes a chat if it is still open. Returns false after an error, which is logged. A TemporaryFailure of the store is thrown. */
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
