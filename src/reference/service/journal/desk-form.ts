import type {
  DeliveryKind,
  DeskAttempt,
  DeskChannel,
  DeskDelivery,
  DeskEvent,
  LoggedDelivery,
  TranscriptEntry,
} from '../../../../generated/reference/desk/types.ts';
import { shownAddress } from '../../../contract/send/addresses.ts';
import { botSilence } from '../../limits.ts';
import { defined } from '../../shared/part.ts';
import type {
  Agent,
  Attempt,
  Bot,
  Call,
  Channel,
  Chat,
  Delivery,
  EventName,
  EventRecord,
  Note,
  OfflineMessage,
} from '../store/records.ts';

// Converts stored records to the types of the desk's document. Agents, chats, calls and notes are stored in these types already.

export function instant(at: number): string {
  if (last.at !== at) last = { at, text: new Date(at).toISOString() };
  return last.text;
}

/** The last converted timestamp and its text. They are reused, because many changes have the same timestamp. */
let last = { at: 0, text: new Date(0).toISOString() };

/** An event with the records that it is about. */
export interface EventDetails extends Pick<EventRecord, 'reason' | 'typing'> {
  event: EventName;
  agent?: Agent;
  channel?: Channel;
  chat?: Chat;
  entry?: TranscriptEntry;
  call?: Call;
  note?: Note;
  offline_message?: OfflineMessage;
}

export function deskEvent(
  event_id: number,
  at: number,
  { event, channel, ...about }: EventDetails,
): DeskEvent {
  return { event_id, event, at: instant(at), ...about, ...(channel && { channel: deskChannel(channel) }) };
}

/** Returns a channel as the desk shows it, without its credentials. */
export function deskChannel(channel: Channel): DeskChannel {
  const { channel_id, name, customer_endpoint, chunked, agents, bot, webhook, widget, former } = channel;
  return {
    channel_id,
    name,
    ...(customer_endpoint !== undefined && { customer_endpoint }),
    chunked,
    agents,
    ...(bot && {
      bot: {
        provider_id: bot.provider_id,
        name: bot.name,
        bot_endpoint: shownAddress(bot.bot_endpoint),
        has_authorization: bot.authorization !== undefined,
        ...waitsOf(bot),
      },
    }),
    ...(webhook && {
      webhook: {
        url: shownAddress(webhook.url),
        has_query: new URL(webhook.url).search !== '',
        signed: webhook.signing_secret !== undefined,
        has_former_secret: webhook.former_signing_secret !== undefined,
      },
    }),
    ...(widget && { widget }),
    ...(former && { former_address_until: instant(former.until) }),
  };
}

/** Returns the limits of a bot's silence: the time until the chat is marked, and the time until the agents get it. */
export function waitsOf({
  mark_after_seconds = botSilence.markAfterSeconds,
  hand_over_after_seconds = botSilence.handOverAfterSeconds,
}: Bot): { mark_after_seconds: number; hand_over_after_seconds: number } {
  return { mark_after_seconds, hand_over_after_seconds };
}

/** Adds the address of the widget's script to a channel. Returns a channel without a widget unchanged. */
export function withScript(channel: DeskChannel, baseUrl: string): DeskChannel {
  if (!channel.widget) return channel;
  return { ...channel, widget: { script_url: scriptUrl(channel.channel_id, baseUrl), ...channel.widget } };
}

/** Returns the address of a widget's script. */
export function scriptUrl(widget_id: string, baseUrl: string): string {
  return `${baseUrl}/widget/${encodeURIComponent(widget_id)}.js`;
}

/** Returns a delivery as the desk shows it next to its entry: its state, attempts and next attempt. */
export function deskDelivery({ delivery_id, state, attempts, next_at }: Delivery): DeskDelivery {
  return {
    delivery_id,
    state,
    attempts: attempts.map(deskAttempt),
    ...(next_at !== undefined && { next_attempt_at: instant(next_at) }),
  };
}

/** Returns a delivery as the desk shows it in the list of deliveries, with its request. */
export function loggedDelivery(delivery: Delivery): LoggedDelivery {
  const { kind, chat_id, entry_id, repeats, again, recorded_at, request } = delivery;
  const { delivery_id, ...stands } = deskDelivery(delivery);
  return {
    delivery_id: delivery.delivery_id,
    kind,
    about: delivery.about ?? 'message',
    ...defined({ chat_id, entry_id, repeats, again }),
    to: shownDestination(kind, delivery.request.url),
    request: request.body,
    recorded_at: instant(recorded_at),
    ...stands,
  };
}

/**
 * Returns the address of a destination without its credentials. For a bot it returns only the origin, because the token may be anywhere in
 * the path.
 */
export function shownDestination(kind: DeliveryKind, url: string): string {
  return kind === 'bot_event' ? new URL(url).origin : shownAddress(url);
}

export function deskAttempt({ number, startedAt, endedAt, status, outcome, answer }: Attempt): DeskAttempt {
  return {
    number,
    started_at: instant(startedAt),
    ...(endedAt !== undefined && { ended_at: instant(endedAt) }),
    ...defined({ status, outcome }),
    ...(answer !== undefined && answer !== '' && { answer }),
  };
}
