import type { DestinationKind } from '../../../generated/desk/types.ts';
import { addressesOf } from '../addresses.ts';
import { chatOf } from '../conversation/chats.ts';
import type { Work } from '../journal.ts';
import { keyOfChat } from '../keys.ts';
import type { Channel, Delivery } from '../records.ts';
import type { Store } from '../store/port.ts';
import { kindOf } from './kind.ts';
import { listDeliveries } from './log.ts';
import type { Outbox } from './outbox.ts';

/** How many deliveries are looked at in one piece, and sent again in one answer. */
const page = 100;
const atMost = 1000;

export interface AgainParts {
  store: Store;
  work: Work;
  outbox: Outbox;
}

/** Sends again, to where the channel sends now, what failed at a destination since an instant; the oldest first. */
export async function sendAllAgain(
  channel: Channel,
  kind: DestinationKind,
  since: number,
  parts: AgainParts,
): Promise<{ sent: number; has_more: boolean } | undefined> {
  const url = addressesOf(channel).find((each) => each.kind === kind)?.url;
  if (url === undefined) return undefined;
  const failed = await failedSince({ channel, kind, since, url }, parts);
  let sent = 0;
  for (const delivery_id of failed.slice(0, atMost)) if (await sendOne(delivery_id, url, parts)) sent++;
  return { sent, has_more: failed.length > atMost };
}

/** The numbers of what failed and was not sent again since. */
async function failedSince(
  { channel, kind, since, url }: { channel: Channel; kind: DestinationKind; since: number; url: string },
  { store }: AgainParts,
): Promise<number[]> {
  const failed: number[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const { deliveries } = await listDeliveries({ before, limit: page }, store);
    for (const delivery of deliveries) {
      const { delivery_id, state, again, recorded_at = 0 } = delivery;
      if (kindOf(delivery) !== kind || state !== 'failed' || again !== undefined) continue;
      if (recorded_at >= since && (await isOf(delivery, channel, url, store))) failed.push(delivery_id);
    }
    const last = deliveries.at(-1);
    if (!last || (last.recorded_at ?? 0) < since) return failed.toReversed();
    before = last.delivery_id;
  }
}

/** Whether a delivery is one of a channel; its address may have been another then. */
async function isOf(
  { chat_id, request }: Delivery,
  { channel_id }: Channel,
  url: string,
  store: Store,
): Promise<boolean> {
  const chat = await chatOf(chat_id, store);
  return chat ? chat.channel_id === channel_id : request.url === url;
}

async function sendOne(
  delivery_id: number,
  url: string,
  { store, work, outbox }: AgainParts,
): Promise<boolean> {
  const known = (await store.get('deliveries', delivery_id))?.data;
  const chat = await chatOf(known?.chat_id, store);
  return work(chat ? keyOfChat(chat) : `${delivery_id}`, async (journal) => {
    const delivery = (await journal.get('deliveries', delivery_id))?.data;
    if (delivery?.state !== 'failed' || delivery.again !== undefined) return false;
    await outbox.sendAgain(delivery, journal, url);
    return true;
  });
}
