import type { Body } from '../body.ts';
import { type Driven, fault, IndependentDesk, type Reply } from '../desk.ts';
import type { Agent, Channel, Chat, Entry } from './model.ts';

/** The methods of the channel service that its desk calls. */
export interface DrivenService extends Driven<Channel, Chat, Agent> {
  addChannel(settings: Body): Channel;
  isSafe(endpoint: string): boolean;
  write(chat: Chat, agent: Agent, message: Body): Entry;
  typing(chat: Chat, agent: Agent, typing: boolean): void;
}

/** The desk of the independent service. */
export class DeskSide extends IndependentDesk<Channel, Chat, DrivenService> {
  tell(event: string, chat: Chat, entry?: Entry): void {
    this.publish(event, { chat: this.shown(chat), ...(entry && { entry }) });
  }

  protected inChat(what: string, chat: Chat, body: Body): Reply {
    const agent = this.service.agents.get(body['agent_id']);
    if (!agent) return [400, fault('invalid_request', 'no such agent')];
    if (what === 'POST chats messages') return [202, this.service.write(chat, agent, body['message'])];
    if (what === 'POST chats close') chat.closed = true;
    if (what !== 'POST chats typing') return [200, this.shown(chat)];
    this.service.typing(chat, agent, body['typing']);
    return [202];
  }

  protected createChannel(settings: Body): Reply {
    if (!this.service.isSafe(settings['customer_endpoint']))
      return [400, fault('invalid_request', 'only https')];
    const channel = this.service.addChannel(settings);
    const endpoint = `${this.service.url}/${channel.random}/${channel.id}`;
    return [201, { ...shownChannel(channel), endpoint }];
  }

  protected onChannel(what: string, channel: Channel, body: Body): Reply {
    if (what === 'PATCH channels') return this.changeChannel(channel, body);
    if (what === 'DELETE channels') channel.removed = true;
    if (what !== 'PUT channels bot') return [204];
    // The desk connects the bot, but this service never sends the bot an event: other targets test the bot API.
    channel.hasBot = true;
    return [200, { provider_id: 'bot', endpoint: `${this.service.url}/webhooks/bot/${body['token']}` }];
  }

  changeChannel(channel: Channel, { customer_endpoint: endpoint }: Body): Reply {
    if (typeof endpoint === 'string') {
      if (!this.service.isSafe(endpoint)) return [400, fault('invalid_request', 'only https')];
      channel.customerEndpoint = endpoint;
    }
    return [200, shownChannel(channel)];
  }

  protected transcript({ transcript }: Chat): Entry[] {
    return transcript;
  }

  protected shown({ number, channel, customer, typing, closed, openedAt }: Chat): Body {
    const state = closed ? 'closed' : 'open';
    const shown = { chat_id: number, channel_id: channel.id, state, customer: { ...customer } };
    return { ...shown, customer_typing: typing, opened_at: openedAt };
  }
}

function shownChannel({ id, name, customerEndpoint, chunked, agents }: Channel): Body {
  return { channel_id: id, name, customer_endpoint: customerEndpoint, chunked, agents };
}
