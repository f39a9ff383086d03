import type {
  BotSettings,
  WebhookSettings,
  WidgetSettings,
} from '../../../../generated/reference/desk/types.ts';
import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import type { Bot, Channel, Webhook, Widget } from '../store/records.ts';
import { channelOf, dueFor, putChannel, settled } from './channels.ts';
import { identifier } from './credentials.ts';

/** The bot that settings make of the one that is there. A provider without an identifier is issued one. */
export function botOf(
  { bot, name }: Channel,
  settings: BotSettings & Pick<Bot, 'bot_endpoint' | 'token'>,
): Bot {
  const { authorization = bot?.authorization, ...given } = settings;
  return {
    provider_id: bot?.provider_id ?? identifier(6),
    name: bot?.name ?? name,
    ...given,
    bot_endpoint: given.bot_endpoint.replace(/\/+$/, ''),
    ...(authorization && { authorization }),
  };
}

/** Connects a bot, or takes it off, so that its chats are to be handed over. */
export async function setBot(
  { bot: _, ...known }: Channel,
  bot: Bot | undefined,
  journal: Journal,
): Promise<void> {
  const channel = bot ? settled(known, 'hand_over') : dueFor(known, 'hand_over', journal);
  await putChannel({ ...channel, ...(bot && { bot }) }, journal);
}

/** The channels whose bots are of a provider. */
export async function channelsOfProvider(
  provider_id: string,
  reader: Reader,
): Promise<(Channel & { bot: Bot })[]> {
  const rows = await reader.find('channelsOfProvider', { provider_id });
  return rows.map(({ data }) => data as Channel & { bot: Bot });
}

/** What settings make of where developer webhooks went until now. */
export function webhookOf(
  known: Webhook | undefined,
  settings: WebhookSettings & Pick<Webhook, 'url'>,
): Webhook {
  const { signing_secret = known?.signing_secret } = settings;
  if (!signing_secret) return { url: settings.url };
  const { former_signing_secret = formerOf(known, signing_secret, settings.url) } = settings;
  return { url: settings.url, signing_secret, ...(former_signing_secret && { former_signing_secret }) };
}

/** The secret that requests are signed by too, so that a new one is no gap for those who verify by the one until now. */
function formerOf(known: Webhook | undefined, secret: string, url: string): string | undefined {
  if (known?.signing_secret === secret) return known.former_signing_secret;
  // At another host somebody else verifies.
  return known && new URL(known.url).origin === new URL(url).origin ? known.signing_secret : undefined;
}

/** Sets the address for developer webhooks, or takes it away. */
export async function setWebhook(
  { webhook: _, ...channel }: Channel,
  webhook: Webhook | undefined,
  journal: Journal,
): Promise<void> {
  await putChannel({ ...channel, ...(webhook && { webhook }) }, journal);
}

const plainWidget: Widget = { domains: [], safe_url: false, callback: { enabled: false } };

/** Puts a widget on a channel, changes its settings, or takes it off. */
export async function setWidget(
  { widget: known, ...channel }: Channel,
  settings: WidgetSettings | undefined,
  journal: Journal,
): Promise<Widget | undefined> {
  const widget = settings && { ...plainWidget, ...known, ...settings };
  const changed = { ...channel, ...(widget && { widget }) };
  await putChannel(changed, journal);
  await journal.event({ event: 'channel_changed', channel: changed });
  return widget;
}

/** The channel whose widget has this id. */
export async function channelOfWidget(
  widget_id: string,
  reader: Reader,
): Promise<(Channel & { widget: Widget }) | undefined> {
  const channel = await channelOf(widget_id, reader);
  return channel?.widget && !channel.removed ? (channel as Channel & { widget: Widget }) : undefined;
}
