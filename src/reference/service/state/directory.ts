import { randomBytes } from 'node:crypto';
import { address } from '../../../../generated/policies.ts';
import type {
  AgentSettings,
  BotSettings,
  ChannelChange,
  ChannelSettings,
  DeskAgent,
  DeskChannel,
  WebhookSettings,
  WidgetSettings,
} from '../../../../generated/reference/desk/types.ts';
import { equalSecrets } from '../../../contract/serve/secrets.ts';
import type { Journal } from '../journal/journal.ts';
import { shownChannel } from '../journal/shown.ts';
import type { Reader } from '../store/port.ts';
import type { Bot, Channel, Due, Webhook, Widget } from '../store/records.ts';

export async function agentOf(agent_id: string | undefined, reader: Reader): Promise<DeskAgent | undefined> {
  return agent_id === undefined ? undefined : (await reader.get('agents', agent_id))?.data;
}

/** All agents, ordered by id. */
export async function listAgents(reader: Reader): Promise<DeskAgent[]> {
  const rows = await reader.all((db) => db.selectFrom('agents').select('data').orderBy('agent_id'));
  return rows.map(({ data }) => data);
}

/** Adds or changes an agent; without a name a new one goes by its id. */
export async function putAgent(
  agent_id: string,
  settings: AgentSettings,
  journal: Journal,
): Promise<DeskAgent> {
  const known = (await agentOf(agent_id, journal)) ?? { agent_id, name: agent_id, online: false };
  const agent = { ...known, ...settings };
  journal.agent(agent);
  await journal.event({ event: 'agent_changed', agent });
  return agent;
}

/** A channel, be it removed or not. */
export async function channelOf(channel_id: string, reader: Reader): Promise<Channel | undefined> {
  return (await reader.get('channels', channel_id))?.data;
}

/** The channels that are not removed, oldest first. */
export async function listChannels(reader: Reader): Promise<DeskChannel[]> {
  const rows = await reader.all((db) =>
    db.selectFrom('channels').select('data').orderBy('created_at').orderBy('channel_id'),
  );
  return rows.filter(({ data }) => !data.removed).map(({ data }) => shownChannel(data));
}

/** Sets up a channel under an id of its own, with a random string that cannot be guessed. */
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
  journal.channel(channel, journal.now);
  await journal.event({ event: 'channel_created', channel: shownChannel(channel) });
  return channel;
}

/** What cannot be guessed, in the address of a channel. */
function randomString(): string {
  return randomBytes(24).toString('base64url');
}

/** Gives a channel another random string. The former one stays good for a while where it is kept, the one before that does not. */
export async function renewAddress(
  { former: _, ...channel }: Channel,
  keepFormer: boolean,
  journal: Journal,
): Promise<Channel> {
  const { random_string } = channel;
  const former = { random_string, until: journal.now + address.formerGoodMs };
  const renewed = { ...channel, random_string: randomString(), ...(keepFormer && { former }) };
  await change(renewed, journal);
  await journal.event({ event: 'channel_changed', channel: shownChannel(renewed) });
  return renewed;
}

/** Changes what a channel was set up with; its address stays. An endpoint that is null is taken away. */
export async function changeChannel(
  { customer_endpoint: known, ...channel }: Channel,
  { customer_endpoint = known, ...changes }: ChannelChange,
  journal: Journal,
): Promise<Channel> {
  const endpoint = customer_endpoint && { customer_endpoint: endpointOf(customer_endpoint) };
  const changed = { ...channel, ...changes, ...endpoint };
  await change(changed, journal);
  await journal.event({ event: 'channel_changed', channel: shownChannel(changed) });
  return changed;
}

/** The channel's id is appended to it after a slash. */
function endpointOf(customer_endpoint: string): string {
  return customer_endpoint.replace(/\/+$/, '');
}

export function newChannelId(): string {
  return identifier(9);
}

/** A random identifier. One that begins with a dash would be taken for an option by many a program. */
function identifier(bytes: number): string {
  const text = randomBytes(bytes).toString('base64url');
  return /^[a-z\d]/i.test(text) ? text : identifier(bytes);
}

/** Takes a channel off the site. Its address still tells its status, which is 0 from now on. */
export async function removeChannel(channel: Channel, journal: Journal): Promise<void> {
  await change({ ...channel, removed: true }, journal);
  await journal.event({ event: 'channel_removed', channel: shownChannel(channel) });
}

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
  await change({ ...channel, ...(bot && { bot }) }, journal);
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
  await change({ ...channel, ...(webhook && { webhook }) }, journal);
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
  await change(changed, journal);
  await journal.event({ event: 'channel_changed', channel: shownChannel(changed) });
  return widget;
}

/** Notes that something is to be done to all open chats of a channel. */
export async function owe(channel_id: string, what: Due, journal: Journal): Promise<void> {
  const channel = await channelOf(channel_id, journal);
  if (channel) await change(dueFor(channel, what, journal), journal);
}

/** Notes that what was asked for at an instant is done to all of them; not where it was asked for again meanwhile. */
export async function settle(channel_id: string, what: Due, since: number, journal: Journal): Promise<void> {
  const channel = await channelOf(channel_id, journal);
  if (channel?.due?.[what] === since) await change(settled(channel, what), journal);
}

function dueFor(channel: Channel, what: Due, { now }: Journal): Channel {
  return { ...channel, due: { ...channel.due, [what]: now } };
}

function settled({ due = {}, ...channel }: Channel, what: Due): Channel {
  const { [what]: _, ...others } = due;
  return Object.keys(others).length === 0 ? channel : { ...channel, due: others };
}

/** The channel whose widget has this id. */
export async function channelOfWidget(
  widget_id: string,
  reader: Reader,
): Promise<(Channel & { widget: Widget }) | undefined> {
  const channel = await channelOf(widget_id, reader);
  return channel?.widget && !channel.removed ? (channel as Channel & { widget: Widget }) : undefined;
}

/** The channels whose bots are of a provider. */
export async function channelsOfProvider(
  provider_id: string,
  reader: Reader,
): Promise<(Channel & { bot: Bot })[]> {
  const rows = await reader.all((db) =>
    db.selectFrom('channels').select('data').where('provider_id', '=', provider_id),
  );
  return rows.map(({ data }) => data as Channel & { bot: Bot });
}

/** The channel at an address, be it the former one, compared in constant time (CHN-IN-06). A removed one is still found. */
export async function channelAt(
  channel_id: string,
  random_string: string,
  reader: Reader,
  now: () => number,
): Promise<Channel | undefined> {
  const channel = (await reader.get('channels', channel_id))?.data;
  if (equalSecrets(channel?.random_string ?? '', random_string)) return channel;
  const { former } = channel ?? {};
  return former && now() < former.until && equalSecrets(former.random_string, random_string)
    ? channel
    : undefined;
}

/** Whether an agent of the channel is online (CHN-IN-02). */
export async function isAvailable({ agents, removed }: Channel, reader: Reader): Promise<boolean> {
  if (removed) return false;
  const known = await Promise.all(agents.map((agent_id) => agentOf(agent_id, reader)));
  return known.some((agent) => agent?.online);
}

async function change(channel: Channel, journal: Journal): Promise<void> {
  const stored = await journal.get('channels', channel.channel_id);
  journal.channel(channel, stored?.created_at ?? journal.now);
}
