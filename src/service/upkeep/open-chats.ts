import { chatOf } from '../conversation/chats.ts';
import { closeAllOf } from '../conversation/closing.ts';
import { handOver } from '../conversation/hand-over.ts';
import { keyOfChat } from '../keys.ts';
import type { Reader } from '../store/port.ts';
import type { UpkeepParts } from './task.ts';

/** How many chats are looked at in one piece. */
const piece = 50;

/** Closes the chats of removed channels which a former process did not come to. */
export async function* closeRemoved(parts: UpkeepParts): AsyncGenerator<void, void> {
  const channels = await parts.store.all((db) => db.selectFrom('channels').select('data'));
  for (const { data } of channels) {
    if (data.removed) yield* closeAllOf(data.channel_id, parts);
  }
}

/** Gives the agents the chats of bots that were taken off, where a former process did not come to them. */
export async function* handOverLeft(parts: UpkeepParts): AsyncGenerator<void, void> {
  const channels = await parts.store.all((db) => db.selectFrom('channels').select('data'));
  for (const { data } of channels) {
    if (!data.removed && !data.bot) yield* handOver(data.channel_id, parts);
  }
}

/** Closes open chats in which nothing was said for as long as told. */
export async function* closeIdle(parts: UpkeepParts): AsyncGenerator<void, void> {
  const { store, work, now, options, conversation } = parts;
  const { closeIdleAfterMs } = options;
  if (closeIdleAfterMs === undefined) return;
  for (let after = 0; ; ) {
    const rows = await store.all((db) =>
      db
        .selectFrom('chats')
        .select('data')
        .where('state', '=', 'open')
        .where('chat_id', '>', after)
        .orderBy('chat_id')
        .limit(piece),
    );
    for (const { data: chat } of rows) {
      if (now() - (await lastHeard(chat.chat_id, store)) < closeIdleAfterMs) continue;
      await work(keyOfChat(chat), async (journal) => {
        const found = await chatOf(chat.chat_id, journal);
        const isIdle = now() - (await lastHeard(chat.chat_id, journal)) >= closeIdleAfterMs;
        if (found?.state === 'open' && isIdle) await conversation.close(found, journal);
      });
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.data.chat_id;
    yield;
  }
}

/** When something was last said in a chat; when it began, where nothing was. */
async function lastHeard(chat_id: number, reader: Reader): Promise<number> {
  const [last] = await reader.all((db) =>
    db
      .selectFrom('events')
      .select('at')
      .where('event_id', 'in', (of) =>
        of
          .selectFrom('entries')
          .select('event_id')
          .where('chat_id', '=', chat_id)
          .orderBy('event_id', 'desc')
          .limit(1),
      ),
  );
  return last?.at ?? Date.parse((await chatOf(chat_id, reader))?.opened_at ?? '');
}
