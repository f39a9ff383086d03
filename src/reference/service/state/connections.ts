import type {
  BotSettings,
  WebhookSettings,
  WidgetSettings,
} from '../../../../generated/reference/desk/types.ts';
import { defined } from '../../shared/part.ts';
import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import type { Bot, Channel, Webhook, Widget } from '../store/records.ts';
import { channelOf, identifier, publishChange, withDue } from './channels.ts';

/** Returns a channel's bot with new settings. Absent settings keep their values. A new bot without a provider id gets one. */
export function botOf(
  { bot, name }: Channel,
  settings: BotSettings & Pick<Bot, 'bot_endpoint' | 'token'>,
): Bot {
  const { authorization: known, ...kept } = bot ?? {};
  const { authorization = known, ...given } = settings;
  return {
    provider_id: identifier(6),
    name,
    ...kept,
    ...defined(given),
    bot_endpoint: given.bot_endpoint.replace(/\/+$/, ''),
    ...(authorization && { authorization }),
  };
}

/** Connects a bot to a channel. If `bot` is undefined, removes the bot, and marks its open chats as due to move to the agents. */
export async function setBot(
  { bot: _, ...known }: Channel,
  bot: Bot | undefined,
  journal: Journal,
): Promise<void> {
  const channel = withDue(known, 'hand_over', bot ? undefined : journal.now);
  await publishChange({ ...channel, ...(bot && { bot }) }, journal);
}

/** Returns the channels that have a bot of this provider. */
export async function channelsOfProvider(
  provider_id: string,
  reader: Reader,
): Promise<(Channel & { bot: Bot })[]> {
  const rows = await reader.find('channelsOfProvider', { provider_id });
  return rows.map(({ data }) => data as Channel & { bot: Bot });
}

/** Returns a webhook with new settings. Secrets that are absent keep their values. */
export function webhookOf(
  known: Webhook | undefined,
  settings: WebhookSettings & Pick<Webhook, 'url'>,
): Webhook {
  const { signing_secret = known?.signing_secret } = settings;
  if (!signing_secret) return { url: settings.url };
  const { former_signing_secret = formerOf(known, signing_secret, settings.url) } = settings;
  return { url: settings.url, signing_secret, ...(former_signing_secret && { former_signing_secret }) };
}

/**
 * Returns the former signing secret of a webhook after a change, if there is one. Requests are signed with both secrets, so that a receiver
 * can switch to the new one at any time.
 */
function formerOf(known: Webhook | undefined, secret: string, url: string): string | undefined {
  if (known?.signing_secret === secret) return known.former_signing_secret;
  // The former secret is not used for another host, whose receiver does not know it.
  return known && new URL(known.url).origin === new URL(url).origin ? known.signing_secret : undefined;
}

/** Sets the webhook of a channel. If `webhook` is undefined, removes it. */
export async function setWebhook(
  { webhook: _, ...channel }: Channel,
  webhook: Webhook | undefined,
  journal: Journal,
): Promise<void> {
  await journal.channel({ ...channel, ...(webhook && { webhook }) });
}

const plainWidget: Widget = { domains: [], safe_url: false, callback: { enabled: false } };

/** Adds a widget to a channel or changes its settings. If `settings` is undefined, removes the widget. Returns the widget. */
export async function setWidget(
  { widget: known, ...channel }: Channel,
  settings: WidgetSettings | undefined,
  journal: Journal,
): Promise<Widget | undefined> {
  const widget = settings && { ...plainWidget, ...known, ...defined(settings) };
  await publishChange({ ...channel, ...(widget && { widget }) }, journal);
  return widget;
}

/** Returns the channel whose widget has this id; undefined if there is none, or if the channel is removed. */
export async function channelOfWidget(
  widget_id: string,
  reader: Reader,
): Promise<(Channel & { widget: Widget }) | undefined> {
  const channel = await channelOf(widget_id, reader);
  return channel?.widget && !channel.removed ? (channel as Channel & { widget: Widget }) : undefined;
}
