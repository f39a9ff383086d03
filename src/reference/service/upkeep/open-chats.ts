import { closeAllOf, closeOne } from '../conversation/closing.ts';
import { handOver } from '../conversation/hand-over.ts';
import { chatOf, openChats } from '../state/chats.ts';
import type { Reader } from '../store/port.ts';
import { showPanels } from '../widget/widgets.ts';
import type { UpkeepParts } from './task.ts';

/** Closes the chats of removed channels which a former process did not come to. */
export async function* closeRemoved(parts: UpkeepParts): AsyncGenerator<void, void> {
  const channels = await parts.store.find('channels');
  for (const { data } of channels) {
    if (data.removed) yield* closeAllOf(data.channel_id, parts);
  }
}

/** Does what changes of channels ask of their open chats, where it was broken off. */
export async function* finishChanges(parts: UpkeepParts): AsyncGenerator<void, void> {
  const channels = await parts.store.find('channels');
  for (const { data } of channels) {
    if (data.removed || !data.due) continue;
    if (data.due.hand_over !== undefined) yield* handOver(data.channel_id, parts);
    if (data.due.panels !== undefined) yield* showPanels(data.channel_id, parts);
  }
}

/** Closes open chats in which nothing was said for as long as told. */
export async function* closeIdle(parts: UpkeepParts): AsyncGenerator<void, void> {
  const { store, now, options } = parts;
  const { closeIdleAfterMs } = options;
  if (closeIdleAfterMs === undefined) return;
  for await (const piece of openChats(undefined, store)) {
    for (const chat_id of piece) {
      const isIdle = async (reader: Reader) => now() - (await lastHeard(chat_id, reader)) >= closeIdleAfterMs;
      if (await isIdle(store)) await closeOne(chat_id, parts, isIdle);
    }
    yield;
  }
}

/** When something was last said in a chat; when it began, where nothing was. */
async function lastHeard(chat_id: number, reader: Reader): Promise<number> {
  const [last] = await reader.find('lastEntries', { chats: [chat_id] });
  return last?.at ?? Date.parse((await chatOf(chat_id, reader))?.opened_at ?? '');
}
