import { randomUUID } from 'node:crypto';
import type { OfflineMessageEvent } from '../../../../generated/developer/types.ts';
import type { DeliveryPolicy } from '../../../../generated/policies.ts';
import type { DestinationKind } from '../../../../generated/reference/desk/types.ts';
import { parsedJson } from '../../../contract/documents/json.ts';
import type { Send } from '../../../contract/send/send.ts';
import type { Journal, Work } from '../journal/journal.ts';
import { addressesOf, channelOf, type Envelope, envelopeOf } from '../state/channels.ts';
import { chatOf } from '../state/chats.ts';
import { deliveryOf, isComplete, readDeliveries, recordedOf } from '../store/deliveries.ts';
import type { Reader, Store } from '../store/port.ts';
import type { Channel, Delivery, DeliveryKind, RecordedDelivery } from '../store/records.ts';
import { Outages, type OutagesParts } from './destinations.ts';
import { LaneWorkers } from './lanes.ts';
import { publishDeliveryChange, Transitions, type TransitionsParts } from './transitions.ts';

export interface OutboxParts extends TransitionsParts, OutagesParts {
  policies: Readonly<Record<string, DeliveryPolicy>>;
  send: Send;
}

export type RecordedRequest = Omit<RecordedDelivery, 'delivery_id' | 'recorded_at'>;

/** Records requests to integrators in the transaction of the change that they report, and delivers them in lanes. */
export class Outbox {
  readonly #now: () => number;
  readonly #outages: Outages;
  readonly #workers: LaneWorkers;

  constructor(parts: OutboxParts) {
    this.#now = parts.now;
    this.#outages = new Outages(parts);
    const { limits } = this.#outages;
    this.#workers = new LaneWorkers({ ...parts, records: new Transitions(parts), limits }, parts.shared);
  }

  async resume(): Promise<void> {
    await this.#outages.read();
    await this.#workers.resume();
  }

  /** Records a request in the unit of work of `journal`. The request is sent after the commit. */
  async record(request: RecordedRequest, journal: Journal): Promise<Delivery> {
    const delivery_id = await journal.next('delivery');
    const recorded_at = this.#now();
    const delivery: Delivery = { ...request, delivery_id, state: 'pending', recorded_at, attempts: [] };
    journal.delivery(delivery);
    const { lane, request: of } = delivery;
    journal.afterwards(() => this.#workers.add({ delivery_id, lane, weight: of.body.length }));
    return delivery;
  }

  /** Ends, as failed, a chat's unattempted deliveries of this `kind` and `about`. Returns their number. */
  async endWaiting(
    chat_id: number,
    { kind, about }: { kind: DeliveryKind; about: string },
    journal: Journal,
  ): Promise<number> {
    const rows = await journal.find('deliveries', { chat_id, kind, state: 'pending', order: 'asc' });
    const waiting = rows
      .filter(isComplete)
      .map(deliveryOf)
      .filter((each) => each.attempts.length === 0 && each.about === about);
    for (const delivery of waiting) journal.delivery({ ...delivery, state: 'failed' });
    journal.afterwards(() => {
      for (const [lane, ended] of Map.groupBy(waiting, (delivery) => delivery.lane))
        this.#workers.remove(lane, new Set(ended.map(({ delivery_id }) => delivery_id)));
    });
    return waiting.length;
  }

  /** Closes the circuit of a destination that has responded, so that the deliveries that wait for it start. */
  succeeded(url: string): void {
    this.#outages.limits.circuits.succeeded(url);
  }

  get pending(): number {
    return this.#workers.pending;
  }

  /** Stops the deliveries. An outcome that cannot be written now is lost. */
  async stop(): Promise<void> {
    this.#outages.limits.outcomes.stop();
    await this.#workers.stop();
    this.#outages.stop();
  }
}

/** The most deliveries that one request sends again, and that are read at once. */
const [mostAgain, page] = [1000, 100];

export interface AgainParts {
  store: Store;
  work: Work;
  outbox: Outbox;
}

/** Records a repeat of a failed delivery. Returns a sentence if it cannot be sent again; undefined if there is none. */
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
      return `Delivery ${delivery_id} is a customer's message that the bot did not accept. The agents have the chat now, so the bot gets no further messages.`;
    if (isLost(latest))
      return `The record of delivery ${delivery_id} is damaged: its request is lost. Restore a backup to send it again.`;
    const envelope = await envelopeNow(latest, journal);
    if (!envelope) return `The channel sends no ${latest.kind} anywhere now. Set up where it goes first.`;
    const request = { ...envelope, body: latest.request.body };
    const repeated = { ...recordedOf(latest), request, repeats: latest.delivery_id };
    const again = await outbox.record(repeated, journal);
    journal.delivery({ ...latest, again: again.delivery_id });
    await publishDeliveryChange(again, journal);
    return again;
  });
}

/** True for a customer's message to a bot. As it failed, the agents have the chat, and the bot gets no more (BOT-OUT-07, BOT-OUT-15). */
function isWithAgents(failed: Delivery): boolean {
  return failed.kind === 'bot_event' && failed.about === 'CLIENT_MESSAGE';
}

function isLost({ request }: Delivery): boolean {
  return request.body === '';
}

/** Returns the latest repeat of a delivery; without a repeat, the delivery. Only this one is sent again, so that no request is sent twice. */
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
 * Returns the address and credentials to which a delivery would be sent now; undefined if the channel has no such destination. The recorded
 * ones are not used: the address may belong to another integrator, and the credentials may have leaked. The id by which receivers recognise
 * a repeated webhook stays the same.
 */
async function envelopeNow(delivery: Delivery, reader: Reader): Promise<Envelope | undefined> {
  const channel_id = await channelIdOf(delivery, reader);
  const channel = channel_id === undefined ? undefined : await channelOf(channel_id, reader);
  return channel && envelopeOf(channel, delivery.kind, delivery.request.signing?.id ?? randomUUID());
}

async function channelIdOf(delivery: Delivery, reader: Reader): Promise<string | undefined> {
  const { chat_id } = delivery;
  return chat_id === undefined ? channelIdIn(delivery) : (await chatOf(chat_id, reader))?.channel_id;
}

/** Returns the id of the channel in a webhook event. A delivery without a chat is about an offline message, and only its event has the id. */
export function channelIdIn({ request }: Delivery): string | undefined {
  return (Object(parsedJson(request.body)) as Partial<OfflineMessageEvent>).widget_id;
}

/**
 * Sends failed deliveries of a channel's destination again, oldest first. They were recorded at or after `since`, in milliseconds since
 * 1970. Sends at most `mostAgain`; `has_more` is true if others are left. Returns undefined if the channel has no destination of this kind.
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
    if (sent === mostAgain) return { sent, has_more: true };
    if (typeof (await sendAgain(delivery_id, parts)) === 'object') sent++;
  }
  return { sent, has_more: false };
}

/** Yields the numbers of the failed deliveries that can be sent again and have no repeat yet, oldest first. Reads them in pages. */
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

/** Returns the lowest number of a delivery recorded since `since`, by binary search: numbers rise with the recording time. */
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
