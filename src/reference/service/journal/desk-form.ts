import type {
  DeliveryKind,
  DeskAttempt,
  DeskChannel,
  DeskDelivery,
  LoggedDelivery,
} from '../../../../generated/reference/desk/types.ts';
import { shownAddress } from '../../../contract/send/outgoing.ts';
import type { Attempt, Channel, Delivery } from '../store/records.ts';

let latest = { at: 0, text: new Date(0).toISOString() };

/** An instant as the desk shows it. What happens in one millisecond is written once. */
export function instant(at: number): string {
  if (at !== latest.at) latest = { at, text: new Date(at).toISOString() };
  return latest.text;
}

/** A channel without what must not be shown. */
export function shownChannel(channel: Channel): DeskChannel {
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

/** A shown channel with the address at which pages load its widget. */
export function withScript<Shown extends DeskChannel>(channel: Shown, baseUrl: string): Shown {
  if (!channel.widget) return channel;
  return { ...channel, widget: { script_url: scriptUrl(channel.channel_id, baseUrl), ...channel.widget } };
}

/** Where pages load a widget. */
export function scriptUrl(widget_id: string, baseUrl: string): string {
  return `${baseUrl}/widget/${encodeURIComponent(widget_id)}.js`;
}

/** A delivery as the desk sees it. */
export function shownDelivery({ delivery_id, state, attempts, next_at }: Delivery): DeskDelivery {
  return {
    delivery_id,
    state,
    attempts: attempts.map(shownAttempt),
    ...(next_at !== undefined && { next_attempt_at: new Date(next_at).toISOString() }),
  };
}

/** A delivery as the log shows it. */
export function loggedDelivery(delivery: Delivery): LoggedDelivery {
  const { kind, chat_id, entry_id, repeats, again, recorded_at, request } = delivery;
  const { delivery_id, ...stands } = shownDelivery(delivery);
  return {
    delivery_id: delivery.delivery_id,
    kind,
    about: delivery.about ?? 'message',
    ...(chat_id !== undefined && { chat_id }),
    ...(entry_id !== undefined && { entry_id }),
    ...(repeats !== undefined && { repeats }),
    ...(again !== undefined && { again }),
    to: shownDestination(kind, delivery.request.url),
    request: request.body,
    recorded_at: new Date(recorded_at).toISOString(),
    ...stands,
  };
}

/** Where something goes; of a bot's address the token at the end is left out. */
export function shownDestination(kind: DeliveryKind, url: string): string {
  const address = shownAddress(url);
  return kind === 'bot_event' ? address.replace(/\/[^/]*$/, '') : address;
}

export function shownAttempt({ number, startedAt, endedAt, status, outcome, answer }: Attempt): DeskAttempt {
  return {
    number,
    started_at: new Date(startedAt).toISOString(),
    ...(endedAt !== undefined && { ended_at: new Date(endedAt).toISOString() }),
    ...(status !== undefined && { status }),
    ...(outcome !== undefined && { outcome }),
    ...(answer !== undefined && answer !== '' && { answer }),
  };
}
