import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Body, postJson } from '../body.ts';
import { Party } from '../party.ts';
import { SenderDesk } from './desk-side.ts';
import type { Agent, Call, Channel, Chat, Message, Visitor } from './model.ts';

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

/** Builds the bodies of the events, with one method for each part of a body. A broken sender overrides one method. */
class EventBodies {
  /** Returns the fields that every event has. */
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

  /** Returns the fields of an event about a chat: the chat's number, and the agent, by default the agent who joined last. */
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

  /**
   * Derives the agent_id of a message from the agent's id. In the source documents, an agent has an id of text, but a message names its
   * agent by a number.
   */
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

/** Returns the members that are not undefined. */
function without(members: Body): Body {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/** A minimal sender of developer webhooks, with all state in memory. Broken implementations override one method. */
export class IndependentSender extends Party {
  readonly channels: Channel[] = [];
  readonly agents = new Map<string, Agent>();
  readonly chats: Chat[] = [];
  readonly calls: Call[] = [];
  readonly visitors: Visitor[] = [];
  events = new EventBodies();
  formName = 'offline_message';
  #forms = 0;
  readonly desk = new SenderDesk(this);
  protected async serve(request: IncomingMessage, response: ServerResponse, parts: Buffer[]): Promise<void> {
    const text = Buffer.concat(parts).toString();
    const path = (request.url ?? '').split('?')[0]!;
    const [, first = '', second = ''] = path.split('/').map(decodeURIComponent);
    if (first === 'desk') return this.desk.serve(request, response, path.slice('/desk'.length), text);
    const channel = this.channels.find(({ random, id }) => random === first && id === second);
    if (channel) this.heard(channel, JSON.parse(text));
    response.writeHead(channel ? 200 : 404).end();
  }

  /** Handles a visitor's message. Contact data in the message replace the visitor's data, as if the visitor had entered them. */
  heard(channel: Channel, { sender, message }: Body): void {
    const chat = this.#chatOf(channel, this.#visitor(sender['id']));
    const { name, email, phone } = sender;
    chat.messages.push({ from: 'customer', text: message['text'], at: this.now() });
    this.learn(chat, { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) });
  }

  /** Returns the current time in seconds since 1970. */
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

  /**
   * Stores data about a visitor and a chat. If contact data or the description changed in an accepted chat, sends chat_updated. Other data
   * appear in later events only.
   */
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

  /** Handles an agent's click on Reply. Sends chat_accepted, unless this agent has already accepted the chat. */
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

  /**
   * Handles the answer to chat_accepted. If its result is OK, stores the data for the agents, and replaces the visitor's contact data by
   * `contact_info`. Otherwise ignores the answer.
   */
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

  /** Sends the event of an offline form. Such an event belongs to no chat. */
  form(channel: Channel, { message, ...known }: Body): void {
    this.#forms += 1;
    const visitor = { senderId: undefined, number: 1000 + this.#forms, chats: 0, known };
    const event = {
      ...this.events.common(channel.id, visitor),
      ...this.events.offline(this.#forms, message),
    };
    void this.send(channel, { event_name: this.formName, ...event });
  }

  /** Queues an event after the earlier events of its chat. Passes the body of the receiver's answer to `then`. */
  tell(chat: Chat, event_name: string, more: Body, then: (answer: Body) => void = () => undefined): void {
    const event = { event_name, ...this.events.common(chat.channel.id, chat.visitor), ...more };
    chat.lane = chat.lane.then(async () => then(await this.send(chat.channel, event)));
  }

  /**
   * Posts an event. Resolves with the body of the receiver's answer. Resolves with an empty object if there is no receiver or no JSON
   * answer.
   */
  async send({ receiver }: Channel, event: Body): Promise<Body> {
    if (receiver === undefined) return {};
    return ((await postJson(receiver, event, this.headers()))?.body ?? {}) as Body;
  }

  /** Returns the header fields of an event. */
  headers(): Record<string, string> {
    return { 'content-type': 'application/json' };
  }
}
