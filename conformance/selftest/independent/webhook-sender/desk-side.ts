import type { Body } from '../body.ts';
import { type Driven, IndependentDesk, notFound, type Reply, randomString } from '../desk.ts';
import type { Agent, Call, Channel, Chat } from './model.ts';

/** The methods of the webhook sender that its desk calls. */
export interface DrivenSender extends Driven<Channel, Chat, Agent> {
  readonly calls: Call[];
  learn(chat: Chat, known: Body): void;
  accept(chat: Chat, agent: Agent): void;
  assign(chat: Chat, agent: Agent): void;
  write(chat: Chat, agent: Agent, text: string): void;
  finish(chat: Chat): void;
  move(call: Call, move: Body): void;
  form(channel: Channel, form: Body): void;
}

/** The desk of the independent sender. It has no stream of events. */
export class SenderDesk extends IndependentDesk<Channel, Chat, DrivenSender> {
  override streams = false;
  protected override readonly missingStatus = 501;

  protected createChannel({ name }: Body): Reply {
    const { channels, url } = this.service;
    const channel = { id: `widget${channels.length + 1}`, random: randomString(), name };
    channels.push(channel);
    return [201, { channel_id: channel.id, name, endpoint: `${url}/${channel.random}/${channel.id}` }];
  }

  protected onChannel(what: string, channel: Channel, body: Body): Reply {
    if (what === 'PUT channels webhook') channel.receiver = body['url'];
    else if (what === 'POST channels offline-messages') this.service.form(channel, body);
    else return [405];
    return what.startsWith('PUT') ? [204] : [202, { offline_message_id: '0' }];
  }

  protected inChat(what: string, chat: Chat, body: Body): Reply {
    const sender = this.service;
    const agent = sender.agents.get(body['agent_id']);
    if (what === 'PUT chats visitor') sender.learn(chat, body);
    else if (what === 'POST chats calls') return this.#startCall(chat, agent, body);
    else if (!agent) return notFound;
    else if (what === 'POST chats accept') sender.accept(chat, agent);
    else if (what === 'POST chats assign') sender.assign(chat, agent);
    else if (what === 'POST chats messages') sender.write(chat, agent, body['message'].text);
    else if (what === 'POST chats close') sender.finish(chat);
    else return [405];
    return [200, this.shown(chat)];
  }

  #startCall(chat: Chat, agent: Agent | undefined, { type, phone }: Body): Reply {
    const { calls } = this.service;
    const call = { id: calls.length + 1, chat, agent, type, phone };
    calls.push(call);
    this.service.move(call, { status: 'start' });
    return [201, { call_id: call.id, chat_id: chat.number, type, phone, status: 'start' }];
  }

  protected override beside(what: string, id: string, move: Body): Reply {
    const call = this.service.calls[Number(id) - 1];
    if (!call || what !== 'PUT calls status') return notFound;
    this.service.move(call, move);
    return [
      200,
      { call_id: call.id, chat_id: call.chat.number, type: call.type, phone: call.phone, ...move },
    ];
  }

  protected transcript({ number, messages }: Chat): Body[] {
    return messages.map(({ from, text, at }, index) => ({
      entry_id: number * 1000 + index,
      chat_id: number,
      at: new Date(at * 1000).toISOString(),
      from,
      type: 'text',
      text,
    }));
  }

  /**
   * Returns a chat as its agents see it. The panel shows the receiver's answer to chat_accepted: the assign button, the custom fields in
   * their order, and the button for the CRM link.
   */
  protected shown({ number, channel, visitor, open, data }: Chat): Body {
    const { name = 'Anonymous', email, phone } = visitor.known;
    const panel = [
      ...(data['enable_assign'] ? [{ kind: 'assign_button' }] : []),
      ...(data['custom_data'] ?? []).map((field: Body) => ({ kind: 'custom_field', ...field })),
      ...(data['crm_link'] ? [{ kind: 'crm_button', link: data['crm_link'] }] : []),
    ];
    return {
      chat_id: number,
      channel_id: channel.id,
      state: open ? 'open' : 'closed',
      customer: { id: visitor.senderId, name, email, phone },
      panel,
    };
  }
}
