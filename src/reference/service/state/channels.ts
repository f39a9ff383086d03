import { randomBytes } from 'node:crypto';
import type {
  BotSettings,
  ChannelChange,
  ChannelSettings,
  DestinationKind,
  WebhookSettings,
  WidgetSettings,
} from '../../../../generated/reference/desk/types.ts';
import { addressWith } from '../../../contract/send/addresses.ts';
import type { OutgoingRequest } from '../../../contract/send/send.ts';
import { equalSecrets } from '../../../contract/serve/signed.ts';
import { formerAddressMs } from '../../limits.ts';
import { defined } from '../../shared/part.ts';
import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import type { Bot, Channel, DeliveryKind, Due, Webhook, Widget } from '../store/records.ts';

/** Returns a channel, even a removed one; undefined if there is none. */
export async function channelOf(channel_id: string, reader: Reader): Promise<Channel | undefined> {
  return (await reader.get('channels', channel_id))?.data;
}

/** Returns a channel by its id and its current or former random string, in constant time (CHN-IN-06). */
export async function channelAt(
  channel_id: string,
  random_string: string,
  reader: Pick<Reader, 'get'>,
  now: () => number,
): Promise<Channel | undefined> {
  const channel = (await reader.get('channels', channel_id))?.data;
  if (equalSecrets(channel?.random_string ?? '', random_string)) return channel;
  const { former } = channel ?? {};
  return former && now() < former.until && equalSecrets(former.random_string, random_string)
    ? channel
    : undefined;
}

/** Returns the channels that are not removed, oldest first. */
export async function presentChannels(reader: Reader): Promise<Channel[]> {
  const rows = await reader.find('channels');
  return rows.map(({ data }) => data).filter(({ removed }) => !removed);
}

/** Creates a channel with a random string that cannot be guessed. */
export async function createChannel(
  channel_id: string,
  settings: ChannelSettings,
  journal: Journal,
): Promise<Channel> {
  const channel: Channel = {
    channel_id,
    random_string: randomString(),
    name: settings.name,
    ...(settings.customer_endpoint && { customer_endpoint: endpointOf(settings.customer_endpoint) }),
    chunked: settings.chunked ?? false,
    agents: settings.agents,
    removed: false,
  };
  await journal.channel(channel);
  await journal.event({ event: 'channel_created', channel });
  return channel;
}

/** Replaces the random string of a channel. With `keepFormer`, the previous string stays valid for `formerAddressMs`. */
export async function renewAddress(
  { former: _, ...channel }: Channel,
  keepFormer: boolean,
  journal: Journal,
): Promise<Channel> {
  const { random_string } = channel;
  const former = { random_string, until: journal.now + formerAddressMs };
  const renewed = { ...channel, random_string: randomString(), ...(keepFormer && { former }) };
  return publishChange(renewed, journal);
}

/** Changes the settings of a channel. An absent setting stays unchanged, and null removes the customer endpoint. */
export async function changeChannel(
  { customer_endpoint: known, ...channel }: Channel,
  { customer_endpoint = known, ...changes }: ChannelChange,
  journal: Journal,
): Promise<Channel> {
  const endpoint = customer_endpoint && { customer_endpoint: endpointOf(customer_endpoint) };
  const changed = { ...channel, ...defined(changes), ...endpoint };
  return publishChange(changed, journal);
}

/** Marks a channel as removed, and its open chats as due to be closed. A GET of its address then returns the channel status 0. */
export async function removeChannel(channel: Channel, journal: Journal): Promise<void> {
  await journal.channel({ ...channel, removed: true, due: { close: journal.now } });
  await journal.event({ event: 'channel_removed', channel });
}

/** Removes the slashes at the end of an endpoint, because the channel's id is appended after a slash. */
function endpointOf(customer_endpoint: string): string {
  return customer_endpoint.replace(/\/+$/, '');
}

/** Removes a completed action from the field `due` of a channel, unless the action was requested again after `since`. */
export async function removeDue(
  channel_id: string,
  what: Due,
  since: number,
  journal: Journal,
): Promise<void> {
  const channel = await channelOf(channel_id, journal);
  if (channel?.due?.[what] === since) await journal.channel(withDue(channel, what));
}

/** Returns a copy of a channel in which the action `what` is due since the time `since`. Without `since`, the action is not due. */
export function withDue({ due = {}, ...channel }: Channel, what: Due, since?: number): Channel {
  const { [what]: _, ...others } = due;
  const all = { ...others, ...(since !== undefined && { [what]: since }) };
  return Object.keys(all).length === 0 ? channel : { ...channel, due: all };
}

export async function publishChange(channel: Channel, journal: Journal): Promise<Channel> {
  await journal.channel(channel);
  await journal.event({ event: 'channel_changed', channel });
  return channel;
}

/** Returns a random string: the secret part of a channel's address. */
function randomString(): string {
  return randomBytes(24).toString('base64url');
}

/** Returns a random identifier. It never begins with a dash, because command lines would read it as an option. */
export function identifier(bytes: number): string {
  const text = randomBytes(bytes).toString('base64url');
  return /^[a-z\d]/i.test(text) ? text : identifier(bytes);
}

/** A request without its body. It has the address and the credentials of one destination of a channel. */
export type Envelope = Omit<OutgoingRequest, 'body'>;

/** Returns address and credentials for deliveries of a kind. Undefined if the channel has no such destination. `id` is an event's. */
export function envelopeOf(channel: Channel, kind: DeliveryKind, id = ''): Envelope | undefined {
  const { customer_endpoint, channel_id, chunked, bot, webhook } = channel;
  if (kind === 'bot_event') {
    if (!bot) return undefined;
    const { bot_endpoint, token, authorization } = bot;
    // The token replaces its placeholder in the address, or is appended as the last segment (BOT-OUT-02).
    const url = addressWith(bot_endpoint, 'token', token);
    return { url, ...(authorization !== undefined && { headers: { authorization } }) };
  }
  if (kind === 'webhook') {
    if (!webhook) return undefined;
    const { url, signing_secret: secret, former_signing_secret: former } = webhook;
    return { url, ...(secret !== undefined && { signing: { id, secret, ...defined({ former }) } }) };
  }
  if (customer_endpoint === undefined) return undefined;
  // The channel's identifier replaces its placeholder in the address, or is appended (CHN-OUT-01).
  return { url: addressWith(customer_endpoint, 'channel_id', channel_id), chunked };
}

/** Returns the kinds and addresses of all destinations of a channel. The addresses contain credentials. */
export function addressesOf(channel: Channel): { kind: DestinationKind; url: string }[] {
  return (['message', 'bot_event', 'webhook'] as const).flatMap((kind) => {
    const envelope = envelopeOf(channel, kind);
    return envelope ? [{ kind, url: envelope.url }] : [];
  });
}

/** Returns a channel's bot with new settings. Absent settings keep their values. A new bot gets a provider id if it has none. */
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

/** Returns a webhook's former secret, if any. Requests are signed with both secrets, so that a receiver can switch at any time. */
function formerOf(known: Webhook | undefined, secret: string, url: string): string | undefined {
  if (known?.signing_secret === secret) return known.former_signing_secret;
  // For another host, no former secret is used, because the receiver there does not know it.
  return known && new URL(known.url).origin === new URL(url).origin ? known.signing_secret : undefined;
}

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
