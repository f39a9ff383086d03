import type { Body } from '../body.ts';
import { type Driven, fault, IndependentDesk, type Reply, randomString } from '../desk.ts';
import type { BotChannel, BotChat } from './model.ts';

/** The methods of the bot service that its desk calls. */
export interface DrivenBots extends Driven<BotChannel, BotChat> {
  isSafe(endpoint: string): boolean;
  accepted(chat: BotChat): void;
  closed(chat: BotChat): void;
  transfer(chat: BotChat): void;
}

/** The desk of the independent bot service. */
export class BotDeskSide extends IndependentDesk<BotChannel, BotChat, DrivenBots> {
  takesAuthorization = true;
  /** False if the desk does not show whether the bot or the agents have a chat. */
  tellsHandler = true;
  #entries = 0;

  add(chat: BotChat, content: Body): void {
    this.#entries += 1;
    const entry = { entry_id: this.#entries, chat_id: chat.number, at: new Date().toISOString(), ...content };
    chat.transcript.push(entry);
    this.tell('entry_added', chat);
  }

  tell(event: string, chat: BotChat): void {
    this.publish(event, { chat: this.shown(chat) });
  }

  protected inChat(what: string, chat: BotChat): Reply {
    if (what === 'POST chats accept') this.service.accepted(chat);
    else if (what === 'POST chats close') this.service.closed(chat);
    else if (what === 'POST chats request-agent') this.service.transfer(chat);
    else return [405];
    return [200, this.shown(chat)];
  }

  protected createChannel({ customer_endpoint: customerEndpoint, agents }: Body): Reply {
    const id = `bots${this.service.channels.length + 1}`;
    const channel = { id, random: randomString(), customerEndpoint, agents };
    this.service.channels.push(channel);
    return [201, { channel_id: id, endpoint: `${this.service.url}/${channel.random}/${id}` }];
  }

  protected onChannel(what: string, channel: BotChannel, settings: Body): Reply {
    if (what !== 'PUT channels bot') return [405];
    const { bot_endpoint, token, authorization } = settings;
    if (!this.service.isSafe(bot_endpoint)) return [400, fault('invalid_request', 'only https')];
    if (authorization && !this.takesAuthorization) return [400, fault('invalid_request', 'no')];
    const providerId = `provider-${channel.id}`;
    channel.bot = { endpoint: bot_endpoint, token, providerId, ...(authorization && { authorization }) };
    const endpoint = `${this.service.url}/webhooks/${providerId}/${token}`;
    return [200, { channel_id: channel.id, provider_id: providerId, bot_endpoint, endpoint }];
  }

  protected transcript({ transcript }: BotChat): Body[] {
    return transcript;
  }

  protected shown({ number, channel, senderId, open, openedAt, handledBy }: BotChat): Body {
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
