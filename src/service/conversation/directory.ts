import { randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  AgentSettings,
  BotSettings,
  ChannelSettings,
  DeskAgent,
  DeskChannel,
  WebhookSettings,
} from '../../../generated/desk/types.ts';
import type { Journal } from '../journal.ts';
import type { SqliteStore } from '../store/sqlite.ts';

/** A channel as the service keeps it. `random_string` is a credential: it stays out of lists, logs and errors. */
export interface Channel extends DeskChannel {
  random_string: string;
  created_at: number;
  removed: boolean;
  bot?: Bot;
  webhook?: WebhookSettings;
}

/** A bot that is connected to a channel. `token` and `authorization` are credentials. */
export interface Bot extends BotSettings {
  provider_id: string;
  name: string;
}

/** The agents and the channels. All of them are held in memory; the store has them for the next start. */
export class Directory {
  readonly agents = new Map<string, DeskAgent>();
  readonly channels = new Map<string, Channel>();

  constructor(store: SqliteStore) {
    for (const { agent_id, data } of store.all((db) => db.selectFrom('agents').selectAll())) {
      this.agents.set(agent_id, JSON.parse(data));
    }
    for (const row of store.all((db) => db.selectFrom('channels').selectAll().orderBy('created_at'))) {
      const { data, removed, ...columns } = row;
      this.channels.set(row.channel_id, { ...JSON.parse(data), ...columns, removed: removed === 1 });
    }
  }

  /** Adds or changes an agent; without a name a new one goes by its id. */
  putAgent(agent_id: string, settings: AgentSettings, journal: Journal): DeskAgent {
    const known = this.agents.get(agent_id) ?? { agent_id, name: agent_id, online: false };
    const agent = { ...known, ...settings };
    this.agents.set(agent_id, agent);
    journal.agent(agent);
    journal.event({ event: 'agent_changed', agent });
    return agent;
  }

  /** Sets up a channel under an id of its own, with a random string that cannot be guessed. */
  createChannel(settings: ChannelSettings, journal: Journal): Channel {
    const channel: Channel = {
      channel_id: randomBytes(9).toString('base64url'),
      random_string: randomBytes(24).toString('base64url'),
      name: settings.name,
      customer_endpoint: settings.customer_endpoint.replace(/\/+$/, ''),
      chunked: settings.chunked ?? false,
      agents: settings.agents,
      created_at: journal.now,
      removed: false,
    };
    this.channels.set(channel.channel_id, channel);
    journal.channel(channel);
    journal.event({ event: 'channel_created', channel: shown(channel) });
    return channel;
  }

  /** Takes a channel off the site. Its address still tells its status, which is 0 from now on. */
  removeChannel(channel: Channel, journal: Journal): void {
    channel.removed = true;
    journal.channel(channel);
    journal.event({ event: 'channel_removed', channel: shown(channel) });
  }

  /** Connects a bot, or takes it off. A provider without an identifier is issued one. */
  setBot(channel: Channel, settings: BotSettings | undefined, journal: Journal): Bot | undefined {
    delete channel.bot;
    if (settings) {
      channel.bot = {
        ...settings,
        bot_endpoint: settings.bot_endpoint.replace(/\/+$/, ''),
        provider_id: settings.provider_id ?? randomBytes(6).toString('base64url'),
        name: settings.name ?? channel.name,
      };
    }
    journal.channel(channel);
    return channel.bot;
  }

  /** Sets the address for developer webhooks, or takes it away. */
  setWebhook(channel: Channel, settings: WebhookSettings | undefined, journal: Journal): void {
    delete channel.webhook;
    if (settings) channel.webhook = settings;
    journal.channel(channel);
  }

  /** The channels whose bots are of a provider. */
  channelsOfProvider(provider_id: string): (Channel & { bot: Bot })[] {
    return [...this.channels.values()].filter(
      (channel): channel is Channel & { bot: Bot } =>
        !channel.removed && channel.bot?.provider_id === provider_id,
    );
  }

  /** The channel at an address, compared in constant time (CHN-IN-06). A removed one is still found. */
  channelAt(channel_id: string, random_string: string): Channel | undefined {
    const channel = this.channels.get(channel_id);
    return equalSecrets(channel?.random_string ?? '', random_string) ? channel : undefined;
  }

  /** Whether an agent of the channel is online (CHN-IN-02). */
  isAvailable({ agents, removed }: Channel): boolean {
    return !removed && agents.some((agent_id) => this.agents.get(agent_id)?.online);
  }

  /** The channels that are not removed, oldest first. */
  listChannels(): DeskChannel[] {
    return [...this.channels.values()].filter(({ removed }) => !removed).map(shown);
  }
}

/** A channel without what must not be shown. */
export function shown({ channel_id, name, customer_endpoint, chunked, agents }: Channel): DeskChannel {
  return { channel_id, name, customer_endpoint, chunked, agents };
}

/** Compares credentials in a time that tells nothing of where they differ. */
export function equalSecrets(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  if (a.length === 0) return false;
  return a.length === b.length ? timingSafeEqual(a, b) : timingSafeEqual(a, a) && false;
}
