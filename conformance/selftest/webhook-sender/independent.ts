import type { IncomingMessage, ServerResponse } from 'node:http';
import { IndependentDesk, notFound, type Reply, randomString } from '../independent/desk.ts';
import { type Body, Party, postJson } from '../independent/party.ts';

export interface Channel {
  id: string;
  random: string;
  name: string;
  receiver?: string;
}

export interface Agent {
  agent_id: string;
  name: string;
  email?: string;
  phone?: string;
  department?: Body;
}

export interface Visitor {
  senderId: unknown;
  number: number;
  chats: number;
  known: Body;
}

export interface Message {
  from: 'customer' | 'agent';
  text: string;
  at: number;
  agent?: Agent;
}

export interface Chat {
  number: number;
  channel: Channel;
  visitor: Visitor;
  open: boolean;
  agents: Agent[];
  messages: Message[];
  rate: string | null;
  blacklisted: boolean;
  data: Body;
  lane: Promise<void>;
}

export interface Call {
  id: number;
  chat: Chat;
  agent: Agent | undefined;
  type: string;
  phone: string;
}

const unknownPlace = {
  region_code: '',
  country: '',
  country_code: '',
  region: '',
  city: '',
  latitude: '',
  longitude: '',
  organization: '',
};

class EventBodies {
  common(widgetId: string, visitor: Visitor): Body {
    const { session = {}, page = { url: 'https://shop.example/' }, user_token } = visitor.known;
    return {
      widget_id: widgetId,
      visitor: this.visitor(visitor),
      session: this.session(session),
      page,
      ...(user_token !== undefined && this.token(user_token)),
    };
  }

  token(token: string): Body {
    return { visitor_id: token };
  }

  visitor({ number, chats, known: { session: _, page: __, user_token: ___, ...person } }: Visitor): Body {
    return { number: String(number), chats_count: chats, description: '', ...person };
  }

  session({ geoip = {}, utm_json, ip_addr = '127.0.0.1', user_agent = 'unknown' }: Body): Body {
    return { geoip: { ...unknownPlace, ...geoip }, ip_addr, user_agent, ...without({ utm_json }) };
  }

  agent({ agent_id, name, email = '', phone }: Agent): Body {
    return { id: agent_id, name, email, ...without({ phone }) };
  }

  inChat({ number, agents }: Chat, agent: Agent | undefined = agents.at(-1)): Body {
    if (!agent) return { chat_id: number };
    const { department } = agent;
    return { chat_id: number, agent: this.agent(agent), ...without({ department }) };
  }

  finished({ number, agents, messages, rate, blacklisted }: Chat): Body {
    const chat = { messages: messages.map((each) => this.message(each)), rate, blacklisted };
    const department = agents.at(-1)?.department;
    return {
      chat_id: number,
      agents: agents.map((each) => this.agent(each)),
      chat,
      ...without({ department }),
    };
  }

  message({ from, text, at, agent }: Message): Body {
    const said = { timestamp: at, text };
    return from === 'customer'
      ? { type: 'visitor', ...said }
      : { type: 'agent', agent_id: this.agentNumber(agent), ...said };
  }

  /** Derives the number of an agent from the id. A message names its agent by a number, other fields by a text. */
  agentNumber(agent: Agent | undefined): number {
    return [...(agent?.agent_id ?? '')].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7);
  }

  call({ type, phone }: Call, { status, reason, record_url }: Body): Body {
    return { call: { type, phone, status, ...without({ reason, record_url }) } };
  }

  offline(number: number, message: string): Body {
    return { offline_message_id: `form-${number}`, message };
  }
}

function without(members: Body): Body {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** A minimal sender of webhooks, written from the source documents alone. All state is in memory. */
export class IndependentSender extends Party {
  readonly channels: Channel[] = [];
  readonly agents = new Map<string, Agent>();
  readonly chats: Chat[] = [];
  readonly calls: Call[] = [];
  readonly visitors: Visitor[] = [];
  events = new EventBodies();
  formName = 'offline_message';
  #forms = 0;
  readonly desk: SenderDesk = new SenderDesk(this);
  protected async serve(request: IncomingMessage, response: ServerResponse, parts: Buffer[]): Promise<void> {
    const text = Buffer.concat(parts).toString();
    const path = (request.url ?? '').split('?')[0]!;
    const [, first = '', second = ''] = path.split('/').map(decodeURIComponent);
    if (first === 'desk') return this.desk.serve(request, response, path.slice('/desk'.length), text);
    const channel = this.channels.find(({ random, id }) => random === first && id === second);
    if (channel) this.heard(channel, JSON.parse(text));
    response.writeHead(channel ? 200 : 404).end();
  }

  heard(channel: Channel, { sender, message }: Body): void {
    const chat = this.#chatOf(channel, this.#visitor(sender['id']));
    const { name, email, phone } = sender;
    chat.messages.push({ from: 'customer', text: message['text'], at: this.now() });
    this.learn(chat, { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) });
  }

  now(): number {
    return Math.floor(Date.now() / 1000);
  }

  #visitor(senderId: unknown): Visitor {
    const known = this.visitors.find((each) => each.senderId === senderId);
    if (known) return known;
    const visitor = { senderId, number: this.visitors.length + 1, chats: 0, known: {} };
    this.visitors.push(visitor);
    return visitor;
  }

  #chatOf(channel: Channel, visitor: Visitor): Chat {
    const known = this.chats.find(
      (each) => each.channel === channel && each.visitor === visitor && each.open,
    );
    if (known) return known;
    visitor.chats += 1;
    const number = this.chats.length + 1;
    const state = { open: true, rate: null, blacklisted: false, data: {}, lane: Promise.resolve() };
    const chat: Chat = { number, channel, visitor, agents: [], messages: [], ...state };
    this.chats.push(chat);
    return chat;
  }

  /** Stores data about a visitor. Contact data and the description cause chat_updated. */
  learn(chat: Chat, { rate, blacklisted, ...known }: Body): void {
    const isNews = Object.keys(known).some(
      (key) => !['social', 'session', 'page', 'user_token'].includes(key),
    );
    Object.assign(chat.visitor.known, known);
    if (rate !== undefined) chat.rate = rate;
    if (blacklisted !== undefined) chat.blacklisted = blacklisted;
    if (isNews && chat.agents.length > 0) this.updated(chat);
  }

  updated(chat: Chat): void {
    this.tell(chat, 'chat_updated', this.events.inChat(chat));
  }

  accept(chat: Chat, agent: Agent): void {
    if (chat.agents.includes(agent)) return;
    chat.agents.push(agent);
    this.accepted(chat, agent);
  }

  accepted(chat: Chat, agent: Agent): void {
    this.tell(chat, 'chat_accepted', this.events.inChat(chat, agent), (answer) =>
      this.answered(chat, answer),
    );
  }

  answered(chat: Chat, { result, contact_info, ...data }: Body): void {
    if (result !== 'OK') return;
    chat.data = data;
    Object.assign(chat.visitor.known, contact_info);
  }

  assign(chat: Chat, agent: Agent): void {
    const assign_to: string = chat.data['crm_link'];
    this.tell(chat, 'chat_assigned', { ...this.events.inChat(chat, agent), assign_to });
  }

  write(chat: Chat, agent: Agent, text: string): void {
    if (!chat.agents.includes(agent)) chat.agents.push(agent);
    chat.messages.push({ from: 'agent', text, at: this.now(), agent });
  }

  finish(chat: Chat): void {
    chat.open = false;
    this.tell(chat, 'chat_finished', this.events.finished(chat));
  }

  move(call: Call, move: Body): void {
    this.tell(call.chat, 'call_event', {
      ...this.events.inChat(call.chat, call.agent),
      ...this.events.call(call, move),
    });
  }

  form(channel: Channel, { message, ...known }: Body): void {
    this.#forms += 1;
    const visitor = { senderId: undefined, number: 1000 + this.#forms, chats: 0, known };
    const event = {
      ...this.events.common(channel.id, visitor),
      ...this.events.offline(this.#forms, message),
    };
    void this.send(channel, { event_name: this.formName, ...event });
  }

  tell(chat: Chat, event_name: string, more: Body, then: (answer: Body) => void = () => undefined): void {
    const event = { event_name, ...this.events.common(chat.channel.id, chat.visitor), ...more };
    chat.lane = chat.lane.then(async () => then(await this.send(chat.channel, event)));
  }

  async send({ receiver }: Channel, event: Body): Promise<Body> {
    if (receiver === undefined) return {};
    return ((await postJson(receiver, event, this.headers()))?.body ?? {}) as Body;
  }

  headers(): Record<string, string> {
    return { 'content-type': 'application/json' };
  }
}

class SenderDesk extends IndependentDesk<Channel, Chat, IndependentSender> {
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
