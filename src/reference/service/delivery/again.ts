import type { OfflineMessageEvent } from '../../../../generated/developer/types.ts';
import type { DestinationKind } from '../../../../generated/reference/desk/types.ts';
import type { Work } from '../journal/journal.ts';
import { addressesOf, type Envelope, toBot, toCustomer, toWebhook } from '../state/addresses.ts';
import { channelOf } from '../state/channels.ts';
import { chatOf } from '../state/chats.ts';
import type { Reader, Store } from '../store/port.ts';
import type { Channel, Delivery } from '../store/records.ts';
import { listDeliveries } from './log.ts';
import type { Outbox } from './outbox.ts';

/** How many deliveries are looked at in one piece, and sent again in one answer. */
const page = 100;
const atMost = 1000;

export interface AgainParts {
  store: Store;
  work: Work;
  outbox: Outbox;
  newId: () => string;
}

/**
 * Sends a delivery that failed again, to where its channel sends now. Gives a sentence where that cannot be, and nothing where
 * nobody knows the delivery.
 */
export function sendAgain(
  delivery_id: number,
  { work, outbox, newId }: AgainParts,
): Promise<Delivery | string | undefined> {
  return work(async (journal) => {
    const delivery = (await journal.get('deliveries', delivery_id))?.data;
    if (!delivery) return undefined;
    const latest = await latestOf(delivery, journal);
    if (latest.state !== 'failed') {
      const which = latest === delivery ? '' : ` was sent again as ${latest.delivery_id}, which`;
      return `Delivery ${delivery_id}${which} is ${latest.state}. Only one that failed can be sent again.`;
    }
    if (isWithAgents(latest))
      return `Delivery ${delivery_id} is a customer's message that the bot did not take. It lost the chat with that, and does not get it any more.`;
    const envelope = await envelopeNow(latest, journal, newId);
    if (envelope) return outbox.sendAgain(latest, envelope, journal);
    return `The channel sends no ${latest.kind} anywhere by now. Set up where it goes first.`;
  });
}

/**
 * Whether a delivery that failed is a customer's message for a bot: such a one waited when the agents got the chat, or is why they
 * got it, or the chat is over. The bot would answer whom an agent answers (BOT-OUT-07, BOT-OUT-15).
 */
function isWithAgents(failed: Delivery): boolean {
  return failed.kind === 'bot_event' && failed.about === 'CLIENT_MESSAGE';
}

/** Of a delivery and those that sent it again, the one that counts: it alone is sent again, so that nobody gets it twice. */
async function latestOf(delivery: Delivery, reader: Reader): Promise<Delivery> {
  let latest = delivery;
  while (latest.again !== undefined) {
    const again = await reader.get('deliveries', latest.again);
    if (!again) break;
    latest = again.data;
  }
  return latest;
}

/**
 * Where and as whom the channel of a delivery sends such a thing now. What it was recorded with may be the credentials of another
 * integrator, or have been changed because they leaked; the id that a receiver knows it by stays.
 */
async function envelopeNow(
  delivery: Delivery,
  reader: Reader,
  newId: () => string,
): Promise<Envelope | undefined> {
  const channel_id = await channelIdOf(delivery, reader);
  const channel = channel_id === undefined ? undefined : await channelOf(channel_id, reader);
  if (!channel) return undefined;
  const { bot, webhook } = channel;
  const { kind } = delivery;
  if (kind === 'bot_event') return bot && toBot(bot);
  if (kind === 'webhook') return webhook && toWebhook(webhook, delivery.request.signing?.id ?? newId());
  return toCustomer(channel);
}

/** The channel of a delivery. One without a chat tells of an offline message, and names it. */
async function channelIdOf({ chat_id, request }: Delivery, reader: Reader): Promise<string | undefined> {
  if (chat_id !== undefined) return (await chatOf(chat_id, reader))?.channel_id;
  return (JSON.parse(request.body) as OfflineMessageEvent).widget_id;
}

/** Sends again, to where the channel sends now, what failed at a destination since an instant; the oldest first. */
export async function sendAllAgain(
  channel: Channel,
  kind: DestinationKind,
  since: number,
  parts: AgainParts,
): Promise<{ sent: number; has_more: boolean } | undefined> {
  if (!addressesOf(channel).some((each) => each.kind === kind)) return undefined;
  const failed = await failedSince({ channel, kind, since }, parts);
  let sent = 0;
  for (const delivery_id of failed.slice(0, atMost))
    if (typeof (await sendAgain(delivery_id, parts)) === 'object') sent++;
  return { sent, has_more: failed.length > atMost };
}

/** The numbers of what failed, can be sent again, and was not since. */
async function failedSince(
  { channel, kind, since }: { channel: Channel; kind: DestinationKind; since: number },
  { store }: AgainParts,
): Promise<number[]> {
  const failed: number[] = [];
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const { deliveries } = await listDeliveries({ before, limit: page }, store);
    for (const delivery of deliveries) {
      const { delivery_id, state, again, recorded_at } = delivery;
      if (delivery.kind !== kind || state !== 'failed' || again !== undefined) continue;
      if (recorded_at < since || isWithAgents(delivery)) continue;
      if ((await channelIdOf(delivery, store)) === channel.channel_id) failed.push(delivery_id);
    }
    const last = deliveries.at(-1);
    if (!last || last.recorded_at < since) return failed.toReversed();
    before = last.delivery_id;
  }
}
