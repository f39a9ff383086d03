import { closeAllOf, closeOne, handOver } from '../conversation/bulk.ts';
import { chatOf } from '../state/chats.ts';
import type { Reader } from '../store/port.ts';
import { showPanels } from '../widget/widgets.ts';
import type { UpkeepParts } from './task.ts';

/** How many open chats are looked at in one piece. */
const chatsAtOnce = 200;

/** Carries changes of channels through their open chats, where the request or another process broke off. */
export async function* finishChanges(parts: UpkeepParts): AsyncGenerator<unknown, void> {
  for (const { channel_id, data } of await parts.store.find('channelsDue')) {
    const { close, hand_over, panels } = data.due ?? {};
    if (close !== undefined) yield* closeAllOf(channel_id, parts);
    if (hand_over !== undefined) yield* handOver(channel_id, parts);
    if (panels !== undefined) yield* showPanels(channel_id, parts);
  }
}

/** Closes open chats in which nothing was said for as long as configured. */
export async function* closeIdle(parts: UpkeepParts): AsyncGenerator<unknown, void> {
  const { store, now, options } = parts;
  const { closeIdleAfterMs } = options;
  if (closeIdleAfterMs === undefined) return;
  const isLongAgo = (at: number) => now() - at >= closeIdleAfterMs;
  for (let after = 0; ; ) {
    const chats = await store.find('openChatsHeard', { after, limit: chatsAtOnce });
    for (const { chat_id, heard_at } of chats) {
      const isIdle = async (reader: Reader) => isLongAgo(await lastHeard(chat_id, reader));
      if (heard_at === null ? await isIdle(store) : isLongAgo(heard_at)) {
        await closeOne(chat_id, parts, isIdle);
        yield;
      }
    }
    const last = chats.at(-1);
    if (!last) return;
    after = last.chat_id;
    yield;
  }
}

/** When something was last said in a chat; when it was opened, where nothing was. */
async function lastHeard(chat_id: number, reader: Reader): Promise<number> {
  const [last] = await reader.find('lastEntries', { chats: [chat_id] });
  return last?.at ?? Date.parse((await chatOf(chat_id, reader))?.opened_at ?? '');
}
