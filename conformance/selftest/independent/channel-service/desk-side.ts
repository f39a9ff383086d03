import { type Asked, fault, IndependentDesk, notFound, type Reply } from '../desk.ts';
import type { Agent, Body, Channel, Chat, Entry } from './model.ts';

/** What the desk needs of the service behind it. */
export interface DrivenService {
  readonly channels: Channel[];
  readonly agents: Map<string, Agent>;
  readonly chats: Chat[];
  readonly url: string;
  addChannel(settings: Body): Channel;
  isSafe(endpoint: string): boolean;
  write(chat: Chat, agent: Agent, message: Body): Entry;
  typing(chat: Chat, agent: Agent, typing: boolean): void;
}

/** The desk of the independent service. */
export class DeskSide extends IndependentDesk {
  readonly service: DrivenService;

  constructor(service: DrivenService) {
    super();
    this.service = service;
  }

  tell(event: string, chat: Chat, entry?: Entry): void {
    this.publish(event, { chat: shownChat(chat), ...(entry && { entry }) });
  }

  protected act({ what, id, body, channelId }: Asked): Reply {
    const { service } = this;
    if (what === 'GET channels') return [200, { channels: service.channels.map(shownChannel) }];
    if (what === 'POST channels') return this.#createChannel(body);
    if (what === 'PATCH channels') return this.changeChannel(id, body);
    if (what === 'PUT channels bot') return this.connectBot(id, body);
    if (what === 'DELETE channels') return this.removeChannel(id);
    if (what === 'GET chats' && id === '') return [200, { chats: this.#chats(channelId).map(shownChat) }];
    const chat = service.chats[Number(id) - 1];
    if (!chat) return notFound;
    if (what === 'GET chats') return [200, { chat: shownChat(chat), transcript: chat.transcript }];
    return this.#inChat(chat, what, body);
  }

  #inChat(chat: Chat, what: string, body: Body): Reply {
    const agent = this.service.agents.get(body['agent_id']);
    if (!agent) return [400, fault('invalid_request', 'no such agent')];
    if (what === 'POST chats messages') return [202, this.service.write(chat, agent, body['message'])];
    if (what === 'POST chats close') chat.closed = true;
    if (what !== 'POST chats typing') return [200, shownChat(chat)];
    this.service.typing(chat, agent, body['typing']);
    return [202];
  }

  #createChannel(settings: Body): Reply {
    if (!this.service.isSafe(settings['customer_endpoint']))
      return [400, fault('invalid_request', 'only https')];
    const channel = this.service.addChannel(settings);
    const endpoint = `${this.service.url}/${channel.random}/${channel.id}`;
    return [201, { ...shownChannel(channel), endpoint }];
  }

  changeChannel(id: string, changes: Body): Reply {
    const channel = this.#channel(id);
    if (!channel) return notFound;
    const endpoint: unknown = changes['customer_endpoint'];
    if (typeof endpoint === 'string') {
      if (!this.service.isSafe(endpoint)) return [400, fault('invalid_request', 'only https')];
      channel.customerEndpoint = endpoint;
    }
    return [200, shownChannel(channel)];
  }

  /** A bot is put on a channel and never asked: the bot API is another matter. */
  connectBot(id: string, { token }: Body): Reply {
    const channel = this.#channel(id);
    if (!channel) return notFound;
    channel.hasBot = true;
    return [200, { provider_id: 'bot', endpoint: `${this.service.url}/webhooks/bot/${token}` }];
  }

  removeChannel(id: string): Reply {
    const channel = this.#channel(id);
    if (!channel) return notFound;
    channel.removed = true;
    return [204];
  }

  #channel(id: string): Channel | undefined {
    return this.service.channels.find((each) => each.id === id);
  }

  #chats(channelId: string | null): Chat[] {
    return this.service.chats
      .filter(({ channel }) => channelId === null || channel.id === channelId)
      .toReversed();
  }
}

function shownChannel({ id, name, customerEndpoint, chunked, agents }: Channel): Body {
  return { channel_id: id, name, customer_endpoint: customerEndpoint, chunked, agents };
}

function shownChat({ number, channel, customer, typing, closed, openedAt }: Chat): Body {
  const state = closed ? 'closed' : 'open';
  const shown = { chat_id: number, channel_id: channel.id, state, customer: { ...customer } };
  return { ...shown, customer_typing: typing, opened_at: openedAt };
}
