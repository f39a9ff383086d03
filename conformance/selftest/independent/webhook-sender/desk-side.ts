import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Agent, Body, Call, Channel, Chat } from './model.ts';

/** What the desk needs of the sender behind it. */
export interface DrivenSender {
  readonly channels: Channel[];
  readonly agents: Map<string, Agent>;
  readonly chats: Chat[];
  readonly calls: Call[];
  readonly url: string;
  learn(chat: Chat, known: Body): void;
  accept(chat: Chat, agent: Agent): void;
  assign(chat: Chat, agent: Agent): void;
  write(chat: Chat, agent: Agent, text: string): void;
  finish(chat: Chat): void;
  move(call: Call, move: Body): void;
  form(channel: Channel, form: Body): void;
}

type Reply = [number, unknown?];
const notFound: Reply = [404, { error: { code: 'not_found', message: 'no such thing' } }];

/** The adapter that lets a suite drive the independent sender. It has no stream of events. */
export class SenderDesk {
  /** Operations that this desk does not have, by method and path without ids. */
  missing: string[] = [];
  readonly #sender: DrivenSender;

  constructor(sender: DrivenSender) {
    this.#sender = sender;
  }

  serve(request: IncomingMessage, response: ServerResponse, path: string[], text: string): void {
    const [kind = '', id = '', action = ''] = path;
    const channelId = new URL(request.url ?? '', 'http://desk').searchParams.get('channel_id');
    const [status, answer] = this.#act(
      [request.method, kind, action].filter((word) => word !== '').join(' '),
      id,
      text === '' ? {} : JSON.parse(text),
      channelId,
    );
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(answer === undefined ? undefined : JSON.stringify(answer));
  }

  #act(what: string, id: string, body: Body, channelId: string | null): Reply {
    const { agents, channels, chats } = this.#sender;
    if (this.missing.includes(what)) return [501];
    if (what === 'GET agents') return [200, { agents: [...agents.values()] }];
    if (what === 'PUT agents') return [200, this.#putAgent(id, body)];
    if (what === 'POST channels') return [201, this.#createChannel(body)];
    if (what.includes(' channels '))
      return this.#onChannel(
        what,
        channels.find((each) => each.id === id),
        body,
      );
    if (what === 'PUT calls status') return this.#moveCall(Number(id), body);
    if (what === 'GET chats' && id === '')
      return [200, { chats: chats.filter(({ channel }) => channel.id === channelId).map(shown) }];
    const chat = chats[Number(id) - 1];
    return chat ? this.#inChat(what, chat, body) : notFound;
  }

  #putAgent(agent_id: string, settings: Body): Agent {
    const agent = { name: agent_id, ...this.#sender.agents.get(agent_id), ...settings, agent_id };
    this.#sender.agents.set(agent_id, agent);
    return agent;
  }

  #createChannel({ name }: Body): Body {
    const { channels, url } = this.#sender;
    const channel = {
      id: `widget${channels.length + 1}`,
      random: randomBytes(9).toString('base64url'),
      name,
    };
    channels.push(channel);
    return { channel_id: channel.id, name, endpoint: `${url}/${channel.random}/${channel.id}` };
  }

  #onChannel(what: string, channel: Channel | undefined, body: Body): Reply {
    if (!channel) return notFound;
    if (what === 'PUT channels webhook') channel.receiver = body['url'];
    else if (what === 'POST channels offline-messages') this.#sender.form(channel, body);
    else return [405];
    return what.startsWith('PUT') ? [204] : [202, { offline_message_id: '0' }];
  }

  #inChat(what: string, chat: Chat, body: Body): Reply {
    const sender = this.#sender;
    const agent = sender.agents.get(body['agent_id']);
    if (what === 'GET chats') return [200, { chat: shown(chat), transcript: transcript(chat) }];
    if (what === 'PUT chats visitor') sender.learn(chat, body);
    else if (what === 'POST chats calls') return this.#startCall(chat, agent, body);
    else if (!agent) return notFound;
    else if (what === 'POST chats accept') sender.accept(chat, agent);
    else if (what === 'POST chats assign') sender.assign(chat, agent);
    else if (what === 'POST chats messages') sender.write(chat, agent, body['message'].text);
    else if (what === 'POST chats close') sender.finish(chat);
    else return [405];
    return [200, shown(chat)];
  }

  #startCall(chat: Chat, agent: Agent | undefined, { type, phone }: Body): Reply {
    const { calls } = this.#sender;
    const call = { id: calls.length + 1, chat, agent, type, phone };
    calls.push(call);
    this.#sender.move(call, { status: 'start' });
    return [201, { call_id: call.id, chat_id: chat.number, type, phone, status: 'start' }];
  }

  #moveCall(id: number, move: Body): Reply {
    const call = this.#sender.calls[id - 1];
    if (!call) return notFound;
    this.#sender.move(call, move);
    return [200, { call_id: id, chat_id: call.chat.number, type: call.type, phone: call.phone, ...move }];
  }
}

function transcript({ number, messages }: Chat): Body[] {
  return messages.map(({ from, text, at }, index) => ({
    entry_id: number * 1000 + index,
    chat_id: number,
    at: new Date(at * 1000).toISOString(),
    from,
    type: 'text',
    text,
  }));
}

/** A chat as its agents see it: the assign button, the fields in their order, the button of the card. */
function shown({ number, channel, visitor, open, data }: Chat): Body {
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
