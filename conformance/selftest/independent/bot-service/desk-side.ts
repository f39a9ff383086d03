import { type Asked, fault, IndependentDesk, notFound, type Reply, randomString } from '../desk.ts';
import type { Body, BotChannel, BotChat } from './model.ts';

/** What the desk needs of the conversations behind it. */
export interface DrivenBots {
  readonly agents: Map<string, Body>;
  readonly channels: BotChannel[];
  readonly chats: BotChat[];
  readonly url: string;
  isSafe(endpoint: string): boolean;
  accepted(chat: BotChat): void;
  closed(chat: BotChat): void;
  transfer(chat: BotChat): void;
}

/** The desk of the independent bot service. */
export class BotDeskSide extends IndependentDesk {
  readonly service: DrivenBots;
  takesAuthorization = true;
  /** Whether a chat says who has it. */
  tellsHandler = true;
  #entries = 0;

  constructor(service: DrivenBots) {
    super();
    this.service = service;
  }

  add(chat: BotChat, content: Body): void {
    this.#entries += 1;
    const entry = { entry_id: this.#entries, chat_id: chat.number, at: new Date().toISOString(), ...content };
    chat.transcript.push(entry);
    this.tell('entry_added', chat);
  }

  tell(event: string, chat: BotChat): void {
    this.publish(event, { chat: this.#shown(chat) });
  }

  protected act({ what, id, body, channelId }: Asked): Reply {
    const { service } = this;
    if (what === 'POST channels') return [201, this.#createChannel(body)];
    if (what === 'PUT channels bot')
      return this.#connectBot(
        service.channels.find((each) => each.id === id),
        body,
      );
    if (what === 'GET chats' && id === '') return [200, { chats: this.#chats(channelId) }];
    const chat = service.chats[Number(id) - 1];
    if (!chat) return notFound;
    if (what === 'GET chats') return [200, { chat: this.#shown(chat), transcript: chat.transcript }];
    if (what === 'POST chats accept') service.accepted(chat);
    else if (what === 'POST chats close') service.closed(chat);
    else if (what === 'POST chats request-agent') service.transfer(chat);
    else return [405];
    return [200, this.#shown(chat)];
  }

  #createChannel({ customer_endpoint: customerEndpoint, agents }: Body): Body {
    const id = `bots${this.service.channels.length + 1}`;
    const channel = { id, random: randomString(), customerEndpoint, agents };
    this.service.channels.push(channel);
    return { channel_id: id, endpoint: `${this.service.url}/${channel.random}/${id}` };
  }

  #connectBot(channel: BotChannel | undefined, settings: Body): Reply {
    if (!channel) return [404];
    const { bot_endpoint, token, authorization } = settings;
    if (!this.service.isSafe(bot_endpoint)) return [400, fault('invalid_request', 'only https')];
    if (authorization && !this.takesAuthorization) return [400, fault('invalid_request', 'no')];
    const providerId = `provider-${channel.id}`;
    channel.bot = { endpoint: bot_endpoint, token, providerId, ...(authorization && { authorization }) };
    const endpoint = `${this.service.url}/webhooks/${providerId}/${token}`;
    return [200, { channel_id: channel.id, provider_id: providerId, bot_endpoint, endpoint }];
  }

  #chats(channelId: string | null): Body[] {
    const { chats } = this.service;
    return chats.filter(({ channel }) => channel.id === channelId).map((chat) => this.#shown(chat));
  }

  #shown({ number, channel, senderId, open, openedAt, handledBy }: BotChat): Body {
    return {
      chat_id: number,
      channel_id: channel.id,
      state: open ? 'open' : 'closed',
      customer: { id: senderId, name: 'Anonymous' },
      customer_typing: false,
      opened_at: openedAt,
      ...(this.tellsHandler && { handled_by: handledBy }),
    };
  }
}
