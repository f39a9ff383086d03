import { randomUUID } from 'node:crypto';
import type { OfflineMessageEvent } from '../../../../generated/developer/types.ts';
import type { DestinationKind } from '../../../../generated/reference/desk/types.ts';
import type { Work } from '../journal/journal.ts';
import { addressesOf, channelOf, type Envelope, envelopeOf } from '../state/channels.ts';
import { chatOf } from '../state/chats.ts';
import { deliveryOf, recordedOf } from '../store/deliveries.ts';
import type { Reader, Store } from '../store/port.ts';
import type { Channel, Delivery } from '../store/records.ts';
import { readDeliveries } from './log.ts';
import type { Outbox } from './outbox.ts';
import { publishChange } from './transitions.ts';

/** The number of deliveries in a page, and the most that one request sends again. */
const page = 100;
const most = 1000;

export interface AgainParts {
  store: Store;
  work: Work;
  outbox: Outbox;
}

/**
 * Sends a failed delivery again, to the current destination of its channel. Returns the new delivery. Returns a sentence if it cannot be
 * sent again, and undefined if no delivery has the number.
 */
export function sendAgain(
  delivery_id: number,
  { work, outbox }: AgainParts,
): Promise<Delivery | string | undefined> {
  return work(async (journal) => {
    const row = await journal.get('deliveries', delivery_id);
    if (!row) return undefined;
    const delivery = deliveryOf(row);
    const latest = await latestOf(delivery, journal);
    if (latest.state !== 'failed') {
      const which = latest === delivery ? '' : ` was sent again as ${latest.delivery_id}, which`;
      return `Delivery ${delivery_id}${which} is ${latest.state}. Only one that failed can be sent again.`;
    }
    if (isWithAgents(latest))
      return `Delivery ${delivery_id} is a customer's message that the bot did not take. The agents have the chat since, and the bot gets no more of it.`;
    if (isLost(latest))
      return `The record of delivery ${delivery_id} is damaged: its request is lost. Restore a backup to send it again.`;
    const envelope = await envelopeNow(latest, journal);
    if (!envelope) return `The channel sends no ${latest.kind} anywhere now. Set up where it goes first.`;
    const request = { ...envelope, body: latest.request.body };
    const repeated = { ...recordedOf(latest), request, repeats: latest.delivery_id };
    const again = await outbox.record(repeated, journal);
    journal.delivery({ ...latest, again: again.delivery_id });
    await publishChange(again, journal);
    return again;
  });
}

/**
 * True for a customer's message to a bot. After its failure the agents have the chat, or the chat is closed. It is not sent again, because
 * the bot would respond to a customer whom an agent answers (BOT-OUT-07, BOT-OUT-15).
 */
function isWithAgents(failed: Delivery): boolean {
  return failed.kind === 'bot_event' && failed.about === 'CLIENT_MESSAGE';
}

function isLost({ request }: Delivery): boolean {
  return request.body === '';
}

/** Returns the latest delivery in a chain of repeats. Only this one is sent again, so that no receiver gets the request twice. */
async function latestOf(delivery: Delivery, reader: Reader): Promise<Delivery> {
  let latest = delivery;
  while (latest.again !== undefined) {
    const again = await reader.get('deliveries', latest.again);
    if (!again) break;
    latest = deliveryOf(again);
  }
  return latest;
}

/**
 * Returns the current address and credentials for a delivery. The recorded address may belong to another integrator, and the recorded
 * credentials may have leaked. The id by which a receiver recognises the delivery stays the same.
 */
async function envelopeNow(delivery: Delivery, reader: Reader): Promise<Envelope | undefined> {
  const channel_id = await channelIdOf(delivery, reader);
  const channel = channel_id === undefined ? undefined : await channelOf(channel_id, reader);
  return channel && envelopeOf(channel, delivery.kind, delivery.request.signing?.id ?? randomUUID());
}

/** Returns the channel's id. A delivery without a chat is about an offline message, and its event contains the id. */
async function channelIdOf({ chat_id, request }: Delivery, reader: Reader): Promise<string | undefined> {
  if (chat_id !== undefined) return (await chatOf(chat_id, reader))?.channel_id;
  return (JSON.parse(request.body) as OfflineMessageEvent).widget_id;
}

/**
 * Sends the failed deliveries of a channel's destination again, oldest first: those recorded since an instant, and at most `most`. Returns
 * undefined if the channel has no such destination.
 */
export async function sendAllAgain(
  channel: Channel,
  kind: DestinationKind,
  since: number,
  parts: AgainParts,
): Promise<{ sent: number; has_more: boolean } | undefined> {
  if (!addressesOf(channel).some((each) => each.kind === kind)) return undefined;
  let sent = 0;
  for await (const delivery_id of failedSince({ channel, kind, since }, parts.store)) {
    if (sent === most) return { sent, has_more: true };
    if (typeof (await sendAgain(delivery_id, parts)) === 'object') sent++;
  }
  return { sent, has_more: false };
}

/** Yields the numbers of failed deliveries that can be sent again and were not yet, oldest first. Reads them page by page. */
async function* failedSince(
  { channel, kind, since }: { channel: Channel; kind: DestinationKind; since: number },
  store: Store,
): AsyncGenerator<number, void> {
  let after = (await firstSince(since, store)) - 1;
  for (;;) {
    const wanted = { after, state: 'failed', kind, order: 'asc', limit: page } as const;
    const { deliveries, isAll } = await readDeliveries(wanted, store);
    for (const delivery of deliveries) {
      after = delivery.delivery_id;
      if (delivery.again !== undefined || delivery.recorded_at < since) continue;
      if (isWithAgents(delivery) || isLost(delivery)) continue;
      if ((await channelIdOf(delivery, store)) === channel.channel_id) yield after;
    }
    if (isAll) return;
  }
}

/** Returns the lowest number of a delivery that was recorded at or after an instant. Numbers rise with time. */
async function firstSince(since: number, store: Store): Promise<number> {
  const [last] = await store.find('deliveryWeights', { order: 'desc', limit: 1 });
  let [low, high] = [0, (last?.delivery_id ?? 0) + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [row] = await store.find('deliveries', { after: middle - 1, order: 'asc', limit: 1 });
    if (row && row.data.recorded_at < since) low = row.data.delivery_id + 1;
    else high = middle;
  }
  return low;
}
