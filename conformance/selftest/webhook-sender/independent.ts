import type { DeskAgent as Agent } from '../../../generated/reference/desk/types.ts';
import type { Channel, Chat, Entry } from '../independent/delivery.ts';
import { type Body, postJson } from '../independent/party.ts';
import { IndependentDesk, IndependentService, notFound, type Reply } from '../independent/service.ts';

interface SenderChannel extends Channel {
  receiver?: string;
}

interface Visitor {
  senderId: unknown;
  number: number;
  chats: number;
  known: Body;
}

interface SenderChat extends Chat {
  channel: SenderChannel;
  visitor: Visitor;
  agents: Agent[];
  rate: string | null;
  blacklisted: boolean;
  data: Body;
  events: Promise<void>;
}

interface Call {
  id: number;
  chat: SenderChat;
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

  inChat({ number, agents }: SenderChat, agent: Agent | undefined = agents.at(-1)): Body {
    if (!agent) return { chat_id: number };
    const { department } = agent;
    return { chat_id: number, agent: this.agent(agent), ...without({ department }) };
  }

  finished({ number, agents, transcript, rate, blacklisted }: SenderChat): Body {
    const messages = transcript.filter(({ from }) => from !== 'system').map((each) => this.message(each));
    const chat = { messages, rate, blacklisted };
    const department = agents.at(-1)?.department;
    return {
      chat_id: number,
      agents: agents.map((each) => this.agent(each)),
      chat,
      ...without({ department }),
    };
  }

  message({ from, text, at, agent_id }: Entry): Body {
    const said = { timestamp: Math.floor(Date.parse(at) / 1000), text };
    return from === 'customer'
      ? { type: 'visitor', ...said }
      : { type: 'agent', agent_id: this.agentNumber(String(agent_id)), ...said };
  }

  /** Derives the number of an agent from the id. A message names its agent by a number, other fields by a text. */
  agentNumber(agentId: string): number {
    return [...agentId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7);
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

/** A minimal sender of webhooks, written from the source documents alone. */
export class IndependentSender extends IndependentService {
  declare readonly channels: SenderChannel[];
  declare readonly chats: SenderChat[];
  readonly calls: Call[] = [];
  readonly visitors: Visitor[] = [];
  events = new EventBodies();
  formName = 'offline_message';
  #forms = 0;
  override desk: SenderDesk = new SenderDesk(this);

  override opened(channel: SenderChannel, sender: Body): SenderChat {
    const visitor = this.#visitor(sender['id']);
    visitor.chats += 1;
    const state = { agents: [], rate: null, blacklisted: false, data: {}, events: Promise.resolve() };
    return { ...super.opened(channel, sender), channel, visitor, ...state };
  }

  #visitor(senderId: unknown): Visitor {
    const known = this.visitors.find((each) => each.senderId === senderId);
    if (known) return known;
    const visitor = { senderId, number: this.visitors.length + 1, chats: 0, known: {} };
    this.visitors.push(visitor);
    return visitor;
  }

  override update(chat: SenderChat, sender: Body): void {
    super.update(chat, sender);
    const { name, email, phone } = sender;
    this.learn(chat, { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) });
  }

  /** Stores data about a visitor. Contact data and the description cause chat_updated. */
  learn(chat: SenderChat, { rate, blacklisted, ...known }: Body): void {
    const isNews = Object.keys(known).some(
      (key) => !['social', 'session', 'page', 'user_token'].includes(key),
    );
    Object.assign(chat.visitor.known, known);
    if (rate !== undefined) chat.rate = rate;
    if (blacklisted !== undefined) chat.blacklisted = blacklisted;
    if (isNews && chat.agents.length > 0) this.updated(chat);
  }

  updated(chat: SenderChat): void {
    this.tell(chat, 'chat_updated', this.events.inChat(chat));
  }

  join(chat: SenderChat, agent: Agent): void {
    if (chat.agents.includes(agent)) return;
    chat.agents.push(agent);
    this.taken(chat, agent);
  }

  taken(chat: SenderChat, agent: Agent): void {
    this.tell(chat, 'chat_accepted', this.events.inChat(chat, agent), (answer) =>
      this.answered(chat, answer),
    );
  }

  answered(chat: SenderChat, { result, contact_info, ...data }: Body): void {
    if (result !== 'OK') return;
    chat.data = data;
    Object.assign(chat.visitor.known, contact_info);
  }

  assign(chat: SenderChat, agent: Agent): void {
    const assign_to: string = chat.data['crm_link'];
    this.tell(chat, 'chat_assigned', { ...this.events.inChat(chat, agent), assign_to });
  }

  override write(chat: SenderChat, agent: Agent, message: Body): Entry {
    if (!chat.agents.includes(agent)) chat.agents.push(agent);
    return super.write(chat, agent, message);
  }

  override finish(chat: SenderChat, by?: Agent): void {
    super.finish(chat, by);
    this.tell(chat, 'chat_finished', this.events.finished(chat));
  }

  move(call: Call, move: Body): void {
    this.tell(call.chat, 'call_event', {
      ...this.events.inChat(call.chat, call.agent),
      ...this.events.call(call, move),
    });
  }

  form(channel: SenderChannel, { message, ...known }: Body): void {
    this.#forms += 1;
    const visitor = { senderId: undefined, number: 1000 + this.#forms, chats: 0, known };
    const event = {
      ...this.events.common(channel.id, visitor),
      ...this.events.offline(this.#forms, message),
    };
    void this.send(channel, { event_name: this.formName, ...event });
  }

  tell(
    chat: SenderChat,
    event_name: string,
    more: Body,
    then: (answer: Body) => void = () => undefined,
  ): void {
    const event = { event_name, ...this.events.common(chat.channel.id, chat.visitor), ...more };
    chat.events = chat.events.then(async () => then(await this.send(chat.channel, event)));
  }

  async send({ receiver }: SenderChannel, event: Body): Promise<Body> {
    if (receiver === undefined) return {};
    return ((await postJson(receiver, event, this.headers()))?.body ?? {}) as Body;
  }

  headers(): Record<string, string> {
    return { 'content-type': 'application/json' };
  }
}

class SenderDesk extends IndependentDesk {
  declare readonly service: IndependentSender;
  override streams = false;

  protected override onChannel(what: string, channel: SenderChannel, body: Body): Reply {
    if (what === 'PUT channels webhook') channel.receiver = body['url'];
    else if (what === 'POST channels offline-messages') this.service.form(channel, body);
    else return super.onChannel(what, channel, body);
    return what.startsWith('PUT') ? [204] : [202, { offline_message_id: '0' }];
  }

  protected override inChat(what: string, chat: SenderChat, body: Body): Reply {
    const sender = this.service;
    const agent = sender.agents.get(body['agent_id']);
    if (what === 'PUT chats visitor') sender.learn(chat, body);
    else if (what === 'POST chats calls') return this.#startCall(chat, agent, body);
    else if (agent && what === 'POST chats accept') sender.join(chat, agent);
    else if (agent && what === 'POST chats assign') sender.assign(chat, agent);
    else return super.inChat(what, chat, body);
    return [200, this.shown(chat)];
  }

  #startCall(chat: SenderChat, agent: Agent | undefined, { type, phone }: Body): Reply {
    const { calls } = this.service;
    const call = { id: calls.length + 1, chat, agent, type, phone };
    calls.push(call);
    return this.#moved(call, { status: 'start' }, 201);
  }

  protected override beside(what: string, id: string, move: Body): Reply {
    const call = this.service.calls[Number(id) - 1];
    return call && what === 'PUT calls status' ? this.#moved(call, move, 200) : notFound;
  }

  #moved(call: Call, move: Body, status: number): Reply {
    this.service.move(call, move);
    const { id, chat, type, phone } = call;
    return [status, { call_id: id, chat_id: chat.number, type, phone, ...move }];
  }

  override shown(chat: SenderChat): Body {
    const { visitor, data } = chat;
    const { name = 'Anonymous', email, phone } = visitor.known;
    const panel = [
      ...(data['enable_assign'] ? [{ kind: 'assign_button' }] : []),
      ...(data['custom_data'] ?? []).map((field: Body) => ({ kind: 'custom_field', ...field })),
      ...(data['crm_link'] ? [{ kind: 'crm_button', link: data['crm_link'] }] : []),
    ];
    return { ...super.shown(chat), customer: { id: visitor.senderId, name, email, phone }, panel };
  }
}
