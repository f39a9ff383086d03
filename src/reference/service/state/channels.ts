import { randomBytes } from 'node:crypto';
import type {
  AgentSettings,
  ChannelChange,
  ChannelSettings,
  DestinationKind,
} from '../../../../generated/reference/desk/types.ts';
import { addressWith } from '../../../contract/send/addresses.ts';
import type { OutgoingRequest } from '../../../contract/send/send.ts';
import { equalSecrets } from '../../../contract/serve/signed.ts';
import { formerAddressMs } from '../../limits.ts';
import { defined } from '../../shared/part.ts';
import type { Journal } from '../journal/journal.ts';
import type { Reader } from '../store/port.ts';
import type { Agent, Channel, DeliveryKind, Due } from '../store/records.ts';

/** Returns a channel, even a removed one; undefined if there is none. */
export async function channelOf(channel_id: string, reader: Reader): Promise<Channel | undefined> {
  return (await reader.get('channels', channel_id))?.data;
}

/**
 * Returns the channel with this id and random string, even a removed one. A former random string is accepted until it expires. Returns
 * undefined if the string is wrong. The strings are compared in constant time (CHN-IN-06).
 */
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

/**
 * Replaces the random string of a channel. With `keepFormer`, the previous string stays valid for `formerAddressMs`. Any older string
 * becomes invalid.
 */
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

/**
 * Changes the settings of a channel. Its address stays the same. A setting that is absent stays unchanged, and null removes the customer
 * endpoint.
 */
export async function changeChannel(
  { customer_endpoint: known, ...channel }: Channel,
  { customer_endpoint = known, ...changes }: ChannelChange,
  journal: Journal,
): Promise<Channel> {
  const endpoint = customer_endpoint && { customer_endpoint: endpointOf(customer_endpoint) };
  const changed = { ...channel, ...defined(changes), ...endpoint };
  return publishChange(changed, journal);
}

/** Marks a channel as removed, and its open chats as due to be closed. Its address then returns the status 0. */
export async function removeChannel(channel: Channel, journal: Journal): Promise<void> {
  await journal.channel({ ...channel, removed: true, due: { close: journal.now } });
  await journal.event({ event: 'channel_removed', channel });
}

/** Removes the slashes at the end of an endpoint, because the channel's id is appended after a slash. */
function endpointOf(customer_endpoint: string): string {
  return customer_endpoint.replace(/\/+$/, '');
}

/** True if the channel is not removed and one of its agents is on line (CHN-IN-02). */
export async function isAvailable({ agents, removed }: Channel, reader: Reader): Promise<boolean> {
  if (removed) return false;
  const known = await Promise.all(agents.map((agent_id) => agentOf(agent_id, reader)));
  return known.some((agent) => agent?.online);
}

/**
 * Removes the change `what` from the due changes of a channel after it was completed. If the change was requested again after `since`, it
 * stays due.
 */
export async function strikeOff(
  channel_id: string,
  what: Due,
  since: number,
  journal: Journal,
): Promise<void> {
  const channel = await channelOf(channel_id, journal);
  if (channel?.due?.[what] === since) await journal.channel(withDue(channel, what));
}

/** Returns a copy of a channel with the change `what` marked as due since the time `since`. Without `since`, the copy has no such mark. */
export function withDue({ due = {}, ...channel }: Channel, what: Due, since?: number): Channel {
  const { [what]: _, ...others } = due;
  const all = { ...others, ...(since !== undefined && { [what]: since }) };
  return Object.keys(all).length === 0 ? channel : { ...channel, due: all };
}

/** Stores the changed copy of a channel, and publishes the event channel_changed. */
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

export async function agentOf(agent_id: string | undefined, reader: Reader): Promise<Agent | undefined> {
  return agent_id === undefined ? undefined : (await reader.get('agents', agent_id))?.data;
}

/** Returns the agent with this id; undefined if there is none, or if the agent is removed. */
export async function existingAgent(
  agent_id: string | undefined,
  reader: Reader,
): Promise<Agent | undefined> {
  const agent = await agentOf(agent_id, reader);
  return agent?.removed ? undefined : agent;
}

/** Returns all agents except removed ones, ordered by id. */
export async function listAgents(reader: Reader): Promise<Agent[]> {
  const rows = await reader.find('agents');
  return rows.map(({ data }) => data).filter(({ removed }) => !removed);
}

/**
 * Adds an agent, or changes an existing one. A setting that is absent stays unchanged, and null removes it. The name of a new agent is the
 * id by default. If `online` is set, the agent's consoles do not change it until one of them reports.
 */
export async function putAgent(agent_id: string, settings: AgentSettings, journal: Journal): Promise<Agent> {
  const stored: Agent = (await agentOf(agent_id, journal)) ?? { agent_id, name: agent_id, online: false };
  const { removed: _, away, seen_at, ...known } = stored;
  const follows = settings.online === undefined && defined({ away, seen_at });
  const number = known.number ?? (await journal.next('agent'));
  const agent = Object.entries({ ...known, ...follows, ...settings, number });
  return publishAgent(
    Object.fromEntries(agent.filter(([, value]) => value !== null)) as unknown as Agent,
    journal,
  );
}

/** Stores the changed copy of an agent, and publishes the event agent_changed. */
export async function publishAgent(agent: Agent, journal: Journal): Promise<Agent> {
  journal.agent(agent);
  await journal.event({ event: 'agent_changed', agent });
  return agent;
}

/**
 * Removes an agent from the list of agents and from all channels. Marks the removal as due until the agent's chats are back in the queue.
 */
export async function dismissAgent(agent: Agent, journal: Journal): Promise<void> {
  const { away: _, seen_at: __, ...known } = agent;
  journal.agent({ ...known, online: false, removed: 'due' });
  for (const channel of await presentChannels(journal)) {
    const agents = channel.agents.filter((agent_id) => agent_id !== agent.agent_id);
    if (agents.length < channel.agents.length) await publishChange({ ...channel, agents }, journal);
  }
  await journal.event({ event: 'agent_removed', agent: { ...known, online: false } });
}

/** An agent who has a number. Webhooks identify agents by this number (OPEN-20). */
export type NumberedAgent = Agent & { number: number };

/** Returns an agent with a number, and assigns one if the agent has none. Returns undefined if there is no such agent. */
export async function numberedAgent(
  agent_id: string | undefined,
  journal: Journal,
): Promise<NumberedAgent | undefined> {
  const agent = await agentOf(agent_id, journal);
  if (!agent) return undefined;
  if (agent.number !== undefined) return { ...agent, number: agent.number };
  const numbered = { ...agent, number: await journal.next('agent') };
  journal.agent(numbered);
  return numbered;
}

/** The parts of a request without its body: the address and credentials of one destination of a channel. */
export type Envelope = Omit<OutgoingRequest, 'body'>;

/**
 * Returns the address and credentials for a channel's deliveries of a kind; undefined if the channel has no such destination. `id`
 * identifies a webhook, and is part of its signature.
 */
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
